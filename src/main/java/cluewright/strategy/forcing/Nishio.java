package cluewright.strategy.forcing;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.phrase.Phrase;
import cluewright.strategy.core.About;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.Evidence;
import cluewright.strategy.core.Finder;
import cluewright.strategy.core.Group;
import cluewright.strategy.core.Level;
import cluewright.strategy.core.Limit;
import cluewright.strategy.core.PlacementGraph;
import cluewright.strategy.core.SolvingState;
import cluewright.strategy.core.Strategy;
import cluewright.strategy.core.Variant;
import cluewright.strategy.core.Words;
import java.util.List;
import java.util.function.Predicate;

/**
 * Eliminates a candidate that no placement of its digit on the whole board uses.
 *
 * <p>A person supposes the candidate and follows its digit until a house has no place for it. Here
 * that needs no search (Eppstein, "Solving single-digit Sudoku subproblems", 2012, arXiv
 * 1202.5074), and is complete on all boards but some large ones of very many houses: see {@link
 * PlacementGraph}.
 */
public final class Nishio implements Finder {
  /** The score of a forcing chain, which HoDoKu would find instead. */
  private static final int SCORE = 500;

  private static final Variant VARIANT = Variant.of("nishio", "", Level.EXTREME, SCORE, 7.5);

  public static final Strategy STRATEGY =
      Strategy.of(
          new About("nishio", Group.LAST_RESORT, 1, List.of(VARIANT)).with(Limit.PLACEMENTS),
          Nishio::new);

  private final Strategy strategy;
  private final Board board;
  private final PlacementGraph graph;

  private Nishio(Strategy strategy, Board board) {
    this.strategy = strategy;
    this.board = board;
    this.graph = new PlacementGraph(board);
  }

  @Override
  public boolean find(SolvingState state, Predicate<Deduction> sink) {
    for (int digit = 1; digit <= board.digits(); digit++) {
      if (isNowhereOpen(state, digit)) {
        continue;
      }
      graph.follow(state, digit);
      for (int cell = 0; cell < board.cells(); cell++) {
        if (state.isOpen(cell, digit) && !graph.isUsed(cell) && sink.test(deduction(cell, digit))) {
          return true;
        }
      }
    }
    return false;
  }

  private static boolean isNowhereOpen(SolvingState state, int digit) {
    long open = 0;
    for (int word = 0; word < state.words(); word++) {
      open |= state.cells(digit, word);
    }
    return open == 0;
  }

  private Deduction deduction(int cell, int digit) {
    CellSet cells = CellSet.of(cell);
    return Deduction.eliminate(
        board,
        strategy,
        VARIANT,
        new int[] {board.candidate(cell, digit)},
        () ->
            Evidence.of(
                board,
                List.of(),
                cells,
                1 << (digit - 1),
                Phrase.of(
                    "strategies.reason-nishio", Words.digit(board, digit), board.label(cell))));
  }
}
