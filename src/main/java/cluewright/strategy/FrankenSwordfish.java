package cluewright.strategy;

import cluewright.model.Board;
import java.util.List;

/**
 * A digit whose places in three rows and boxes, which share none, lie in three columns and boxes
 * goes from the rest of these, and from what two of them share; the same with columns and rows
 * exchanged.
 */
final class FrankenSwordfish implements Strategy {
  private static final Variant VARIANT =
      Variant.of("franken-swordfish", "0331", 6200, Level.UNFAIR, 350);
  private static final int SIZE = 3;

  /** A base that loses all its places but one is placed, and then is no base any more. */
  private static final About ABOUT =
      new About("franken-swordfish", Group.FISH, List.of(VARIANT)).notMonotone();

  @Override
  public About about() {
    return ABOUT;
  }

  @Override
  public Finder finder(Board board) {
    return new FrankenFish(this, board, SIZE, FrankenFish.Kind.PLAIN);
  }
}
