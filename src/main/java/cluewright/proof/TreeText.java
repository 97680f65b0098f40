package cluewright.proof;

/** The words of a search tree's lines. */
final class TreeText {
  static final String START = "start";
  static final String BRANCH = "branch";
  static final String REFUTED = "refuted";
  static final String KNOWN = "known";

  private TreeText() {}
}
