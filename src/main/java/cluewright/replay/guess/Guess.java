package cluewright.replay.guess;

import cluewright.model.Board;
import cluewright.model.Stop;
import cluewright.strategy.core.About;
import cluewright.strategy.core.Finder;
import cluewright.strategy.core.Group;
import cluewright.strategy.core.Level;
import cluewright.strategy.core.Strategy;
import cluewright.strategy.core.Variant;
import java.util.List;

/**
 * Bifurcation: supposes a digit of a cell and follows it by singles and further suppositions; if
 * every branch ends in a contradiction, the digit is eliminated.
 *
 * <p>It stands in no catalogue and no set, since it solves every puzzle: it is for those who want
 * to see the end of a path that the strategies do not complete. Its finder concludes one thing, by
 * the shortest argument that it found.
 */
public final class Guess implements Strategy {
  /** HoDoKu's score for a cell filled by brute force. */
  private static final int SCORE = 10_000;

  private static final About ABOUT =
      new About(
              "guess", Group.LAST_RESORT, 1, List.of(Variant.of("guess", "", Level.EXTREME, SCORE)))
          .notMonotone();

  private final Stop stop;

  public Guess() {
    this(() -> false);
  }

  /** A guess whose finder can be stopped and then finds nothing. */
  public Guess(Stop stop) {
    this.stop = stop;
  }

  @Override
  public About about() {
    return ABOUT;
  }

  /** True for any guess, however it is stopped. */
  @Override
  public boolean equals(Object other) {
    return other instanceof Guess;
  }

  @Override
  public int hashCode() {
    return Guess.class.hashCode();
  }

  @Override
  public Finder finder(Board board) {
    return new GuessFinder(this, board, stop);
  }
}
