package cluewright.model.rule;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/**
 * A basic condition that rules consist of. Whoever solves, encodes or checks reads these, and never
 * kinds of rules.
 */
public sealed interface Primitive {

  List<Integer> cells();

  /**
   * True if a filled grid satisfies it.
   *
   * @param digit the digit of a cell
   */
  boolean holds(IntUnaryOperator digit);

  /** The cells have different digits; if there are as many as digits, each digit occurs. */
  record Differ(List<Integer> cells) implements Primitive {
    public Differ {
      cells = List.copyOf(cells);
    }

    @Override
    public boolean holds(IntUnaryOperator digit) {
      return cells.stream().mapToInt(digit::applyAsInt).distinct().count() == cells.size();
    }
  }

  /** The digits of two cells must be a pair in a table. */
  record Pair(int first, int second, PairTable table) implements Primitive {
    @Override
    public List<Integer> cells() {
      return List.of(first, second);
    }

    /** The pair with its cells moved. */
    public Pair moved(int[] to) {
      return new Pair(to[first], to[second], table);
    }

    /** The same pair with the smaller cell first. */
    public Pair ordered() {
      int smaller = Math.min(first, second);
      int larger = Math.max(first, second);
      return first == smaller ? this : new Pair(smaller, larger, table.turned());
    }

    @Override
    public boolean holds(IntUnaryOperator digit) {
      return table.allows(digit.applyAsInt(first), digit.applyAsInt(second));
    }
  }

  /** The digits of the cells have a given sum. */
  record Sum(List<Integer> cells, int total) implements Primitive {
    public Sum {
      cells = List.copyOf(cells);
    }

    /** The least sum of so many different digits. */
    public static int least(int cells) {
      return cells * (cells + 1) / 2;
    }

    /** The largest sum of so many different digits from 1 to {@code digits}. */
    public static int most(int cells, int digits) {
      return cells * (2 * digits - cells + 1) / 2;
    }

    @Override
    public boolean holds(IntUnaryOperator digit) {
      return cells.stream().mapToInt(digit::applyAsInt).sum() == total;
    }
  }

  /**
   * A cell has one of some digits.
   *
   * @param digits bit {@code d - 1} for digit d
   */
  record Allow(int cell, int digits) implements Primitive {
    @Override
    public List<Integer> cells() {
      return List.of(cell);
    }

    @Override
    public boolean holds(IntUnaryOperator digit) {
      return (digits >>> (digit.applyAsInt(cell) - 1) & 1) != 0;
    }
  }

  /** The digits of the cells, which are all different ones, are in order a word of an automaton. */
  record Word(List<Integer> cells, Automaton automaton) implements Primitive {
    public Word {
      cells = List.copyOf(cells);
      if (cells.size() != automaton.length() || cells.stream().distinct().count() < cells.size()) {
        throw new IllegalArgumentException("a word has a letter for each of its cells");
      }
    }

    @Override
    public boolean holds(IntUnaryOperator digit) {
      return automaton.accepts(cells.stream().mapToInt(digit::applyAsInt).toArray());
    }
  }

  /** A condition on each cell of a path and the next. */
  static List<Primitive> alongPath(
      List<Integer> path, Layout layout, PairTable.Condition condition) {
    PairTable table = PairTable.of(layout, condition);
    return IntStream.range(1, path.size())
        .<Primitive>mapToObj(i -> new Pair(path.get(i - 1), path.get(i), table))
        .toList();
  }

  /** A condition on every two cells of some; empty if it allows everything. */
  static List<Primitive> betweenAll(
      List<Integer> cells, Layout layout, PairTable.Condition condition) {
    PairTable table = PairTable.of(layout, condition);
    List<Primitive> pairs = new ArrayList<>();
    for (int i = 0; i < cells.size() && !table.allowsAll(); i++) {
      for (int j = i + 1; j < cells.size(); j++) {
        pairs.add(new Pair(cells.get(i), cells.get(j), table));
      }
    }
    return pairs;
  }
}
