package cluewright.model.rule;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/**
 * What rules are made of. Whoever solves, encodes or checks reads these, and never kinds of rules.
 */
public sealed interface Primitive {

  /** The cells that it speaks of. */
  List<Integer> cells();

  /**
   * True if a filled grid obeys it.
   *
   * @param digit the digit of a cell
   */
  boolean holds(IntUnaryOperator digit);

  /** No digit stands in two of the cells; where there are as many cells as digits, each in one. */
  record Differ(List<Integer> cells) implements Primitive {
    public Differ {
      cells = List.copyOf(cells);
    }

    @Override
    public boolean holds(IntUnaryOperator digit) {
      return cells.stream().mapToInt(digit::applyAsInt).distinct().count() == cells.size();
    }
  }

  /** The digits of two cells are a pair of a table. */
  record Pair(int first, int second, PairTable table) implements Primitive {
    @Override
    public List<Integer> cells() {
      return List.of(first, second);
    }

    @Override
    public boolean holds(IntUnaryOperator digit) {
      return table.allows(digit.applyAsInt(first), digit.applyAsInt(second));
    }
  }

  /** The digits of the cells add up to a number. */
  record Sum(List<Integer> cells, int total) implements Primitive {
    public Sum {
      cells = List.copyOf(cells);
    }

    @Override
    public boolean holds(IntUnaryOperator digit) {
      return cells.stream().mapToInt(digit::applyAsInt).sum() == total;
    }
  }

  /** A condition for each cell of a path and the next. */
  static List<Primitive> alongPath(
      List<Integer> path, Layout layout, PairTable.Condition condition) {
    PairTable table = PairTable.of(layout.digits(), condition);
    return IntStream.range(1, path.size())
        .<Primitive>mapToObj(i -> new Pair(path.get(i - 1), path.get(i), table))
        .toList();
  }

  /** A condition for every two of some cells; none if it forbids nothing. */
  static List<Primitive> betweenAll(
      List<Integer> cells, Layout layout, PairTable.Condition condition) {
    PairTable table = PairTable.of(layout.digits(), condition);
    List<Primitive> pairs = new ArrayList<>();
    for (int i = 0; i < cells.size() && !table.allowsAll(); i++) {
      for (int j = i + 1; j < cells.size(); j++) {
        pairs.add(new Pair(cells.get(i), cells.get(j), table));
      }
    }
    return pairs;
  }
}
