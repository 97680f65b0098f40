package cluewright.search;

import java.util.Locale;

/** Which engines work on a request. */
public enum EngineChoice {
  /** Whatever suits the request: the search alongside the best exact engine. */
  AUTO,
  /** A random walk over the clue digits on each thread, which finds puzzles but proves nothing. */
  SEARCH,
  /** SAT4J on the layered encoding. */
  EXACT,
  /** Counting the needs of naked singles, where only these are allowed. */
  COUNTING,
  /** Every way to fill the mask, which on 9x9 takes from minutes to more than a lifetime. */
  EXHAUSTIVE,
  /** Every way to fill the empty cells, which is quick where many clues are not enough. */
  DUAL;

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
