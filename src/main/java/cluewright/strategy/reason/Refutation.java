package cluewright.strategy.reason;

import cluewright.model.Board;
import cluewright.model.GridState;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.Deduction.Why;
import cluewright.strategy.core.SolvingState;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * Unfolds what another strategy concludes: the contrary is supposed, and followed by whatever
 * truths and rules lead to a contradiction.
 */
public final class Refutation {
  private Refutation() {}

  /** A conclusion in a state, unfolded by truths and rules of any kind. */
  public static Deduction of(Deduction conclusion, GridState state) {
    return by(reason -> true, conclusion, state);
  }

  /** A conclusion about a digit, unfolded by the houses that need the digit, and the rules. */
  public static Deduction ofDigit(int digit, Deduction conclusion, GridState state) {
    return by(
        reason ->
            reason instanceof Reason.OfRule
                || (reason instanceof Reason.OfHouse place && place.digit() == digit),
        conclusion,
        state);
  }

  /** A placement of the only candidate of a cell has no contrary, and does not unfold. */
  private static Deduction by(Predicate<Reason> isUsed, Deduction conclusion, GridState state) {
    if (!conclusion.places()) {
      return conclusion.unfoldedBy(why(isUsed, state));
    }
    int[] others = others(state, conclusion.changes().get(0));
    Why why = why(isUsed, state);
    return others.length == 0
        ? conclusion
        : conclusion.unfoldedBy((placed, stop, soFar) -> why.lines(others, stop, soFar));
  }

  /** The other candidates of a cell. */
  private static int[] others(GridState state, int candidate) {
    Board board = state.board();
    int cell = board.cellOf(candidate);
    return board
        .digitRange()
        .filter(digit -> state.hasCandidate(cell, digit))
        .map(digit -> board.candidate(cell, digit))
        .filter(each -> each != candidate)
        .toArray();
  }

  private static Why why(Predicate<Reason> isUsed, GridState state) {
    return (changes, stop, soFar) -> {
      Reasons reasons = new Reasons(state.board());
      int[] set =
          IntStream.range(0, reasons.size()).filter(n -> isUsed.test(reasons.get(n))).toArray();
      return new UnfoldingLines(reasons, set, new SolvingState(state)).of(changes, stop, soFar);
    };
  }
}
