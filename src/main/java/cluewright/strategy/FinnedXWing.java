package cluewright.strategy;

import cluewright.model.Board;
import java.util.List;

/**
 * The digit of an X-Wing goes from cells of its covers that see all of its fins, places beyond the
 * covers, if each base keeps two places without them.
 */
final class FinnedXWing implements Strategy {
  private static final Variant VARIANT = Variant.of("finned-x-wing", "0310", 4100, Level.HARD, 130);
  private static final int SIZE = 2;

  /** A fin that is eliminated leaves a plain X-Wing, which this strategy does not look for. */
  private static final About ABOUT =
      new About("finned-x-wing", Group.FISH, List.of(VARIANT)).notMonotone();

  @Override
  public About about() {
    return ABOUT;
  }

  @Override
  public Finder finder(Board board) {
    return new FinnedFish(this, board, SIZE, FinnedFish.Kind.FINNED);
  }
}
