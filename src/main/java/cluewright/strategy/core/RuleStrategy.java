package cluewright.strategy.core;

import cluewright.model.Board;
import java.util.function.Consumer;

/**
 * A strategy given by {@linkplain Rule rules} that are few enough to be listed.
 *
 * <p>The encoder turns the rules into clauses, and proofs and verification read them forwards; the
 * finder, which looks for the same, is held equal to them by tests.
 */
public interface RuleStrategy extends Strategy {

  /**
   * Passes every rule of this strategy on the board to {@code sink}, in the order in which people
   * look.
   */
  void rules(Board board, Consumer<Rule> sink);
}
