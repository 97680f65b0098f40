package cluewright.cli.bench;

import cluewright.cli.terminal.Console;
import cluewright.cli.terminal.ExitCode;
import cluewright.cli.terminal.ProgressLine;
import cluewright.format.Numbered;
import cluewright.lab.Spread;
import cluewright.model.Puzzle;
import cluewright.replay.Replay;
import cluewright.search.Watch;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Deduction;
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
   * A step.
   *
   * @param reasons how many it has, 0 for a named strategy
   * @param isLeast whether fewer were ruled out
   * @param time in seconds
   */
  private record Timed(int reasons, boolean isLeast, double time) {}

  /**
   * A puzzle's replay.
   *
   * @param line of the puzzle, or its number
   * @param time of all, in seconds, with what follows the last step
   */
  private record Row(int line, End end, List<Timed> steps, double time) {
    int hardest() {
      return steps.stream().mapToInt(Timed::reasons).max().orElse(0);
    }

    /** The longest time of some steps; 0 without any. */
    double longest(Predicate<Timed> which) {
      return steps.stream().filter(which).mapToDouble(Timed::time).max().orElse(0);
    }

    double median() {
      return steps.isEmpty() ? 0 : Spread.of(steps.stream().mapToDouble(Timed::time)).median();
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
    List<Timed> steps = new ArrayList<>();
    long start = spent();
    long[] last = {start};
    Replay replay =
        new Replay(puzzle.value().board(), strategies)
            .stoppedBy(() -> watch.isStopped() || spent() > start + limit.toNanos())
            .telling(
                step -> {
                  steps.add(timed(step.deductions().get(0), (spent() - last[0]) / BILLION));
                  last[0] = spent();
                });
    End end = end(replay, puzzle.value());
    return new Row(puzzle.line(), end, steps, (spent() - start) / BILLION);
  }

  private static Timed timed(Deduction step, double time) {
    return new Timed(FewReasons.size(step), FewReasons.size(step.variant()) > 0, time);
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

  private static String text(Row row) {
    return String.format(
        Locale.ROOT,
        "%-6d %-13s %6d %8d %9.3f %9.2f %9.2f%n",
        row.line(),
        row.end().word,
        row.steps().size(),
        row.hardest(),
        row.median(),
        row.longest(step -> true),
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
    text.append(longest("its longest step", rows, step -> true));
    text.append(longest("of named strategies", rows, step -> step.reasons() == 0));
    text.append(longest("of least reasons", rows, Timed::isLeast));
    return text.toString();
  }

  private static String hardest(String name, List<Row> rows, int reasons) {
    return "%-14s %14d%n"
        .formatted(name, count(rows, row -> row.isSolved() && row.hardest() == reasons));
  }

  private static String longest(String name, List<Row> rows, Predicate<Timed> which) {
    return times(name, rows.stream().map(row -> row.longest(which)).toList());
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
