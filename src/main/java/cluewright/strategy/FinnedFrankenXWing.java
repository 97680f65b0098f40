package cluewright.strategy;

import cluewright.model.Board;
import java.util.List;

/**
 * The digit of a fish of two rows and boxes, two columns and boxes goes from cells that see all of
 * its fins: places beyond the covers or in two bases.
 */
final class FinnedFrankenXWing implements Strategy {
  private static final Variant VARIANT =
      Variant.of("finned-franken-x-wing", "0340", 6700, Level.UNFAIR, 390);
  private static final int SIZE = 2;

  /** A fin that is eliminated leaves a fish without, which this strategy does not look for. */
  private static final About ABOUT =
      new About("finned-franken-x-wing", Group.FISH, List.of(VARIANT)).notMonotone();

  @Override
  public About about() {
    return ABOUT;
  }

  @Override
  public Finder finder(Board board) {
    return new FrankenFish(this, board, SIZE, FrankenFish.Kind.FINNED);
  }
}
