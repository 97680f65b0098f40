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
import java.util.stream.IntStream;

/**
 * Finds out what each digit would do in a cell: first the number of solutions, then the difficulty.
 */
final class DigitTrials implements Gradual<List<DigitTrial>> {
  /** The largest number of solutions counted. */
  static final int MOST = 99;

  private static final long STEPS = 20_000;
  private static final long SLICE_NANOS = 100_000_000;

  private final Puzzle digits;
  private final int cell;
  private final PatientCounter counter = new PatientCounter();
  private final List<DigitTrial> trials;
  private final Queue<Integer> toCount = new ArrayDeque<>();
  private final Queue<Integer> toRate = new ArrayDeque<>();
  private Optional<Rater> rater = Optional.empty();

  DigitTrials(Puzzle digits, int cell) {
    this.digits = digits;
    this.cell = cell;
    this.trials = new ArrayList<>(unknown(digits));
    IntStream.rangeClosed(0, digits.board().digits()).forEach(toCount::add);
  }

  /** Unknown trials for no digit, which comes first, and for each digit. */
  static List<DigitTrial> unknown(Puzzle digits) {
    return IntStream.rangeClosed(0, digits.board().digits()).mapToObj(DigitTrial::unknown).toList();
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
  public List<DigitTrial> next() {
    long end = System.nanoTime() + SLICE_NANOS;
    while (!toCount.isEmpty() && System.nanoTime() < end && !counter.isStopped()) {
      count(toCount.remove());
    }
    while (toCount.isEmpty() && !toRate.isEmpty() && System.nanoTime() < end) {
      rate(toRate.remove());
    }
    return List.copyOf(trials);
  }

  private void count(int digit) {
    SolutionCount solutions = counter.count(digits.with(cell, digit), MOST + 1, STEPS);
    trials.set(digit, new DigitTrial(digit, solutions, Optional.empty()));
    if (solutions.isOne() && digits.board().cells() <= Boards.NINE.cells()) {
      toRate.add(digit);
    }
  }

  private void rate(int digit) {
    Rater ready = rater.orElseGet(() -> new Rater(digits.board()));
    rater = Optional.of(ready);
    if (ready.rateByHodoku(digits.with(cell, digit)) instanceof Rating.Rated rated) {
      trials.set(digit, new DigitTrial(digit, SolutionCount.exactly(1), Optional.of(rated)));
    }
  }
}
