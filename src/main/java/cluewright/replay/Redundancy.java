package cluewright.replay;

/** The choice to allow or to forbid clues without which a puzzle would still have one solution. */
public enum Redundancy {
  /** It may. */
  ALLOWED,
  /** It may not: the puzzle is minimal. */
  FORBIDDEN
}
