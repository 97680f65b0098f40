package cluewright.studio.look;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.List;
import javafx.scene.text.Font;

/** The typeface of the studio, which comes with it: Inter, with Japanese glyphs in every file. */
public final class Fonts {
  static final String FOLDER = "/cluewright/assets/fonts/";
  static final List<String> FILES =
      List.of("Inter-Regular.ttf", "Inter-Medium.ttf", "Inter-SemiBold.ttf");

  private static boolean isLoaded;

  private Fonts() {}

  /** Makes Inter known to stylesheets and to text on canvases; once is enough. */
  public static synchronized void load() {
    if (isLoaded) {
      return;
    }
    for (String file : FILES) {
      try (InputStream in = Fonts.class.getResourceAsStream(FOLDER + file)) {
        if (in == null || Font.loadFont(in, 14) == null) {
          throw new IllegalStateException("the font " + file + " is missing or damaged");
        }
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    isLoaded = true;
  }
}
