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
import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The argument of a step of few reasons: what they are, and the candidates that satisfy them. */
final class ReasonEvidence {
  /** The groups of like reasons that a sentence names, at most. */
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
    List<Seen> rules =
        rules().map(each -> new Seen(each.rule(), CellSet.of(each.cells()))).toList();
    Phrase said = Phrase.of("strategies.reason-few", Words.list(named()));
    return new Evidence(houses(reasons), List.of(), marks, List.of(), rules, said);
  }

  /** All reasons, like ones together, or the first of many and how many more there are. */
  private List<Phrase> named() {
    List<List<Reason>> groups =
        List.copyOf(
            reasons.stream()
                .collect(
                    Collectors.groupingBy(
                        ReasonEvidence::likeness, LinkedHashMap::new, Collectors.toList()))
                .values());
    int count = groups.size() <= MOST_NAMED ? groups.size() : MOST_NAMED - 1;
    List<Phrase> named = new ArrayList<>(groups.stream().limit(count).map(this::words).toList());
    int more = groups.stream().skip(count).mapToInt(List::size).sum();
    if (more > 0) {
      named.add(Phrase.of("strategies.reason-more", more));
    }
    return named;
  }

  /** What reasons that are told together share. */
  private static Object likeness(Reason reason) {
    return reason instanceof Reason.OfHouse place ? place.digit() : reason.getClass();
  }

  /** What has to be done to satisfy like reasons, such as {@code place 6 in boxes 1 and 5}. */
  private Phrase words(List<Reason> like) {
    if (like.get(0) instanceof Reason.OfHouse first) {
      return Phrase.of(
          "strategies.reason-place", Words.digit(board, first.digit()), Words.houses(houses(like)));
    }
    if (like.get(0) instanceof Reason.OfCell) {
      CellSet cells = CellSet.of(like.stream().map(each -> each.cells().get(0)).toList());
      return Phrase.of("strategies.reason-cell", Words.cells(board, cells));
    }
    return Phrase.of(
        "strategies.reason-obey",
        Words.list(
            like.stream()
                .map(each -> ((Reason.OfRule) each).name(board))
                .map(name -> Phrase.of("strategies.reason-one-rule", name))
                .toList()));
  }

  private static List<House> houses(List<Reason> reasons) {
    return reasons.stream()
        .filter(Reason.OfHouse.class::isInstance)
        .map(each -> ((Reason.OfHouse) each).house())
        .distinct()
        .toList();
  }
}
