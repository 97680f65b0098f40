package cluewright.proof.check;

/**
 * How much of a proof is checked again.
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

  /** Hears how far a check is, again and again; what it throws ends the check. */
  @FunctionalInterface
  public interface Watcher {
    /** So many subtrees of so many are done. */
    void done(long subtrees, long of);
  }

  /** Everything is checked. */
  public static Effort whole(Watcher watcher) {
    return new Effort(ALL, 0, watcher);
  }

  boolean isWhole() {
    return share == ALL;
  }

  /** The number of subtrees to check of so many, at least one if there is one. */
  long of(long subtrees) {
    return isWhole() ? subtrees : (long) Math.ceil(share * subtrees);
  }
}
