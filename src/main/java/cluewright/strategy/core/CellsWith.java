package cluewright.strategy.core;

/** The empty cells of a state with a given number of candidates, ascending; reusable. */
public final class CellsWith {
  private final int count;
  private final int[] cells;
  private final int[] masks;
  private int size;

  public CellsWith(int count, int boardCells) {
    this.count = count;
    this.cells = new int[boardCells];
    this.masks = new int[boardCells];
  }

  public void lookAt(SolvingState state) {
    size = 0;
    for (int cell = 0; cell < cells.length; cell++) {
      int open = state.open(cell);
      if (Integer.bitCount(open) == count) {
        cells[size] = cell;
        masks[size++] = open;
      }
    }
  }

  public int size() {
    return size;
  }

  public int cell(int i) {
    return cells[i];
  }

  /** The candidates of the i-th cell. */
  public int digits(int i) {
    return masks[i];
  }
}
