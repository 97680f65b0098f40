package cluewright.studio.digits;

/**
 * A question answered step by step away from the UI thread, by one thread at a time.
 *
 * @param <T> the answer, as far as it is known
 */
public interface Gradual<T> {

  /** Works for a moment; returns the answer so far. */
  T next();

  /** True if there is nothing left to find out. */
  boolean isDone();

  /** Stops the current step, whose answer is then useless; callable from any thread. */
  void stop();
}
