package cluewright.replay.reasons;

import cluewright.model.Board;
import cluewright.model.Puzzle;
import cluewright.model.Stop;
import cluewright.replay.OrderedFinders;
import cluewright.replay.SolvingOrder;
import cluewright.strategy.Catalogue;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.Evidence;
import cluewright.strategy.core.SolvingState;
import cluewright.strategy.core.Strategy;
import cluewright.strategy.reason.FewReasons;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Rates puzzles of a board, whatever its rules, by the reasons that their steps need: it takes
 * hidden and naked singles, which have one reason, and else a smallest set of reasons, and no named
 * strategy. For use by one thread, and reusable.
 *
 * <p>How many reasons the hardest step needs does not depend on the order of the steps, as long as
 * no search ends early; how many such steps there are, and their weight, does.
 */
public final class ReasonRater {
  /** A single looks at one candidate in one cell. */
  private static final int SINGLE_WEIGHT = 2;

  private final Board board;
  private final int most;
  private final Strategy sets;
  private final SolvingState state;
  private final OrderedFinders finders;

  /**
   * A rater that tries sets of all sizes.
   *
   * @param stop asked before each step and within searches; then the rating is open
   */
  public ReasonRater(Board board, Stop stop) {
    this(board, FewReasons.MOST, stop);
  }

  /**
   * A rater that tries sets of at most {@code most} reasons.
   *
   * @param stop asked before each step and within searches; then the rating is open
   */
  public ReasonRater(Board board, int most, Stop stop) {
    this.board = board;
    this.most = most;
    this.sets = FewReasons.upTo(most);
    this.state = new SolvingState(board);
    state.stopWhen(stop);
    this.finders =
        new OrderedFinders(
            board, SolvingOrder.of(List.of(Catalogue.HIDDEN_SINGLE, Catalogue.NAKED_SINGLE, sets)));
  }

  /**
   * The rating of a puzzle that has a solution.
   *
   * @param solution a solution if one is known, which shows where to look; asked for only where
   *     singles are at an end
   * @param soFar given how many reasons are needed at least, whenever these are more
   */
  public ReasonRating rate(
      Puzzle puzzle, Supplier<Optional<Puzzle>> solution, Consumer<ReasonRating> soFar) {
    state.load(puzzle);
    state.expect(solution);
    Hardest hardest = new Hardest();
    try {
      return rate(hardest, soFar);
    } catch (CancellationException e) {
      return new ReasonRating.Open(hardest.reasons, ReasonRating.Why.NOT_YET);
    }
  }

  private ReasonRating rate(Hardest hardest, Consumer<ReasonRating> soFar) {
    while (!state.isComplete()) {
      state.stop().throwIfStopped();
      Optional<Deduction> next = finders.first(state);
      if (next.isEmpty()) {
        return stuck(hardest);
      }
      if (hardest.add(next.get())) {
        soFar.accept(new ReasonRating.Open(hardest.reasons, ReasonRating.Why.NOT_YET));
      }
      next.get().applyTo(state);
    }
    return new ReasonRating.Rated(hardest.reasons, hardest.steps, hardest.weight);
  }

  private ReasonRating stuck(Hardest hardest) {
    return sets.about().scope().has(state)
        ? new ReasonRating.Open(most, ReasonRating.Why.MORE)
        : new ReasonRating.Open(hardest.reasons, ReasonRating.Why.TOO_LARGE);
  }

  /** The hardest steps up to now. */
  private final class Hardest {
    private int reasons;
    private int steps;
    private int weight;

    /** Adds a step; true if it is harder than all before. */
    boolean add(Deduction step) {
      int size = Math.max(1, FewReasons.size(step.variant()));
      boolean isHarder = size > reasons;
      if (isHarder) {
        reasons = size;
        steps = 0;
        weight = 0;
      }
      if (size == reasons) {
        steps++;
        weight += weight(step);
      }
      return isHarder;
    }
  }

  private int weight(Deduction step) {
    return step.places() ? SINGLE_WEIGHT : weight(step.evidence());
  }

  private int weight(Evidence evidence) {
    long kinds = evidence.rules().stream().map(seen -> seen.rule().kind()).distinct().count();
    int mixed = (int) kinds + (evidence.houses().isEmpty() ? 0 : 1);
    return (evidence.cells(board).size() + evidence.marks().size()) * Math.max(1, mixed);
  }
}
