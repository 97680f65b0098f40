package cluewright.replay;

/** Whether a puzzle may have redundant clues, without which it would still have one solution. */
public enum Redundancy {
  /** Redundant clues are allowed. */
  ALLOWED,
  /** The puzzle must be minimal. */
  FORBIDDEN
}
