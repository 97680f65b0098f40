package cluewright.studio.board;

import cluewright.model.DigitSet;
import javafx.scene.canvas.Canvas;

/**
 * The canvas of the cells, which redraws only changes.
 *
 * <p>It remembers the content of each cell as it was drawn last. While a person paints or a replay
 * steps, a few cells of a board differ from one picture to the next; all others keep their pixels.
 */
final class CellLayer {
  private final BoardView view;
  private final Canvas canvas = new Canvas();
  private CellChange[] drawn = {};
  private BoardGeometry drawnIn;
  private DigitSet digits = DigitSet.USUAL;
  private CellPainter painter;

  CellLayer(BoardView view) {
    this.view = view;
  }

  Canvas canvas() {
    return canvas;
  }

  /** Forgets what was drawn, because colours changed or the canvas was cleared. */
  void forget() {
    drawnIn = null;
  }

  /** Shows a picture, or a transition to it; returns the number of cells drawn. */
  int show(Transition change, Reveal reveal, BoardGeometry geometry) {
    if (!geometry.equals(drawnIn) || !change.to().digits().equals(digits)) {
      begin(geometry, change.to().digits());
    }
    CellContents from = new CellContents(change.from(), reveal);
    CellContents to = change.isDone() ? from : new CellContents(change.to(), reveal);
    int count = 0;
    for (int cell = 0; cell < drawn.length; cell++) {
      CellContent content = to.of(cell);
      CellChange now =
          CellChange.of(change.isDone() ? content : from.of(cell), content, change.progress());
      if (!now.equals(drawn[cell])) {
        painter.paint(cell, now);
        drawn[cell] = now;
        count++;
      }
    }
    return count;
  }

  private void begin(BoardGeometry geometry, DigitSet written) {
    Brush brush = new Brush(canvas.getGraphicsContext2D(), geometry, view);
    brush.clear();
    painter = new CellPainter(brush, written);
    drawn = new CellChange[geometry.board().shownCells()];
    drawnIn = geometry;
    digits = written;
  }
}
