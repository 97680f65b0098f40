package cluewright.picture;

/** What empty cells show in small digits. */
public enum Pencil {
  /** The digits that a cell can still have. */
  CANDIDATES,
  /**
   * The digits that a cell can no longer have, each with a bar over it: negative candidates. A step
   * adds to them where it takes from candidates.
   */
  EXCLUDED,
  NOTHING
}
