package cluewright.studio.layout;

import cluewright.model.Board;
import cluewright.model.Puzzle;
import cluewright.model.Stop;
import cluewright.replay.SolutionCounter;
import java.util.OptionalInt;
import java.util.concurrent.CancellationException;

/** Whether some grid fits a board. */
enum Fit {
  /** Not examined yet, or given up. */
  UNKNOWN,
  FITS,
  NEVER;

  /** Searches for a grid for a while. */
  static Fit of(Board board, Stop stop) {
    try {
      OptionalInt grids = new SolutionCounter(board, stop).countIfQuick(Puzzle.empty(board), 1);
      if (grids.isEmpty()) {
        return UNKNOWN;
      }
      return grids.getAsInt() == 0 ? NEVER : FITS;
    } catch (CancellationException e) {
      return UNKNOWN;
    }
  }
}
