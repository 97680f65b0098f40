package cluewright.search;

import java.time.Duration;
import java.util.Locale;

/**
 * Many puzzles of one request, none a relabelling of another.
 *
 * @param request which they all meet; its time is for each
 * @param count how many, at least 1
 * @param variety how they are chosen
 * @param limit how long all of them may take, whatever the time for each
 */
public record Many(Request request, int count, Variety variety, Duration limit) {

  /** The way that a walk goes on from a puzzle. */
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

  /** As long as each of them may take. */
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

  /** The product, or the longest time that there is. */
  private static Duration times(Duration each, int count) {
    Duration longest = Duration.ofSeconds(Long.MAX_VALUE);
    boolean isLonger = count > 0 && each.compareTo(longest.dividedBy(count)) > 0;
    return isLonger ? longest : each.multipliedBy(count);
  }
}
