package cluewright.replay.guess;

import cluewright.model.Board;
import cluewright.phrase.Phrase;
import cluewright.strategy.core.Evidence;
import cluewright.strategy.core.Evidence.Role;
import cluewright.strategy.core.Words;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * A proof that a candidate is wrong, comparable by difficulty.
 *
 * @param others the other digits of the cell, one of which it then is
 * @param ways how many contradictions there are, one at the end of each way on
 * @param first one of the ways
 */
record Refutation(Board board, int candidate, int others, int ways, Way first)
    implements Comparable<Refutation> {
  private static final Comparator<Refutation> EASIEST =
      Comparator.comparingLong(Refutation::effort)
          .thenComparingInt(refutation -> refutation.first().needed().size());

  /** The number of contradictions, times four for each digit beyond the first that may remain. */
  long effort() {
    return (long) ways << (2 * (Integer.bitCount(others) - 1));
  }

  @Override
  public int compareTo(Refutation other) {
    return EASIEST.compare(this, other);
  }

  /**
   * The evidence, with both branches: the digits that may remain, and how the other branch ends.
   */
  Evidence evidence() {
    List<Evidence.Mark> marks = new ArrayList<>();
    first.needed().stream()
        .filter(each -> each != candidate)
        .forEach(each -> marks.add(new Evidence.Mark(each, Role.PATTERN)));
    for (int rest = others; rest != 0; rest &= rest - 1) {
      int digit = Integer.numberOfTrailingZeros(rest) + 1;
      marks.add(new Evidence.Mark(board.candidate(board.cellOf(candidate), digit), Role.SECOND));
    }
    for (int dead : first.dead()) {
      marks.add(new Evidence.Mark(dead, Role.SECOND));
    }
    return new Evidence(first.end().houses(board), List.of(), marks, first.links(), reason());
  }

  private Phrase reason() {
    Phrase cell = Words.cell(board, board.cellOf(candidate));
    int digit = board.digitOf(candidate);
    return Phrase.of(
        "strategies.reason-guess",
        cell,
        Words.anyOf(board, others | 1 << (digit - 1)),
        Phrase.of(
            "strategies.reason-forcing",
            Phrase.of("strategies.reason-if-it-were", cell, Words.digit(board, digit)),
            ways == 1 ? first.end().words(board) : everyWay()));
  }

  private Phrase everyWay() {
    List<Phrase> further =
        first.supposed().stream()
            .skip(1)
            .map(
                each ->
                    Phrase.of(
                        "strategies.guess-further",
                        Words.cell(board, board.cellOf(each)),
                        Words.digit(board, board.digitOf(each))))
            .toList();
    return Phrase.of(
        "strategies.reason-guess-ways", ways, Phrase.list(further), first.end().words(board));
  }
}
