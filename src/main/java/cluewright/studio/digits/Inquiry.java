package cluewright.studio.digits;

/**
 * A question that is answered bit by bit, away from the UI thread; one thread at a time.
 *
 * @param <T> the answer, as far as it is known
 */
interface Inquiry<T> {

  /** Goes on for a moment; the answer then. */
  T next();

  /** Tells whether there is nothing left to find out. */
  boolean isDone();

  /** Ends the moment that is under way, whose answer is of no use then; from any thread. */
  void stop();
}
