package cluewright.search;

import java.util.Locale;

/**
 * Many puzzles of one request, none a relabelling of another.
 *
 * @param request which they all meet; its time is for each
 * @param count how many, at least 1
 * @param variety how they are chosen
 */
public record Many(Request request, int count, Variety variety) {

  /** How a walk goes on from a puzzle. */
  public enum Variety {
    /** It walks on: the quickest; puzzles that follow each other share many clues. */
    NEIGHBOURS,
    /** It begins anew: puzzles have no more in common than the mask enforces. */
    FAR;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /**
   * Checks the count.
   *
   * @throws IllegalArgumentException if it is below 1
   */
  public Many {
    if (count < 1) {
      throw new IllegalArgumentException("count is " + count + ", and must be at least 1");
    }
  }
}
