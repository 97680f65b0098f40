package cluewright.search;

import java.util.Locale;

/** Which engines work on a request. */
public enum EngineChoice {
  /** Those that suit the request: search beside the exact engine that is best for it. */
  AUTO,
  /** A random walk over the clue digits on each thread: finds, and proves nothing. */
  SEARCH,
  /** SAT4J on the layered encoding. */
  EXACT,
  /** Counting what naked singles need, where they alone are allowed. */
  COUNTING,
  /** Every way to fill the mask; on 9x9 that takes from minutes to more than a life. */
  EXHAUSTIVE,
  /** Every way to fill the open cells: quick where many clues do not suffice. */
  DUAL;

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
