package cluewright.proof.check;

/** Measures a formula without keeping it. */
final class FormulaSize implements ClauseSink {
  private int variables;
  private long bytes;

  /** The memory that {@link UnitPropagation} needs for the formula, with reserves. */
  long bytes() {
    return bytes + 100L * variables;
  }

  @Override
  public int newVariable() {
    return ++variables;
  }

  @Override
  public void add(int... literals) {
    bytes += 10L * literals.length + 40;
  }
}
