package cluewright.studio.digits;

import cluewright.model.Boards;
import cluewright.model.Puzzle;
import cluewright.replay.rating.Rater;
import cluewright.replay.rating.Rating;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/**
 * Finds out what each of several choices would make of a puzzle: first the number of solutions,
 * then, of digits, the difficulty.
 */
public final class Trials implements Gradual<List<Trial>> {
  /** The largest number of solutions counted. */
  static final int MOST = 99;

  private static final long STEPS = 20_000;
  private static final long SLICE_NANOS = 100_000_000;

  private final IntFunction<Puzzle> puzzle;
  private final boolean isRated;
  private final PatientCounter counter = new PatientCounter();
  private final List<Trial> trials;
  private final Queue<Integer> toCount = new ArrayDeque<>();
  private final Queue<Integer> toRate = new ArrayDeque<>();
  private Optional<Rater> rater = Optional.empty();

  private Trials(List<Trial> unknown, IntFunction<Puzzle> puzzle, boolean isRated) {
    this.puzzle = puzzle;
    this.isRated = isRated;
    this.trials = new ArrayList<>(unknown);
    IntStream.range(0, trials.size()).forEach(toCount::add);
  }

  /** Trials of no digit, which comes first, and of each digit in a cell. */
  static Trials ofCell(Puzzle digits, int cell) {
    boolean isRated = digits.board().cells() <= Boards.NINE.cells();
    return new Trials(unknown(digits), digit -> digits.with(cell, digit), isRated);
  }

  /**
   * Trials of values, each of which makes a board of its own.
   *
   * @param puzzle what a value makes, on a board without open values
   */
  public static Trials ofValues(List<Integer> values, IntFunction<Puzzle> puzzle) {
    return new Trials(values.stream().map(Trial::unknown).toList(), puzzle, false);
  }

  /** Unknown trials for no digit, which comes first, and for each digit. */
  static List<Trial> unknown(Puzzle digits) {
    return IntStream.rangeClosed(0, digits.board().digits()).mapToObj(Trial::unknown).toList();
  }

  @Override
  public void stop() {
    counter.stop();
  }

  @Override
  public boolean isDone() {
    return toCount.isEmpty() && toRate.isEmpty();
  }

  @Override
  public List<Trial> next() {
    long end = System.nanoTime() + SLICE_NANOS;
    while (!toCount.isEmpty() && System.nanoTime() < end && !counter.isStopped()) {
      count(toCount.remove());
    }
    while (toCount.isEmpty() && !toRate.isEmpty() && System.nanoTime() < end) {
      rate(toRate.remove());
    }
    return List.copyOf(trials);
  }

  private void count(int place) {
    int choice = trials.get(place).choice();
    SolutionCount solutions = counter.count(puzzle.apply(choice), MOST + 1, STEPS);
    trials.set(place, new Trial(choice, solutions, Optional.empty()));
    if (solutions.isOne() && isRated) {
      toRate.add(place);
    }
  }

  private void rate(int place) {
    int choice = trials.get(place).choice();
    Puzzle made = puzzle.apply(choice);
    Rater ready = rater.orElseGet(() -> new Rater(made.board()));
    rater = Optional.of(ready);
    if (ready.rateByHodoku(made) instanceof Rating.Rated rated) {
      trials.set(place, new Trial(choice, SolutionCount.exactly(1), Optional.of(rated)));
    }
  }
}
