package cluewright.batch;

import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.search.Diversity;
import cluewright.search.Engine;
import cluewright.search.Many;
import cluewright.search.Outcome;
import cluewright.search.Request;
import cluewright.search.Watch;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * A run over masks that finds a number of puzzles for each line, none a relabelling of another or
 * of those already in the destination.
 */
public final class BatchRun {
  /** The count that asks for all puzzles. */
  public static final int ALL = Integer.MAX_VALUE;

  /** The number of puzzles that are enough to measure their diversity. */
  private static final int MOST_COMPARED = 100;

  /** The 64-bit golden ratio: seeds this far apart are unrelated. */
  private static final long BETWEEN_SEEDS = 0x9E37_79B9_7F4A_7C15L;

  private final List<Request> requests;
  private final int count;
  private final Many.Variety variety;
  private final Optional<Duration> limit;
  private final BatchListener listener;
  private final Engine engine;
  private final Proofs proofs;
  private final BatchProgress bar;
  private final Map<Mask, BatchMask> masks = new HashMap<>();
  private Watch watch = Watch.idle();
  private boolean isCutOff;
  private boolean isAnyNew;

  /**
   * A run that has not started.
   *
   * @param count the puzzles for each line; {@link #ALL} for all
   * @param limit how long all puzzles of a line may take together; if it is empty, each its time
   */
  public BatchRun(
      List<Request> requests,
      int count,
      Many.Variety variety,
      Optional<Duration> limit,
      Engine engine,
      Proofs proofs,
      BatchListener listener) {
    this.requests = requests;
    this.count = count;
    this.variety = variety;
    this.limit = limit;
    this.listener = listener;
    this.engine = engine;
    this.proofs = proofs;
    this.bar = new BatchProgress((long) count * requests.size(), requests.size(), System::nanoTime);
  }

  /**
   * The progress of a run of many puzzles in one line; empty for a single puzzle, and for all
   * puzzles, whose number is unknown.
   */
  public Optional<String> line() {
    boolean isOfMany = count > 1 || requests.size() > 1;
    return isOfMany && count != ALL ? Optional.of(bar.line()) : Optional.empty();
  }

  /** The prefix for a search's progress. */
  public String title() {
    return count == ALL ? "%,d found, ".formatted(bar.done()) : "";
  }

  /**
   * Runs until everything is found or decided, or until it is stopped.
   *
   * @return the worst end of a line, which a failure to write outranks
   */
  public BatchEnd run(Destination destination, Watch watch) {
    this.watch = watch;
    BatchEnd worst = BatchEnd.FOUND;
    for (int i = 0; i < requests.size() && (i == 0 || !watch.isStopped()); i++) {
      worst = worst.and(fill(i, destination));
    }
    listener.progressEnded();
    diversity().ifPresent(listener::note);
    boolean isWritten =
        destination.finish(
            watch.isStopped() && !isCutOff
                ? Destination.Ending.STOPPED
                : Destination.Ending.BY_ITSELF);
    return isWritten ? worst : BatchEnd.UNWRITTEN;
  }

  private BatchEnd fill(int number, Destination destination) {
    BatchMask mask =
        masks.computeIfAbsent(
            requests.get(number).mask(),
            each -> new BatchMask(number + 1, destination.before(each)));
    BatchMask.Share share = mask.next(count);
    bar.begin(number + 1, share.found());
    if (share.found() == count) {
      return BatchEnd.FOUND;
    }
    return share.end().isPresent() && !proofs.isWanted()
        ? share.end().get().end(mask.puzzles().size())
        : search(number, share.found(), mask, destination);
  }

  private BatchEnd search(int number, int there, BatchMask mask, Destination destination) {
    Request request = requests.get(number);
    int before = mask.puzzles().size();
    Outcome last = mask.proven().orElseGet(() -> more(request, count - there, mask, destination));
    listener.progressEnded();
    int have = there + mask.puzzles().size() - before;
    if (isCutOff && have < count) {
      return BatchEnd.FOUND;
    }
    proofs.take(last, have < count ? request.withKnown(mask.puzzles()) : request);
    if (have >= count) {
      return BatchEnd.FOUND;
    }
    mask.ended(last);
    String place = requests.size() == 1 ? "" : mask.place(number + 1);
    destination.end(last, request, new Destination.Shortage(place, have, mask.puzzles().size()));
    return have == 0 ? BatchEnd.of(last) : noMore(place, have, last);
  }

  private Outcome more(Request request, int missing, BatchMask mask, Destination destination) {
    Request next =
        request.withKnown(mask.puzzles()).withSeed(request.seed() + BETWEEN_SEEDS * mask.search());
    Many many = new Many(missing, variety, limit);
    return engine.search(
        next, many, watch, found -> take(found, request, mask.puzzles(), destination));
  }

  /** Passes on a puzzle, and stops the search when no more are wanted. */
  private void take(
      Outcome.Found found, Request request, List<Puzzle> all, Destination destination) {
    listener.progressEnded();
    all.add(found.puzzle());
    isAnyNew = true;
    bar.found();
    if (!destination.take(found, request.on(found.puzzle().board()))) {
      isCutOff = true;
      watch.stop();
    }
  }

  /** Ends a line without further puzzles: all were found, or time ran out. */
  private BatchEnd noMore(String place, int have, Outcome outcome) {
    String found =
        place
            + (count == ALL
                ? "%,d found".formatted(have)
                : "%,d of %,d found".formatted(have, count));
    if (outcome instanceof Outcome.Impossible impossible) {
      listener.note(
          "%s, and there are no others%s: %s"
              .formatted(
                  found,
                  isOpen() ? "" : " up to relabelling digits",
                  impossible.proof().sentence()));
      return BatchEnd.FOUND;
    }
    listener.note("%s. %s".formatted(found, outcome.message()));
    return BatchEnd.of(outcome);
  }

  /** True if values are open, of which each puzzle has its own. */
  private boolean isOpen() {
    return requests.get(0).mask().board().isOpen();
  }

  /** The diversity of a mask's first puzzles; empty if there is nothing to compare. */
  private Optional<String> diversity() {
    List<Puzzle> all =
        Optional.ofNullable(masks.get(requests.get(0).mask()))
            .map(BatchMask::puzzles)
            .orElse(List.of());
    List<Puzzle> first = all.subList(0, Math.min(MOST_COMPARED, all.size()));
    if (requests.size() > 1 || first.size() < 2 || !isAnyNew || isOpen()) {
      return Optional.empty();
    }
    return Optional.of(
        String.format(
            Locale.ROOT,
            "two of these puzzles differ in %.1f of %d clues on average, up to relabelling digits",
            Diversity.of(first),
            requests.get(0).mask().size()));
  }
}
