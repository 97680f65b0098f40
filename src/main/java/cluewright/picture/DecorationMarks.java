package cluewright.picture;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.Decoration;
import cluewright.model.Decoration.Figure;
import cluewright.model.Decoration.Frame;
import cluewright.model.Decoration.Place;
import cluewright.model.Decoration.Stroke;
import cluewright.model.rule.FreeColor;
import cluewright.model.rule.Mark.Paint;
import cluewright.picture.Shape.Point;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.DoubleStream;

/**
 * The decoration of a board, in the nearest of the colours that lines of rules have, so that it
 * survives grey print as they do.
 */
final class DecorationMarks {
  /** The width below which a line is drawn thin. */
  private static final double THIN = 0.08;

  /** The share of a cell from which a ground is that of the cell. */
  private static final double WHOLE = 0.95;

  private static final double USUAL_TEXT = 0.25;
  private static final double LEAST_TEXT = 0.14;
  private static final double MOST_TEXT = 0.8;
  private static final double LINE_HEIGHT = 1.1;
  private static final double FRAME_TEXT = 0.22;
  private static final double FRAME_TEXT_X = 0.14;
  private static final double FRAME_TEXT_Y = 0.135;

  /** The first character beyond those that every typeface here has. */
  private static final char BEYOND = '\u0180';

  private static final int CORNER_PARTS = 8;
  private static final double RIGHT_ANGLE = 90;

  private final Board board;
  private final Decoration decoration;

  DecorationMarks(Board board) {
    this.board = board;
    this.decoration = board.decoration();
  }

  /** The shapes behind digits. */
  List<Shape> behind() {
    List<Shape> shapes = new ArrayList<>(BoardShapes.ground(board, Sign.SHADE, fog()));
    decoration.figures().stream()
        .filter(figure -> !figure.isOver())
        .forEach(figure -> shapes.addAll(of(figure)));
    decoration.strokes().forEach(stroke -> shapes.addAll(of(stroke)));
    return shapes;
  }

  /** The cells under fog, through which one sees here. */
  private CellSet fog() {
    CellSet lights = CellSet.of(decoration.lights());
    return lights.isEmpty() ? lights : CellSet.where(board.cells(), cell -> !lights.contains(cell));
  }

  /** The shapes over the lines of the board. */
  List<Shape> over() {
    List<Shape> shapes = new ArrayList<>();
    decoration.frames().forEach(frame -> shapes.addAll(of(frame)));
    decoration.figures().stream()
        .filter(Figure::isOver)
        .forEach(figure -> shapes.addAll(of(figure)));
    return shapes;
  }

  /** The margins with space for what is drawn outside the grid. */
  static Margins around(Margins margins, Board board) {
    Margins all = margins;
    for (Figure each : board.decoration().figures()) {
      all = all.with(board, area(Sign.FIGURE, each));
    }
    for (Stroke each : board.decoration().strokes()) {
      for (Place place : each.points()) {
        all = all.with(board, new Shape.Area(Sign.FIGURE, place.x(), place.y(), 0, 0));
      }
    }
    return all;
  }

  private static List<Shape> of(Stroke stroke) {
    Paint paint = FreeColor.of(stroke.color()).paint();
    Sign sign = stroke.width() < THIN ? Sign.THIN_LINE : Sign.of(paint);
    List<Point> points = stroke.points().stream().map(DecorationMarks::point).toList();
    List<Shape> shapes = new ArrayList<>();
    shapes.add(new Shape.Way(sign, points));
    if (stroke.head() > 0) {
      Point tip = points.get(points.size() - 1);
      Point before = points.get(points.size() - 2);
      double length = Math.hypot(tip.x() - before.x(), tip.y() - before.y());
      if (length > 0) {
        Point way = new Point((tip.x() - before.x()) / length, (tip.y() - before.y()) / length);
        shapes.add(new Shape.Way(sign, LineMarks.head(tip, way)));
      }
    }
    return shapes;
  }

  private static Point point(Place place) {
    return new Point(place.x(), place.y());
  }

  private static List<Shape> of(Figure figure) {
    FreeColor fill = FreeColor.of(figure.fill());
    FreeColor rim = FreeColor.of(figure.rim());
    List<Shape> shapes = new ArrayList<>();
    if (fill.isSeen() && figure.angle() % RIGHT_ANGLE == 0) {
      shapes.addAll(ground(figure, groundSign(figure, fill)));
    }
    if (rim.isSeen() && !rim.isWhite()) {
      shapes.add(rim(figure));
    }
    shapes.addAll(text(figure, fill));
    return shapes;
  }

