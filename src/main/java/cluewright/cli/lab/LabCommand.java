package cluewright.cli.lab;

import cluewright.cli.terminal.Console;
import java.util.List;
import picocli.CommandLine.Command;

/** {@code lab}: the family of experiments, which does nothing by itself. */
@Command(
    name = "lab",
    synopsisSubcommandLabel = "COMMAND",
    description =
        "Experiments: the methods of the literature side by side with ours, each by one command.",
    footer = {
      "  cluewright lab solve puzzles.txt --method norvig,ours",
      "  cluewright lab norvig --count 10000",
      "  cluewright lab grid solution.txt --clues 16 --time 1h",
      "  cluewright lab nishio puzzles.txt",
      "  cluewright lab sets puzzle.txt --after NH",
      "  cluewright lab dig --grids 100",
      "  cluewright lab paper --time 10s"
    })
public final class LabCommand {
  private final Console console;

  public LabCommand(Console console) {
    this.console = console;
  }

  /** The subcommands in the order of the help. */
  public List<Object> subcommands() {
    return List.of(
        new LabSolveCommand(console),
        new LabNorvigCommand(console),
        new LabGridCommand(console),
        new LabNishioCommand(console),
        new LabSetsCommand(console),
        new LabMakeCommand(console),
        new LabDigCommand(console),
        new LabPaperCommand(console),
        new LabPlotCommand(console));
  }
}
