package cluewright.print.image;

import cluewright.picture.Curve;
import cluewright.picture.Shape;
import cluewright.picture.ShapePainter;
import cluewright.picture.Sign;
import cluewright.print.Colours;
import cluewright.print.canvas.Ink;
import cluewright.print.canvas.Lettering;
import cluewright.print.canvas.Typeface;
import cluewright.print.canvas.Weight;
import java.awt.geom.AffineTransform;
import java.awt.geom.PathIterator;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Writes the shapes of a picture as SVG: consecutive shapes with the same sign form a group or, if
 * they are lines, one path.
 */
final class SvgPainter implements ShapePainter {
  /** The side of a cell. */
  static final int CELL = 10;

  /** The height of capitals in ems, for Inter and roughly for most screen fonts. */
  private static final double CAPITALS = 0.727;

  /** Differences below this, in cells, are rounding errors. */
  private static final double SAME = 1e-9;

  /** The lines with flat ends; all others extend by half their width. */
  private static final Set<Sign> CUT_OFF = EnumSet.of(Sign.COVER, Sign.WEAK);

  /** The digits drawn as large as their cells. */
  private static final Set<Sign> OF_CELLS = EnumSet.of(Sign.CLUE, Sign.FOUND, Sign.NEW, Sign.PALE);

  /** The number of coordinates of each kind of segment, in the order of {@link PathIterator}. */
  private static final int[] NUMBERS = {2, 2, 4, 6, 0};

  private final double left;
  private final double top;
  private final Optional<Typeface> typeface;
  private final StringBuilder parts = new StringBuilder();
  private final Map<Sign, String> rules = new EnumMap<>(Sign.class);
  private Sign open;
  private String end = "";

  /**
   * A painter that has drawn nothing yet.
   *
   * @param left how far the board is from the left edge, in cells
   * @param top how far it is from the upper edge
   */
  SvgPainter(double left, double top) {
    this.left = left;
    this.top = top;
    this.typeface = Optional.empty();
  }

  /**
   * A painter that draws texts as outlines.
   *
   * @param typeface open as long as something is painted
   */
  SvgPainter(double left, double top, Typeface typeface) {
    this.left = left;
    this.top = top;
    this.typeface = Optional.of(typeface);
  }

  /** The style sheet rules for everything drawn. */
  String rules() {
    StringBuilder all = new StringBuilder();
    rules.forEach(
        (sign, rule) -> all.append('.').append(style(sign)).append('{').append(rule).append("}\n"));
    return all.toString();
  }

  /** Everything drawn so far. */
  String parts() {
    close();
    return parts.toString();
  }

  @Override
  public void area(Shape.Area area) {
    rectangle(area.sign(), area.x(), area.y(), area.width(), area.height());
  }

  @Override
  public void outline(Shape.Outline outline) {
    rectangle(outline.sign(), outline.x(), outline.y(), outline.width(), outline.height());
  }

  private void rectangle(Sign sign, double x, double y, double width, double height) {
    path(sign);
    move(x, y);
    parts
        .append('h')
        .append(length(width))
        .append('v')
        .append(length(height))
        .append('h')
        .append(length(-width))
        .append('z');
  }

  @Override
  public void line(Shape.Line line) {
    line(line.sign(), line.x1(), line.y1(), line.x2(), line.y2());
  }

  private void line(Sign sign, double x1, double y1, double x2, double y2) {
    path(sign);
    move(x1, y1);
    if (Math.abs(y1 - y2) < SAME) {
      parts.append('h').append(length(x2 - x1));
    } else if (Math.abs(x1 - x2) < SAME) {
      parts.append('v').append(length(y2 - y1));
    } else {
      parts.append('L').append(place(x2, y2));
    }
  }

  @Override
  public void way(Shape.Way way) {
    path(way.sign());
    Shape.Point first = way.points().get(0);
    move(first.x(), first.y());
    for (Shape.Point point : way.points().subList(1, way.points().size())) {
      parts.append('L').append(place(point.x(), point.y()));
    }
  }

  @Override
  public void link(Shape.Link link) {
    Curve curve = link.curve();
    if (curve.isStraight()) {
      line(link.sign(), curve.fromX(), curve.fromY(), curve.toX(), curve.toY());
      return;
    }
    path(link.sign());
    move(curve.fromX(), curve.fromY());
    parts
        .append('Q')
        .append(place(curve.bendX(), curve.bendY()))
        .append(' ')
        .append(place(curve.toX(), curve.toY()));
  }

  @Override
  public void disc(Shape.Disc disc) {
    circle(disc.sign(), disc.x(), disc.y(), disc.radius());
  }

