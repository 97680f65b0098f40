package cluewright.replay;

/** How many solutions a puzzle has, as far as that matters and could be found out. */
public enum Solutions {
  NONE,
  ONE,
  /** Two or more. */
  SEVERAL,
  /** Counting was given up: such boards as 25x25 with few clues can take for ever. */
  UNKNOWN
}
