package cluewright.plan;

import cluewright.batch.BatchException;
import cluewright.batch.BatchListener;
import cluewright.batch.BatchRecord;
import cluewright.batch.Destination;
import cluewright.batch.DrawnRun;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.search.Engine;
import cluewright.search.Outcome;
import cluewright.search.Request;
import cluewright.search.Watch;
import cluewright.search.verify.Verification;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.Consumer;

/**
 * Finds the puzzles that a plan wants, row by row: each solvable as its row says, checked as every
 * puzzle is, and none equal to another of the book, relabelled, turned or mirrored. No mask comes
 * twice, unless its row says so.
 */
public final class PlanRun {
  /** The 64-bit golden ratio: seeds this far apart are unrelated. */
  private static final long BETWEEN_ROWS = 0x9E3779B97F4A7C15L;

  private final Engine engine;
  private final long seed;
  private final Duration each;
  private final int threads;
  private final Listener listener;
  private final List<Puzzle> avoided;

  /** Is told how a run goes, on its thread. */
  public interface Listener {
    /** A puzzle was found for a row, counted from 0. */
    void found(int row, Puzzle puzzle);

    /** The work on a row begins. */
    void begins(int row);

    /** A row got fewer puzzles than it wants; the reason is a sentence without full stop. */
    void shortage(int row, String reason);
  }

  /**
   * A run that has not started.
   *
   * @param each how long a puzzle may take, all of a row together
   * @param threads how many threads the engines use at most
   */
  public PlanRun(Engine engine, long seed, Duration each, int threads, Listener listener) {
    this(engine, seed, each, threads, listener, List.of());
  }

  private PlanRun(
      Engine engine,
      long seed,
      Duration each,
      int threads,
      Listener listener,
      List<Puzzle> avoided) {
    this.engine = engine;
    this.seed = seed;
    this.each = each;
    this.threads = threads;
    this.listener = listener;
    this.avoided = List.copyOf(avoided);
  }

  /** This run, but it finds none of some puzzles, nor one that equals one of them. */
  public PlanRun avoiding(List<Puzzle> unwanted) {
    return new PlanRun(engine, seed, each, threads, listener, unwanted);
  }

  /**
   * Why a plan cannot be carried out, as a sentence that names the row; empty if it can. What a
   * search finds in vain, nobody knows before.
   */
  public static Optional<Phrase> objection(BookPlan plan) {
    if (plan.rows().isEmpty()) {
      return Optional.of(Phrase.of("plan.no-rows"));
    }
    for (int i = 0; i < plan.rows().size(); i++) {
      Optional<Phrase> why = plan.rows().get(i).objection();
      if (why.isPresent()) {
        return Optional.of(Phrase.of("plan.in-row", i + 1, why.get()));
      }
    }
    return Optional.empty();
  }

  /**
   * Fills a plan.
   *
   * @return the plan with all that was found, also if it was stopped
   * @throws BatchException if the plan has an {@linkplain #objection objection}, or a puzzle in it
   *     is not what its row asks for, or equals another
   */
  public BookPlan fill(BookPlan plan, Watch watch) {
    refuse(plan);
    Distinct taken = taken(plan);
    BookPlan now = plan;
    for (int i = 0; i < plan.rows().size() && !watch.isStopped(); i++) {
      PlanRow row = plan.rows().get(i);
      if (row.missing() > 0) {
        List<PlannedPuzzle> puzzles = new ArrayList<>(row.puzzles());
        search(row, i, row.missing(), taken, found -> puzzles.add(PlannedPuzzle.of(found)), watch);
        now = now.with(i, row.withPuzzles(puzzles));
      }
    }
    return now;
  }

  /**
   * Finds a puzzle for a row that equals none in the plan, that which it is to replace included.
   *
   * @return the plan with it in that place; empty if none was found
   * @throws BatchException as {@link #fill}
   */
  public Optional<BookPlan> swap(BookPlan plan, int row, int place, Watch watch) {
    refuse(plan);
    List<PlannedPuzzle> puzzles = new ArrayList<>(plan.rows().get(row).puzzles());
    List<Puzzle> found = new ArrayList<>();
    search(plan.rows().get(row), row, 1, taken(plan), found::add, watch);
    if (found.isEmpty()) {
      return Optional.empty();
    }
    puzzles.set(place, PlannedPuzzle.of(found.get(0)));
    return Optional.of(plan.with(row, plan.rows().get(row).withPuzzles(puzzles)));
  }

