package cluewright.cli.solve;

import cluewright.replay.explainer.Edition;

/** The rating scales. */
enum RateScale {
  /** Both HoDoKu's and Sudoku Explainer's. */
  ALL("all", true, true, Edition.SUCCESSOR),

  /** HoDoKu's alone. */
  HODOKU("hodoku", true, false, Edition.SUCCESSOR),

  /** Sudoku Explainer's alone. */
  SE("se", false, true, Edition.SUCCESSOR),

  /** Sudoku Explainer 1.2.1's alone. */
  SE_ORIGINAL("se-1.2.1", false, true, Edition.ORIGINAL),

  /** Serate's alone, which HoDoKu 2.5 shows. */
  SERATE("serate", false, true, Edition.SERATE),

  /** That by reasons alone. */
  REASONS("reasons", false, false, Edition.SUCCESSOR);

  private static final String EXPLAINER = "Sudoku Explainer";

  private final String id;
  private final boolean hasHodoku;
  private final boolean hasExplainer;
  private final Edition edition;

  RateScale(String id, boolean hasHodoku, boolean hasExplainer, Edition edition) {
    this.id = id;
    this.hasHodoku = hasHodoku;
    this.hasExplainer = hasExplainer;
    this.edition = edition;
  }

  boolean hasHodoku() {
    return hasHodoku;
  }

  boolean hasExplainer() {
    return hasExplainer;
  }

  boolean hasReasons() {
    return this == REASONS;
  }

  Edition edition() {
    return edition;
  }

  /** The program whose ER, EP and ED these are, by name. */
  String explainerName() {
    return this == SERATE ? id : EXPLAINER;
  }

  @Override
  public String toString() {
    return id;
  }
}
