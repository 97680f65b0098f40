package cluewright.cnf;

import java.util.function.Supplier;

/**
 * The target to which an encoding writes its clauses: a solver or a file.
 *
 * <p>Variables are numbered from 1; a literal is a variable or its negative.
 */
public interface Clauses {

  /** A variable that was not used before. */
  int newVariable();

  /**
   * A variable that was not used before, for a target that may list what its variables mean.
   *
   * @param meaning asked only by a target that does
   */
  default int newVariable(Supplier<String> meaning) {
    return newVariable();
  }

  /** Adds the disjunction of {@code literals}; the array may be reused by the caller. */
  void add(int... literals);
}
