package cluewright.cli;

import cluewright.cli.terminal.Console;
import cluewright.search.Engine;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * One run of the command line with its streams held.
 *
 * @param code the exit code
 */
public record Run(int code, String out, String err) {

  /** A machine without a display. */
  public static final StudioStarter NO_DISPLAY = starter(/* hasDisplay= */ false, () -> {});

  private static final Invocation INVOCATION = new Invocation("start ", "");

  static StudioStarter starter(boolean hasDisplay, Runnable opening) {
    return new StudioStarter() {
      @Override
      public boolean hasDisplay() {
        return hasDisplay;
      }

      @Override
      public void open(List<String> arguments) {
        opening.run();
      }
    };
  }

  /** Runs with nothing on standard input. */
  public static Run of(String... arguments) {
    return reading("", arguments);
  }

  public static Run reading(String input, String... arguments) {
    return run(input, Console.Screen.PLAIN, console -> Cli.run(arguments, NO_DISPLAY, console));
  }

  public static Run with(StudioStarter studio, String... arguments) {
    return run("", Console.Screen.PLAIN, console -> Cli.run(arguments, studio, console));
  }

  public static Run with(Engine engine, Console.Screen screen, String... arguments) {
    return run(
        "", screen, console -> new Cli(NO_DISPLAY, console, engine, INVOCATION).run(arguments));
  }

  /** The acts of a test with a console. */
  private interface Body {
    int run(Console console);
  }

  private static Run run(String input, Console.Screen screen, Body body) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Console console =
        new Console(
            new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)),
            new PrintStream(out, /* autoFlush= */ true, StandardCharsets.UTF_8),
            new PrintStream(err, /* autoFlush= */ true, StandardCharsets.UTF_8),
            screen);
    int code = body.run(console);
    return new Run(
        code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }
}
