package cluewright.cnf;

/** Counts the variables and clauses of a formula without keeping it. */
public final class ClauseCount implements Clauses {
  private int variables;
  private long clauses;

  @Override
  public int newVariable() {
    return ++variables;
  }

  @Override
  public void add(int... literals) {
    clauses++;
  }

  public int variables() {
    return variables;
  }

  public long clauses() {
    return clauses;
  }
}
