package cluewright.search.feasibility;

import cluewright.search.Watch;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Finds a mask with a puzzle among randomly drawn ones, judging each for a short time.
 *
 * <p>To find none says nothing of the masks, let alone of those that were not drawn.
 */
public final class FirstPossible {
  private FirstPossible() {}

  /**
   * The first question that is shown to have a puzzle.
   *
   * @param drawn the next question; empty when there are no more
   * @param each how long one of them is judged at most
   * @param time how long all of them are
   * @param watch ends this early
   */
  public static Optional<Judgement.Possible> of(
      Supplier<Optional<Question>> drawn, Duration each, Duration time, Judge judge, Watch watch) {
    long end = System.nanoTime() + time.toNanos();
    while (!watch.isStopped() && System.nanoTime() < end) {
      Optional<Question> next = drawn.get();
      if (next.isEmpty()) {
        return Optional.empty();
      }
      if (judge.within(each, next.get(), watch) instanceof Judgement.Possible possible) {
        return Optional.of(possible);
      }
    }
    return Optional.empty();
  }
}
