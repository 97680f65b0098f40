package cluewright.strategy;

import cluewright.model.Board;
import java.util.List;

/**
 * The digit of a fish of two rows and boxes, two columns and boxes goes from cells that see all of
 * its fins: places beyond the covers or in two bases.
 */
final class FinnedFrankenXWing implements Strategy {
  private static final Variant VARIANT =
      Variant.of("Finned Franken X-Wing", "0340", 6700, Level.UNFAIR, 390);
  private static final int SIZE = 2;

  private static final About ABOUT =
      new About(
          "finned-franken-x-wing",
          Group.FISH,
          List.of("Finned Franken X-Wing"),
          "In two rows or boxes a digit is left only in two columns or boxes, but for a few cells, so it"
              + " goes from what lies there beyond and sees all of those; the same with rows and columns"
              + " exchanged.",
          List.of(VARIANT));

  @Override
  public About about() {
    return ABOUT;
  }

  /** A fin that is eliminated leaves a fish without, which this strategy does not look for. */
  @Override
  public boolean isMonotone() {
    return false;
  }

  @Override
  public Finder finder(Board board) {
    return new FrankenFish(this, board, SIZE, FrankenFish.Kind.FINNED);
  }
}
