package cluewright.lab.making;

import java.util.function.IntPredicate;

/**
 * Turns the paper's integer variables into propositional ones, and clauses about their values into
 * clauses about these.
 */
interface Numbers {

  /**
   * A new number from 0 to {@code values - 1}.
   *
   * @return by value, a literal that says that the number has it
   */
  int[] newNumber(int values);

  /** A fresh propositional variable. */
  int newVariable();

  /** Adds the disjunction of literals: variables, values of numbers, and negatives of both. */
  void add(int... literals);

  /**
   * Whether a value or a variable holds in a model.
   *
   * @param model whether a propositional variable is true
   */
  boolean holds(int literal, IntPredicate model);
}
