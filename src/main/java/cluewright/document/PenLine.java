package cluewright.document;

import cluewright.model.Board;

/**
 * A straight segment of a player's line. Its ends are counted in half cells from the board's upper
 * left corner: odd ones lie in the middle of cells, even ones on their edges.
 *
 * <p>A piece and the same one from its other end are equal.
 */
public record PenLine(int fromX, int fromY, int toX, int toY) {

  public PenLine {
    if (fromX > toX || (fromX == toX && fromY > toY)) {
      int x = fromX;
      int y = fromY;
      fromX = toX;
      fromY = toY;
      toX = x;
      toY = y;
    }
  }

  /** True if it joins two neighbouring points of the same kind on a board. */
  public boolean isOn(Board board) {
    boolean isOfOneKind =
        fromX % 2 == fromY % 2 && Math.abs(toX - fromX) % 2 == 0 && Math.abs(toY - fromY) % 2 == 0;
    return isOfOneKind
        && fromX >= 0
        && toX <= 2 * board.columns()
        && Math.min(fromY, toY) >= 0
        && Math.max(fromY, toY) <= 2 * board.rows()
        && Math.max(toX - fromX, Math.abs(toY - fromY)) == 2;
  }

  /** True if it ends in the middle of a cell, or runs along its edge. */
  public boolean touches(int row, int column) {
    int x = 2 * column + 1;
    int y = 2 * row + 1;
    boolean ends = (fromX == x && fromY == y) || (toX == x && toY == y);
    boolean isEdge =
        isBeside(fromX, x) && isBeside(toX, x) && isBeside(fromY, y) && isBeside(toY, y);
    return ends || isEdge;
  }

  private static boolean isBeside(int place, int middle) {
    return Math.abs(place - middle) == 1;
  }
}
