package cluewright.strategy.reason;

import cluewright.model.Board;
import cluewright.model.Board.RulePair;
import cluewright.model.CellSet;
import cluewright.model.House;
import cluewright.model.rule.Primitive;
import cluewright.model.rule.Rule;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * The reasons of a board, and what excludes what without a reason: digits of a cell, equal digits
 * of a house, and pairs that a rule of the whole board bars.
 *
 * <p>The reasons of the cells come first, in the order of the cells. What a drawn rule bars is no
 * part of this, since then the rule is a reason.
 */
final class Reasons {
  private final Board board;
  private final List<Reason> all = new ArrayList<>();
  private final int[][] alternatives;
  private final int[][] cells;

  /** By candidate, those of other cells that cannot stand beside it. */
  private final int[][] excluded;

  /** By candidate, the truths of which it is an alternative; and by cell, the rules. */
  private final int[][] truthsOf;

  private final int[][] rulesOf;

  Reasons(Board board) {
    this.board = board;
    IntStream.range(0, board.cells()).forEach(cell -> all.add(new Reason.OfCell(cell)));
    for (House house : board.houses()) {
      board
          .digitRange()
          .filter(digit -> house.holdsEveryDigit())
          .forEach(digit -> all.add(new Reason.OfHouse(house, digit)));
    }
    Set<Rule> drawn = new HashSet<>(board.drawn());
    board.rules().forEach(rule -> add(rule, drawn.contains(rule)));
    this.alternatives = all.stream().map(each -> each.alternatives(board)).toArray(int[][]::new);
    this.cells =
        all.stream()
            .map(each -> each.cells().stream().mapToInt(Integer::intValue).toArray())
            .toArray(int[][]::new);
    this.excluded = excluded(drawn);
    this.truthsOf = containing(board.candidates(), alternatives);
    this.rulesOf = containing(board.cells(), cells);
    for (int cell = 0; cell < rulesOf.length; cell++) {
      rulesOf[cell] = Arrays.stream(rulesOf[cell]).filter(this::isRule).toArray();
    }
  }

  /** By member of some sets, the numbers of the sets that have it. */
  private static int[][] containing(int members, int[][] sets) {
    BitSet[] found = new BitSet[members];
    Arrays.setAll(found, member -> new BitSet());
    for (int number = 0; number < sets.length; number++) {
      for (int member : sets[number]) {
        found[member].set(number);
      }
    }
    return Arrays.stream(found).map(each -> each.stream().toArray()).toArray(int[][]::new);
  }

  /** A drawn rule is one reason; of a rule of the whole board, each word and sum is one. */
  private void add(Rule rule, boolean isDrawn) {
    List<Primitive> meaning =
        rule.meaning(board.layout(), board.rules()).stream()
            .filter(each -> saysMore(each, isDrawn))
            .toList();
    if (isDrawn && !meaning.isEmpty()) {
      all.add(new Reason.OfRule(rule, meaning));
    } else {
      meaning.forEach(each -> all.add(new Reason.OfRule(rule, List.of(each))));
    }
  }

  /** True if a primitive says more than candidates, houses and barred pairs do. */
  private boolean saysMore(Primitive each, boolean isDrawn) {
    if (each instanceof Primitive.Differ) {
      return isDrawn && each.cells().size() < board.digits();
    }
    return !(each instanceof Primitive.Allow) && (isDrawn || !(each instanceof Primitive.Pair));
  }

  private int[][] excluded(Set<Rule> drawn) {
    BitSet[] found = new BitSet[board.candidates()];
    Arrays.setAll(found, candidate -> new BitSet());
    for (House house : board.houses()) {
      if (house.holdsEveryDigit() || !house.kind().form().isDrawn()) {
        exclude(house.cells(), found);
      }
    }
    for (RulePair pair : board.pairs()) {
      if (!drawn.contains(pair.rule())) {
        exclude(pair, found);
      }
    }
    return Arrays.stream(found).map(each -> each.stream().toArray()).toArray(int[][]::new);
  }

  private void exclude(CellSet house, BitSet[] found) {
    for (int cell : house.toArray()) {
      for (int other : house.without(cell).toArray()) {
        board
            .digitRange()
            .forEach(
                digit -> found[board.candidate(cell, digit)].set(board.candidate(other, digit)));
      }
    }
  }

  private void exclude(RulePair pair, BitSet[] found) {
    for (int a = 1; a <= board.digits(); a++) {
      for (int b = 1; b <= board.digits(); b++) {
        if (!pair.allows(a, b)) {
          found[board.candidate(pair.first(), a)].set(board.candidate(pair.second(), b));
          found[board.candidate(pair.second(), b)].set(board.candidate(pair.first(), a));
        }
      }
    }
  }

  Board board() {
    return board;
  }

  int size() {
    return all.size();
  }

  Reason get(int number) {
    return all.get(number);
  }

  boolean isRule(int number) {
    return alternatives[number].length == 0;
  }

  /** The candidates of which one is true; none for a rule. */
  int[] alternatives(int number) {
    return alternatives[number];
  }

  /** The number of the truth that a house of some cells has a digit. */
  Optional<Integer> place(CellSet house, int digit) {
    return IntStream.range(0, all.size())
        .filter(
            number ->
                all.get(number) instanceof Reason.OfHouse place
                    && place.digit() == digit
                    && place.house().cells().equals(house))
        .boxed()
        .findFirst();
  }

  int[] cells(int number) {
    return cells[number];
  }

  /** The truths of which a candidate is an alternative. */
  int[] truthsOf(int candidate) {
    return truthsOf[candidate];
  }

  /** The rules that speak of a cell. */
  int[] rulesOf(int cell) {
    return rulesOf[cell];
  }

  /** The candidates of other cells that cannot stand beside one. */
  int[] excluded(int candidate) {
    return excluded[candidate];
  }
}
