package cluewright.strategy.core;

import cluewright.phrase.Phrase;

/** Families of strategies by their common idea. */
public enum Group {
  SINGLES("singles"),
  INTERSECTIONS("intersections"),
  SUBSETS("subsets"),
  FISH("fish"),
  SINGLE_DIGIT("single-digit"),
  WINGS("wings"),
  CHAINS("chains"),
  /** Strategies that assume a unique solution. */
  UNIQUENESS("uniqueness"),
  /** Strategies that use the sums of cages. */
  CAGES("cages"),
  /** Strategies that use rules of many cells which are no cages. */
  RULES("rules"),
  LAST_RESORT("last-resort");

  private final Phrase label;

  Group(String word) {
    this.label = Phrase.of("strategies.group-" + word);
  }

  public Phrase label() {
    return label;
  }

  /** True if its strategies assume a unique solution. */
  public boolean assumesUniqueness() {
    return this == UNIQUENESS;
  }
}
