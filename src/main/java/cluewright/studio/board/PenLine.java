package cluewright.studio.board;

/**
 * A straight piece of a line that a player draws. Its ends are counted in half cells from the
 * board's upper left corner: odd ones lie in the middle of cells, even ones on their edges.
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
}
