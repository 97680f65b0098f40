package cluewright.replay;

import cluewright.model.Board;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Rule;
import java.util.BitSet;
import java.util.List;

/**
 * The rules of a strategy set on a board, indexed for forward chaining.
 *
 * <p>Immutable and safe to share between threads. Making one costs milliseconds for singles and a
 * good part of a second for pairs and X-Wing on 9x9, so keep it.
 */
final class RuleBook {
  private final Board board;
  private final StrategySet strategies;
  private final List<Rule> rules;
  private final int[] premiseCounts;
  private final int[][] rulesWithPremise;
  private final BitSet unconditional = new BitSet();

  RuleBook(Board board, StrategySet strategies) {
    this.board = board;
    this.strategies = strategies;
    this.rules = List.copyOf(strategies.rules(board));
    this.premiseCounts = rules.stream().mapToInt(Rule::premiseCount).toArray();
    this.rulesWithPremise = index(board, rules);
    for (int rule = 0; rule < premiseCounts.length; rule++) {
      unconditional.set(rule, premiseCounts[rule] == 0);
    }
  }

  private static int[][] index(Board board, List<Rule> rules) {
    int[] counts = new int[board.candidates()];
    rules.forEach(rule -> rule.forEachPremise(premise -> counts[premise]++));
    int[][] index = new int[board.candidates()][];
    for (int candidate = 0; candidate < index.length; candidate++) {
      index[candidate] = new int[counts[candidate]];
    }
    for (int number = rules.size() - 1; number >= 0; number--) {
      int rule = number;
      rules.get(rule).forEachPremise(premise -> index[premise][--counts[premise]] = rule);
    }
    return index;
  }

  Board board() {
    return board;
  }

  public StrategySet strategies() {
    return strategies;
  }

  int size() {
    return premiseCounts.length;
  }

  Rule rule(int number) {
    return rules.get(number);
  }

  int[] premiseCounts() {
    return premiseCounts;
  }

  /** The rules without premises, whose conclusions relations establish on a blank board. */
  BitSet unconditional() {
    return unconditional;
  }

  int[] rulesWithPremise(int candidate) {
    return rulesWithPremise[candidate];
  }
}
