package cluewright.replay.rating;

import cluewright.model.Board;
import cluewright.model.Puzzle;
import cluewright.replay.OrderedFinders;
import cluewright.replay.SolvingOrder;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.SolvingState;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Predicate;

/**
 * Solves as Sudoku Explainer does, to find the rating of the hardest step: the easiest move that
 * there is, each time from the start.
 *
 * <p>Singles and what that program calls direct are moves of its own, with the ratings that it
 * prints; the rest are the strategies whose variants have such a rating. Nothing is taken beyond
 * {@link #HARDEST_EXACT}, the rating of a hidden triplet. Up to there all of Sudoku Explainer's
 * moves are known here, and all are monotone: once there is one, it stays until what it says is
 * done. So it does not matter which of two moves comes first, and the maximum is the lowest rating
 * whose moves, with all below, solve the puzzle. If they do not, some step has this rating at
 * least.
 *
 * <p>Beyond, neither holds. Version 1.2.1 goes on with XY-Wings (4.2); later versions look for
 * pairs of strong links (4.0 to 4.3) before, and change the way. Unique loops of more than four
 * cells (4.6), universal graves (5.6 and more) and aligned exclusions (6.2) are not known here, and
 * what assumes one solution needs candidates that an earlier step may have taken.
 */
final class ExplainerLoop {
  private static final double HARDEST_MOVE = 2.5;

  /**
   * Up to this a rating is Sudoku Explainer's, and where there is none, that program's is this at
   * least.
   */
  static final double HARDEST_EXACT = Rating.EXPLAINER_EXACT;

  private record Move(double rating, Predicate<SolvingState> places) {}

  private final SolvingState state;

  /** Singles, which come first once harder steps were needed: they cost least to find. */
  private final List<Move> singles;

  private final List<Move> moves;
  private final OrderedFinders finders;

  ExplainerLoop(Board board) {
    ExplainerMoves own = new ExplainerMoves(board);
    this.state = new SolvingState(board);
    Move inBox = new Move(1.2, own::hiddenSinglesInBoxes);
    Move inLine = new Move(1.5, own::hiddenSinglesInLines);
    Move naked = new Move(2.3, own::nakedSingles);
    this.singles = List.of(naked, inBox, inLine);
    this.moves =
        List.of(
            new Move(1.0, own::lastInHouse),
            inBox,
            inLine,
            new Move(1.7, own::directPointing),
            new Move(1.9, own::directClaiming),
            new Move(2.0, s -> own.directHiddenSets(2, s)),
            naked,
            new Move(HARDEST_MOVE, s -> own.directHiddenSets(3, s)));
    this.finders =
        new OrderedFinders(
            board,
            SolvingOrder.explainer().only(variant -> isShared(variant.explainer().orElse(0))));
  }

  private static boolean isShared(double rating) {
    return rating > HARDEST_MOVE && rating <= HARDEST_EXACT;
  }

  /** The rating of the hardest step; empty if a harder one than the moves here would be needed. */
  OptionalDouble hardest(Puzzle puzzle) {
    state.load(puzzle);
    double hardest = 0;
    while (!state.isContradictory() && !state.isComplete()) {
      double rating = step(hardest);
      if (rating == 0) {
        return OptionalDouble.empty();
      }
      hardest = Math.max(hardest, rating);
    }
    return state.isContradictory() ? OptionalDouble.empty() : OptionalDouble.of(hardest);
  }

  /** The rating of the easiest step, which is done; 0 if there is none. */
  private double step(double hardest) {
    for (Move single : singles) {
      if (single.rating <= hardest && single.places.test(state)) {
        return single.rating;
      }
    }
    for (Move move : moves) {
      if (move.places.test(state)) {
        return move.rating;
      }
    }
    Optional<Deduction> deduction = finders.first(state);
    deduction.ifPresent(found -> found.applyTo(state));
    return deduction.map(found -> found.variant().explainer().orElseThrow()).orElse(0.0);
  }
}
