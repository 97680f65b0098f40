package cluewright.studio.board;

/**
 * The positions of a player's marks along the edge of a cell: in the corners first, then along the
 * top and bottom.
 *
 * @param count how many marks there are
 * @param above how many of them stand along the upper side
 * @param left where these begin, in cells from the centre
 */
record CornerPlaces(int count, int above, double left) {
  private static final double REACH = 0.34;

  /** Where marks beside the sum of a cage begin, in cells from the centre. */
  private static final double BESIDE_SUM = -0.08;

  private static final double SHARE_BESIDE_SUM = 0.38;

  /**
   * @param hasSum whether the sum of a cage stands in the upper left corner
   */
  static CornerPlaces of(int count, boolean hasSum) {
    double share = hasSum ? SHARE_BESIDE_SUM : 0.5;
    int above = count <= 4 ? Math.min(2, count) : (int) Math.round(count * share);
    return new CornerPlaces(count, above, hasSum ? BESIDE_SUM : -REACH);
  }

  /** The x offset from the centre, in cells. */
  double x(int place) {
    boolean isAbove = place < above;
    int index = isAbove ? place : place - above;
    int inRow = Math.max(2, isAbove ? above : count - above);
    double from = isAbove ? left : -REACH;
    return from + (REACH - from) * index / (inRow - 1);
  }

  /** The y offset from the centre, in cells. */
  double y(int place) {
    return place < above ? -REACH : REACH;
  }
}
