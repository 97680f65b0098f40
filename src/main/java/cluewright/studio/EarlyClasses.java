package cluewright.studio;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * Loads the libraries' classes that the window needs, while the toolkit still starts.
 *
 * <p>Some two thousand classes of JavaFX are read and verified until the first frame is painted, a
 * quarter of what the UI thread does until then, and one processor waits meanwhile. Their names
 * stand in the order of their use in {@code assets/start/classes.txt}; a name that is missing or
 * out of date costs that much time and nothing else. The file is made from what {@code java
 * -Xlog:class+load} reports of a start, without the classes of one system alone.
 */
final class EarlyClasses {
  private static final String NAMES = "/cluewright/assets/start/classes.txt";

  private EarlyClasses() {}

  /** Takes about as long as the toolkit needs to start; for a thread of its own. */
  static void load() {
    names().forEach(EarlyClasses::load);
  }

  static List<String> names() {
    try (BufferedReader in =
        new BufferedReader(
            new InputStreamReader(
                EarlyClasses.class.getResourceAsStream(NAMES), StandardCharsets.UTF_8))) {
      return in.lines().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Without running any of its code. */
  private static void load(String name) {
    try {
      Class.forName(name, false, EarlyClasses.class.getClassLoader());
    } catch (ClassNotFoundException | LinkageError e) {
      System.getLogger(EarlyClasses.class.getName())
          .log(System.Logger.Level.DEBUG, "not on this system: " + name, e);
    }
  }
}
