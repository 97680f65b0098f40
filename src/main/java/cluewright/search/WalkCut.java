package cluewright.search;

import java.util.List;

/**
 * An exhaustive walk divided into shares that can be walked independently.
 *
 * @param engine {@link EngineChoice#EXHAUSTIVE} for the tree of the clue cells, or {@link
 *     EngineChoice#DUAL} for that of the open ones
 * @param order the cells that are filled, the first to be filled first
 * @param depth so many cells are filled where the tree is shared out
 * @param shares the branches there; every puzzle lies below one of them, but for names and
 *     symmetries
 * @param above the branches that lead there, themselves included: each walker meets them all
 */
public record WalkCut(EngineChoice engine, List<Integer> order, int depth, int shares, long above) {
  public WalkCut {
    order = List.copyOf(order);
    if (engine != EngineChoice.EXHAUSTIVE && engine != EngineChoice.DUAL) {
      throw new IllegalArgumentException("the engine " + engine + " walks no tree");
    }
    if (depth < 0 || depth > order.size() || shares < 0 || above < 0) {
      throw new IllegalArgumentException(
          "no tree is shared out at depth %d in %d shares".formatted(depth, shares));
    }
  }

  /**
   * Checks that this is identical to a cut made anew.
   *
   * @throws Bookmark.UnfitException if it is not
   */
  public void requireSame(WalkCut now) {
    if (!equals(now)) {
      throw new Bookmark.UnfitException(
          "it shares the tree out in %,d parts after %,d branches, and there are %,d after %,d%s: another version wrote it"
              .formatted(
                  shares,
                  above,
                  now.shares,
                  now.above,
                  order.equals(now.order) ? "" : ", in another order of the cells"));
    }
  }

  /** The shares from {@code from} up to but excluding {@code to}. */
  public WalkPiece piece(int from, int to) {
    return new WalkPiece(this, from, to);
  }
}
