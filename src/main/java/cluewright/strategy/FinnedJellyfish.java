package cluewright.strategy;

import cluewright.model.Board;
import java.util.List;

/**
 * The digit of a Jellyfish goes from cells of its covers that see all of its fins, places beyond
 * the covers, if each base keeps two places without them.
 */
final class FinnedJellyfish implements Strategy {
  private static final Variant VARIANT =
      Variant.of("finned-jellyfish", "0312", 4500, Level.UNFAIR, 250);
  private static final int SIZE = 4;

  /** A fin that is eliminated leaves a plain Jellyfish, which this strategy does not look for. */
  private static final About ABOUT =
      new About("finned-jellyfish", Group.FISH, List.of(VARIANT)).notMonotone();

  @Override
  public About about() {
    return ABOUT;
  }

  @Override
  public Finder finder(Board board) {
    return new FinnedFish(this, board, SIZE, FinnedFish.Kind.FINNED);
  }
}
