package cluewright.strategy;

/** The open cells of a state that have a certain number of candidates, ascending; reused. */
final class CellsWith {
  private final int count;
  private final int[] cells;
  private final int[] masks;
  private int size;

  CellsWith(int count, int boardCells) {
    this.count = count;
    this.cells = new int[boardCells];
    this.masks = new int[boardCells];
  }

  void lookAt(SolvingState state) {
    size = 0;
    for (int cell = 0; cell < cells.length; cell++) {
      int open = state.open(cell);
      if (Integer.bitCount(open) == count) {
        cells[size] = cell;
        masks[size++] = open;
      }
    }
  }

  int size() {
    return size;
  }

  int cell(int i) {
    return cells[i];
  }

  /** The candidates of the i-th cell. */
  int digits(int i) {
    return masks[i];
  }
}
