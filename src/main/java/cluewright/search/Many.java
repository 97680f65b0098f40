package cluewright.search;

import java.time.Duration;
import java.util.Locale;

/**
 * A request for many puzzles, no two equal up to relabelling.
 *
 * @param request which they all meet; its time is for each
 * @param count how many, at least 1
 * @param variety how they are chosen
 * @param limit how long all of them may take, whatever the time for each
 */
public record Many(Request request, int count, Variety variety, Duration limit) {

  /** How a walk continues after a puzzle. */
  public enum Variety {
    /**
     * It continues from the puzzle, which is fastest, but neighbouring puzzles share many clues.
     */
    NEIGHBOURS,
    /** It starts over, so that puzzles have no more in common than the mask requires. */
    FAR;

    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** A request for many puzzles that may take as long as all of them one by one. */
  public Many(Request request, int count, Variety variety) {
    this(request, count, variety, times(request.time(), count));
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

  /** The product, or the longest possible duration. */
  private static Duration times(Duration each, int count) {
    Duration longest = Duration.ofSeconds(Long.MAX_VALUE);
    boolean isLonger = count > 0 && each.compareTo(longest.dividedBy(count)) > 0;
    return isLonger ? longest : each.multipliedBy(count);
  }
}
