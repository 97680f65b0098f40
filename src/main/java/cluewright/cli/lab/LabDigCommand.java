package cluewright.cli.lab;

import cluewright.choice.Kind;
import cluewright.cli.input.FileUse;
import cluewright.cli.input.Names;
import cluewright.cli.option.BoardOption;
import cluewright.cli.option.StrategiesOption;
import cluewright.cli.terminal.Console;
import cluewright.cli.terminal.ConsoleCommand;
import cluewright.cli.terminal.ExitCode;
import cluewright.cli.terminal.Interrupt;
import cluewright.cli.terminal.ProgressLine;
import cluewright.cli.terminal.ResultSink;
import cluewright.cli.terminal.UsageException;
import cluewright.lab.Machine;
import cluewright.lab.Spread;
import cluewright.lab.dig.Completion;
import cluewright.lab.dig.DigMethod;
import cluewright.lab.dig.LasVegasGrids;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Puzzle;
import cluewright.replay.SolutionCounter;
import cluewright.search.Watch;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code lab dig}: takes clues away from solution grids by several methods. */
@Command(
    name = "dig",
    description = {
      "Make solution grids by the Las Vegas algorithm of Xue and others, take clues away by several"
          + " methods, which take turns on each grid, and print a row for each: how many clues are"
          + " left, seconds, and how many of the puzzles the strategies complete.",
      "rows, wandering, jumping and random are the orders of Xue and others; strategies digs at random"
          + " as long as the strategies complete the rest; inverse empties cells by inverse strategies,"
          + " as Boothby, Svec and Zhang do."
    },
    footer = {
      "Exit codes: 0 if every grid was dug; 1 if a puzzle has not one solution alone, which would be a"
          + " fault; 130 when interrupted (Ctrl+C), with the table so far.",
      "",
      "  cluewright lab dig --grids 100",
      "  cluewright lab dig --grids 20 --method inverse,strategies --strategies NH --csv rows.csv"
    })
final class LabDigCommand extends ConsoleCommand {
  private static final int MOST_GRIDS = 100_000;
  private static final int MOST_DIGITS = 12;
  private static final double NANOS = 1e9;
  private static final String CSV_HEADER = "grid,method,clues,seconds,completed,puzzle\n";

  @Option(
      names = "--grids",
      paramLabel = "N",
      defaultValue = "20",
      description = "How many grids. Default: ${DEFAULT-VALUE}.")
  private int grids;

  @Option(
      names = "--method",
      paramLabel = "METHOD",
      split = ",",
      description =
          "Methods, separated by commas: rows, wandering, jumping, random, strategies, inverse."
              + " Default: all.")
  private List<DigMethod> methods = new ArrayList<>();