  /**
   * Finds other puzzles for a row in place of those that are not locked, and what it lacks. Where
   * too few are found, former ones stay, unless a new one has their mask.
   *
   * @return the plan with the row; the same if none was found
   * @throws BatchException as {@link #fill}, but for what is wrong with the puzzles to be replaced
   */
  public BookPlan others(BookPlan plan, int row, Watch watch) {
    PlanRow before = plan.rows().get(row);
    BookPlan kept = plan.with(row, before.withPuzzles(before.kept()));
    refuse(kept);
    Distinct taken = taken(kept);
    before.puzzles().stream()
        .filter(puzzle -> !puzzle.locked())
        .forEach(puzzle -> taken.avoid(puzzle.puzzle()));
    Deque<PlannedPuzzle> found = new ArrayDeque<>();
    search(
        kept.rows().get(row),
        row,
        kept.rows().get(row).missing(),
        taken,
        puzzle -> found.add(PlannedPuzzle.of(puzzle)),
        watch);
    List<PlannedPuzzle> next = new ArrayList<>();
    for (PlannedPuzzle puzzle : before.puzzles()) {
      if (puzzle.locked()) {
        next.add(puzzle);
      } else if (!found.isEmpty()) {
        next.add(found.removeFirst());
      } else if (before.repeats() || taken.isFree(puzzle.puzzle().mask())) {
        next.add(puzzle);
      }
    }
    next.addAll(found);
    return plan.with(row, before.withPuzzles(next));
  }

  private void search(
      PlanRow row, int index, int wanted, Distinct taken, Consumer<Puzzle> sink, Watch watch) {
    Random random = new Random(seed(row));
    RowMasks masks = new RowMasks(row, random, mask -> row.repeats() || taken.isFree(mask));
    DrawnRun run =
        new DrawnRun(
            masks::next,
            taken::take,
            row.masks() instanceof MaskSource.Drawn ? row.usualClues().most() : Integer.MAX_VALUE,
            mask -> row.request(mask).withSeed(random.nextLong()).withThreads(threads),
            wanted,
            each.multipliedBy(wanted),
            engine,
            new Notes(index));
    listener.begins(index);
    run.run(
        new Sink(
            puzzle -> {
              sink.accept(puzzle);
              listener.found(index, puzzle);
            }),
        watch);
  }

  /** A seed that is different for each row, and for what is left of it when it is carried on. */
  private long seed(PlanRow row) {
    long words = PlanFile.words(row).hashCode();
    return seed + BETWEEN_ROWS * (31 * words + row.puzzles().size() + 1);
  }

  private static void refuse(BookPlan plan) {
    objection(plan)
        .ifPresent(
            why -> {
              throw new BatchException(why);
            });
  }

  /** What the plan has already; each puzzle is checked again, since a file may have been edited. */
  private Distinct taken(BookPlan plan) {
    Distinct taken = new Distinct();
    Map<Mask, Map<PlanRow, Verification>> gates = new HashMap<>();
    for (int i = 0; i < plan.rows().size(); i++) {
      PlanRow row = plan.rows().get(i);
      for (int j = 0; j < row.puzzles().size(); j++) {
        Puzzle puzzle = row.puzzles().get(j).puzzle();
        boolean isFit =
            gates
                .computeIfAbsent(Mask.empty(puzzle.board()), mask -> new HashMap<>())
                .computeIfAbsent(row, each -> new Verification(each.request(puzzle.mask())))
                .fault(puzzle)
                .isEmpty();
        if (!isFit || !taken.take(puzzle)) {
          throw new BatchException(Phrase.of(isFit ? "plan.equal" : "plan.unfit", i + 1, j + 1));
        }
      }
    }
    avoided.forEach(taken::avoid);
    return taken;
  }

  /** Hands puzzles on. */
  private record Sink(Consumer<Puzzle> puzzles) implements Destination {
    @Override
    public List<BatchRecord> before(Mask mask) {
      return List.of();
    }

    @Override
    public boolean take(Outcome.Found found, Request request) {
      puzzles.accept(found.puzzle());
      return true;
    }

    @Override
    public void end(Outcome outcome, Request request, Shortage line) {
      throw new UnsupportedOperationException("the search for another mask does not end a run");
    }

    @Override
    public boolean finish(Ending ending) {
      return true;
    }
  }

  /** Hands on why a row got too few. */
  private final class Notes implements BatchListener {
    private final int row;

    Notes(int row) {
      this.row = row;
    }

    @Override
    public void note(String sentence) {
      listener.shortage(row, sentence);
    }

    @Override
    public void progress(String line) {}

    @Override
    public void progressEnded() {}

    @Override
    public void unwritten(Puzzle puzzle) {}

    @Override
    public void none(Outcome outcome, Request request, Destination.Shortage line) {}
  }
}
