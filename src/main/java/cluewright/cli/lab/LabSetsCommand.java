package cluewright.cli.lab;

import cluewright.cli.input.FileUse;
import cluewright.cli.input.Names;
import cluewright.cli.input.PuzzleArgument;
import cluewright.cli.input.ReadingNotes;
import cluewright.cli.option.BoardOption;
import cluewright.cli.option.StrictOption;
import cluewright.cli.terminal.Console;
import cluewright.cli.terminal.ConsoleCommand;
import cluewright.cli.terminal.ExitCode;
import cluewright.cli.terminal.UsageException;
import cluewright.format.Numbered;
import cluewright.lab.sets.SetPair;
import cluewright.model.Board;
import cluewright.model.GridState;
import cluewright.model.Puzzle;
import cluewright.replay.Replay;
import cluewright.strategy.StrategySet;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code lab sets}: lists every naked set of a state with the equivalent hidden one. */
@Command(
    name = "sets",
    description = {
      "Print every naked set of a state beside the hidden set that says the same within its house:"
          + " k open cells that hold only k digits, and the other open cells, which have the other"
          + " digits to themselves.",
      "Houses with more than 16 open cells are left out, which are named."
    },
    footer = {"  cluewright lab sets puzzle.txt --after NHL"})
final class LabSetsCommand extends ConsoleCommand {
  @Parameters(paramLabel = "FILE|PUZZLE", description = "Puzzles, each from its initial state.")
  @Names(FileUse.READ)
  private String puzzles;

  @Option(
      names = "--after",
      paramLabel = "LIST",
      description =
          "Take the state in which these strategies end, such as NH. Default: the clues alone.")
  private StrategySet after;

  @Option(names = "--all", description = "Also print sets that eliminate nothing in their house.")
  private boolean all;

  @Mixin private BoardOption board = new BoardOption();

  @Mixin private StrictOption strict = new StrictOption();

  LabSetsCommand(Console console) {
    super(console);
  }

  @Override
  public Integer call() throws IOException {
    if (after != null && after.isAny()) {
      throw new UsageException("--after takes strategies by name or letter, such as NH");
    }
    ReadingNotes notes = strict.notes(console);
    for (Numbered<Puzzle> each :
        PuzzleArgument.all(PuzzleArgument.input(puzzles, console.in()), board.board(), notes)) {
      console.out().println(each.value().line());
      print(state(each.value()));
    }
    return notes.exitCode(ExitCode.OK);
  }

  private GridState state(Puzzle puzzle) {
    return after == null
        ? GridState.initial(puzzle)
        : new Replay(puzzle.board(), after).human(puzzle).last();
  }

  private void print(GridState state) {
    Board on = state.board();
    List<SetPair> pairs = SetPair.of(state);
    List<SetPair> shown = pairs.stream().filter(pair -> all || pair.changes(state)).toList();
    for (SetPair pair : shown) {
      console
          .out()
          .printf(
              "%s%n  naked %d: %s%n  hidden %d: %s%n",
              pair.house().label(),
              pair.nakedCells().size(),
              pair.naked(on),
              pair.hiddenCells().size(),
              pair.hidden(on));
    }
    SetPair.leftOut(state)
        .forEach(
            house ->
                console
                    .out()
                    .printf(
                        "%s is left out: more than %d open cells%n",
                        house.label(), SetPair.MOST_OPEN));
    console
        .out()
        .printf(
            Locale.ROOT,
            "%,d pairs, of which %,d eliminate something; in %,d the hidden set is the smaller one%n",
            pairs.size(),
            pairs.stream().filter(pair -> pair.changes(state)).count(),
            pairs.stream()
                .filter(pair -> pair.changes(state))
                .filter(pair -> pair.hiddenCells().size() < pair.nakedCells().size())
                .count());
  }
}
