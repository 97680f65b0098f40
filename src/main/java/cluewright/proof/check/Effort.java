package cluewright.proof.check;

import java.util.Optional;

/**
 * How much of a proof is checked.
 *
 * @param share the part of the subtrees of a walk, above 0; 1 for all of them
 * @param seed chooses the subtrees; of no meaning where all are checked
 * @param shard which of several equal shares of all subtrees; 1 of 1 for all of them
 * @param finished the subtrees that need not be walked again, if they are kept
 * @param watcher hears how far the check is
 */
public record Effort(
    double share, long seed, Shard shard, Optional<FinishedSubtrees> finished, Watcher watcher) {
  private static final double ALL = 1;

  public Effort {
    if (!(share > 0 && share <= ALL)) {
      throw new IllegalArgumentException("a share of " + share);
    }
  }

  /** A share of all subtrees. */
  public Effort(double share, long seed, Watcher watcher) {
    this(share, seed, new Shard(1, 1), Optional.empty(), watcher);
  }

  /**
   * Every n-th subtree.
   *
   * @param number from 1
   * @param of how many shares there are
   */
  public record Shard(int number, int of) {
    public Shard {
      if (number < 1 || number > of) {
        throw new IllegalArgumentException("there is no shard " + number + "/" + of);
      }
    }

    /** True if a subtree, counted from 0, belongs to it. */
    boolean has(long subtree) {
      return subtree % of == number - 1;
    }

    /** How many of so many subtrees belong to it. */
    long of(long subtrees) {
      return (subtrees + of - number) / of;
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

  /** Checks a shard of all subtrees. */
  public static Effort of(Shard shard, Watcher watcher) {
    return new Effort(ALL, 0, shard, Optional.empty(), watcher);
  }

  /** The same without the subtrees that are finished; those that it finishes are kept there. */
  public Effort without(FinishedSubtrees done) {
    return new Effort(share, seed, shard, Optional.of(done), watcher);
  }

  /** True if the check is done at one go. */
  boolean isWhole() {
    return share == ALL && shard.of == 1 && finished.isEmpty();
  }

  /** The number of subtrees to check out of those of the shard, at least one if there are any. */
  long of(long subtrees) {
    return share == ALL ? subtrees : (long) Math.ceil(share * subtrees);
  }
}
