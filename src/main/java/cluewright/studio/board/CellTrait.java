package cluewright.studio.board;

/** A trait of a cell that its drawing shows, besides its digit and its pencil marks. */
enum CellTrait {
  /** A clue of a puzzle, or a digit that the designer fixed. */
  GIVEN,
  /** Its digit is one that the designer fixed. */
  FIXED,
  /** A clue cell without a digit, while others have theirs. */
  BLANK,
  /** In a house that an argument is about. */
  HOUSE,
  /** In a house that an argument reaches into. */
  COVER,
  /** The step on show placed its digit. */
  PLACED_NOW,
  /** A proof of impossibility is about it. */
  PROBLEM,
  /** A repair would add it, or has just done so. */
  SUGGESTED,
  /** The solutions of a draft differ in it. */
  DIFFERS,
  /** A draft could do without its clue. */
  SPARE,
  /** The player acts on it. */
  SELECTED,
  /** Holds the digit, or a mark of the digit, that the player looks at. */
  ALIKE,
  /** Another cell of a house of its holds the same digit. */
  CONFLICT,
  /** Checked, and not what the solution has. */
  WRONG,
  /** Says of a region on its way that it has too few cells or too many. */
  UNEVEN
}
