package cluewright.mask;

import java.awt.Font;
import java.awt.FontFormatException;
import java.awt.GraphicsEnvironment;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** The fonts for letters: Inter, which is bundled, and those of the system. */
public final class Typefaces {
  /** The bundled family, which every system has. */
  public static final String INTER = "Inter";

  private static final String FOLDER = "/cluewright/assets/fonts/";

  /** Logical families, which stand for a mixture of real ones and are left out. */
  private static final List<String> LOGICAL =
      List.of("dialog", "dialoginput", "monospaced", "sansserif", "serif");

  public enum Weight {
    REGULAR("Inter-Regular.ttf", Font.PLAIN),
    BOLD("Inter-SemiBold.ttf", Font.BOLD);

    private final String inter;
    private final int style;

    Weight(String inter, int style) {
      this.inter = inter;
      this.style = style;
    }
  }

  private Typefaces() {}

  /** The names of all families, Inter first; listing the system's takes a moment. */
  public static List<String> families() {
    Stream<String> others =
        Stream.of(GraphicsEnvironment.getLocalGraphicsEnvironment().getAvailableFontFamilyNames())
            .filter(name -> !LOGICAL.contains(name.toLowerCase(Locale.ROOT)))
            .filter(name -> !name.equals(INTER));
    return Stream.concat(Stream.of(INTER), others).toList();
  }

  /** A font of a family; systems substitute another for an unknown one. */
  static Font font(String family, Weight weight, float size) {
    return family.equals(INTER)
        ? inter(weight.inter).deriveFont(size)
        : new Font(family, weight.style, 1).deriveFont(size);
  }

  private static Font inter(String file) {
    try (InputStream in = Typefaces.class.getResourceAsStream(FOLDER + file)) {
      if (in == null) {
        throw new IllegalStateException("the font " + file + " is missing");
      }
      return Font.createFont(Font.TRUETYPE_FONT, in);
    } catch (FontFormatException e) {
      throw new IllegalStateException("the font " + file + " is damaged", e);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The first family that has every letter of a text. */
  public static Optional<String> having(String text) {
    return families().stream()
        .filter(family -> font(family, Weight.REGULAR, 1).canDisplayUpTo(text) < 0)
        .findFirst();
  }
}
