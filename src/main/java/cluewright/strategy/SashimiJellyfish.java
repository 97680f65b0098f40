package cluewright.strategy;

import cluewright.model.Board;
import java.util.List;

/** A finned Jellyfish of which some base keeps one place or none without the fins. */
final class SashimiJellyfish implements Strategy {
  private static final Variant VARIANT =
      Variant.of("sashimi-jellyfish", "0322", 4600, Level.UNFAIR, 260);
  private static final int SIZE = 4;

  /**
   * A fin that is eliminated leaves a plain Jellyfish or a single, which this strategy does not
   * look for.
   */
  private static final About ABOUT =
      new About("sashimi-jellyfish", Group.FISH, List.of(VARIANT)).notMonotone();

  @Override
  public About about() {
    return ABOUT;
  }

  @Override
  public Finder finder(Board board) {
    return new FinnedFish(this, board, SIZE, FinnedFish.Kind.SASHIMI);
  }
}
