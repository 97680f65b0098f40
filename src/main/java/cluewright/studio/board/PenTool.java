package cluewright.studio.board;

import cluewright.document.PenLine;
import cluewright.model.Board;
import cluewright.studio.board.SelectionHandler.Extent;
import javafx.geometry.Point2D;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;

/**
 * Draws lines with the pointer: between the middles of cells if it starts near one, otherwise along
 * edges. A press without a line selects the cell.
 */
final class PenTool implements BoardTool {
  /** How far from the middle of a cell a line can start there, in cells. */
  private static final double MIDDLE = 0.3;

  /** How close the pointer must come to the next point of a line, in cells; less than a half. */
  private static final double NEAR = 0.38;

  private final BoardView view;
  private final BoardSkin skin;
  private int pressed;
  private int offset;
  private int x;
  private int y;
  private boolean hasDrawn;

  PenTool(BoardView view, BoardSkin skin) {
    this.view = view;
    this.skin = skin;
  }

  private LineHandler handler() {
    return view.linesProperty().get();
  }

  @Override
  public void press(int cell, MouseEvent event) {
    Point2D at = skin.inCells(event.getX(), event.getY());
    Board board = view.pictureProperty().get().board();
    pressed = cell;
    hasDrawn = false;
    double besideX = Math.abs(at.getX() - board.column(cell) - 0.5);
    double besideY = Math.abs(at.getY() - board.row(cell) - 0.5);
    offset = Math.max(besideX, besideY) <= MIDDLE ? 1 : 0;
    x = place(at.getX());
    y = place(at.getY());
    handler().beginLine(event.getButton() == MouseButton.SECONDARY || event.isShiftDown());
  }

  /** The nearest point of the kind where the line started, in half cells. */
  private int place(double cells) {
    return 2 * (int) Math.round(cells - offset / 2.0) + offset;
  }

  @Override
  public void trace(double pointerX, double pointerY) {
    Board board = view.pictureProperty().get().board();
    Point2D at = skin.inCells(pointerX, pointerY);
    int toX = Math.max(offset, Math.min(2 * board.columns() - offset, place(at.getX())));
    int toY = Math.max(offset, Math.min(2 * board.rows() - offset, place(at.getY())));
    if (at.distance(toX / 2.0, toY / 2.0) <= NEAR) {
      go(toX, toY);
    }
  }

  private void go(int toX, int toY) {
    while (x != toX || y != toY) {
      int nextX = x + 2 * Integer.signum(toX - x);
      int nextY = y + 2 * Integer.signum(toY - y);
      handler().draw(new PenLine(x, y, nextX, nextY));
      x = nextX;
      y = nextY;
      hasDrawn = true;
    }
  }

  /** Draws a line between the middles of two cells, and selects the second. */
  void draw(int from, int to) {
    Board board = view.pictureProperty().get().board();
    x = 2 * board.column(from) + 1;
    y = 2 * board.row(from) + 1;
    handler().beginLine(false);
    go(2 * board.column(to) + 1, 2 * board.row(to) + 1);
    handler().endLine();
    view.selectionProperty().get().select(to, Extent.ALONE);
  }

  @Override
  public void drag(int cell) {}

  @Override
  public void release() {
    handler().endLine();
    if (!hasDrawn) {
      view.selectionProperty().get().select(pressed, Extent.ALONE);
    }
  }

  @Override
  public void cancel() {
    if (handler() != null) {
      handler().cancelLine();
    }
  }

  /** Ignores keys other than those for lines, which select cells whatever the mode. */
  @Override
  public void move(int cell, KeyEvent event) {}

  @Override
  public boolean key(KeyEvent event) {
    return false;
  }
}
