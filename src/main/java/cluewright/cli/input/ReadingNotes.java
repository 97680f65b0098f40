package cluewright.cli.input;

import cluewright.cli.terminal.Console;
import cluewright.cli.terminal.ExitCode;
import cluewright.format.FormatException;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;

/**
 * The messages while puzzles are read: how they are understood, and what is ignored. A line of a
 * list that cannot be read is named and left out, and the rest goes on, unless the run is strict.
 */
public final class ReadingNotes {
  private static final int MOST_NAMED = 10;

  private final Console console;
  private final boolean isStrict;
  private final Set<String> said = new HashSet<>();
  private int leftOut;

  public ReadingNotes(Console console, boolean isStrict) {
    this.console = console;
    this.isStrict = isStrict;
  }

  /** True if the first fault ends everything. */
  boolean isStrict() {
    return isStrict;
  }

  /** Prints a remark on an input, once. */
  void remark(String name, Object remark) {
    if (said.add(name + remark)) {
      console.note("%s: %s".formatted(Input.shortened(name), remark));
    }
  }

  /** Reports an entry that is left out; of many, only the first ones. */
  void leftOut(String name, FormatException fault) {
    leftOut++;
    if (leftOut <= MOST_NAMED) {
      console.note("%s: %s; left out".formatted(Input.shortened(name), fault.getMessage()));
    }
  }

  /** The exit code, with precedence for omissions, which are counted here. */
  public int exitCode(int code) {
    if (leftOut == 0) {
      return code;
    }
    console.note(
        leftOut == 1
            ? "1 line was left out; --strict stops there"
            : String.format(
                Locale.ROOT, "%,d lines were left out; --strict stops at the first", leftOut));
    return code == ExitCode.UNEXPECTED || code == ExitCode.USAGE ? code : ExitCode.LEFT_OUT;
  }
}
