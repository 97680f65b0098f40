package cluewright.proof.check;

/** Takes a formula, clause by clause; a literal is a variable from 1, or its negative. */
interface ClauseSink {
  /** A variable that was not used before: the next number. */
  int newVariable();

  /** Adds a disjunction. */
  void add(int... literals);
}
