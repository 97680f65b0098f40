package cluewright.strategy;

import cluewright.model.Board;
import java.util.List;
import java.util.function.Consumer;

/**
 * A solving technique that a person uses, stated once as {@linkplain Rule rules}.
 *
 * <p>Replay reads the rules forwards, the encoder turns the same rules into clauses, and the
 * metadata here is what the command line, the studio and the help show. A new strategy is one file
 * and one line in {@link Catalogue}.
 */
public interface Strategy {

  /** The name used on the command line and in files: lower case, words joined by hyphens. */
  String id();

  /** The letter that stands for it in combinations such as {@code NHL}, or empty for none. */
  String letter();

  /** The names in use, the one that Cluewright prefers first. */
  List<String> names();

  /** One line for a person who has never heard of it. */
  String explanation();

  /** Hands every rule of this strategy on the board to {@code sink}, in the order people look. */
  void rules(Board board, Consumer<Rule> sink);

  /** The argument of one application, in a sentence without its conclusion and its full stop. */
  String reason(Board board, Rule rule);

  /**
   * This strategy at work on a board, for closures. A heavy strategy may give a faster one than its
   * rules, in its own file; tests hold both equal.
   */
  default Pass pass(Board board) {
    return new RulePass(this, board);
  }

  /** Whether its rules place digits; a set in which none does completes nothing. */
  default boolean places() {
    return false;
  }

  default String name() {
    return names().get(0);
  }
}
