package cluewright.strategy.core;

import java.util.function.Predicate;

/** One strategy on one board, looking for what it can conclude; for one thread. */
public interface Finder {

  /**
   * Hands deductions to {@code sink}, in the order in which people look, until it has enough.
   *
   * <p>Each concludes something new in the state, which must not change meanwhile. Where the sink
   * never has enough, every conclusion that the strategy allows is in some deduction.
   *
   * @param sink says whether it has enough
   * @return whether it had
   */
  boolean find(SolvingState state, Predicate<Deduction> sink);
}
