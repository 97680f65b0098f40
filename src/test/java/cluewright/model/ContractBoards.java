package cluewright.model;

import java.util.List;

/**
 * The boards on which contracts are tested: all shapes that matter, small enough to try much.
 *
 * <p>What holds on them holds on larger boards as well, since nothing but {@link Boards} knows
 * their size; that those are usable is tested apart, on few puzzles.
 */
public final class ContractBoards {
  public static final List<Board> ALL = List.of(Boards.FOUR, Boards.SIX, Boards.NINE);

  private ContractBoards() {}
}
