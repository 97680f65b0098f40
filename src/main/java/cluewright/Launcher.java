package cluewright;

import cluewright.cli.Cli;
import cluewright.cli.terminal.Console;
import java.util.Locale;
import java.util.logging.Level;
import java.util.logging.Logger;

/**
 * Where the program starts. It is not a JavaFX {@code Application} itself: the JVM would then look
 * for JavaFX among its modules, and the program runs from the class path.
 */
public final class Launcher {
  /** Held, because a logger that nobody holds forgets its level. */
  private static final Logger JAVAFX = Logger.getLogger("javafx");

  private Launcher() {}

  /**
   * Runs the command line, in English whatever the machine speaks, so that numbers fit their
   * sentences; the studio finds the machine's language as that of {@link Locale.Category#DISPLAY}.
   * A code of 0 returns, so that a JVM that others share lives on; but for the studio, which ends
   * whatever threads a library has left there.
   */
  public static void main(String[] args) {
    Locale ofTheSystem = Locale.getDefault(Locale.Category.DISPLAY);
    Locale.setDefault(Locale.ENGLISH);
    Locale.setDefault(Locale.Category.DISPLAY, ofTheSystem);
    JAVAFX.setLevel(Level.SEVERE);
    DesktopStudio studio = new DesktopStudio();
    int code = Cli.run(args, studio, Console.system());
    if (code != 0 || studio.isClosed()) {
      System.exit(code);
    }
  }
}
