package cluewright.strategy.als;

import cluewright.model.Board;
import cluewright.phrase.Phrase;
import cluewright.strategy.core.Evidence;
import cluewright.strategy.core.Words;
import java.util.ArrayList;
import java.util.List;

/**
 * Draws and words what follows along a chain of sets, each of which takes digits from the next.
 *
 * @param sets two or more
 * @param taken for each set but the last the digits that it takes from the next
 */
record SetSequence(Board board, List<LockedSet> sets, List<Integer> taken) {

  /** The evidence that the last set has some digits if the first has not. */
  Evidence evidence(int digits) {
    List<Evidence.Mark> marks = new ArrayList<>();
    for (int i = 0; i < sets.size(); i++) {
      marks.addAll(sets.get(i).marks(i % 2 == 0 ? Evidence.Role.PATTERN : Evidence.Role.SECOND));
    }
    return new Evidence(List.of(), List.of(), marks, List.of(), reason(digits));
  }

  private Phrase reason(int digits) {
    Phrase reason =
        Phrase.of(
            "strategies.reason-als-start",
            sets.get(0).words(),
            Words.anyOf(board, digits),
            Words.digits(board, taken.get(0)));
    for (int i = 1; i < taken.size(); i++) {
      reason =
          Phrase.of(
              "strategies.reason-als-next",
              reason,
              sets.get(i).words(),
              Words.digits(board, taken.get(i)));
    }
    return Phrase.of(
        "strategies.reason-als-end",
        reason,
        sets.get(taken.size()).words(),
        Words.anyOf(board, digits));
  }
}
