package cluewright.replay.explainer;

/** Which of the programs of that name rates: they differ in what they know, and in two ratings. */
public enum Edition {
  /**
   * Sudoku Explainer 1.2.1, by which the Patterns Game goes: no strong links by name, no wings of
   * almost locked sets; forcing chains of one kind of link are rated from 6.6.
   */
  ORIGINAL,

  /** Its successor, Sukaku Explainer, by which most lists are rated: these begin at 6.5. */
  SUCCESSOR,

  /**
   * Serate as HoDoKu 2.5 has it, the command-line rater of another Sukaku Explainer: the techniques
   * and ratings of 1.2.1, but direct steps make all their eliminations.
   */
  SERATE;

  /** True if strong links and wings of almost locked sets are known. */
  boolean knowsLinksAndWings() {
    return this == SUCCESSOR;
  }

  /** True if a direct step makes its eliminations besides placing a digit. */
  boolean eliminatesDirectly() {
    return this == SERATE;
  }

  /** The rating of the shortest forcing chain with one kind of link, in tenths. */
  int forcingOfOneKind() {
    return this == SUCCESSOR ? 65 : 66;
  }

  /**
   * True if no unique pattern is overlooked. Versions of 1.2.1 go on from a loop's cell with the
   * further candidates of all neighbours that were tried before, look for hidden sets of as many
   * digits at least as there are further candidates, and know a grave only by houses that hold a
   * digit in one cell of more than two candidates.
   */
  boolean seesAllUniquePatterns() {
    return this == SUCCESSOR;
  }

  /**
   * True if dynamic chains with multiple or dynamic ones within them look for the easier kinds
   * within them, too.
   */
  boolean nestsEasierChainsToo() {
    return this != SERATE;
  }
}
