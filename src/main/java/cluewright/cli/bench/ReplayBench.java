package cluewright.cli.bench;

import cluewright.cli.terminal.Console;
import cluewright.cli.terminal.ExitCode;
import cluewright.cli.terminal.ProgressLine;
import cluewright.format.Numbered;
import cluewright.lab.Spread;
import cluewright.model.Puzzle;
import cluewright.replay.Replay;
import cluewright.replay.Step;
import cluewright.search.Watch;
import cluewright.strategy.StrategySet;
import cluewright.strategy.reason.FewReasons;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CancellationException;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Solves puzzles of any board step by step, and reports how they end, how many reasons their steps
 * have, and how long these take: in processor time of the thread that solves, so that other
 * programs do not count.
 */
final class ReplayBench {
  private static final double BILLION = 1e9;

  /** The reasons of a step that are few: more stand in one column. */
  private static final int FEW = 5;

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private final Console console;
  private final Watch watch;

  /** How a replay ends. */
  private enum End {
    SOLVED("solved"),
    STUCK("stuck"),
    CONTRADICTORY("contradictory"),
    TIME_UP("time up");

    private final String word;

    End(String word) {
      this.word = word;
    }
  }

  /**
   * A puzzle's replay.
   *
   * @param line of the puzzle, or its number
   * @param reasons of each step, 0 for a named strategy
   * @param times of each step, in seconds
   * @param time of all, in seconds, with what follows the last step
   */
  private record Row(int line, End end, List<Integer> reasons, List<Double> times, double time) {
    int hardest() {
      return reasons.stream().mapToInt(Integer::intValue).max().orElse(0);
    }

    double longest() {
      return times.stream().mapToDouble(Double::doubleValue).max().orElse(0);
    }

    /** The time of the step that takes longest among those of so many reasons. */
    double longest(Predicate<Integer> size) {
      return IntStream.range(0, times.size())
          .filter(i -> size.test(reasons.get(i)))
          .mapToDouble(times::get)
          .max()
          .orElse(0);
    }

    double median() {
      return times.isEmpty() ? 0 : Spread.of(times).median();
    }

    boolean isSolved() {
      return end == End.SOLVED;
    }
  }

  ReplayBench(Console console, Watch watch) {
    this.console = console;
    this.watch = watch;
  }

  int run(List<Numbered<Puzzle>> puzzles, StrategySet strategies, Duration limit) {
    ProgressLine progress = new ProgressLine(console);
    List<Row> rows = new ArrayList<>();
    console
        .out()
        .printf(
            "%-6s %-13s %6s %8s %9s %9s %9s%n",
            "", "", "steps", "reasons", "median s", "longest s", "all s");
    for (Numbered<Puzzle> puzzle : puzzles) {
      progress.show("%,d of %,d puzzles".formatted(rows.size(), puzzles.size()));
      Row row = row(puzzle, strategies, limit);
      progress.clear();
      if (watch.isStopped()) {
        break;
      }
      rows.add(row);
      console.out().print(text(row));
    }
    console.out().print(summary(rows));
    return rows.size() < puzzles.size() ? ExitCode.UNDECIDED : ExitCode.OK;
  }

  private Row row(Numbered<Puzzle> puzzle, StrategySet strategies, Duration limit) {
    List<Integer> reasons = new ArrayList<>();
    List<Long> marks = new ArrayList<>(List.of(spent()));
    long end = spent() + limit.toNanos();
    Replay replay =
        new Replay(puzzle.value().board(), strategies)
            .stoppedBy(() -> watch.isStopped() || spent() > end)
            .telling(
                step -> {
                  marks.add(spent());
                  reasons.add(reasons(step));
                });
    End how = end(replay, puzzle.value());
    List<Double> times = new ArrayList<>();
    for (int i = 1; i < marks.size(); i++) {
      times.add((marks.get(i) - marks.get(i - 1)) / BILLION);
    }
    return new Row(puzzle.line(), how, reasons, times, (spent() - marks.get(0)) / BILLION);
  }

  private static End end(Replay replay, Puzzle puzzle) {
    try {
      return switch (replay.human(puzzle).end()) {
        case SOLVED, ASSISTED -> End.SOLVED;
        case STUCK -> End.STUCK;
        case CONTRADICTORY -> End.CONTRADICTORY;
      };
    } catch (CancellationException e) {
      return End.TIME_UP;
    }
  }

  private static long spent() {
    return THREADS.getCurrentThreadCpuTime();
  }

  private static int reasons(Step step) {
    return step.deductions().stream().mapToInt(FewReasons::size).max().orElse(0);
  }

  private static String text(Row row) {
    return String.format(
        Locale.ROOT,
        "%-6d %-13s %6d %8d %9.3f %9.2f %9.2f%n",
        row.line(),
        row.end().word,
        row.times().size(),
        row.hardest(),
        row.median(),
        row.longest(),
        row.time());
  }

  private static String summary(List<Row> rows) {
    if (rows.isEmpty()) {
      return "";
    }
    StringBuilder text = new StringBuilder();
    text.append(
        "%n%,d %s: %s%n"
            .formatted(
                rows.size(),
                rows.size() == 1 ? "puzzle" : "puzzles",
                IntStream.range(0, End.values().length)
                    .mapToObj(i -> End.values()[i])
                    .filter(how -> count(rows, row -> row.end() == how) > 0)
                    .map(how -> "%,d %s".formatted(count(rows, row -> row.end() == how), how.word))
                    .collect(Collectors.joining(", "))));
    text.append("%nhardest step   puzzles solved%n".formatted());
    text.append(hardest("no reasons", rows, 0));
    for (int reasons = 1; reasons <= FEW; reasons++) {
      text.append(hardest("reasons-" + reasons, rows, reasons));
    }
    text.append(
        "%-14s %14d%n"
            .formatted("more", count(rows, row -> row.isSolved() && row.hardest() > FEW)));
    text.append(
        String.format(
            Locale.ROOT,
            "%n%-22s %10s %10s %10s %12s%n",
            "seconds of",
            "number",
            "median",
            "longest",
            "above 1 s"));
    text.append(times("puzzles", rows.stream().map(Row::time).toList()));
    text.append(times("a puzzle's median step", rows.stream().map(Row::median).toList()));
    text.append(times("its longest step", rows.stream().map(Row::longest).toList()));
    text.append(
        times(
            "of up to 4 reasons",
            rows.stream().map(row -> row.longest(size -> size <= FewReasons.MOST)).toList()));
    return text.toString();
  }

  private static String hardest(String name, List<Row> rows, int reasons) {
    return "%-14s %14d%n"
        .formatted(name, count(rows, row -> row.isSolved() && row.hardest() == reasons));
  }

  private static String times(String name, List<Double> seconds) {
    Spread spread = Spread.of(seconds);
    return String.format(
        Locale.ROOT,
        "%-22s %10d %10.3f %10.2f %12d%n",
        name,
        spread.size(),
        spread.median(),
        spread.max(),
        spread.above(1));
  }

  private static long count(List<Row> rows, Predicate<Row> which) {
    return rows.stream().filter(which).count();
  }
}
