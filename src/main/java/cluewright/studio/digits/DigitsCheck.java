package cluewright.studio.digits;

import cluewright.model.CellSet;
import cluewright.model.Puzzle;
import cluewright.model.rule.Rule;
import cluewright.replay.Parts;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * Counts the solutions of digits, then finds what helps most: where several solutions differ; which
 * clues and signs are redundant if there is one; without which clue there would be one if there is
 * none.
 *
 * <p>Few solutions are listed, which tells every true candidate. Of many, each candidate that no
 * solution has had yet is put to the counter once; what the counter answers with is a whole
 * solution, so that most candidates are never asked about. What it cannot decide within its steps
 * stays undecided, and is counted as such.
 */
final class DigitsCheck implements Gradual<Findings> {
  private static final long QUICK = 5_000;
  private static final long LONG = 500_000;
  private static final long ONE = 20_000;
  private static final long SLICE_NANOS = 100_000_000;

  private final Puzzle digits;
  private final Optional<List<Puzzle>> counted;
  private final PatientCounter counter = new PatientCounter();
  private final int[] candidates;
  private final List<Integer> waiting = new ArrayList<>();
  private SolutionCount solutions = SolutionCount.UNKNOWN;
  private final Set<Integer> deciding = new HashSet<>();
  private CellSet spare = CellSet.empty();
  private final List<Rule> spareSigns = new ArrayList<>();
  private int undecidedSigns;
  private Optional<Flaw> flaw = Optional.empty();
  private int undecided;
  private long stepsLeft = 4 * LONG;
  private Stage stage = Stage.QUICK_COUNT;

  private enum Stage {
    QUICK_COUNT,
    COUNT,
    ALL,
    CANDIDATES,
    CLUES,
    SIGNS,
    DONE
  }

  /**
   * @param counted its first two solutions, where they were counted before
   */
  DigitsCheck(Puzzle digits, Optional<List<Puzzle>> counted) {
    this.digits = digits;
    this.counted = counted;
    this.candidates = new int[digits.board().cells()];
  }

  @Override
  public void stop() {
    counter.stop();
  }

  @Override
  public boolean isDone() {
    return stage == Stage.DONE;
  }

  @Override
  public Findings next() {
    switch (stage) {
      case QUICK_COUNT -> count(counted.or(() -> two(QUICK)), Stage.COUNT);
      case COUNT -> countLong();
      case ALL -> countAll();
      case CANDIDATES -> work(this::isCandidateDecided);
      case CLUES -> workOnClues();
      case SIGNS -> workOnSigns();
      case DONE -> throw new IllegalStateException("the check is done");
    }
    return new Findings(
        digits,
        solutions,
        IntStream.of(candidates).boxed().toList(),
        deciding,
        spare,
        new Findings.Signs(spareSigns, undecidedSigns),
        flaw,
        undecided,
        stage == Stage.DONE);
  }

  /** Distinguishes none, one and several solutions. */
  private void count(Optional<List<Puzzle>> two, Stage otherwise) {
    two.ifPresent(this::learn);
    solutions = two.map(met -> SolutionCount.of(met.size(), 2)).orElse(solutions);
    stage = two.map(met -> met.size() > 1 ? Stage.ALL : Stage.CLUES).orElse(otherwise);
    if (solutions.isNone()) {
      flaw = Flaw.of(digits);
    }
    if (stage == Stage.CLUES) {
      digits.mask().clues().forEach(waiting::add);
    }
  }

  private Optional<List<Puzzle>> two(long steps) {
    return counter.solutions(digits, 2, steps);
  }

  private void countLong() {
    count(counter.solutionsByClauses(digits, 2).or(() -> two(LONG)), Stage.DONE);
    if (stage == Stage.DONE) {
      Optional<List<Puzzle>> first = counter.solutions(digits, 1, LONG);
      first.ifPresent(this::learn);
      solutions = SolutionCount.atLeast(first.map(List::size).orElse(0));
    }
  }

