package cluewright;

import cluewright.cli.StudioStarter;
import cluewright.cli.StudioUnavailableException;
import cluewright.studio.StudioMain;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.stream.Stream;

/** Opens the studio on this desktop, or says what the desktop lacks. */
final class DesktopStudio implements StudioStarter {
  private static final String DEBIAN_PACKAGES =
      "libgtk-3-0 libxtst6 libgl1 libxxf86vm1 libfreetype6 libfontconfig1 libpangoft2-1.0-0";

  private boolean isClosed;

  /** True if the studio was opened, and its window is closed again. */
  boolean isClosed() {
    return isClosed;
  }

  @Override
  public boolean hasDisplay() {
    return hasDisplay(System.getProperties(), System.getenv());
  }

  /** Linux says by variables whether there is a display; other systems always have one. */
  static boolean hasDisplay(Properties properties, Map<String, String> environment) {
    boolean isLinux =
        properties.getProperty("os.name", "").toLowerCase(Locale.ROOT).contains("linux");
    boolean isNamed =
        Stream.of("DISPLAY", "WAYLAND_DISPLAY")
            .anyMatch(name -> !environment.getOrDefault(name, "").isBlank());
    return !isLinux || isNamed || properties.getProperty("glass.platform") != null;
  }

  @Override
  public void open(List<String> arguments) {
    try {
      StudioMain.open(arguments.toArray(String[]::new));
      isClosed = true;
    } catch (RuntimeException | LinkageError failure) {
      if (isOfTheDesktop(failure)) {
        throw new StudioUnavailableException(sentence(failure), failure);
      }
      throw failure;
    }
  }

  /** True if JavaFX could not reach the screen, as opposed to a fault of the studio. */
  static boolean isOfTheDesktop(Throwable failure) {
    return Stream.iterate(failure, cause -> cause != null, Throwable::getCause)
        .anyMatch(
            cause ->
                cause instanceof LinkageError
                    || says(cause, "No toolkit found")
                    || says(cause, "Unable to open DISPLAY")
                    || says(cause, "Unable to load glass GTK library")
                    || says(cause, "Graphics Device initialization failed")
                    || says(cause, "no suitable pipeline found"));
  }

  private static boolean says(Throwable cause, String words) {
    return cause.getMessage() != null && cause.getMessage().contains(words);
  }

  private static String sentence(Throwable failure) {
    return "the studio cannot open a window ("
        + String.valueOf(failure.getMessage()).replaceFirst("\\.$", "")
        + "); check DISPLAY, and on Debian or Ubuntu install its libraries with: apt-get install "
        + DEBIAN_PACKAGES;
  }
}
