package cluewright.print;

import cluewright.model.Board;
import cluewright.model.GridState;
import cluewright.model.Puzzle;
import cluewright.replay.SolvingPath;
import cluewright.strategy.core.Deduction;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * A board as a picture for other programs: the lines, the clues and, if wanted, more.
 *
 * @param position the digits besides the clues and, if {@link Extra#CANDIDATES} is shown, the
 *     candidates; absent for the clues alone
 * @param solution the digits of cells that are open in the position; pale where something stands
 *     before them
 * @param step what led to the position: one deduction is shown with its argument, of several only
 *     what they change
 * @param firstNumber the number of the first of several deductions that follow each other; the
 *     cells that they place are then numbered from it
 */
public record PuzzlePicture(
    Puzzle clues,
    Optional<GridState> position,
    Optional<Puzzle> solution,
    List<Deduction> step,
    OptionalInt firstNumber,
    Set<Extra> extras) {

  /** What may be shown besides digits. */
  public enum Extra {
    CANDIDATES,
    /** The numbers of rows and columns at the upper and the left edge. */
    COORDINATES
  }

  public PuzzlePicture {
    step = List.copyOf(step);
    extras = Set.copyOf(extras);
    boolean fits =
        position.map(GridState::board).orElse(clues.board()) == clues.board()
            && solution.map(Puzzle::board).orElse(clues.board()) == clues.board();
    if (!fits) {
      throw new IllegalArgumentException("clues and position are of two boards");
    }
  }

  /** A picture without numbers in its cells. */
  public PuzzlePicture(
      Puzzle clues,
      Optional<GridState> position,
      Optional<Puzzle> solution,
      List<Deduction> step,
      Set<Extra> extras) {
    this(clues, position, solution, step, OptionalInt.empty(), extras);
  }

  /** A picture of a position. */
  public static PuzzlePicture of(Puzzle clues, Optional<GridState> position, Set<Extra> extras) {
    return new PuzzlePicture(clues, position, Optional.empty(), List.of(), extras);
  }

  /**
   * A picture of a state of a solving path, with what led to it.
   *
   * @param state n for qn, from 0
   */
  public static PuzzlePicture of(SolvingPath path, int state, Set<Extra> extras) {
    List<Deduction> step = state == 0 ? List.of() : path.steps().get(state - 1).deductions();
    return new PuzzlePicture(
        path.puzzle(), Optional.of(path.state(state)), Optional.empty(), step, extras);
  }

  /** This with a solution. */
  public PuzzlePicture withSolution(Puzzle digits) {
    return new PuzzlePicture(clues, position, Optional.of(digits), step, firstNumber, extras);
  }

  /** This without what led to the position. */
  public PuzzlePicture withoutStep() {
    return new PuzzlePicture(clues, position, solution, List.of(), extras);
  }

  /** This with the numbers of its deductions in the cells that they place. */
  PuzzlePicture numbered(int first) {
    return new PuzzlePicture(clues, position, solution, step, OptionalInt.of(first), extras);
  }

  /** How high it is, as a multiple of its width. */
  public double shape() {
    return grid().height() / grid().width();
  }

  Board board() {
    return clues.board();
  }

  PictureGrid grid() {
    return extras.contains(Extra.COORDINATES)
        ? PictureGrid.numbered(board())
        : PictureGrid.plain(board());
  }

  /** The digit that a cell has in the position, 0 for none. */
  int digit(int cell) {
    int clue = clues.digit(cell);
    return clue != 0 ? clue : position.map(state -> state.placed(cell)).orElse(0);
  }

  /** The state whose candidates are shown. */
  GridState candidates() {
    return position.orElseGet(() -> GridState.initial(clues));
  }
}