  @Mixin private StrategiesOption strategies = new StrategiesOption();

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description = "Seed of the grids and of all that is drawn. Default: ${DEFAULT-VALUE}.")
  private long seed;

  @Option(names = "--csv", paramLabel = "FILE", description = "Also write a row for each puzzle.")
  @Names(FileUse.WRITTEN)
  private String csv;

  @Mixin private BoardOption board = new BoardOption();

  LabDigCommand(Console console) {
    super(console);
  }

  /** A puzzle that was dug. */
  private record Dug(Puzzle puzzle, double seconds, boolean isCompleted) {}

  @Override
  public Integer call() throws IOException {
    Board on = board.board().orElse(Boards.NINE);
    check(on);
    List<DigMethod> asked =
        methods.isEmpty() ? List.of(DigMethod.values()) : methods.stream().distinct().toList();
    Optional<ResultSink> rows = Optional.ofNullable(csv).map(f -> ResultSink.open(f, console));
    rows.ifPresent(sink -> sink.write(CSV_HEADER));
    Watch watch = Watch.idle();
    return Interrupt.stopping(watch, () -> run(on, asked, rows, watch));
  }

  private void check(Board on) {
    if (grids < 1 || grids > MOST_GRIDS) {
      throw new UsageException("--grids is " + grids + ", but must be 1 to " + MOST_GRIDS);
    }
    if (!Boards.isClassic(on)) {
      throw new UsageException(
          "grids are dug on boards of rows, columns and boxes alone, but %s has other rules"
              .formatted(on));
    }
    if (on.digits() > MOST_DIGITS) {
      throw new UsageException(
          "--board %s: the grids of this method are found on boards of up to %d rows, since it fills"
                  .formatted(on, MOST_DIGITS)
              + " cells in their order and gives up on larger ones every time");
    }
    if (!strategies.set().isStated()) {
      throw new UsageException(
          "--strategies %s: grids are dug under strategies that are stated as rules, such as NHL"
              .formatted(strategies.set().shortName()));
    }
    if ("-".equals(csv)) {
      throw new UsageException("--csv needs a file: standard output already has a table");
    }
  }

  private int run(Board on, List<DigMethod> asked, Optional<ResultSink> rows, Watch watch) {
    ProgressLine progress = new ProgressLine(console);
    LasVegasGrids source = new LasVegasGrids(on, new Random(seed));
    Completion completion = new Completion(on, strategies.set());
    SolutionCounter counter = new SolutionCounter(on);
    Map<DigMethod, DigMethod.Digger> diggers = new LinkedHashMap<>();
    Map<DigMethod, List<Dug>> done = new LinkedHashMap<>();
    asked.forEach(method -> diggers.put(method, method.on(on, strategies.set(), seed)));
    asked.forEach(method -> done.put(method, new ArrayList<>()));
    int code = ExitCode.OK;
    for (int number = 1; number <= grids && !watch.isStopped(); number++) {
      progress.show("%d of %d grids".formatted(number, grids));
      Optional<Puzzle> grid = source.next(watch);
      for (DigMethod method : grid.isPresent() ? asked : List.<DigMethod>of()) {
        long start = System.nanoTime();
        Puzzle puzzle = diggers.get(method).dig(grid.get(), watch);
        double seconds = (System.nanoTime() - start) / NANOS;
        if (watch.isStopped()) {
          break;
        }
        if (counter.count(puzzle, 2) != 1) {
          console.note(
              "%s left %s of grid %d, which has not one solution alone"
                  .formatted(Kind.word(method), puzzle.line(), number));
          code = ExitCode.UNEXPECTED;
        }
        Dug dug = new Dug(puzzle, seconds, completion.test(puzzle));
        done.get(method).add(dug);
        int line = number;
        rows.ifPresent(sink -> sink.write(row(line, method, dug)));
      }
    }
    progress.clear();
    console.out().print(table(done));
    console
        .out()
        .printf(
            Locale.ROOT,
            "Searches for a grid that were given up: %,d. Measured on: %s%n",
            source.givenUp(),
            Machine.words());
    int end = watch.isStopped() ? ExitCode.UNDECIDED : code;
    return rows.map(sink -> sink.exitCode(end)).orElse(end);
  }

  private static String row(int number, DigMethod method, Dug dug) {
    return String.format(
        Locale.ROOT,
        "%d,%s,%d,%.6f,%s,%s%n",
        number,
        Kind.word(method),
        dug.puzzle.mask().size(),
        dug.seconds,
        dug.isCompleted ? "yes" : "no",
        dug.puzzle.line());
  }

  private String table(Map<DigMethod, List<Dug>> done) {
    StringBuilder text =
        new StringBuilder(
            "method      puzzles   fewest clues  median  most   median s     max s   completed by %s%n"
                .formatted(strategies.set().shortName()));
    done.forEach((method, mine) -> text.append(mine.isEmpty() ? "" : line(method, mine)));
    text.append('\n');
    done.keySet()
        .forEach(method -> text.append("%-11s %s%n".formatted(Kind.word(method), method.about())));
    return text.toString();
  }

  private static String line(DigMethod method, List<Dug> mine) {
    int[] clues = mine.stream().mapToInt(dug -> dug.puzzle.mask().size()).sorted().toArray();
    Spread seconds = Spread.of(mine.stream().mapToDouble(Dug::seconds));
    return String.format(
        Locale.ROOT,
        "%-11s %7d   %12d  %6.0f  %4d   %8.4f  %8.4f   %d%n",
        Kind.word(method),
        mine.size(),
        clues[0],
        Spread.of(Arrays.stream(clues).asDoubleStream()).median(),
        clues[clues.length - 1],
        seconds.median(),
        seconds.max(),
        mine.stream().filter(Dug::isCompleted).count());
  }
}
