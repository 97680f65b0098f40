package cluewright.studio.board;

/**
 * A cell between two contents.
 *
 * @param progress from 0 to 1; a cell that does not change is at its end at once
 */
record CellChange(CellContent from, CellContent to, double progress) {

  static CellChange of(CellContent from, CellContent to, double progress) {
    return progress >= 1 || from.equals(to)
        ? new CellChange(to, to, 1)
        : new CellChange(from, to, progress);
  }

  /** The opacity of a digit in one of the contents. */
  double digit() {
    return from.digit() == to.digit() ? 1 : progress;
  }

  /** The candidates in both contents. */
  int staying() {
    return from.candidates() & to.candidates();
  }

  int leaving() {
    return from.candidates() & ~to.candidates();
  }

  int arriving() {
    return to.candidates() & ~from.candidates();
  }
}
