package cluewright.print;

import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.EnumMap;
import java.util.Map;
import org.apache.fontbox.ttf.CmapLookup;
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

  private final Map<Weight, TrueTypeFont> fonts = new EnumMap<>(Weight.class);

  /** The font of a weight, read when it is first asked for. */
  TrueTypeFont font(Weight weight) {
    return fonts.computeIfAbsent(weight, Typeface::load);
  }

  private static TrueTypeFont load(Weight weight) {
    try (InputStream in = Typeface.class.getResourceAsStream(FOLDER + weight.file())) {
      if (in == null) {
        throw new IllegalStateException("the font file " + weight.file() + " is missing");
      }
      return new TTFParser().parse(new RandomAccessReadBuffer(in));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Whether the font has a glyph for a character. */
  boolean has(int codePoint) {
    return glyph(Weight.REGULAR, codePoint) != 0;
  }

  /** How far a text of one line reaches, in points. */
  double width(String text, Lettering lettering) {
    TrueTypeFont font = font(lettering.weight());
    double units =
        text.codePoints().mapToDouble(c -> advance(font, glyph(lettering.weight(), c))).sum();
    return units * scale(lettering);
  }

  /** Where a character's glyph has its {@linkplain OpticalMiddle middle} to the eye. */
  double middle(char character, Lettering lettering) {
    int glyph = glyph(lettering.weight(), character);
    return OpticalMiddle.of(path(lettering.weight(), glyph)) * scale(lettering);
  }

  /** The outlines of a text of one line that begins at the origin, on its baseline, y downwards. */
  public Shape outline(String text, Lettering lettering) {
    Path2D whole = new Path2D.Double();
    double x = 0;
    double scale = scale(lettering);
    for (int codePoint : text.codePoints().toArray()) {
      int glyph = glyph(lettering.weight(), codePoint);
      AffineTransform place = new AffineTransform(scale, 0, 0, -scale, x, 0);
      whole.append(place.createTransformedShape(path(lettering.weight(), glyph)), false);
      x += advance(font(lettering.weight()), glyph) * scale;
    }
    return whole;
  }

  private Shape path(Weight weight, int glyph) {
    try {
      return font(weight).getGlyph().getGlyph(glyph).getPath();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The height of capitals, and in Inter of digits, above the baseline, in points. */
  double capHeight(Lettering lettering) {
    try {
      return font(lettering.weight()).getOS2Windows().getCapHeight() * scale(lettering);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private int glyph(Weight weight, int codePoint) {
    try {
      CmapLookup characters = font(weight).getUnicodeCmapLookup();
      return characters.getGlyphId(codePoint);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static int advance(TrueTypeFont font, int glyph) {
    try {
      return font.getAdvanceWidth(glyph);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private double scale(Lettering lettering) {
    try {
      return lettering.size() / font(lettering.weight()).getUnitsPerEm();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() throws IOException {
    for (TrueTypeFont font : fonts.values()) {
      font.close();
    }
  }
}
