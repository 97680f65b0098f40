package cluewright.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;

/** The command {@code cluewright} itself, with what every command shares. */
@Command(
    name = "cluewright",
    synopsisSubcommandLabel = "COMMAND",
    description = {
      "Create Sudoku puzzles with clues in exactly the cells you choose, solvable with the human"
          + " strategies you allow, or prove that there are none.",
      "Without a command, the studio opens; with only a FILE, it opens that file."
    },
    footerHeading = "%nExit codes:%n",
    footer = {
      "  0    found, solved, or nothing wrong",
      "  1    unexpected failure",
      "  2    invalid argument or input",
      "  3    the studio cannot open a window here",
      "  10   written, but of a puzzle that has no or several solutions (print, render)",
      "  11   done, but for lines of a list that could not be read; with --strict, 2 at the first",
      "  20   impossible, stuck, contradictory, or not exactly one solution",
      "  30   undecided: stopped, or out of time",
      "  130  interrupted from the keyboard; results so far are printed"
    })
final class RootCommand {

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      scope = ScopeType.INHERIT,
      description = "Show this help and exit.")
  boolean help;

  @Option(
      names = {"-V", "--version"},
      versionHelp = true,
      description = "Show the version and exit.")
  boolean version;

  @Option(
      names = "--debug",
      scope = ScopeType.INHERIT,
      description = "Show a stack trace on failure.")
  boolean debug;
}
