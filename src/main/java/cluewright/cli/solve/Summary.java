package cluewright.cli.solve;

import cluewright.cli.terminal.ProgressLine;
import cluewright.model.Board;
import cluewright.model.Puzzle;
import cluewright.replay.Classifier;
import cluewright.replay.SolutionCounter;
import cluewright.replay.Solutions;
import cluewright.replay.SolvingPath;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;

/**
 * The numbers of puzzles with one solution, and of those that each set of strategies solves.
 *
 * @param open how many puzzles have more solutions to look through than was worth the time
 * @param solved one number a set
 */
record Summary(int puzzles, int unique, int open, List<SummarySet> sets, List<Integer> solved) {
  private static final int BATCH = 256;

  /** Counts on every core, each with its own classifiers, taking batches as it becomes free. */
  static Summary of(List<Puzzle> puzzles, List<SummarySet> sets, ProgressLine progress) {
    AtomicInteger next = new AtomicInteger();
    int cores = Runtime.getRuntime().availableProcessors();
    ExecutorService pool = Executors.newFixedThreadPool(cores);
    try {
      List<Callable<int[]>> parts = new ArrayList<>();
      for (int core = 0; core < cores; core++) {
        parts.add(() -> new Part(puzzles, sets, next, progress).count());
      }
      int[] total = new int[sets.size() + 2];
      for (Future<int[]> part : pool.invokeAll(parts)) {
        int[] counts = part.get();
        IntStream.range(0, total.length).forEach(i -> total[i] += counts[i]);
      }
      List<Integer> solved = IntStream.range(0, sets.size()).mapToObj(i -> total[i]).toList();
      return new Summary(puzzles.size(), total[sets.size()], total[sets.size() + 1], sets, solved);
    } catch (ExecutionException e) {
      throw new IllegalStateException(e.getCause());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("the summary was interrupted", e);
    } finally {
      pool.shutdownNow();
    }
  }

  /**
   * The share of a core: the puzzles solved by each set, the unique ones, and those not counted.
   */
  private static final class Part {
    private final List<Puzzle> puzzles;
    private final List<SummarySet> sets;
    private final Map<Board, List<Classifier>> classifiers = new HashMap<>();
    private final Map<Board, SolutionCounter> counters = new HashMap<>();
    private final AtomicInteger next;
    private final ProgressLine progress;
    private final int[] counts;

    Part(List<Puzzle> puzzles, List<SummarySet> sets, AtomicInteger next, ProgressLine progress) {
      this.puzzles = puzzles;
      this.sets = sets;
      this.next = next;
      this.progress = progress;
      this.counts = new int[sets.size() + 2];
    }

    int[] count() {
      for (int from = next.getAndAdd(BATCH); from < puzzles.size(); from = next.getAndAdd(BATCH)) {
        int to = Math.min(from + BATCH, puzzles.size());
        puzzles.subList(from, to).forEach(this::count);
        progress.show(String.format(Locale.ROOT, "%,d of %,d puzzles", to, puzzles.size()));
      }
      return counts;
    }

    private void count(Puzzle puzzle) {
      List<Classifier> mine = classifiers.computeIfAbsent(puzzle.board(), this::classifiersOn);
      boolean isSolved = false;
      for (int set = 0; set < mine.size(); set++) {
        if (mine.get(set).end(puzzle) == SolvingPath.End.SOLVED) {
          counts[set]++;
          isSolved = true;
        }
      }
      Solutions solutions =
          counters.computeIfAbsent(puzzle.board(), SolutionCounter::new).number(puzzle);
      boolean isOpen = solutions == Solutions.UNKNOWN;
      counts[mine.size()] += solutions == Solutions.ONE || (isOpen && isSolved) ? 1 : 0;
      counts[mine.size() + 1] += isOpen && !isSolved ? 1 : 0;
    }

    private List<Classifier> classifiersOn(Board board) {
      return sets.stream().map(set -> new Classifier(board, set.strategies())).toList();
    }
  }

  /** The counts as a table. */
  String text(String name) {
    StringBuilder text = new StringBuilder();
    text.append(String.format(Locale.ROOT, "%s: %,d puzzles, %,d unique", name, puzzles, unique));
    text.append(open == 0 ? "" : String.format(Locale.ROOT, ", %,d not counted", open));
    text.append(System.lineSeparator());
    int width = sets.stream().mapToInt(set -> set.label().length()).max().orElse(1);
    int digits = String.format(Locale.ROOT, "%,d", puzzles).length();
    for (int i = 0; i < sets.size(); i++) {
      text.append(
          String.format(
              Locale.ROOT,
              "solved by %-" + width + "s  %," + digits + "d of %,d%n",
              sets.get(i).label(),
              solved.get(i),
              puzzles));
    }
    return text.toString();
  }
}
