package cluewright.studio.board;

import cluewright.document.PenLine;
import cluewright.picture.Shape;
import cluewright.picture.Shape.Point;
import java.util.List;
import java.util.Set;
import javafx.scene.canvas.Canvas;

/**
 * The canvas for player's lines, links, marked candidates and marked signs, which cross lines and
 * cells.
 */
final class ArgumentLayer {
  private final BoardView view;
  private final Canvas canvas = new Canvas();
  private Drawn before = Drawn.NOTHING;
  private Drawn now = Drawn.NOTHING;
  private BoardGeometry drawnIn;

  /** The shapes of a picture, computed once for any number of drawings. */
  private record Drawn(
      BoardPicture picture, Set<PenLine> lines, List<Shape> shapes, List<Point> spare) {
    static final Drawn NOTHING = new Drawn(null, Set.of(), List.of(), List.of());

    boolean looksLike(Drawn other) {
      return lines.equals(other.lines) && shapes.equals(other.shapes) && spare.equals(other.spare);
    }
  }

  ArgumentLayer(BoardView view) {
    this.view = view;
  }

  Canvas canvas() {
    return canvas;
  }

  void forget() {
    drawnIn = null;
  }

  /** Shows what is pointed out now and, while it fades, what was before. */
  void show(Transition change, BoardGeometry geometry) {
    Drawn last = now;
    before = drawn(change.from());
    now = drawn(change.to());
    if (change.isDone() && geometry.equals(drawnIn) && now.looksLike(last)) {
      return;
    }
    drawnIn = change.isDone() ? geometry : null;
    Brush brush = new Brush(canvas.getGraphicsContext2D(), geometry, view);
    brush.clear();
    brush.penLines(now.lines);
    if (!change.isDone()) {
      brush.fade(1 - change.progress());
      brush.shapes().paint(before.shapes);
      brush.fade(change.progress());
    }
    brush.shapes().paint(now.shapes);
    now.spare.forEach(place -> brush.minus(geometry.x(place.x()), geometry.y(place.y())));
    brush.fade(1);
  }

  private Drawn drawn(BoardPicture picture) {
    if (picture.equals(now.picture)) {
      return now;
    }
    return picture.equals(before.picture)
        ? before
        : new Drawn(picture, picture.penLines(), picture.argument(), picture.spareSigns());
  }
}
