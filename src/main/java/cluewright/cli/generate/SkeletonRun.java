package cluewright.cli.generate;

import cluewright.batch.BatchEnd;
import cluewright.batch.Destination;
import cluewright.batch.Proofs;
import cluewright.search.Outcome;
import cluewright.search.Watch;
import cluewright.search.skeleton.SkeletonSearch;
import java.time.Duration;
import java.util.Locale;

/** A run that finds values for a skeleton, for as many puzzles as wanted. */
final class SkeletonRun {
  private final SkeletonSearch search;
  private final int count;
  private final Duration limit;
  private final int threads;
  private final Proofs proofs;
  private final BatchConsole listener;
  private int found;

  /**
   * @param limit how long all puzzles may take together
   * @param threads how many walks go side by side
   */
  SkeletonRun(
      SkeletonSearch search,
      int count,
      Duration limit,
      int threads,
      Proofs proofs,
      BatchConsole listener) {
    this.search = search;
    this.count = count;
    this.limit = limit;
    this.threads = threads;
    this.proofs = proofs;
    this.listener = listener;
  }

  /** The progress, as a prefix for a search's progress. */
  String line() {
    return count == 1 ? "" : String.format(Locale.ROOT, "%,d of %,d found, ", found, count);
  }

  BatchEnd run(Destination destination, Watch watch) {
    long start = System.nanoTime();
    boolean isWanted = true;
    Outcome last;
    do {
      last = search.next(left(start), threads, watch);
      if (last instanceof Outcome.Found puzzle) {
        found++;
        isWanted = destination.take(puzzle, search.request(puzzle.puzzle().mask()));
      }
    } while (isWanted && found < count && last instanceof Outcome.Found);
    listener.progressEnded();
    proofs.take(last, search.request());
    boolean isShort = isWanted && found < count;
    if (isShort) {
      listener.note(shortage(last));
    }
    Destination.Ending ending =
        watch.isStopped() ? Destination.Ending.STOPPED : Destination.Ending.BY_ITSELF;
    if (!destination.finish(ending)) {
      return BatchEnd.UNWRITTEN;
    }
    return isShort ? BatchEnd.of(last) : BatchEnd.FOUND;
  }

  private String shortage(Outcome last) {
    return count == 1
        ? last.message().toString()
        : String.format(Locale.ROOT, "%,d of %,d found: %s", found, count, last.message());
  }

  private Duration left(long start) {
    Duration left = limit.minusNanos(System.nanoTime() - start);
    return left.isNegative() ? Duration.ZERO : left;
  }
}
