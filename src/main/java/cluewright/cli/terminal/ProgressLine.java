package cluewright.cli.terminal;

import cluewright.search.Progress;
import java.util.Locale;

/** A progress line in the terminal, rewritten in place; silent elsewhere. */
public final class ProgressLine {
  private static final int WIDTH = 78;

  private final Console console;
  private int shown;

  public ProgressLine(Console console) {
    this.console = console;
  }

  public void show(String title, Progress progress) {
    show(
        String.format(
            Locale.ROOT,
            "%s%.1f s: %s",
            title,
            progress.elapsed().toMillis() / 1000.0,
            progress.line()));
  }

  /** Replaces the text of the line. */
  public synchronized void show(String text) {
    if (console.screen() == Console.Screen.PLAIN) {
      return;
    }
    String line = text.length() > WIDTH ? text.substring(0, WIDTH) : text;
    console.err().print("\r" + line + " ".repeat(Math.max(0, shown - line.length())));
    console.err().flush();
    shown = line.length();
  }

  /** Clears the line, so that something else can be printed. */
  public synchronized void clear() {
    if (shown > 0) {
      console.err().print("\r" + " ".repeat(shown) + "\r");
      console.err().flush();
      shown = 0;
    }
  }
}
