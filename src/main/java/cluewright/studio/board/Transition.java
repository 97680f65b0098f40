package cluewright.studio.board;

import cluewright.model.GridState;
import java.util.Optional;

/**
 * How far one picture of a puzzle has become the next: a digit that was placed grows, a candidate
 * that is gone fades, and so does what was pointed out, while what is pointed out now appears.
 *
 * @param progress of the whole, from 0 to 1
 */
record Transition(BoardPicture from, BoardPicture to, double progress) {
  private static final double SMALLEST = 0.5;

  static Transition done(BoardPicture picture) {
    return new Transition(picture, picture, 1);
  }

  /** Whether going from one picture to another is a change of state that can be watched. */
  static boolean isWorthWatching(BoardPicture from, BoardPicture to) {
    return from.state().isPresent()
        && to.state().isPresent()
        && from.mask().equals(to.mask())
        && !from.equals(to);
  }

  boolean isDone() {
    return progress >= 1;
  }

  /** How opaque the digit of a cell is. */
  double digit(int cell) {
    return placed(from, cell) == placed(to, cell) ? 1 : progress;
  }

  /** How large the digit of a cell is, as a part of its size. */
  double digitSize(int cell) {
    return SMALLEST + (1 - SMALLEST) * digit(cell);
  }

  /** How opaque a plain candidate is; 0 where there is none. */
  double candidate(int cell, int digit) {
    boolean was = from.isPencilled(cell, digit);
    boolean is = to.isPencilled(cell, digit);
    if (was == is) {
      return is ? 1 : 0;
    }
    return is ? progress : 1 - progress;
  }

  private static int placed(BoardPicture picture, int cell) {
    Optional<GridState> state = picture.state();
    return state.isEmpty() ? 0 : state.get().placed(cell);
  }
}
