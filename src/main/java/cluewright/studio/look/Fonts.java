package cluewright.studio.look;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import javafx.scene.text.Font;

/** The typeface of the studio, which comes with it: Inter, with Japanese glyphs in every file. */
public final class Fonts {
  static final String FOLDER = "/cluewright/assets/fonts/";
  static final List<String> FILES =
      List.of("Inter-Regular.ttf", "Inter-Medium.ttf", "Inter-SemiBold.ttf");

  private static final System.Logger LOG = System.getLogger(Fonts.class.getName());

  private static boolean isLoaded;

  private Fonts() {}

  /**
   * Makes Inter known to stylesheets and to text on canvases; once is enough. Where a file of it is
   * missing or damaged, the system's own typeface stands in.
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

  /** Makes a font known, if it can be read. */
  static boolean canLoad(String resource) {
    try (InputStream in = Fonts.class.getResourceAsStream(resource)) {
      return in != null && Font.loadFont(in, 14) != null;
    } catch (IOException e) {
      return false;
    }
  }
}
