package cluewright.batch;

import cluewright.model.Mask;
import cluewright.model.Puzzle;
import java.util.Optional;

/**
 * A randomly drawn mask.
 *
 * @param puzzle one of it that came with it, if any; nobody has checked it yet
 */
public record Drawn(Mask mask, Optional<Puzzle> puzzle) {
  /** A drawn mask without a puzzle. */
  public static Drawn of(Mask mask) {
    return new Drawn(mask, Optional.empty());
  }

  public static Drawn of(Puzzle puzzle) {
    return new Drawn(puzzle.mask(), Optional.of(puzzle));
  }
}
