package cluewright.proof.check;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntUnaryOperator;

/**
 * Cuts premises of long rules into parts that rules share: by cell, digit, row or column, whichever
 * gives the fewest parts (the first of these in a tie), but more than one and fewer than there are
 * premises. Parts are numbered in the order of their first use.
 */
final class PremiseParts {
  private static final int FEWEST_PREMISES_TO_CUT = 8;

  private final List<IntUnaryOperator> ways;
  private final Map<List<Integer>, Integer> numbers = new LinkedHashMap<>();
  private final List<int[]> partsOf = new ArrayList<>();

  PremiseParts(PlainBoard board, List<PlainRules.Elimination> rules) {
    this.ways =
        List.of(
            board::cellOf,
            board::digitOf,
            candidate -> board.row(board.cellOf(candidate)),
            candidate -> board.column(board.cellOf(candidate)));
    rules.forEach(rule -> partsOf.add(cut(rule.premises())));
  }

  /** Every part, by its number. */
  List<List<Integer>> all() {
    return List.copyOf(numbers.keySet());
  }

  /** The numbers of a rule's parts; none if it is not cut. */
  int[] of(int rule) {
    return partsOf.get(rule);
  }

  private int[] cut(int[] premises) {
    if (premises.length < FEWEST_PREMISES_TO_CUT) {
      return new int[0];
    }
    return ways.stream()
        .map(way -> cut(premises, way))
        .filter(cut -> cut.size() > 1 && cut.size() < premises.length)
        .min(Comparator.comparingInt(Map::size))
        .map(cut -> cut.values().stream().mapToInt(this::number).toArray())
        .orElse(new int[0]);
  }

  /** The parts by what their candidates share, ascending. */
  private static Map<Integer, List<Integer>> cut(int[] premises, IntUnaryOperator way) {
    Map<Integer, List<Integer>> parts = new TreeMap<>();
    for (int premise : premises) {
      parts.computeIfAbsent(way.applyAsInt(premise), key -> new ArrayList<>()).add(premise);
    }
    return parts;
  }

  private int number(List<Integer> part) {
    numbers.putIfAbsent(part, numbers.size());
    return numbers.get(part);
  }
}
