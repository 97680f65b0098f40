package cluewright.strategy.word;

import java.util.function.IntUnaryOperator;

/** The digits that a rule leaves its cells; for one thread. */
public interface Ways {

  /** The cells, in the order in which the rule reads them. */
  int[] cells();

  /**
   * Looks at candidates.
   *
   * @param state gives the candidates of a cell as a set of digits; a placed cell has its digit
   * @return whether the rule can be obeyed
   */
  boolean look(IntUnaryOperator state);

  /** The digits that the i-th cell can have; of the last look. */
  int possible(int i);
}
