package cluewright.strategy;

import cluewright.model.Board;
import java.util.List;

/** A finned Swordfish of which some base keeps one place or none without the fins. */
final class SashimiSwordfish implements Strategy {
  private static final Variant VARIANT =
      Variant.of("sashimi-swordfish", "0321", 4400, Level.UNFAIR, 240);
  private static final int SIZE = 3;

  /**
   * A fin that is eliminated leaves a plain Swordfish or a single, which this strategy does not
   * look for.
   */
  private static final About ABOUT =
      new About("sashimi-swordfish", Group.FISH, List.of(VARIANT)).notMonotone();

  @Override
  public About about() {
    return ABOUT;
  }

  @Override
  public Finder finder(Board board) {
    return new FinnedFish(this, board, SIZE, FinnedFish.Kind.SASHIMI);
  }
}
