package cluewright.encode;

import cluewright.model.Board;
import cluewright.model.House;
import cluewright.strategy.core.Rule;
import java.util.Collection;
import java.util.StringJoiner;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.stream.Collectors;

/**
 * Names the variables with the letters of docs/proof-format.md: {@code e(r1c2,3,5)} is "digit 3 is
 * eliminated in r1c2 after step 5".
 */
final class Meanings {
  private Meanings() {}

  /** A candidate, such as {@code r1c2,3}. */
  static String candidate(Board board, int candidate) {
    return board.label(board.cellOf(candidate)) + "," + board.digitOf(candidate);
  }

  /** Candidates, such as {@code r1c2=3 r1c4=3}. */
  static String candidates(Board board, Collection<Integer> candidates) {
    return joined(board, action -> candidates.forEach(action::accept));
  }

  /**
   * A rule as its premises and what it eliminates, such as {@code locked-candidates box 1 row 1:
   * r2c1=3 … -> r1c4=3 …}.
   */
  static String rule(Board board, Rule rule) {
    return rule.strategy().id()
        + " "
        + houses(rule)
        + ": "
        + joined(board, rule::forEachPremise)
        + " -> "
        + joined(board, rule::forEachConclusion);
  }

  /** The houses of a rule, such as {@code box 1 row 1}. */
  static String houses(Rule rule) {
    return rule.houses().stream().map(House::label).collect(Collectors.joining(" "));
  }

  private static String joined(Board board, Consumer<IntConsumer> candidates) {
    StringJoiner joined = new StringJoiner(" ");
    candidates.accept(
        candidate ->
            joined.add(board.label(board.cellOf(candidate)) + "=" + board.digitOf(candidate)));
    return joined.toString();
  }
}
