package cluewright.strategy;

import cluewright.model.Board;
import java.util.List;

/**
 * The digit of a Swordfish goes from cells of its covers that see all of its fins, places beyond
 * the covers, if each base keeps two places without them.
 */
final class FinnedSwordfish implements Strategy {
  private static final Variant VARIANT =
      Variant.of("finned-swordfish", "0311", 4300, Level.UNFAIR, 200);
  private static final int SIZE = 3;

  /** A fin that is eliminated leaves a plain Swordfish, which this strategy does not look for. */
  private static final About ABOUT =
      new About("finned-swordfish", Group.FISH, List.of(VARIANT)).notMonotone();

  @Override
  public About about() {
    return ABOUT;
  }

  @Override
  public Finder finder(Board board) {
    return new FinnedFish(this, board, SIZE, FinnedFish.Kind.FINNED);
  }
}
