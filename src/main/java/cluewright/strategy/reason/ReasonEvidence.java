package cluewright.strategy.reason;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.House;
import cluewright.phrase.Phrase;
import cluewright.strategy.core.Evidence;
import cluewright.strategy.core.Evidence.Mark;
import cluewright.strategy.core.Evidence.Role;
import cluewright.strategy.core.Evidence.Seen;
import cluewright.strategy.core.SolvingState;
import cluewright.strategy.core.Words;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The argument of a step of few reasons: what they are, and the candidates that satisfy them. */
final class ReasonEvidence {
  /** The reasons that a sentence names, at most. */
  private static final int MOST_NAMED = 6;

  private final Board board;
  private final List<Reason> reasons;
  private final List<Mark> marks = new ArrayList<>();

  ReasonEvidence(SolvingState state, List<Reason> reasons) {
    this.board = state.board();
    this.reasons = reasons;
    IntStream.concat(
            reasons.stream().flatMapToInt(each -> Arrays.stream(each.alternatives(board))),
            rules().flatMapToInt(each -> candidates(each.cells())))
        .distinct()
        .filter(each -> state.isOpen(board.cellOf(each), board.digitOf(each)))
        .forEach(each -> marks.add(new Mark(each, Role.PATTERN)));
  }

  private Stream<Reason.OfRule> rules() {
    return reasons.stream().filter(Reason.OfRule.class::isInstance).map(Reason.OfRule.class::cast);
  }

  private IntStream candidates(List<Integer> cells) {
    return cells.stream()
        .flatMapToInt(cell -> board.digitRange().map(digit -> board.candidate(cell, digit)));
  }

  Evidence evidence() {
    List<House> houses =
        reasons.stream()
            .filter(Reason.OfHouse.class::isInstance)
            .map(each -> ((Reason.OfHouse) each).house())
            .distinct()
            .toList();
    List<Seen> rules =
        rules().map(each -> new Seen(each.rule(), CellSet.of(each.cells()))).toList();
    Phrase said = Phrase.of("strategies.reason-few", Words.list(named()));
    return new Evidence(houses, List.of(), marks, List.of(), rules, said);
  }

  /** All reasons, or the first of many and how many more there are. */
  private List<Phrase> named() {
    int count = reasons.size() <= MOST_NAMED ? reasons.size() : MOST_NAMED - 1;
    List<Phrase> named = new ArrayList<>();
    reasons.subList(0, count).forEach(each -> named.add(each.words(board)));
    if (count < reasons.size()) {
      named.add(Phrase.of("strategies.reason-more", reasons.size() - count));
    }
    return named;
  }
}
