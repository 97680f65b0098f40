package cluewright.print.canvas;

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
 * Inter's measures, read from its bundled files, so that a layout knows what it places.
 *
 * <p>Holds the fonts in memory until it is closed; not for several threads at once.
 */
public final class Typeface implements AutoCloseable {
  private static final String FOLDER = "/cluewright/assets/fonts/";

  private final Map<Weight, Glyphs> fonts = new EnumMap<>(Weight.class);

  /** The font of a weight, read when it is first asked for. */
  TrueTypeFont font(Weight weight) {
    return glyphs(weight).font();
  }

  private Glyphs glyphs(Weight weight) {
    return fonts.computeIfAbsent(weight, Typeface::load);
  }

  private static Glyphs load(Weight weight) {
    try (InputStream in = Typeface.class.getResourceAsStream(FOLDER + weight.file())) {
      if (in == null) {
        throw new IllegalStateException("the font file " + weight.file() + " is missing");
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
    return glyphs(Weight.REGULAR).has(codePoint);
  }

  /** The width of a text of one line, in points. */
  public double width(String text, Lettering lettering) {
    Glyphs glyphs = glyphs(lettering.weight());
    return text.codePoints().mapToDouble(glyphs::advance).sum() * lettering.size();
  }

  /** Where a character's glyph has its {@linkplain OpticalMiddle middle} to the eye. */
  double middle(char character, Lettering lettering) {
    return glyphs(lettering.weight()).middle(character) * lettering.size();
  }

  /** The outlines of a text of one line that begins at the origin, on its baseline, y downwards. */
  public Shape outline(String text, Lettering lettering) {
    Glyphs glyphs = glyphs(lettering.weight());
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

  /** The height of capitals, and in Inter of digits, above the baseline, in points. */
  public double capHeight(Lettering lettering) {
    return glyphs(lettering.weight()).capHeight() * lettering.size();
  }

  @Override
  public void close() throws IOException {
    for (Glyphs glyphs : fonts.values()) {
      glyphs.font().close();
    }
  }
}
