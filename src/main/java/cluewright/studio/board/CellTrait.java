package cluewright.studio.board;

/** A property of a cell that is visible besides its digit and pencil marks. */
enum CellTrait {
  /** A clue of a puzzle, or a digit that the designer fixed. */
  GIVEN,
  /** Its digit is one that the designer fixed. */
  FIXED,
  /** Its small digits are those that it cannot have, each with a bar. */
  BARS,
  /** Its small digits stand side by side in the middle. */
  CENTRED,
  /** A clue cell without a digit while others have one. */
  BLANK,
  /** In a house of an argument. */
  HOUSE,
  /** In a house where an argument eliminates. */
  COVER,
  /** The step on display placed its digit. */
  PLACED_NOW,
  /** A proof of impossibility is about it. */
  PROBLEM,
  /** A repair would add it, or has just added it. */
  SUGGESTED,
  /** The solutions of a draft differ in it. */
  DIFFERS,
  /** Its clue in a draft is redundant. */
  SPARE,
  /** Selected by the player. */
  SELECTED,
  /** It has the digit, or a mark of the digit, that the player is looking at. */
  ALIKE,
  /** Another cell in one of its houses has the same digit. */
  CONFLICT,
  /** Checked and found different from the solution. */
  WRONG,
  /** It reports that a region being edited has too few or too many cells. */
  UNEVEN
}
