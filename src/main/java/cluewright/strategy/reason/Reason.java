package cluewright.strategy.reason;

import cluewright.model.Board;
import cluewright.model.House;
import cluewright.model.rule.Primitive;
import cluewright.model.rule.Rule;
import cluewright.phrase.Phrase;
import cluewright.strategy.core.Words;
import java.util.List;
import java.util.stream.IntStream;

/** One thing that holds in every solution: a truth of a cell or a house, or a rule of the board. */
sealed interface Reason {

  /** The cells that it speaks of. */
  List<Integer> cells();

  /** The candidates of which one is true; none for a rule. */
  int[] alternatives(Board board);

  /** A cell has a digit. */
  record OfCell(int cell) implements Reason {
    @Override
    public List<Integer> cells() {
      return List.of(cell);
    }

    @Override
    public int[] alternatives(Board board) {
      return board.digitRange().map(digit -> board.candidate(cell, digit)).toArray();
    }
  }

  /** A house has a digit. */
  record OfHouse(House house, int digit) implements Reason {
    @Override
    public List<Integer> cells() {
      return house.cells().stream().boxed().toList();
    }

    @Override
    public int[] alternatives(Board board) {
      return house.cells().stream().map(cell -> board.candidate(cell, digit)).toArray();
    }
  }

  /** A rule is obeyed, all its cells filled. */
  record OfRule(Rule rule, List<Primitive> meaning) implements Reason {
    Phrase name(Board board) {
      int[] cells = cells().stream().mapToInt(Integer::intValue).toArray();
      return rule.cells().isEmpty()
          ? Words.rule(board, rule.kind(), cells)
          : Words.rule(board, rule);
    }

    @Override
    public List<Integer> cells() {
      return meaning.stream().flatMap(each -> each.cells().stream()).distinct().toList();
    }

    @Override
    public int[] alternatives(Board board) {
      return IntStream.empty().toArray();
    }

    boolean holds(int[] digits) {
      return meaning.stream().allMatch(each -> each.holds(cell -> digits[cell]));
    }
  }
}
