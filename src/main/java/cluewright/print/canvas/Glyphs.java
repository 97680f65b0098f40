package cluewright.print.canvas;

import java.awt.Shape;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.ref.WeakReference;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.fontbox.ttf.CmapLookup;
import org.apache.fontbox.ttf.CmapSubtable;
import org.apache.fontbox.ttf.CmapTable;
import org.apache.fontbox.ttf.TTFParser;
import org.apache.fontbox.ttf.TrueTypeFont;
import org.apache.pdfbox.io.RandomAccessReadBuffer;

/**
 * The metrics of a font's characters in ems, each read once; for several threads at once.
 *
 * <p>A font with Japanese takes about 6 MB, so typefaces that are in use at the same time share it;
 * it goes with the last of them.
 */
final class Glyphs {
  private static final String FOLDER = "/cluewright/assets/fonts/";
  private static final int LATIN = 0x250;

  /** By their files. */
  private static final Map<String, WeakReference<Glyphs>> IN_USE = new HashMap<>();

  private final TrueTypeFont font;
  private final CmapLookup characters;
  private final double unitsPerEm;
  private final double capHeight;

  /** The advances of Latin characters, which are needed most. */
  private final double[] latinAdvances;

  private final Map<Integer, Double> advances = new ConcurrentHashMap<>();
  private final Map<Integer, Double> middles = new ConcurrentHashMap<>();

  private Glyphs(TrueTypeFont font) throws IOException {
    this.font = font;
    this.characters = font.getUnicodeCmapLookup();
    forgetOtherTables(font.getCmap(), characters);
    this.unitsPerEm = font.getUnitsPerEm();
    this.capHeight = font.getOS2Windows().getCapHeight() / unitsPerEm;
    this.latinAdvances = IntStream.range(0, LATIN).mapToDouble(this::readAdvance).toArray();
  }

  /** A font says the same in four tables of characters, which are read into 700 kB each. */
  private static void forgetOtherTables(CmapTable tables, CmapLookup used) {
    tables.setCmaps(
        Stream.of(tables.getCmaps()).filter(each -> each == used).toArray(CmapSubtable[]::new));
  }

  /** The glyphs of a bundled font file. */
  static synchronized Glyphs of(String file) {
    Glyphs known = IN_USE.getOrDefault(file, new WeakReference<>(null)).get();
    if (known != null) {
      return known;
    }
    Glyphs glyphs = load(file);
    IN_USE.put(file, new WeakReference<>(glyphs));
    return glyphs;
  }

  private static Glyphs load(String file) {
    try (InputStream in = Glyphs.class.getResourceAsStream(FOLDER + file)) {
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
    return codePoint < LATIN
        ? latinAdvances[codePoint]
        : advances.computeIfAbsent(codePoint, this::readAdvance);
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
