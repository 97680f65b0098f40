package cluewright.print.canvas;

import cluewright.print.TypeFamily;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.EnumMap;
import java.util.Map;
import org.apache.fontbox.ttf.TTFParser;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.io.RandomAccessReadBuffer;

/**
 * The measures of a family, read from its bundled files, so that a layout knows what it places.
 * Texts with a character that the family lacks are set in Inter, which has them all.
 *
 * <p>Holds the fonts in memory until it is closed; not for several threads at once.
 */
public final class Typeface implements AutoCloseable {
  private static final String FOLDER = "/cluewright/assets/fonts/";

  private final TypeFamily family;
  private final Map<TypeFamily, Map<Weight, Glyphs>> fonts = new EnumMap<>(TypeFamily.class);

  /** Of Inter. */
  public Typeface() {
    this(TypeFamily.SANS);
  }

  public Typeface(TypeFamily family) {
    this.family = family;
  }

  public TypeFamily family() {
    return family;
  }

  /** The font of a weight for a text, read when it is first asked for. */
  TrueTypeFont font(Weight weight, String text) {
    return glyphs(weight, text).font();
  }

  /** Of the family, or of Inter, or of its next lighter weight where the boldest lacks Japanese. */
  private Glyphs glyphs(Weight weight, String text) {
    Glyphs own = glyphs(family, weight);
    if (hasAll(own, text)) {
      return own;
    }
    Glyphs inter = glyphs(TypeFamily.SANS, weight);
    return weight != Weight.BOLD || hasAll(inter, text)
        ? inter
        : glyphs(TypeFamily.SANS, Weight.SEMI_BOLD);
  }

  private static boolean hasAll(Glyphs glyphs, String text) {
    return text.codePoints().allMatch(glyphs::has);
  }

  private Glyphs glyphs(TypeFamily of, Weight weight) {
    return fonts
        .computeIfAbsent(of, any -> new EnumMap<>(Weight.class))
        .computeIfAbsent(weight, any -> load(file(of, weight)));
  }

  private static String file(TypeFamily family, Weight weight) {
    return (family == TypeFamily.SERIF ? "SourceSerif4-" : "Inter-") + weight.file();
  }

  private static Glyphs load(String file) {
    try (InputStream in = Typeface.class.getResourceAsStream(FOLDER + file)) {
      if (in == null) {
        throw new IllegalStateException("the font file " + file + " is missing");
      }
      TrueTypeFont font = new TTFParser().parse(new RandomAccessReadBuffer(in));
      font.setEnableGsub(false); // Without ligatures a text is as wide as its characters.
      return new Glyphs(font);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** True if the font has a glyph for a character. */
  boolean has(int codePoint) {
    return glyphs(TypeFamily.SANS, Weight.REGULAR).has(codePoint);
  }

  /** The width of a text of one line, in points. */
  public double width(String text, Lettering lettering) {
    return width(text, lettering, Double.POSITIVE_INFINITY);
  }

  /**
   * True if a text of one line is at most so wide, in points; a long one is not read to its end.
   */
  public boolean fits(String text, Lettering lettering, double most) {
    return width(text, lettering, most) <= most;
  }

  /** The width of a text, or of a beginning of it that is wider than {@code most}. */
  private double width(String text, Lettering lettering, double most) {
    Glyphs glyphs = glyphs(lettering.weight(), text);
    double ems = 0;
    for (int i = 0; i < text.length() && ems * lettering.size() <= most; ) {
      int codePoint = text.codePointAt(i);
      ems += glyphs.advance(codePoint);
      i += Character.charCount(codePoint);
    }
    return ems * lettering.size();
  }

  /** Where a character's glyph has its {@linkplain OpticalMiddle middle} to the eye. */
  double middle(char character, Lettering lettering) {
    return glyphs(lettering.weight(), String.valueOf(character)).middle(character)
        * lettering.size();
  }

  /** The outlines of a text of one line that begins at the origin, on its baseline, y downwards. */
  public Shape outline(String text, Lettering lettering) {
    Glyphs glyphs = glyphs(lettering.weight(), text);
    double scale = lettering.size() / glyphs.unitsPerEm();
    Path2D whole = new Path2D.Double();
    double x = 0;
    for (int codePoint : text.codePoints().toArray()) {
      AffineTransform place = new AffineTransform(scale, 0, 0, -scale, x, 0);
      whole.append(place.createTransformedShape(glyphs.path(codePoint)), false);
      x += glyphs.advance(codePoint) * lettering.size();
    }
    return whole;
  }

  /** The height of capitals, and about that of digits, above the baseline, in points. */
  public double capHeight(Lettering lettering) {
    return glyphs(family, lettering.weight()).capHeight() * lettering.size();
  }

  @Override
  public void close() throws IOException {
    for (Map<Weight, Glyphs> each : fonts.values()) {
      for (Glyphs glyphs : each.values()) {
        glyphs.font().close();
      }
    }
  }
}
