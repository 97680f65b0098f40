package cluewright.strategy;

/** Families of strategies, by the idea they share. */
public enum Group {
  SINGLES("Singles"),
  INTERSECTIONS("Intersections"),
  SUBSETS("Subsets"),
  FISH("Fish"),
  SINGLE_DIGIT("Single-digit patterns"),
  WINGS("Wings"),
  CHAINS("Colours and chains"),
  /** These take for granted that the puzzle has one solution. */
  UNIQUENESS("Uniqueness"),
  LAST_RESORT("Last resort");

  private final String label;

  Group(String label) {
    this.label = label;
  }

  public String label() {
    return label;
  }

  /** Whether its strategies take for granted that the puzzle has one solution. */
  public boolean assumesUniqueness() {
    return this == UNIQUENESS;
  }
}
