package cluewright.replay;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.strategy.Rule;
import cluewright.strategy.Strategy;
import cluewright.strategy.Words;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * One application of a rule: its reason, and what it changed.
 *
 * @param rule the rule, with the houses, cells and digits that justify it
 * @param changes the rule's conclusions that were new, numbered by {@link Board#candidate}: the
 *     candidate placed, or the candidates eliminated; what S2 then forces is not listed
 */
public record Deduction(Board board, Rule rule, List<Integer> changes) {

  public Strategy strategy() {
    return rule.strategy();
  }

  public boolean places() {
    return rule.places();
  }

  /** The cells that this changes. */
  public CellSet changedCells() {
    return CellSet.of(changes.stream().mapToInt(board::cellOf));
  }

  /**
   * For example {@code X-Wing: 7 in rows 2 and 6 lies only in columns 3 and 8, so 7 leaves r4c3 and
   * r9c8.}
   */
  public String sentence() {
    return strategy().name() + ": " + rule.strategy().reason(board, rule) + ", so " + effect();
  }

  /** What follows, for example {@code r4c7 is 5.} or {@code 7 leaves r4c3 and r9c8.} */
  public String effect() {
    if (places()) {
      int candidate = changes.get(0);
      return board.label(board.cellOf(candidate))
          + " is "
          + board.symbol(board.digitOf(candidate))
          + ".";
    }
    Map<Integer, Integer> digitsByCell = new TreeMap<>();
    for (int candidate : changes) {
      digitsByCell.merge(
          board.cellOf(candidate), 1 << (board.digitOf(candidate) - 1), (a, b) -> a | b);
    }
    Map<Integer, List<Integer>> cellsByDigits =
        digitsByCell.entrySet().stream()
            .collect(
                Collectors.groupingBy(
                    Map.Entry::getValue,
                    TreeMap::new,
                    Collectors.mapping(Map.Entry::getKey, Collectors.toList())));
    return Words.list(
            cellsByDigits.entrySet().stream()
                .map(entry -> leaves(entry.getKey(), entry.getValue()))
                .toList())
        + ".";
  }

  private String leaves(int digits, List<Integer> cells) {
    IntStream where = cells.stream().mapToInt(Integer::intValue);
    return Words.digits(board, digits)
        + (Integer.bitCount(digits) == 1 ? " leaves " : " leave ")
        + Words.cells(board, CellSet.of(where));
  }
}
