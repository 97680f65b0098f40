package cluewright.batch;

import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.search.Engine;
import cluewright.search.Outcome;
import cluewright.search.Request;
import cluewright.search.Watch;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * A run over masks that are drawn as it goes on: each is tried for a short while, and gives one
 * puzzle at most before the next is drawn.
 *
 * <p>A mask that is drawn again is tried longer, and its puzzles are no relabellings of each other.
 * Whatever is not found, nothing is proven by it: there are other masks.
 */
public final class DrawnRun {
  private static final Duration SHORTEST = Duration.ofMillis(300);
  private static final Duration LONGEST = Duration.ofSeconds(2);

  /** A part of the time, so that several masks have their turn. */
  private static final int PART = 30;

  /** After so many draws of masks that have nothing more to give, there are no others. */
  private static final int PATIENCE = 1000;

  private static final int MOST_DOUBLINGS = 20;

  private final Supplier<Mask> masks;
  private final Function<Mask, Request> requests;
  private final int count;
  private final Duration limit;
  private final Engine engine;
  private final BatchListener listener;
  private final Map<Mask, Trial> trials = new HashMap<>();
  private int found;
  private int impossible;
  private int idle;

  /** The tries of one mask so far. */
  private static final class Trial {
    private final List<Puzzle> puzzles = new ArrayList<>();
    private int failures;
    private boolean isOver;
  }

  /**
   * A run that is not begun.
   *
   * @param masks draws the next mask
   * @param requests what is asked of a mask
   * @param count the number of puzzles, at least 1
   * @param limit how long all of them may take together
   */
  public DrawnRun(
      Supplier<Mask> masks,
      Function<Mask, Request> requests,
      int count,
      Duration limit,
      Engine engine,
      BatchListener listener) {
    this.masks = masks;
    this.requests = requests;
    this.count = count;
    this.limit = limit;
    this.engine = engine;
    this.listener = listener;
  }

  /** The progress, to stand before that of a search. */
  public String line() {
    return String.format(
        Locale.ROOT, "%,d of %,d found, random mask %,d, ", found, count, trials.size());
  }

  /**
   * Runs until all are found, the time is up, or somebody stops it.
   *
   * @return never that a puzzle is impossible
   */
  public BatchEnd run(Destination destination, Watch watch) {
    long start = System.nanoTime();
    boolean isWanted = true;
    while (isWanted && found < count && idle < PATIENCE && !watch.isStopped()) {
      Duration left = limit.minusNanos(System.nanoTime() - start);
      if (left.isNegative() || left.isZero()) {
        break;
      }
      Mask mask = masks.get();
      Trial trial = trials.computeIfAbsent(mask, each -> new Trial());
      idle = trial.isOver ? idle + 1 : 0;
      if (!trial.isOver) {
        Request request = requests.apply(mask);
        Optional<Outcome.Found> next = tried(request, trial, left, watch);
        isWanted = next.isEmpty() || destination.take(next.get(), request);
      }
    }
    listener.progressEnded();
    boolean isShort = isWanted && found < count;
    if (isShort) {
      listener.note(shortage(Duration.ofNanos(System.nanoTime() - start)));
    }
    boolean isWritten =
        destination.finish(
            isWanted && watch.isStopped()
                ? Destination.Ending.STOPPED
                : Destination.Ending.BY_ITSELF);
    if (!isWritten) {
      return BatchEnd.UNWRITTEN;
    }
    return isShort ? BatchEnd.UNDECIDED : BatchEnd.FOUND;
  }

  private Optional<Outcome.Found> tried(Request asked, Trial trial, Duration left, Watch watch) {
    Duration time = time(trial);
    Outcome outcome =
        engine.generate(
            asked.withKnown(trial.puzzles).withTime(time.compareTo(left) < 0 ? time : left), watch);
    listener.progressEnded();
    if (outcome instanceof Outcome.Found puzzle) {
      trial.puzzles.add(puzzle.puzzle());
      found++;
      return Optional.of(puzzle);
    }
    trial.isOver = outcome instanceof Outcome.Impossible;
    trial.failures++;
    impossible += trial.isOver && trial.puzzles.isEmpty() ? 1 : 0;
    return Optional.empty();
  }

  private Duration time(Trial trial) {
    Duration part = limit.dividedBy(PART);
    Duration first = part.compareTo(LONGEST) < 0 ? part : LONGEST;
    Duration time = first.compareTo(SHORTEST) < 0 ? SHORTEST : first;
    return time.multipliedBy(1L << Math.min(trial.failures, MOST_DOUBLINGS));
  }

  private String shortage(Duration elapsed) {
    String masks =
        trials.size() == 1 ? "1 random mask" : "%,d random masks".formatted(trials.size());
    String proven = impossible == 0 ? "" : ", %,d of them proven impossible".formatted(impossible);
    String end =
        idle == PATIENCE
            ? "; no others were drawn"
            : "; others may have puzzles: allow more time, more clues or more strategies";
    return String.format(
            Locale.ROOT,
            "%,d of %,d found in %.1f s on ",
            found,
            count,
            elapsed.toMillis() / 1000.0)
        + masks
        + proven
        + end;
  }
}
