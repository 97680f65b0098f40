package cluewright.cnf;

import java.util.function.Supplier;

/**
 * The target to which an encoding writes its clauses: a solver or a file.
 *
 * <p>Variables are numbered from 1; a literal is a variable or its negative.
 */
public interface Clauses {

  /** Returns a fresh variable. */
  int newVariable();

  /**
   * Returns a fresh variable, with its meaning for targets that list meanings.
   *
   * @param meaning asked only by a target that does
   */
  default int newVariable(Supplier<String> meaning) {
    return newVariable();
  }

  /** Adds the disjunction of {@code literals}; the array may be reused by the caller. */
  void add(int... literals);
}
