package cluewright.search;

import java.time.Duration;
import java.util.Locale;
import java.util.Optional;

/**
 * How many puzzles of a request are wanted, no two equal up to relabelling.
 *
 * @param count how many, at least 1
 * @param variety how they are chosen
 * @param limit how long all of them may take, whatever the time for each; if it is empty, as long
 *     as each of them may
 */
public record Many(int count, Variety variety, Optional<Duration> limit) {
  public static final Many ONE = new Many(1, Variety.FAR);

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

  /** So many puzzles, with no limit on the time for all. */
  public Many(int count, Variety variety) {
    this(count, variety, Optional.empty());
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

  /** How long all of them may take, or the longest time that there is. */
  public Duration limit(Request request) {
    Duration longest = Duration.ofSeconds(Long.MAX_VALUE);
    boolean isLonger = request.time().compareTo(longest.dividedBy(count)) > 0;
    return limit.orElseGet(() -> isLonger ? longest : request.time().multipliedBy(count));
  }
}
