package cluewright.proof.check;

/** Receives a formula clause by clause; a literal is a variable counted from 1, or its negative. */
interface ClauseSink {
  /** Returns a fresh variable: the next number. */
  int newVariable();

  void add(int... literals);
}
