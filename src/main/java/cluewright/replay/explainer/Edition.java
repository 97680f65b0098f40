package cluewright.replay.explainer;

/** Which techniques are known: the ratings of the same technique do not differ. */
public enum Edition {
  /**
   * Sudoku Explainer 1.2.1, by which the Patterns Game goes: no strong links by name, no wings of
   * almost locked sets.
   */
  ORIGINAL,

  /** Its successor, Sukaku Explainer, by which most lists are rated. */
  SUCCESSOR
}
