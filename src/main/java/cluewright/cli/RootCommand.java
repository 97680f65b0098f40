package cluewright.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;

/** {@code cluewright} itself: what every command shares. */
@Command(
    name = "cluewright",
    synopsisSubcommandLabel = "COMMAND",
    descriptionHeading = "%n",
    optionListHeading = "%nOptions:%n",
    commandListHeading = "%nCommands:%n",
    description = {
      "Digits for exactly the cells you choose: a Sudoku that the human strategies you allow"
          + " complete, or a proof that there is none.",
      "Without a command the studio opens; with nothing but a FILE it opens this."
    },
    footerHeading = "%nExit codes:%n",
    footer = {
      "  0    found, solved, or nothing wrong",
      "  1    unexpected failure",
      "  2    an argument or an input cannot be used",
      "  3    the studio cannot open a window here",
      "  20   proven impossible, stuck, contradictory, or not one solution",
      "  30   undecided: stopped, or out of time",
      "  130  interrupted from the keyboard; what was found is printed"
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
      description = "Show the stack trace of a failure.")
  boolean debug;
}
