package cluewright.replay.explainer;

/**
 * The programs called Sudoku Explainer, which differ in the techniques they know and in two
 * ratings.
 */
public enum Edition {
  /**
   * Sudoku Explainer 1.2.1, used by the Patterns Game: it does not name strong links or wings of
   * almost locked sets, and rates forcing chains of one kind of link from 6.6.
   */
  ORIGINAL,

  /** Its successor, Sukaku Explainer, used for most lists: such chains are rated from 6.5. */
  SUCCESSOR,

  /**
   * Serate as in HoDoKu 2.5, the command-line rater of another Sukaku Explainer: techniques and
   * ratings of 1.2.1, but direct steps make all their eliminations.
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
   * True if every unique pattern is found. Versions of 1.2.1 go on from a loop's cell with the
   * further candidates of all neighbours that were tried before, look for hidden sets of as many
   * digits at least as there are further candidates, and know a grave only by houses that hold a
   * digit in one cell of more than two candidates.
   */
  boolean seesAllUniquePatterns() {
    return this == SUCCESSOR;
  }

  /** True if dynamic chains that nest multiple or dynamic ones also nest the easier kinds. */
  boolean nestsEasierChainsToo() {
    return this != SERATE;
  }
}
