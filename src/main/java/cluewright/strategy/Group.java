package cluewright.strategy;

import cluewright.phrase.Phrase;

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

  private final Phrase label;

  Group(String label) {
    this.label = Phrase.verbatim(label);
  }

  public Phrase label() {
    return label;
  }

  /** Whether its strategies take for granted that the puzzle has one solution. */
  public boolean assumesUniqueness() {
    return this == UNIQUENESS;
  }
}
