package cluewright.print.canvas;

import static cluewright.print.canvas.PostScript.number;

import cluewright.picture.Shape.Point;
import cluewright.print.Colours;
import java.awt.Shape;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Draws a picture as Encapsulated PostScript (EPSF 3.0, language level 2) for layout programs: in
 * points, with texts as outlines, so that it needs no fonts. Each character's outline stands there
 * once, as a procedure. Greys are set on the black plate alone.
 */
public final class EpsCanvas implements Canvas {
  private static final String OPERATORS =
      """
      /m{moveto}bind def /l{lineto}bind def /c{curveto}bind def /h{closepath}bind def
      /f{fill}bind def /s{stroke}bind def /w{setlinewidth}bind def /g{setgray}bind def
      /k{setrgbcolor}bind def /d{0 setdash}bind def /p{setlinecap}bind def
      /t{gsave translate dup scale}bind def /e{fill grestore}bind def
      """;

  private static final int BUTT = 0;
  private static final int ROUND = 1;
  private static final int PROJECTING = 2;
  private static final int TURN = 90;

  /** The units per em of outlines. */
  private static final int EM = 1000;

  private final Typeface typeface;
  private final Colours colours;
  private final PostScript glyphs = new PostScript();
  private final PostScript body = new PostScript();
  private final Map<Glyph, String> names = new HashMap<>();

  private record Glyph(Weight weight, int codePoint) {}

  private EpsCanvas(Typeface typeface, Colours colours) {
    this.typeface = typeface;
    this.colours = colours;
  }

  /**
   * Writes a whole file.
   *
   * @param width in points
   * @param height in points
   * @param title what programs call it
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
            + PostScript.string(title)
            + "\n%%LanguageLevel: 2\n%%DocumentData: Clean7Bit\n%%EndComments\n"
            + "%%BeginProlog\n100 dict begin\n"
            + OPERATORS
            + canvas.glyphs
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
    body.add("m", x1, y1).add("l", x2, y2).word("s").endLine();
  }

  @Override
  public void way(List<Point> points, Pen pen) {
    take(pen, ROUND);
    body.add("m", points.get(0).x(), points.get(0).y());
    points.subList(1, points.size()).forEach(point -> body.add("l", point.x(), point.y()));
    body.word("s").endLine();
  }

  @Override
  public void outline(double x, double y, double width, double height, Pen pen) {
    take(pen, PROJECTING);
    rectangle(x, y, width, height);
    body.word("s").endLine();
  }

  @Override
  public void fill(double x, double y, double width, double height, Ink ink) {
    take(ink);
    rectangle(x, y, width, height);
    body.word("f").endLine();
  }

  private void rectangle(double x, double y, double width, double height) {
    body.add("m", x, y).add("l", x + width, y);
    body.add("l", x + width, y + height).add("l", x, y + height).word("h");
  }

  @Override
  public void circle(double x, double y, double radius, Pen pen) {
    take(pen, BUTT);
    round(x, y, radius);
    body.word("s").endLine();
  }

  @Override
  public void disc(double x, double y, double radius, Ink ink) {
    take(ink);
    round(x, y, radius);
    body.word("f").endLine();
  }

  private void round(double x, double y, double radius) {
    body.word("newpath").add("0 360 arc h", x, y, radius);
  }

  @Override
  public void shape(Shape outline, Ink ink) {
    take(ink);
    body.trace(outline).word("f").endLine();
  }

  @Override
  public void text(String text, double x, double baseline, Lettering lettering) {
    take(lettering.ink());
    double left = x;
    for (int codePoint : text.codePoints().toArray()) {
      String name =
          names.computeIfAbsent(
              new Glyph(lettering.weight(), codePoint), missing -> glyph(missing));
      body.add("t", lettering.size() / EM, left, baseline).word(name).word("e");
      left += typeface.width(Character.toString(codePoint), lettering);
    }
    body.endLine();
  }

  /** Defines a character's outline as a procedure. */
  private String glyph(Glyph glyph) {
    String name = "a" + names.size();
    String character = Character.toString(glyph.codePoint());
    glyphs
        .word("/" + name + "{")
        .trace(typeface.outline(character, new Lettering(glyph.weight(), EM, Ink.BLACK)))
        .word("}bind def")
        .endLine();
    return name;
  }

  @Override
  public void turned(double x, double y, int quarters, Drawing drawing) {
    body.word("gsave").add("translate", x, y).add("rotate", quarters * TURN);
    body.add("translate", -x, -y).endLine();
    drawing.on(this);
    body.word("grestore").endLine();
  }

  private void take(Pen pen, int cap) {
    take(pen.ink());
    body.add("w", pen.width()).add("p", cap);
    body.word("[" + (pen.dash() == 0 ? "" : number(pen.dash())) + "]d");
  }

  private void take(Ink ink) {
    int rgb = ink.rgb(colours);
    double red = (rgb >> 16) / 255.0;
    double green = (rgb >> 8 & 0xff) / 255.0;
    double blue = (rgb & 0xff) / 255.0;
    if (red == green && green == blue) {
      body.add("g", red);
    } else {
      body.add("k", red, green, blue);
    }
  }
}
