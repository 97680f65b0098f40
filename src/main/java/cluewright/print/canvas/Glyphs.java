package cluewright.print.canvas;

import java.awt.Shape;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.apache.fontbox.ttf.CmapLookup;
import org.apache.fontbox.ttf.TrueTypeFont;

/** The metrics of a font's characters in ems, each read once. */
final class Glyphs {
  private static final int LATIN = 0x250;

  private final TrueTypeFont font;
  private final CmapLookup characters;
  private final double unitsPerEm;
  private final double capHeight;

  /** The advances of Latin characters, which are needed most; NaN if not read yet. */
  private final double[] latinAdvances = new double[LATIN];

  private final Map<Integer, Double> advances = new HashMap<>();
  private final Map<Integer, Double> middles = new HashMap<>();

  Glyphs(TrueTypeFont font) throws IOException {
    this.font = font;
    this.characters = font.getUnicodeCmapLookup();
    this.unitsPerEm = font.getUnitsPerEm();
    this.capHeight = font.getOS2Windows().getCapHeight() / unitsPerEm;
    Arrays.fill(latinAdvances, Double.NaN);
  }

  TrueTypeFont font() {
    return font;
  }

  double unitsPerEm() {
    return unitsPerEm;
  }

  boolean has(int codePoint) {
    return characters.getGlyphId(codePoint) != 0;
  }

  double capHeight() {
    return capHeight;
  }

  /** The distance from a character to the next. */
  double advance(int codePoint) {
    if (codePoint >= LATIN) {
      return advances.computeIfAbsent(codePoint, this::readAdvance);
    }
    if (Double.isNaN(latinAdvances[codePoint])) {
      latinAdvances[codePoint] = readAdvance(codePoint);
    }
    return latinAdvances[codePoint];
  }

  /** The {@linkplain OpticalMiddle optical middle} of a character. */
  double middle(int codePoint) {
    return middles.computeIfAbsent(
        codePoint, missing -> OpticalMiddle.of(path(missing)) / unitsPerEm);
  }

  private double readAdvance(int codePoint) {
    try {
      return font.getAdvanceWidth(characters.getGlyphId(codePoint)) / unitsPerEm;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The outline of a character in font units, y upwards. */
  Shape path(int codePoint) {
    try {
      return font.getGlyph().getGlyph(characters.getGlyphId(codePoint)).getPath();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
