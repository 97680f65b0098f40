package cluewright.replay;

/** How many solutions a puzzle has, as far as that matters and is known. */
public enum Solutions {
  NONE,
  ONE,
  /** Two or more. */
  SEVERAL,
  /** Counting was given up: it could take forever on boards such as 25x25 with few clues. */
  UNKNOWN
}
