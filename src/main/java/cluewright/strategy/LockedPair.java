package cluewright.strategy;

import cluewright.model.Board;
import java.util.List;

/**
 * Two cells that a box and a line share, with only two digits between them, clear the rest of both.
 */
final class LockedPair implements Strategy {
  private static final int SIZE = 2;
  private static final Variant VARIANT =
      Variant.of("locked-pair", "0110", 1000, Level.MEDIUM, 40, 3.0);

  /** It asks for something to clear in the box and in the line at once. */
  private static final About ABOUT =
      new About("locked-pair", Group.INTERSECTIONS, List.of(VARIANT))
          .notMonotone()
          .impliedBy("naked-pair");

  @Override
  public About about() {
    return ABOUT;
  }

  @Override
  public Finder finder(Board board) {
    return new LockedSets(this, VARIANT, SIZE, board);
  }
}
