package cluewright.studio.board;

/**
 * Where a player's marks along the edge of a cell stand: in the corners first, then along the upper
 * and the lower side.
 *
 * @param count how many marks there are
 */
record CornerPlaces(int count) {
  private static final double REACH = 0.34;

  private int above() {
    return count <= 4 ? Math.min(2, count) : (count + 1) / 2;
  }

  /** In cells, from the centre. */
  double x(int place) {
    boolean isAbove = place < above();
    int index = isAbove ? place : place - above();
    int inRow = Math.max(2, isAbove ? above() : count - above());
    return -REACH + 2 * REACH * index / (inRow - 1);
  }

  /** In cells, from the centre. */
  double y(int place) {
    return place < above() ? -REACH : REACH;
  }
}
