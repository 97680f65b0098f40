package cluewright.print;

import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;

/**
 * Writes the parts of a picture as SVG: what follows each other under one sign is one group or, if
 * it consists of lines, one path.
 */
final class SvgEasel implements Easel {
  /** The side of a cell. */
  static final int CELL = 10;

  /** The height of capitals, in ems, of Inter and about that of most typefaces for screens. */
  private static final double CAPITALS = 0.727;

  private final StringBuilder parts = new StringBuilder();
  private final Map<Sign, String> rules = new EnumMap<>(Sign.class);
  private Sign open;
  private String end = "";

  /** The rules of a style sheet for what was drawn. */
  String rules() {
    StringBuilder all = new StringBuilder();
    rules.forEach(
        (sign, rule) ->
            all.append('.').append(sign.style()).append('{').append(rule).append("}\n"));
    return all.toString();
  }

  /** All that was drawn. */
  String parts() {
    close();
    return parts.toString();
  }

  @Override
  public void area(Sign sign, double x, double y, double width, double height) {
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
  public void outline(Sign sign, double x, double y, double width, double height) {
    area(sign, x, y, width, height);
  }

  @Override
  public void line(Sign sign, double x1, double y1, double x2, double y2) {
    path(sign);
    move(x1, y1);
    if (y1 == y2) {
      parts.append('h').append(length(x2 - x1));
    } else if (x1 == x2) {
      parts.append('v').append(length(y2 - y1));
    } else {
      parts.append('L').append(length(x2)).append(' ').append(length(y2));
    }
  }

  @Override
  public void curve(Sign sign, LinkCurve curve) {
    if (curve.isStraight()) {
      line(sign, curve.fromX(), curve.fromY(), curve.toX(), curve.toY());
      return;
    }
    path(sign);
    move(curve.fromX(), curve.fromY());
    parts
        .append('Q')
        .append(length(curve.bendX()))
        .append(' ')
        .append(length(curve.bendY()))
        .append(' ')
        .append(length(curve.toX()))
        .append(' ')
        .append(length(curve.toY()));
  }

  @Override
  public void disc(Sign sign, double x, double y, double radius) {
    group(sign, "");
    parts.append(
        "<circle cx=\"%s\" cy=\"%s\" r=\"%s\"/>\n".formatted(length(x), length(y), length(radius)));
  }

  @Override
  public void ring(Sign sign, double x, double y, double radius) {
    disc(sign, x, y, radius);
  }

  @Override
  public void text(Sign sign, String text, double x, double y, double size) {
    group(sign, " font-size=\"" + length(size) + "\"");
    parts.append(
        "<text x=\"%s\" y=\"%s\">%s</text>\n"
            .formatted(length(x), length(y + size * CAPITALS / 2), text));
  }

  private void path(Sign sign) {
    open(sign, "<path class=\"" + sign.style() + "\" d=\"", "\"/>\n");
  }

  private void group(Sign sign, String attributes) {
    open(sign, "<g class=\"" + sign.style() + "\"" + attributes + ">\n", "</g>\n");
  }

  private void open(Sign sign, String start, String ending) {
    if (sign == open) {
      return;
    }
    close();
    rules.put(sign, sign.rule());
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
    parts.append('M').append(length(x)).append(' ').append(length(y));
  }

  static String length(double cells) {
    return number(cells * CELL);
  }

  /** With at most two places, and none that says nothing. */
  static String number(double value) {
    String text = String.format(Locale.ROOT, "%.2f", value).replaceAll("\\.?0+$", "");
    return text.equals("-0") ? "0" : text;
  }
}
