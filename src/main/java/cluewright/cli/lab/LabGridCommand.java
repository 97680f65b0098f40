package cluewright.cli.lab;

import cluewright.cli.input.FileUse;
import cluewright.cli.input.Names;
import cluewright.cli.input.PuzzleArgument;
import cluewright.cli.input.ReadingNotes;
import cluewright.cli.input.SolutionGrid;
import cluewright.cli.option.BoardOption;
import cluewright.cli.terminal.Console;
import cluewright.cli.terminal.ConsoleCommand;
import cluewright.cli.terminal.ExitCode;
import cluewright.cli.terminal.Interrupt;
import cluewright.cli.terminal.UsageException;
import cluewright.lab.Machine;
import cluewright.model.CellSet;
import cluewright.model.Puzzle;
import cluewright.search.Watch;
import cluewright.search.fewest.FewestClues;
import cluewright.search.fewest.FewestClues.Walked;
import cluewright.search.race.Run;
import java.io.IOException;
import java.time.Duration;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code lab grid}: searches for puzzles with few clues that have a given solution. */
@Command(
    name = "grid",
    description = {
      "Look for puzzles of up to so many clues that have a given solution, after McGuire, Tugemann"
          + " and Civario: clues that hit all unavoidable sets, each checked by a solver.",
      "It goes on until the puzzles are enough, every way is tried, or the time is over, and says"
          + " how far it came."
    },
    footer = {
      "Exit codes: 0 if a puzzle was found, 20 if there is none, 30 if undecided.",
      "",
      "  cluewright lab grid solution.txt --clues 16 --time 1h",
      "  cluewright lab grid puzzle.txt --clues 17 --given eight-of-its-clues.txt"
    })
final class LabGridCommand extends ConsoleCommand {
  @Parameters(
      paramLabel = "GRID",
      description = "A solution, or a puzzle with one solution, which is then meant.")
  @Names(FileUse.READ)
  private String grid;

  @Option(
      names = {"-c", "--clues"},
      paramLabel = "N",
      required = true,
      description = "How many clues a puzzle may have.")
  private int clues;

  @Option(
      names = "--given",
      paramLabel = "FILE|PUZZLE",
      description = "Clues of the solution that every puzzle has, to walk through a part alone.")
  @Names(FileUse.READ)
  private String given;

  @Option(
      names = "--count",
      paramLabel = "N",
      defaultValue = "1",
      description = "How many puzzles are enough. Default: ${DEFAULT-VALUE}.")
  private int count;

  @Option(
      names = {"-t", "--time"},
      paramLabel = "TIME",
      defaultValue = "60s",
      description = "Time limit. Default: ${DEFAULT-VALUE}.")
  private Duration time;

  @Mixin private BoardOption board = new BoardOption();

  LabGridCommand(Console console) {
    super(console);
  }

  @Override
  public Integer call() throws IOException {
    Puzzle solution = SolutionGrid.of(one(grid));
    SolutionGrid.requireClues(clues, solution);
    if (count < 1) {
      throw new UsageException("--count is " + count + ", but must be 1 or more");
    }
    CellSet fixed = given == null ? CellSet.empty() : given(solution);
    if (fixed.size() > clues) {
      throw new UsageException(
          "--given has %d clues, more than --clues %d allows".formatted(fixed.size(), clues));
    }
    Watch watch = Watch.idle();
    return Interrupt.stopping(
        watch,
        () -> {
          Walked walked = new FewestClues(solution).walk(clues, fixed, count, new Run(time, watch));
          walked.puzzles().forEach(puzzle -> console.out().println(puzzle.line()));
          console.out().print(text(walked, fixed));
          console.out().printf(Locale.ROOT, "Measured on: %s%n", Machine.words());
          return exitCode(walked);
        });
  }

  private Puzzle one(String argument) throws IOException {
    ReadingNotes notes = new ReadingNotes(console, true);
    var all =
        PuzzleArgument.all(PuzzleArgument.input(argument, console.in()), board.board(), notes);
    if (all.size() != 1) {
      throw new UsageException(
          "there are %d puzzles, but one is expected: give one alone".formatted(all.size()));
    }
    return all.get(0).value();
  }

  private CellSet given(Puzzle solution) throws IOException {
    Puzzle part = one(given);
    part.mask()
        .clues()
        .forEach(
            cell -> {
              if (part.digit(cell) != solution.digit(cell)) {
                throw new UsageException(
                    "--given has %d at %s, but the solution has %d there"
                        .formatted(
                            part.digit(cell), part.board().label(cell), solution.digit(cell)));
              }
            });
    return part.mask().clues();
  }

  private String text(Walked walked, CellSet fixed) {
    double seconds = walked.time().toNanos() / 1e9;
    String where = fixed.isEmpty() ? "" : " among those with the %d given".formatted(fixed.size());
    String verdict =
        switch (walked.ending()) {
          case ALL ->
              walked.puzzles().isEmpty()
                  ? "No puzzle of up to %d clues has this solution%s: every way was tried."
                      .formatted(clues, where)
                  : "%s of up to %d clues%s, and no others but those that hold one."
                      .formatted(puzzles(walked), clues, where);
          case ENOUGH ->
              "%s of up to %d clues found%s; there may be others."
                  .formatted(puzzles(walked), clues, where);
          case STOPPED ->
              "Undecided: stopped or out of time after %s of the tree, where branches of a node count alike; %,d found."
                  .formatted(percent(walked.share()), walked.puzzles().size());
        };
    return verdict
        + String.format(
            Locale.ROOT,
            "%n%,d unavoidable sets, %,d nodes, %,d sets of clues checked, %s of the tree, %.2f s,"
                + " %,.0f nodes and %,.0f checks a second%n",
            walked.sets(),
            walked.nodes(),
            walked.checked(),
            percent(walked.share()),
            seconds,
            walked.nodes() / seconds,
            walked.checked() / seconds);
  }

  private static String puzzles(Walked walked) {
    int count = walked.puzzles().size();
    return String.format(Locale.ROOT, count == 1 ? "%,d puzzle" : "%,d puzzles", count);
  }

  private static String percent(double share) {
    return String.format(Locale.ROOT, share > 0.001 ? "%.2f %%" : "%.2e %%", 100 * share);
  }

  private static int exitCode(Walked walked) {
    if (!walked.puzzles().isEmpty()) {
      return ExitCode.OK;
    }
    return walked.ending() == FewestClues.Ending.ALL ? ExitCode.IMPOSSIBLE : ExitCode.UNDECIDED;
  }
}