  @Override
  public void ring(Shape.Ring ring) {
    circle(ring.sign(), ring.x(), ring.y(), ring.radius());
  }

  private void circle(Sign sign, double x, double y, double radius) {
    group(sign, "");
    parts.append(
        "<circle cx=\"%s\" cy=\"%s\" r=\"%s\"/>\n"
            .formatted(length(left + x), length(top + y), length(radius)));
  }

  @Override
  public void text(Shape.Text text) {
    if (typeface.isPresent()) {
      outline(text, typeface.get());
      return;
    }
    group(text.sign(), " font-size=\"" + length(text.size()) + "\"");
    double baseline = text.y() + text.size() * CAPITALS / 2;
    parts.append(
        "<text%s x=\"%s\" y=\"%s\">%s</text>\n"
            .formatted(
                place(text),
                length(left + text.x()),
                length(top + baseline),
                escaped(text.text())));
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
  }

  private void outline(Shape.Text text, Typeface fonts) {
    group(text.sign(), "");
    Lettering lettering =
        new Lettering(Weight.of(text.sign()), text.size() * CELL, Ink.of(text.sign()));
    double x = (left + text.x()) * CELL - fonts.width(text.text(), lettering) / 2;
    double y = (top + text.y()) * CELL + fonts.capHeight(lettering) / 2;
    parts.append("<path%s d=\"".formatted(place(text)));
    double[] to = new double[6];
    java.awt.Shape outline = fonts.outline(text.text(), lettering);
    AffineTransform move = AffineTransform.getTranslateInstance(x, y);
    for (PathIterator path = outline.getPathIterator(move); !path.isDone(); path.next()) {
      int segment = path.currentSegment(to);
      parts.append("MLQCZ".charAt(segment));
      for (int i = 0; i < NUMBERS[segment]; i++) {
        parts.append(i == 0 ? "" : " ").append(number(to[i]));
      }
    }
    parts.append("\"/>\n");
  }

  /** The class that identifies a digit by its row and column. */
  private static String place(Shape.Text text) {
    return OF_CELLS.contains(text.sign())
        ? " class=\"r%dc%d\"".formatted((int) text.y() + 1, (int) text.x() + 1)
        : "";
  }

  private void path(Sign sign) {
    open(sign, "<path class=\"" + style(sign) + "\" d=\"", "\"/>\n");
  }

  private void group(Sign sign, String attributes) {
    open(sign, "<g class=\"" + style(sign) + "\"" + attributes + ">\n", "</g>\n");
  }

  private void open(Sign sign, String start, String ending) {
    if (sign == open && ending.equals(end)) {
      return;
    }
    close();
    rules.put(sign, rule(sign));
    parts.append(start);
    open = sign;
    end = ending;
  }

  private void close() {
    parts.append(end);
    open = null;
    end = "";
  }

  private void move(double x, double y) {
    parts.append('M').append(place(x, y));
  }

  private String place(double x, double y) {
    return length(left + x) + ' ' + length(top + y);
  }

  /** The style sheet rule of a sign; signs without one are black. */
  private static String rule(Sign sign) {
    String colour = colour(Ink.of(sign));
    return switch (sign.form()) {
      case AREA -> "fill:" + colour;
      case LINE -> "fill:none;stroke:" + colour + stroke(sign);
      case TEXT -> "fill:" + colour;
      case HEAVY_TEXT -> "font-weight:600" + (sign == Sign.CLUE ? "" : ";fill:" + colour);
    };
  }

  private static String stroke(Sign sign) {
    return ";stroke-width:"
        + shortened(sign.width())
        + (sign.dash() == 0 ? "" : ";stroke-dasharray:" + shortened(sign.dash()))
        + (CUT_OFF.contains(sign) ? ";stroke-linecap:butt" : "")
        + ((sign == Sign.LESS || sign.isRuleLine())
            ? ";stroke-linecap:round;stroke-linejoin:round"
            : "");
  }

  private static String colour(Ink ink) {
    String digits = "%06x".formatted(ink.rgb(Colours.THEME));
    return "#" + digits.replaceAll("^(.)\\1(.)\\2(.)\\3$", "$1$2$3");
  }

  private static String shortened(double cells) {
    return length(cells).replaceAll("^0\\.", ".");
  }

  /** The name of a sign in the style sheet. */
  private static String style(Sign sign) {
    return sign.name().toLowerCase(Locale.ROOT);
  }

  static String length(double cells) {
    return number(cells * CELL);
  }

  /** A number with at most two decimals and no trailing zeros. */
  static String number(double value) {
    String text = String.format(Locale.ROOT, "%.2f", value).replaceAll("\\.?0+$", "");
    return text.equals("-0") ? "0" : text;
  }
}
