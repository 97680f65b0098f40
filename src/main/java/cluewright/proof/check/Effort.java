package cluewright.proof.check;

/**
 * How much of a proof is checked.
 *
 * @param share the part of the subtrees of a walk, above 0; 1 for all of them
 * @param seed chooses the subtrees; of no meaning where all are checked
 * @param watcher hears how far the check is
 */
public record Effort(double share, long seed, Watcher watcher) {
  private static final double ALL = 1;

  public Effort {
    if (!(share > 0 && share <= ALL)) {
      throw new IllegalArgumentException("a share of " + share);
    }
  }

  /** Receives the progress of a check; an exception thrown here ends it. */
  @FunctionalInterface
  public interface Watcher {
    /** Reports how many subtrees are done. */
    void done(long subtrees, long of);
  }

  /** Checks everything. */
  public static Effort whole(Watcher watcher) {
    return new Effort(ALL, 0, watcher);
  }

  boolean isWhole() {
    return share == ALL;
  }

  /** The number of subtrees to check out of a total, at least one if there are any. */
  long of(long subtrees) {
    return isWhole() ? subtrees : (long) Math.ceil(share * subtrees);
  }
}