  private void countAll() {
    Optional<List<Puzzle>> all = counter.solutions(digits, SolutionCount.MOST + 1, LONG);
    all.ifPresent(this::learn);
    solutions =
        all.map(met -> SolutionCount.of(met.size(), SolutionCount.MOST + 1)).orElse(solutions);
    stage = solutions.isExact() ? Stage.DONE : Stage.CANDIDATES;
    if (stage == Stage.DONE) {
      all.ifPresent(this::decide);
    }
    if (stage == Stage.CANDIDATES) {
      digits.mask().open().stream()
          .boxed()
          .flatMap(cell -> digits.board().digitRange().mapToObj(d -> candidate(cell, d)))
          .forEach(waiting::add);
    }
  }

  private int candidate(int cell, int digit) {
    return digits.board().candidate(cell, digit);
  }

  /** Records the candidates that occur in exactly one solution. */
  private void decide(List<Puzzle> all) {
    Set<Integer> twice = new HashSet<>();
    for (Puzzle solution : all) {
      for (int cell : digits.mask().open().toArray()) {
        int candidate = candidate(cell, solution.digit(cell));
        if (!deciding.add(candidate)) {
          twice.add(candidate);
        }
      }
    }
    deciding.removeAll(twice);
  }

  private void learn(List<Puzzle> some) {
    for (Puzzle solution : some) {
      for (int cell = 0; cell < candidates.length; cell++) {
        candidates[cell] |= 1 << (solution.digit(cell) - 1);
      }
    }
  }

  private void workOnClues() {
    work(this::isClueDecided);
    if (stage == Stage.DONE && solutions.isOne() && !counter.isStopped()) {
      IntStream.range(0, signs().size()).forEach(waiting::add);
      stage = waiting.isEmpty() ? Stage.DONE : Stage.SIGNS;
    }
  }

  private List<Rule> signs() {
    return Parts.signs(digits.board());
  }

  private void workOnSigns() {
    int before = undecided;
    work(this::isSignDecided);
    undecidedSigns += undecided - before;
    undecided = before;
  }

  /** Decides pending cells, for a moment. */
  private void work(IntPredicate decide) {
    long end = System.nanoTime() + SLICE_NANOS;
    while (!waiting.isEmpty() && System.nanoTime() < end && !counter.isStopped()) {
      int next = waiting.remove(waiting.size() - 1);
      if (stepsLeft < 0 || !decide.test(next)) {
        undecided++;
      }
    }
    if (waiting.isEmpty()) {
      stage = Stage.DONE;
    }
  }

  private boolean isCandidateDecided(int candidate) {
    int cell = digits.board().cellOf(candidate);
    int digit = digits.board().digitOf(candidate);
    if ((candidates[cell] >>> (digit - 1) & 1) != 0) {
      return true;
    }
    Optional<List<Puzzle>> one = solutions(digits.with(cell, digit), 1);
    one.ifPresent(this::learn);
    return one.isPresent();
  }

  /** True if it is decided whether digits without a clue stay unique, or become solvable. */
  private boolean isClueDecided(int cell) {
    boolean isPuzzle = solutions.isOne();
    Optional<List<Puzzle>> some = solutions(digits.with(cell, 0), isPuzzle ? 2 : 1);
    if (some.filter(met -> met.size() == 1).isPresent()) {
      spare = spare.with(cell);
    }
    return some.isPresent();
  }

  /** True if it is decided whether digits have the same solution and no other without a sign. */
  private boolean isSignDecided(int number) {
    Rule sign = signs().get(number);
    Optional<List<Puzzle>> some = solutions(Parts.without(digits, sign), 2);
    if (some.filter(met -> met.size() == 1 && isKnown(met.get(0))).isPresent()) {
      spareSigns.add(sign);
    }
    return some.isPresent();
  }

  /** True if a solution is the one of all clues and signs. */
  private boolean isKnown(Puzzle solution) {
    return IntStream.range(0, candidates.length)
        .allMatch(cell -> candidates[cell] == 1 << (solution.digit(cell) - 1));
  }

  private Optional<List<Puzzle>> solutions(Puzzle changed, int limit) {
    Optional<List<Puzzle>> some = counter.solutions(changed, limit, ONE);
    stepsLeft -= counter.stepsTaken(ONE);
    return some;
  }
}
