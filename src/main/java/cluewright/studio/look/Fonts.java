package cluewright.studio.look;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import javafx.scene.text.Font;

/** The bundled typeface of the studio: Inter, with Japanese glyphs in every file. */
public final class Fonts {
  static final String FOLDER = "/cluewright/assets/fonts/";
  static final List<String> FILES =
      List.of("Inter-Regular.ttf", "Inter-Medium.ttf", "Inter-SemiBold.ttf");

  private static final System.Logger LOG = System.getLogger(Fonts.class.getName());

  private static boolean isLoaded;

  private Fonts() {}

  /**
   * Registers Inter for stylesheets and canvases; once is enough. Where a file of it is missing or
   * damaged, the system's own typeface stands in.
   */
  public static synchronized void load() {
    if (isLoaded) {
      return;
    }
    for (String file : FILES) {
      if (!canLoad(FOLDER + file)) {
        LOG.log(
            System.Logger.Level.WARNING,
            "the font {0} is missing or damaged; another stands in, so install Cluewright anew",
            file);
      }
    }
    isLoaded = true;
  }

  /** Registers a font; false if it cannot be read. */
  static boolean canLoad(String resource) {
    try (InputStream in = Fonts.class.getResourceAsStream(resource)) {
      return in != null && Font.loadFont(in, 14) != null;
    } catch (IOException e) {
      return false;
    }
  }
}
