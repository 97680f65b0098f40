package cluewright.replay;

/** Whether a puzzle may have clues without which it would still have one solution. */
public enum Redundancy {
  /** It may. */
  ALLOWED,
  /** It may not: the puzzle is minimal. */
  FORBIDDEN
}
