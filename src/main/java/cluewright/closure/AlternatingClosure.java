package cluewright.closure;

/** A closure that looks for more wherever another is stuck, until neither concludes anything. */
abstract class AlternatingClosure extends ClosureAround {
  AlternatingClosure(Closure fast) {
    super(fast);
  }

  @Override
  public final boolean close() {
    while (fast.close()) {
      if (fast.isComplete() || !conclude()) {
        return true;
      }
    }
    return false;
  }

  /** Looks for more where the closure inside is stuck; true if anything changed. */
  abstract boolean conclude();
}
