package cluewright.cli.option;

import cluewright.cli.input.ReadingNotes;
import cluewright.cli.terminal.Console;
import picocli.CommandLine.Option;

/** The option for how commands that read lists treat unreadable lines. */
public final class StrictOption {
  @Option(
      names = "--strict",
      description =
          "Stop at the first line of a list that cannot be read. By default such lines are named and"
              + " left out, the rest goes on, and the exit code is 11.")
  private boolean isStrict;

  /** The messages while a list is read. */
  public ReadingNotes notes(Console console) {
    return new ReadingNotes(console, isStrict);
  }
}
