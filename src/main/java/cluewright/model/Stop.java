package cluewright.model;

import java.util.concurrent.CancellationException;

/**
 * Tells whether work must end early. Whoever works asks often, on any thread; once the answer is
 * yes, it stays so.
 *
 * <p>Work that is stopped either returns what it has, where its documentation says so, or throws a
 * {@link CancellationException}. It throws that if and only if its stop said yes.
 */
@FunctionalInterface
public interface Stop {
  Stop NEVER = () -> false;

  boolean isStopped();

  /**
   * Leaves the work if it must end.
   *
   * @throws CancellationException if it is stopped
   */
  default void throwIfStopped() {
    if (isStopped()) {
      throw new CancellationException();
    }
  }
}