  private static Sign groundSign(Figure figure, FreeColor fill) {
    if (fill.isWhite()) {
      return Sign.WHITE_DOT;
    }
    if (fill.isDark()) {
      return Sign.BLACK_DOT;
    }
    boolean isWhole = Math.min(figure.width(), figure.height()) >= WHOLE;
    return isWhole ? Sign.SHADE : Sign.FIGURE;
  }

  private static List<Shape> ground(Figure figure, Sign sign) {
    boolean isDisc = figure.isRound() && figure.width() == figure.height();
    if (isDisc) {
      return List.of(
          new Shape.Disc(sign, figure.middle().x(), figure.middle().y(), figure.width() / 2));
    }
    return figure.isRound() ? List.of() : List.of(area(sign, figure));
  }

  private static Shape.Area area(Sign sign, Figure figure) {
    return new Shape.Area(
        sign,
        figure.middle().x() - figure.width() / 2,
        figure.middle().y() - figure.height() / 2,
        figure.width(),
        figure.height());
  }

  /** The outline of a figure: a rectangle, or one whose corners are as round as can be. */
  private static Shape rim(Figure figure) {
    double round = figure.isRound() ? Math.min(figure.width(), figure.height()) / 2 : 0;
    double x = figure.width() / 2 - round;
    double y = figure.height() / 2 - round;
    double turned = Math.toRadians(figure.angle());
    List<Point> points = new ArrayList<>();
    int parts = figure.isRound() ? CORNER_PARTS : 0;
    for (int corner = 0; corner < 4; corner++) {
      double middleX = corner == 0 || corner == 3 ? x : -x;
      double middleY = corner < 2 ? y : -y;
      for (int part = 0; part <= parts; part++) {
        double angle = Math.PI / 2 * (corner + (parts == 0 ? 0.5 : (double) part / parts));
        double px = middleX + round * Math.cos(angle);
        double py = middleY + round * Math.sin(angle);
        points.add(
            new Point(
                figure.middle().x() + px * Math.cos(turned) - py * Math.sin(turned),
                figure.middle().y() + px * Math.sin(turned) + py * Math.cos(turned)));
      }
    }
    points.add(points.get(0));
    return new Shape.Way(Sign.FIGURE_LINE, points);
  }

  private static List<Shape> text(Figure figure, FreeColor fill) {
    String written = readable(figure.text());
    if (written.isBlank()) {
      return List.of();
    }
    List<String> lines = written.lines().toList();
    double wanted = figure.size() == 0 ? USUAL_TEXT : figure.size();
    double size = DoubleStream.of(wanted, LEAST_TEXT).max().orElseThrow();
    size = Math.min(size, MOST_TEXT);
    boolean isOnBlack = fill.isSeen() && fill.isDark();
    Sign sign = isOnBlack ? Sign.ON_BLACK : Sign.NUMBER;
    List<Shape> shapes = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      double y = figure.middle().y() + (i - (lines.size() - 1) / 2.0) * size * LINE_HEIGHT;
      if (!lines.get(i).isBlank()) {
        shapes.add(new Shape.Text(sign, lines.get(i).strip(), figure.middle().x(), y, size));
      }
    }
    return shapes;
  }

  /** A text without the characters that a typeface may lack. */
  private static String readable(String text) {
    StringBuilder kept = new StringBuilder();
    text.chars()
        .map(c -> c == '\u00a0' ? ' ' : c)
        .filter(c -> c == '\n' || (c >= ' ' && c < BEYOND))
        .forEach(c -> kept.append((char) c));
    return kept.toString();
  }

  private List<Shape> of(Frame frame) {
    List<Shape> shapes = new ArrayList<>();
    if (frame.cells().isEmpty()) {
      return shapes;
    }
    shapes.addAll(new OutlineMarks(board).around(CellSet.of(frame.cells())));
    String text = readable(frame.text());
    if (!text.isBlank()) {
      int first = frame.cells().stream().sorted().findFirst().orElseThrow();
      shapes.add(
          new Shape.Text(
              Sign.SUM,
              text,
              board.column(first) + FRAME_TEXT_X,
              board.row(first) + FRAME_TEXT_Y,
              FRAME_TEXT));
    }
    return shapes;
  }
}
