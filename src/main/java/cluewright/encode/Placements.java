package cluewright.encode;

import cluewright.model.Board;
import cluewright.model.Mask;
import cluewright.strategy.core.Rule;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * The placement rules of a mask's empty cells, grouped by what they share.
 *
 * <p>A placement rule says: of some candidates of which at most one holds (a cell's digits, or a
 * digit's cells in a house), all but one are eliminated, so the last one is placed. Rules over the
 * same candidates share one variable "only the solution's is left", and rules that differ only in
 * their digit share one way of placing a cell, since the solution says which digit is meant.
 */
final class Placements {

  /**
   * One way to place a cell.
   *
   * @param houses those that the argument is about, as they are named
   * @param candidatesByDigit for each digit of the solution the candidates of which only it is left
   */
  record Way(int cell, String houses, Map<Integer, Set<Integer>> candidatesByDigit) {

    /** True if the same candidates serve every digit, as for a cell's own candidates. */
    boolean isSameForAllDigits(Board board) {
      return candidatesByDigit.size() == board.digits()
          && Set.copyOf(candidatesByDigit.values()).size() == 1;
    }
  }

  private final Map<List<Object>, Way> ways = new LinkedHashMap<>();

  Placements(List<Rule> rules, Mask mask) {
    Board board = mask.board();
    for (Rule rule : rules) {
      if (rule.places() && !mask.contains(board.cellOf(rule.conclusion(0)))) {
        add(rule, board);
      }
    }
  }

  private void add(Rule rule, Board board) {
    int placed = rule.conclusion(0);
    Set<Integer> candidates = new TreeSet<>(List.of(placed));
    rule.forEachPremise(candidates::add);
    requireExclusive(candidates, rule, board);
    int cell = board.cellOf(placed);
    Set<Integer> other =
        ways.computeIfAbsent(
                List.of(rule.strategy(), rule.houses(), cell),
                key -> new Way(cell, Meanings.houses(rule), new LinkedHashMap<>()))
            .candidatesByDigit
            .put(board.digitOf(placed), candidates);
    if (other != null && !other.equals(candidates)) {
      throw new IllegalArgumentException(rule + " shares its way with a rule of other premises");
    }
  }

  /**
   * Checks that the solution holds at most one of the candidates, without which sharing a variable
   * is unsound.
   */
  private static void requireExclusive(Set<Integer> candidates, Rule rule, Board board) {
    for (int a : candidates) {
      for (int b : candidates) {
        boolean sameCell = board.cellOf(a) == board.cellOf(b);
        boolean sameDigitInHouse =
            board.digitOf(a) == board.digitOf(b)
                && board.peers(board.cellOf(a)).contains(board.cellOf(b));
        if (!sameCell && !sameDigitInHouse) {
          throw new IllegalArgumentException(rule + " places by candidates that do not exclude");
        }
      }
    }
  }

  Collection<Way> ways() {
    return ways.values();
  }

  /** Every distinct set of candidates. */
  List<Set<Integer>> candidateSets() {
    return new ArrayList<>(
        ways.values().stream()
            .flatMap(way -> way.candidatesByDigit.values().stream())
            .distinct()
            .toList());
  }
}
