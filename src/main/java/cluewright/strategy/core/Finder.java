package cluewright.strategy.core;

import java.util.function.Predicate;

/** Searches a board for the conclusions of a strategy; for use by one thread. */
public interface Finder {

  /** Finds nothing, as on boards that a strategy is not for. */
  Finder NONE = (state, sink) -> false;

  /**
   * Offers deductions to {@code sink}, in the order in which people look, until it wants no more.
   *
   * <p>Each concludes something new in the state, which must not change meanwhile. Where the sink
   * never has enough, every conclusion that the strategy allows is in some deduction.
   *
   * @param sink says whether it has enough
   * @return whether it had
   */
  boolean find(SolvingState state, Predicate<Deduction> sink);
}
