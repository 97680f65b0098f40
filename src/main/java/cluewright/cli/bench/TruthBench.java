package cluewright.cli.bench;

import cluewright.cli.terminal.Console;
import cluewright.cli.terminal.ExitCode;
import cluewright.cli.terminal.ProgressLine;
import cluewright.lab.making.SignedPuzzles;
import cluewright.model.Board;
import cluewright.model.Puzzle;
import cluewright.model.rule.Kind;
import cluewright.replay.SolutionCounter;
import cluewright.search.Watch;
import cluewright.strategy.reason.FewReasons;
import cluewright.strategy.reason.ReasonTruth;
import cluewright.strategy.reason.ReasonTruth.Checked;
import cluewright.strategy.reason.ReasonTruth.Verdict;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;

/**
 * Solves puzzles of every kind of rule on small boards by steps of few reasons, all of a state at
 * once, and checks each step by trying every way to satisfy its reasons.
 */
final class TruthBench {
  /** The solutions of a puzzle that are looked at, and the share of a counter's patience. */
  private static final int SOLUTIONS = 50;

  private static final double PATIENCE = 0.05;

  private final Console console;
  private final Watch watch;
  private final Random random;
  private final Map<Verdict, int[]> counts = new EnumMap<>(Verdict.class);
  private final Set<Kind> kinds = new HashSet<>();
  private int puzzles;
  private int steps;

  TruthBench(Console console, Watch watch, long seed) {
    this.console = console;
    this.watch = watch;
    this.random = new Random(seed);
    for (Verdict each : Verdict.values()) {
      counts.put(each, new int[FewReasons.MOST + 1]);
    }
  }

  /** Checks so many steps, or a few more, so that each puzzle is solved as far as it goes. */
  int run(int wanted) {
    SignedPuzzles made = new SignedPuzzles(random);
    ProgressLine progress = new ProgressLine(console);
    while (steps < wanted && !watch.isStopped()) {
      SignedPuzzles.Made next = made.next();
      next.solution().board().rules().forEach(rule -> kinds.add(rule.kind()));
      puzzles++;
      solve(next);
      progress.show(String.format(Locale.ROOT, "%,d of %,d steps checked", steps, wanted));
    }
    progress.clear();
    return end();
  }

  /** Prints how many steps are right, and says whether all are. */
  int end() {
    console.out().print(table());
    if (sum(Verdict.WRONG) + sum(Verdict.NOT_LEAST) > 0) {
      return ExitCode.UNEXPECTED;
    }
    return watch.isStopped() ? ExitCode.UNDECIDED : ExitCode.OK;
  }

  private void solve(SignedPuzzles.Made made) {
    Board board = made.solution().board();
    List<Puzzle> grids = new ArrayList<>(List.of(made.solution()));
    grids.addAll(new SolutionCounter(board).solutionsIfQuick(made.puzzle(), SOLUTIONS, PATIENCE));
    try {
      new ReasonTruth(board)
          .solve(made.puzzle(), grids, random, watch, step -> count(step, made.puzzle()));
    } catch (CancellationException e) {
      // What was checked before is told.
    }
  }

  void count(Checked step, Puzzle puzzle) {
    steps++;
    counts.get(step.verdict())[step.reasons()]++;
    if (step.verdict() == Verdict.WRONG || step.verdict() == Verdict.NOT_LEAST) {
      console
          .out()
          .printf(
              "%s: %s In %s on %s%n",
              step.verdict() == Verdict.WRONG ? "wrong" : "more reasons than needed",
              step.step().sentence(),
              puzzle.line(),
              puzzle.board().name());
    }
  }

  private int sum(Verdict verdict) {
    return IntStream.of(counts.get(verdict)).sum();
  }

  private String table() {
    StringBuilder text =
        new StringBuilder(
            "| reasons | steps | wrong | more than needed | not checked |\n|---|---|---|---|---|\n");
    for (int reasons = 1; reasons <= FewReasons.MOST; reasons++) {
      int size = reasons;
      text.append(row(String.valueOf(size), verdict -> counts.get(verdict)[size]));
    }
    return text.append(row("all", this::sum))
        .append(
            String.format(
                Locale.ROOT,
                "%n%,d kinds of rules on %,d puzzles of up to 36 cells%n",
                kinds.size(),
                puzzles))
        .toString();
  }

  private static String row(String name, ToIntFunction<Verdict> count) {
    int all = Arrays.stream(Verdict.values()).mapToInt(count).sum();
    return String.format(
        Locale.ROOT,
        "| %s | %,d | %,d | %,d | %,d |%n",
        name,
        all,
        count.applyAsInt(Verdict.WRONG),
        count.applyAsInt(Verdict.NOT_LEAST),
        count.applyAsInt(Verdict.UNCHECKED));
  }
}
