package cluewright.strategy;

/** One strategy at work on one board, again and again; for one thread. */
public interface Pass {

  /**
   * Applies the strategy's rules once. It may leave for the next pass what its own changes made
   * ready, but where it changes nothing, none of the rules has anything to change.
   *
   * @return whether anything changed
   */
  boolean over(WorkingState state);
}
