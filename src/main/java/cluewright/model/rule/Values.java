package cluewright.model.rule;

/**
 * The possible values of a rule.
 *
 * @param usual what it has where nobody chose one; 0 for none
 */
public record Values(int least, int most, int usual) {

  /** True if the value may be omitted. */
  public boolean isOptional() {
    return usual == 0;
  }

  public boolean contain(int value) {
    return value == 0 ? isOptional() : value >= least && value <= most;
  }
}
