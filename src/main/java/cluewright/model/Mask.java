package cluewright.model;

/**
 * The cells of a board that will hold clues.
 *
 * @param clues the clue cells; all on the board
 */
public record Mask(Board board, CellSet clues) {

  public Mask {
    if (!CellSet.where(board.cells(), cell -> true).containsAll(clues)) {
      throw new IllegalArgumentException("a clue cell lies outside the " + board + " board");
    }
  }

  public static Mask empty(Board board) {
    return new Mask(board, CellSet.empty());
  }

  public boolean contains(int cell) {
    return clues.contains(cell);
  }

  public int size() {
    return clues.size();
  }

  /** The cells without a clue. */
  public CellSet open() {
    return CellSet.where(board.cells(), cell -> !clues.contains(cell));
  }

  public Mask with(CellSet cells) {
    return new Mask(board, clues.union(cells));
  }

  public Mask without(CellSet cells) {
    return new Mask(board, clues.minus(cells));
  }

  /** One character per cell, row by row: {@code x} for a clue cell, {@code .} for an open one. */
  public String line() {
    StringBuilder line = new StringBuilder(board.cells());
    for (int cell = 0; cell < board.cells(); cell++) {
      line.append(contains(cell) ? 'x' : '.');
    }
    return line.toString();
  }

  @Override
  public String toString() {
    return line();
  }
}
