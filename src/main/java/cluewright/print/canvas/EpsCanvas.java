package cluewright.print.canvas;

import cluewright.picture.Shape.Point;
import cluewright.print.Colours;
import java.awt.Shape;
import java.awt.geom.PathIterator;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;

/**
 * A picture as Encapsulated PostScript (EPSF 3.0, language level 2), which layout programs place on
 * pages: in points, with texts as outlines, so that no font is needed. Greys are set on the black
 * plate alone.
 */
public final class EpsCanvas implements Canvas {
  private static final String OPERATORS =
      """
      /m{moveto}bind def /l{lineto}bind def /c{curveto}bind def /h{closepath}bind def
      /f{fill}bind def /s{stroke}bind def /w{setlinewidth}bind def /g{setgray}bind def
      /k{setrgbcolor}bind def /d{0 setdash}bind def /p{setlinecap}bind def
      """;

  private static final int BUTT = 0;
  private static final int ROUND = 1;
  private static final int PROJECTING = 2;
  private static final int TURN = 90;

  private final Typeface typeface;
  private final Colours colours;
  private final StringBuilder body = new StringBuilder();

  private EpsCanvas(Typeface typeface, Colours colours) {
    this.typeface = typeface;
    this.colours = colours;
  }

  /**
   * A whole file.
   *
   * @param width in points
   * @param height in points
   * @param title of ASCII characters
   */
  public static byte[] of(
      double width,
      double height,
      String title,
      Typeface typeface,
      Colours colours,
      Drawing drawing) {
    EpsCanvas canvas = new EpsCanvas(typeface, colours);
    drawing.on(canvas);
    String text =
        "%!PS-Adobe-3.0 EPSF-3.0\n"
            + "%%BoundingBox: 0 0 "
            + (long) Math.ceil(width)
            + " "
            + (long) Math.ceil(height)
            + "\n%%HiResBoundingBox: 0 0 "
            + number(width)
            + " "
            + number(height)
            + "\n%%Creator: Cluewright\n%%Title: "
            + title
            + "\n%%LanguageLevel: 2\n%%DocumentData: Clean7Bit\n%%EndComments\n"
            + "%%BeginProlog\n30 dict begin\n"
            + OPERATORS
            + "%%EndProlog\n"
            + "gsave 0 "
            + number(height)
            + " translate 1 -1 scale 1 setlinejoin\n"
            + canvas.body
            + "grestore end\n%%EOF\n";
    return text.getBytes(StandardCharsets.US_ASCII);
  }

  @Override
  public void line(double x1, double y1, double x2, double y2, Pen pen) {
    take(pen, pen.dash() == 0 ? PROJECTING : BUTT);
    write(x1, y1, "m");
    write(x2, y2, "l s\n");
  }

  @Override
  public void way(List<Point> points, Pen pen) {
    take(pen, ROUND);
    write(points.get(0).x(), points.get(0).y(), "m");
    points.subList(1, points.size()).forEach(point -> write(point.x(), point.y(), "l"));
    body.append("s\n");
  }

  @Override
  public void outline(double x, double y, double width, double height, Pen pen) {
    take(pen, PROJECTING);
    rectangle(x, y, width, height);
    body.append("s\n");
  }

  @Override
  public void fill(double x, double y, double width, double height, Ink ink) {
    take(ink);
    rectangle(x, y, width, height);
    body.append("f\n");
  }

  private void rectangle(double x, double y, double width, double height) {
    write(x, y, "m");
    write(x + width, y, "l");
    write(x + width, y + height, "l");
    write(x, y + height, "l h ");
  }

  @Override
  public void circle(double x, double y, double radius, Pen pen) {
    take(pen, BUTT);
    round(x, y, radius);
    body.append("s\n");
  }

  @Override
  public void disc(double x, double y, double radius, Ink ink) {
    take(ink);
    round(x, y, radius);
    body.append("f\n");
  }

  private void round(double x, double y, double radius) {
    body.append("newpath ").append(number(x)).append(' ').append(number(y)).append(' ');
    body.append(number(radius)).append(" 0 360 arc h ");
  }

  @Override
  public void shape(Shape outline, Ink ink) {
    take(ink);
    trace(outline);
    body.append("f\n");
  }

  @Override
  public void text(String text, double x, double baseline, Lettering lettering) {
    body.append("gsave ").append(number(x)).append(' ').append(number(baseline));
    body.append(" translate ");
    shape(typeface.outline(text, lettering), lettering.ink());
    body.append("grestore\n");
  }

  @Override
  public void turned(double x, double y, int quarters, Drawing drawing) {
    body.append("gsave ").append(number(x)).append(' ').append(number(y)).append(" translate ");
    body.append(quarters * TURN).append(" rotate ");
    body.append(number(-x)).append(' ').append(number(-y)).append(" translate\n");
    drawing.on(this);
    body.append("grestore\n");
  }

  /** PostScript has cubic curves alone: their handles reach two thirds of the way to the bend. */
  private void trace(Shape outline) {
    double[] to = new double[6];
    double x = 0;
    double y = 0;
    for (PathIterator path = outline.getPathIterator(null); !path.isDone(); path.next()) {
      switch (path.currentSegment(to)) {
        case PathIterator.SEG_MOVETO -> write(to[0], to[1], "m");
        case PathIterator.SEG_LINETO -> write(to[0], to[1], "l");
        case PathIterator.SEG_QUADTO -> {
          pair((x + 2 * to[0]) / 3, (y + 2 * to[1]) / 3);
          pair((to[2] + 2 * to[0]) / 3, (to[3] + 2 * to[1]) / 3);
          write(to[2], to[3], "c");
          System.arraycopy(to, 2, to, 0, 2);
        }
        case PathIterator.SEG_CUBICTO -> {
          pair(to[0], to[1]);
          pair(to[2], to[3]);
          write(to[4], to[5], "c");
          System.arraycopy(to, 4, to, 0, 2);
        }
        default -> body.append("h ");
      }
      x = to[0];
      y = to[1];
    }
  }

  private void take(Pen pen, int cap) {
    take(pen.ink());
    body.append(number(pen.width())).append(" w ").append(cap).append(" p [");
    body.append(pen.dash() == 0 ? "" : number(pen.dash())).append("]d ");
  }

  private void take(Ink ink) {
    int rgb = ink.rgb(colours);
    int red = rgb >> 16;
    int green = rgb >> 8 & 0xff;
    int blue = rgb & 0xff;
    if (red == green && green == blue) {
      body.append(number(red / 255.0)).append(" g ");
    } else {
      pair(red / 255.0, green / 255.0);
      body.append(number(blue / 255.0)).append(" k ");
    }
  }

  private void write(double x, double y, String operator) {
    pair(x, y);
    body.append(operator).append(' ');
  }

  private void pair(double x, double y) {
    body.append(number(x)).append(' ').append(number(y)).append(' ');
  }

  /** With at most three places, a thousandth of a point. */
  private static String number(double value) {
    String text = String.format(Locale.ROOT, "%.3f", value).replaceAll("\\.?0+$", "");
    return text.equals("-0") ? "0" : text;
  }
}
