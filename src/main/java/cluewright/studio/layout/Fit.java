package cluewright.studio.layout;

import cluewright.model.Board;
import cluewright.model.Puzzle;
import cluewright.replay.SolutionCounter;
import java.util.OptionalInt;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;

/** Tells whether some grid fits a board. */
enum Fit {
  /** Nobody looked yet, or the search was given up. */
  UNKNOWN,
  FITS,
  NEVER;

  /**
   * Looks for a grid for a while.
   *
   * @param stopped asked again and again meanwhile
   */
  static Fit of(Board board, BooleanSupplier stopped) {
    try {
      OptionalInt grids = new SolutionCounter(board, stopped).countIfQuick(Puzzle.empty(board), 1);
      if (grids.isEmpty()) {
        return UNKNOWN;
      }
      return grids.getAsInt() == 0 ? NEVER : FITS;
    } catch (CancellationException e) {
      return UNKNOWN;
    }
  }
}
