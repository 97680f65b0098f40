package cluewright.strategy;

import cluewright.model.Board;
import java.util.List;

/** A finned X-Wing of which some base keeps one place or none without the fins. */
final class SashimiXWing implements Strategy {
  private static final Variant VARIANT =
      Variant.of("sashimi-x-wing", "0320", 4200, Level.HARD, 150);
  private static final int SIZE = 2;

  /**
   * A fin that is eliminated leaves a plain X-Wing or a single, which this strategy does not look
   * for.
   */
  private static final About ABOUT =
      new About("sashimi-x-wing", Group.FISH, List.of(VARIANT)).notMonotone();

  @Override
  public About about() {
    return ABOUT;
  }

  @Override
  public Finder finder(Board board) {
    return new FinnedFish(this, board, SIZE, FinnedFish.Kind.SASHIMI);
  }
}
