package cluewright.print.canvas;

import cluewright.print.TypeFamily;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.util.EnumMap;
import java.util.Map;
import org.apache.fontbox.ttf.TrueTypeFont;

/**
 * The metrics of a type family, read from its bundled files for layout. Texts with a character that
 * the family lacks are set in Inter, which has them all.
 *
 * <p>Holds the fonts in memory until it is closed; not for several threads at once.
 */
public final class Typeface implements AutoCloseable {
  private final TypeFamily family;
  private final Map<TypeFamily, Map<Weight, Glyphs>> fonts = new EnumMap<>(TypeFamily.class);

  /** The metrics of Inter. */
  public Typeface() {
    this(TypeFamily.SANS);
  }

  public Typeface(TypeFamily family) {
    this.family = family;
  }

  public TypeFamily family() {
    return family;
  }

  /** The font of a weight for a text, loaded on first use. */
  TrueTypeFont font(Weight weight, String text) {
    return glyphs(weight, text).font();
  }

  /**
   * The glyphs of the family, of Inter, or of the next lighter weight where the boldest lacks
   * Japanese.
   */
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
        .computeIfAbsent(weight, any -> Glyphs.of(file(of, weight)));
  }

  private static String file(TypeFamily family, Weight weight) {
    return (family == TypeFamily.SERIF ? "SourceSerif4-" : "Inter-") + weight.file();
  }

  /** True if the font has a glyph for a character. */
  boolean has(int codePoint) {
    return glyphs(TypeFamily.SANS, Weight.REGULAR).has(codePoint);
  }

  /** The width of a one-line text, in points. */
  public double width(String text, Lettering lettering) {
    return width(text, lettering, Double.POSITIVE_INFINITY);
  }

  /**
   * True if a one-line text is no wider than this, in points; long texts are not measured to the
   * end.
   */
  public boolean fits(String text, Lettering lettering, double most) {
    return width(text, lettering, most) <= most;
  }

  /** The width of a text, or of a prefix that is already wider than {@code most}. */
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

  /** The {@linkplain OpticalMiddle optical middle} of a character. */
  double middle(char character, Lettering lettering) {
    return glyphs(lettering.weight(), String.valueOf(character)).middle(character)
        * lettering.size();
  }

  /** The outlines of a one-line text, from the origin along its baseline, y downwards. */
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

  /** The height of capitals above the baseline in points, which is about that of digits. */
  public double capHeight(Lettering lettering) {
    return glyphs(family, lettering.weight()).capHeight() * lettering.size();
  }

  @Override
  public void close() {
    fonts.clear();
  }
}
