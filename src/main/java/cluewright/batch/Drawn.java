package cluewright.batch;

import cluewright.model.Mask;
import cluewright.model.Puzzle;
import java.util.Optional;

/**
 * A mask that was drawn.
 *
 * @param puzzle one of it that came with it, if any; nobody has checked it yet
 */
public record Drawn(Mask mask, Optional<Puzzle> puzzle) {
  /** A mask alone. */
  public static Drawn of(Mask mask) {
    return new Drawn(mask, Optional.empty());
  }

  /** A puzzle with its mask. */
  public static Drawn of(Puzzle puzzle) {
    return new Drawn(puzzle.mask(), Optional.of(puzzle));
  }
}
