package cluewright.studio.board;

import cluewright.model.Board;
import cluewright.model.GridState;
import cluewright.model.Mask;
import java.util.Optional;

/**
 * What the board shows.
 *
 * @param mask the clue cells: rounded tiles, or digits once there is a state
 * @param state the digits and candidates; absent before there is a puzzle
 */
public record BoardPicture(Mask mask, Optional<GridState> state, Pencil pencil, Marks marks) {

  /** Whether candidates are written into open cells. */
  public enum Pencil {
    CANDIDATES,
    NOTHING
  }

  /** A mask without digits. */
  public static BoardPicture of(Mask mask, Marks marks) {
    return new BoardPicture(mask, Optional.empty(), Pencil.NOTHING, marks);
  }

  /** Whether a candidate stands in its cell as a plain pencil mark, which nothing points out. */
  boolean isPencilled(int cell, int digit) {
    return pencil == Pencil.CANDIDATES
        && state.isPresent()
        && state.get().placed(cell) == 0
        && state.get().hasCandidate(cell, digit)
        && !marks.pointsOut(board().candidate(cell, digit));
  }

  public Board board() {
    return mask.board();
  }
}
