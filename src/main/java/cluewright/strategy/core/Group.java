package cluewright.strategy.core;

import cluewright.phrase.Phrase;

/** Families of strategies, by the idea they share. */
public enum Group {
  SINGLES("singles"),
  INTERSECTIONS("intersections"),
  SUBSETS("subsets"),
  FISH("fish"),
  SINGLE_DIGIT("single-digit"),
  WINGS("wings"),
  CHAINS("chains"),
  /** These take for granted that the puzzle has one solution. */
  UNIQUENESS("uniqueness"),
  /** These read the sums of cages. */
  CAGES("cages"),
  LAST_RESORT("last-resort");

  private final Phrase label;

  Group(String word) {
    this.label = Phrase.of("strategies.group-" + word);
  }

  public Phrase label() {
    return label;
  }

  /** True if its strategies take for granted that the puzzle has one solution. */
  public boolean assumesUniqueness() {
    return this == UNIQUENESS;
  }
}
