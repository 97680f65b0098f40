package cluewright.cli.terminal;

import java.util.concurrent.Callable;

/** A command, which reads and writes the streams of a console, and ends with an exit code. */
public abstract class ConsoleCommand implements Callable<Integer> {
  protected final Console console;

  protected ConsoleCommand(Console console) {
    this.console = console;
  }
}
