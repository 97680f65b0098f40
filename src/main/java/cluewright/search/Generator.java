package cluewright.search;

/** Decides requests: arguments first, then the exact engine. */
public final class Generator {

  /**
   * Finds a puzzle, or proves that there is none, or says that neither was possible.
   *
   * <p>Blocks until done, stopped through {@code watch}, or out of time; call it off the UI thread.
   */
  public Outcome generate(Request request, Watch watch) {
    throw new UnsupportedOperationException(request + " " + watch);
  }
}
