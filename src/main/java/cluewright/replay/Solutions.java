package cluewright.replay;

/** The number of solutions of a puzzle, as far as it matters and could be determined. */
public enum Solutions {
  NONE,
  ONE,
  /** Two or more. */
  SEVERAL,
  /** Counting was given up: such boards as 25x25 with few clues can take for ever. */
  UNKNOWN
}
