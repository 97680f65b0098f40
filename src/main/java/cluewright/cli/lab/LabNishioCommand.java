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
import cluewright.cli.terminal.Interrupt;
import cluewright.cli.terminal.UsageException;
import cluewright.format.Numbered;
import cluewright.lab.Machine;
import cluewright.lab.Spread;
import cluewright.lab.nishio.ColumnSets;
import cluewright.lab.nishio.NishioTrial;
import cluewright.lab.nishio.NishioTrial.Followed;
import cluewright.lab.nishio.NishioTrial.Way;
import cluewright.model.Board;
import cluewright.model.Puzzle;
import cluewright.search.Watch;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code lab nishio}: finds the placements of each digit, by graphs and one by one. */
@Command(
    name = "nishio",
    description =
        "Follow each digit through puzzles, after Eppstein's graph, by our graph and by the overlay of"
            + " all placements, and print vertices, time and memory of each. They must agree.",
    footer = {"  cluewright lab nishio puzzles.txt --rounds 20"})
final class LabNishioCommand extends ConsoleCommand {
  private static final double MICRO = 1e6;
  private static final int MOST_ROUNDS = 10_000;

  @Parameters(paramLabel = "FILE|PUZZLE", description = "Puzzles on classic boards of up to 25x25.")
  @Names(FileUse.READ)
  private String puzzles;

  @Option(
      names = "--rounds",
      paramLabel = "N",
      defaultValue = "3",
      description =
          "How often all is done; the last round is measured, since a fresh Java process is slow."
              + " Default: ${DEFAULT-VALUE}.")
  private int rounds;

  @Mixin private BoardOption board = new BoardOption();

  @Mixin private StrictOption strict = new StrictOption();

  LabNishioCommand(Console console) {
    super(console);
  }

  @Override
  public Integer call() throws IOException {
    if (rounds < 1 || rounds > MOST_ROUNDS) {
      throw new UsageException("--rounds is " + rounds + ", but must be 1 to " + MOST_ROUNDS);
    }
    Map<Board, List<Puzzle>> byBoard = new LinkedHashMap<>();
    ReadingNotes notes = strict.notes(console);
    for (Numbered<Puzzle> each :
        PuzzleArgument.all(PuzzleArgument.input(puzzles, console.in()), board.board(), notes)) {
      if (!ColumnSets.fits(each.value().board())) {
        throw new UsageException(
            "line %d is on %s, but only rows, columns and equal boxes of up to 25x25 are followed"
                .formatted(each.line(), each.value().board()));
      }
      byBoard.computeIfAbsent(each.value().board(), key -> new ArrayList<>()).add(each.value());
    }
    Watch watch = Watch.idle();
    return Interrupt.stopping(
        watch,
        () -> {
          byBoard.forEach((key, mine) -> print(key, mine, watch));
          console.out().printf(Locale.ROOT, "Measured on: %s%n", Machine.words());
          return notes.exitCode(watch.isStopped() ? ExitCode.UNDECIDED : ExitCode.OK);
        });
  }

  private void print(Board on, List<Puzzle> mine, Watch watch) {
    NishioTrial trial = new NishioTrial(on);
    List<Followed> last = new ArrayList<>();
    for (int round = 0; round < rounds && !watch.isStopped(); round++) {
      last.clear();
      for (Puzzle puzzle : mine) {
        if (watch.isStopped()) {
          return;
        }
        last.addAll(trial.of(puzzle));
      }
    }
    console
        .out()
        .printf(
            Locale.ROOT,
            "%s, %,d puzzles: %,d vertices in Eppstein's graph; ours has %s%n",
            on,
            mine.size(),
            NishioTrial.verticesInAll(on),
            trial.vertices() == 0
                ? "none for so many digits"
                : String.format(
                    Locale.ROOT, "%,d, built in %.3f s", trial.vertices(), trial.secondsToBuild()));
    console
        .out()
        .printf(
            "%-38s %10s %8s %9s %12s %12s %14s%n",
            "way", "deductions", "gave up", "deleted", "median us", "max us", "most bytes");
    for (Way way : Way.values()) {
      List<Followed> rows = last.stream().filter(each -> each.way() == way).toList();
      if (!rows.isEmpty()) {
        Spread seconds = Spread.of(rows.stream().mapToDouble(Followed::seconds));
        console
            .out()
            .printf(
                Locale.ROOT,
                "%-38s %,10d %,8d %,9d %,12.1f %,12.1f %,14d%n",
                way.words(),
                rows.size(),
                rows.stream().filter(Followed::gaveUp).count(),
                rows.stream().mapToInt(each -> Math.max(0, each.deleted())).sum(),
                MICRO * seconds.median(),
                MICRO * seconds.max(),
                rows.stream().mapToLong(Followed::bytes).max().orElse(0));
      }
    }
    console.out().println();
  }
}
