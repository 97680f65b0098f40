package cluewright.strategy;

import cluewright.model.Board;
import java.util.List;

/**
 * The digit of a fish of three rows and boxes, three columns and boxes goes from cells that see all
 * of its fins: places beyond the covers or in two bases.
 */
final class FinnedFrankenSwordfish implements Strategy {
  private static final Variant VARIANT =
      Variant.of("finned-franken-swordfish", "0341", 6800, Level.UNFAIR, 410);
  private static final int SIZE = 3;

  /** A fin that is eliminated leaves a fish without, which this strategy does not look for. */
  private static final About ABOUT =
      new About("finned-franken-swordfish", Group.FISH, List.of(VARIANT)).notMonotone();

  @Override
  public About about() {
    return ABOUT;
  }

  @Override
  public Finder finder(Board board) {
    return new FrankenFish(this, board, SIZE, FrankenFish.Kind.FINNED);
  }
}
