package cluewright.replay.rating;

import cluewright.model.Board;
import cluewright.model.Puzzle;
import cluewright.replay.OrderedFinders;
import cluewright.replay.SolvingOrder;
import cluewright.strategy.Catalogue;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.SolvingState;
import cluewright.strategy.core.Variant;
import cluewright.strategy.forcing.SingleQueues;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/**
 * Solves as HoDoKu does in order to count steps: full house, naked single, hidden single, then the
 * first deduction in HoDoKu's order, starting over after each.
 *
 * <p>Singles are most of the steps, and come from queues that keep HoDoKu's order. The finders'
 * state is brought up to date only when the singles are at an end, so puzzles of singles alone
 * never touch it. Where nothing helps, HoDoKu fills a cell by {@linkplain BruteForce brute force},
 * and goes on.
 */
final class HodokuLoop {
  private static final String FULL_HOUSE = "0000";
  private static final String NAKED_SINGLE = "0003";
  private static final String HIDDEN_SINGLE = "0002";
  private static final Set<String> SINGLES = Set.of(FULL_HOUSE, NAKED_SINGLE, HIDDEN_SINGLE);

  private final Board board;
  private final SingleQueues queues;
  private final SolvingState state;
  private final OrderedFinders finders;
  private final Tally tally;
  private final Variant fullHouse = withCode(FULL_HOUSE);
  private final Variant nakedSingle = withCode(NAKED_SINGLE);
  private final Variant hiddenSingle = withCode(HIDDEN_SINGLE);

  /** The candidates placed since the finders' state was last updated. */
  private final int[] news;

  private int newsCount;

  /** True if the finders' state holds the puzzle's clues. */
  private boolean isLoaded;

  private boolean assumesUniqueness;

  HodokuLoop(Board board) {
    this.board = board;
    this.queues = new SingleQueues(board);
    this.state = new SolvingState(board);
    this.news = new int[board.cells()];
    SolvingOrder order = SolvingOrder.hodokuAlone();
    this.tally = new Tally(order.turns().stream().flatMap(t -> t.variants().stream()).toList());
    this.finders =
        new OrderedFinders(board, order.only(variant -> !SINGLES.contains(variant.code())));
  }

  private static Variant withCode(String code) {
    return Catalogue.all().stream()
        .flatMap(strategy -> strategy.variants().stream())
        .filter(variant -> variant.code().equals(code))
        .findFirst()
        .orElseThrow();
  }

  /** The variants used in the last run. */
  Tally tally() {
    return tally;
  }

  /** True if a step of the last run assumed uniqueness. */
  boolean assumesUniqueness() {
    return assumesUniqueness;
  }

  /**
   * Solves a puzzle.
   *
   * @param solution asked for only if no strategy helps; if it is empty, the run ends there
   * @return whether the puzzle was completed without contradiction
   */
  boolean run(Puzzle puzzle, Supplier<Optional<Puzzle>> solution) {
    tally.clear();
    assumesUniqueness = false;
    queues.load(puzzle);
    isLoaded = false;
    newsCount = 0;
    while (!queues.isContradictory() && !queues.isComplete()) {
      if (!single() && !deduction(puzzle) && !guess(solution)) {
        return false;
      }
    }
    return !queues.isContradictory();
  }

  private boolean single() {
    int candidate = queues.fullHouse();
    Variant variant = fullHouse;
    if (candidate < 0) {
      candidate = queues.nakedSingle();
      variant = nakedSingle;
    }
    if (candidate < 0) {
      candidate = queues.hiddenSingle();
      variant = hiddenSingle;
    }
    if (candidate < 0) {
      return false;
    }
    tally.add(variant);
    place(candidate);
    return true;
  }

  private void place(int candidate) {
    queues.place(board.cellOf(candidate), board.digitOf(candidate));
    news[newsCount++] = candidate;
  }

  private boolean deduction(Puzzle puzzle) {
    catchUp(puzzle);
    Optional<Deduction> found = finders.first(state);
    if (found.isEmpty()) {
      return false;
    }
    Deduction deduction = found.get();
    tally.add(deduction.variant());
    assumesUniqueness |= deduction.strategy().group().assumesUniqueness();
    if (HodokuEliminations.places(deduction)) {
      deduction.changes().forEach(this::place);
      return true;
    }
    for (int candidate : HodokuEliminations.of(deduction, state)) {
      int cell = board.cellOf(candidate);
      int digit = board.digitOf(candidate);
      queues.eliminate(cell, digit);
      state.eliminate(cell, 1 << (digit - 1));
    }
    return true;
  }

  private void catchUp(Puzzle puzzle) {
    if (!isLoaded) {
      state.load(puzzle);
      isLoaded = true;
    }
    for (int i = 0; i < newsCount; i++) {
      state.place(board.cellOf(news[i]), board.digitOf(news[i]));
    }
    newsCount = 0;
  }

  /** Fills a cell by looking up the solution. */
  private boolean guess(Supplier<Optional<Puzzle>> solution) {
    Optional<Puzzle> known = solution.get();
    if (known.isEmpty()) {
      return false;
    }
    int cell = BruteForce.cell(queues.unplaced(), queues::isOpen);
    tally.addGuess();
    place(board.candidate(cell, known.get().digit(cell)));
    return true;
  }
}
