package cluewright.strategy;

import cluewright.model.Board;
import java.util.List;

/**
 * Three cells that a box and a line share, with only three digits between them, clear the rest of
 * both.
 */
final class LockedTriple implements Strategy {
  private static final int SIZE = 3;
  private static final Variant VARIANT =
      Variant.of("locked-triple", "0111", 1100, Level.MEDIUM, 60, 3.6);

  /** It asks for something to clear in the box and in the line at once. */
  private static final About ABOUT =
      new About("locked-triple", Group.INTERSECTIONS, List.of(VARIANT))
          .notMonotone()
          .impliedBy("naked-triple");

  @Override
  public About about() {
    return ABOUT;
  }

  @Override
  public Finder finder(Board board) {
    return new LockedSets(this, VARIANT, SIZE, board);
  }
}
