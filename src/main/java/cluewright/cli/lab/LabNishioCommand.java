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
import cluewright.lab.nishio.FormulaBoard;
import cluewright.lab.nishio.GraphSizes;
import cluewright.lab.nishio.NishioTrial;
import cluewright.lab.nishio.NishioTrial.Followed;
import cluewright.lab.nishio.NishioTrial.Way;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.BoxShape;
import cluewright.model.Puzzle;
import cluewright.search.Watch;
import cluewright.strategy.core.ColumnSets;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code lab nishio}: finds the placements of each digit, by graphs and one by one. */
@Command(
    name = "nishio",
    description = {
      "Follow each digit through puzzles, after Eppstein's graph, by our graph and by the overlay of"
          + " all placements, and print vertices, time and memory of each. They must agree; the"
          + " hypercube, which knows rows and columns alone, deletes a part.",
      "Without puzzles it prints placements, hypercube and vertices of boards from 4x4 to 100x100;"
          + " with a formula, a board on which a digit has a placement if and only if the formula is"
          + " satisfiable."
    },
    footer = {
      "  cluewright lab nishio puzzles.txt --rounds 20",
      "  cluewright lab nishio",
      "  cluewright lab nishio --formula \"1 2 3, -1 -2 3, 1 -2 -3\"",
      "  cluewright lab nishio --random-formula 5,5 --seed 7"
    })
final class LabNishioCommand extends ConsoleCommand {
  private static final double MICRO = 1e6;
  private static final int MOST_ROUNDS = 10_000;

  @Parameters(
      arity = "0..1",
      paramLabel = "FILE|PUZZLE",
      description = "Puzzles on classic boards of up to 25x25.")
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

  @Option(
      names = "--formula",
      paramLabel = "CLAUSES",
      description =
          "Clauses, separated by commas, of literals: numbers of variables from 1 on, negative if"
              + " negated.")
  private String formula;

  @Option(
      names = "--random-formula",
      paramLabel = "V,M",
      split = ",",
      description = "A formula by lot, with V variables and M clauses of three.")
  private List<Integer> drawn = new ArrayList<>();

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description = "Seed of a formula by lot. Default: ${DEFAULT-VALUE}.")
  private long seed;

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
    int asked = (puzzles == null ? 0 : 1) + (formula == null ? 0 : 1) + (drawn.isEmpty() ? 0 : 1);
    if (asked > 1) {
      throw new UsageException("give puzzles, --formula or --random-formula, not several");
    }
    if (puzzles == null) {
      console.out().print(asked == 0 ? GraphSizes.table() : text(formulaBoard()));
      return ExitCode.OK;
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

  private FormulaBoard formulaBoard() {
    try {
      if (formula == null) {
        if (drawn.size() != 2) {
          throw new UsageException("--random-formula takes two numbers, variables and clauses");
        }
        return FormulaBoard.random(drawn.get(0), drawn.get(1), seed);
      }
      List<int[]> clauses = new ArrayList<>();
      for (String clause : formula.split(",", -1)) {
        clauses.add(
            Arrays.stream(clause.strip().split("\\s+", -1)).mapToInt(Integer::parseInt).toArray());
      }
      return new FormulaBoard(clauses);
    } catch (NumberFormatException e) {
      throw new UsageException(
          "--formula \"%s\" is not of numbers: write clauses like \"1 2 -3, -1 3\""
              .formatted(formula));
    } catch (IllegalArgumentException e) {
      throw new UsageException(e.getMessage());
    }
  }

  /** The board of a formula, with a placement if there is one. */
  private static String text(FormulaBoard board) {
    Optional<int[]> placement = board.placement();
    ColumnSets sets = new ColumnSets(board.board());
    sets.follow(board.allowed(), 1);
    StringBuilder text = new StringBuilder();
    text.append(board.words()).append("\n\n");
    text.append(placement.map(board::picture).orElseGet(board::picture));
    text.append(
        String.format(
            Locale.ROOT,
            "%n%s, o may hold the digit%s; %,d vertices reached.%n",
            board.board(),
            placement.isPresent() ? ", # is a placement" : "",
            sets.reached()));
    text.append(
        placement
            .map(cells -> "Satisfiable: " + values(board.values(cells)))
            .orElse("No placement, so not satisfiable."));
    return text.append('\n').toString();
  }

  private static String values(List<Boolean> values) {
    return IntStream.rangeClosed(1, values.size())
        .mapToObj(variable -> (values.get(variable - 1) ? "" : "not ") + variable)
        .collect(Collectors.joining(", "));
  }

  private void print(Board on, List<Puzzle> mine, Watch watch) {
    NishioTrial trial = new NishioTrial(on);
    BoxShape boxes = Boards.boxes(on).orElseThrow();
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
            "%s, %,d puzzles: %,d placements; %,d vertices in Eppstein's graph of %,d in the"
                + " hypercube; ours has %s%n",
            on,
            mine.size(),
            ColumnSets.placements(boxes.rows(), boxes.columns()),
            ColumnSets.vertices(boxes.rows(), boxes.columns()),
            1L << on.columns(),
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
