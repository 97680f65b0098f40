package cluewright.studio.board;

import javafx.scene.canvas.Canvas;

/** The canvas of links and of pointed out candidates, which cross grid lines and cells. */
final class ArgumentLayer {
  private final BoardView view;
  private final Canvas canvas = new Canvas();
  private BoardPicture drawn;
  private BoardGeometry drawnIn;

  ArgumentLayer(BoardView view) {
    this.view = view;
  }

  Canvas canvas() {
    return canvas;
  }

  void forget() {
    drawnIn = null;
  }

  void show(Transition change, BoardGeometry geometry) {
    BoardPicture picture = change.to();
    if (change.isDone()
        && geometry.equals(drawnIn)
        && picture.marks().equals(drawn.marks())
        && agree(picture)) {
      return;
    }
    drawn = picture;
    drawnIn = change.isDone() ? geometry : null;
    Brush brush = new Brush(canvas.getGraphicsContext2D(), geometry, view);
    brush.clear();
    ArgumentPainter.paint(brush, change);
  }

  /** Whether the same of the pointed out candidates stand in open cells. */
  private boolean agree(BoardPicture picture) {
    return picture.hasDigits() == drawn.hasDigits()
        && picture.marks().argument().roles().keySet().stream()
            .map(picture.board()::cellOf)
            .allMatch(cell -> (picture.digit(cell) == 0) == (drawn.digit(cell) == 0));
  }
}
