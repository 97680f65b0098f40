package cluewright.model;

import java.util.concurrent.CancellationException;

/**
 * Says whether work is to end before it is done. Whoever works asks often, on any thread; once the
 * answer is yes, it stays so.
 *
 * <p>Work that is stopped either returns what it has, where its documentation says so, or throws a
 * {@link CancellationException}. It throws that if and only if its stop said yes.
 */
@FunctionalInterface
public interface Stop {
  /** For work that nobody stops. */
  Stop NEVER = () -> false;

  boolean isStopped();

  /**
   * Ends the work that asks, if it is to end.
   *
   * @throws CancellationException if it is stopped
   */
  default void throwIfStopped() {
    if (isStopped()) {
      throw new CancellationException();
    }
  }
}
