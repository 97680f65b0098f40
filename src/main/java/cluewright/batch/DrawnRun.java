package cluewright.batch;

import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.model.Stop;
import cluewright.search.Engine;
import cluewright.search.Outcome;
import cluewright.search.Request;
import cluewright.search.Watch;
import cluewright.search.verify.Verification;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * A run over masks that are drawn along the way: each is tried for a short time, unless it came
 * with a puzzle, and yields at most one puzzle.
 *
 * <p>A mask that is drawn again is tried longer, and its puzzles are no relabellings of each other.
 * Whatever is not found, nothing is proven by it: there are other masks.
 */
public final class DrawnRun {
  private static final Duration SHORTEST = Duration.ofMillis(300);
  private static final Duration LONGEST = Duration.ofSeconds(2);

  /** The fraction of the time that one mask may take, so that several get a turn. */
  private static final int PART = 30;

  /** The number of exhausted masks drawn in a row after which there are no others. */
  private static final int PATIENCE = 1000;

  private static final int MOST_DOUBLINGS = 20;

  /**
   * The number of masks with too many clues drawn in a row after which fewer clues are considered
   * out of reach.
   */
  private static final int MOST_TOO_LARGE = 10;

  /** The engine name in outcomes for puzzles that came with their masks. */
  private static final String DRAWN = "drawn";

  private final Function<Stop, Optional<Drawn>> masks;
  private final Predicate<Puzzle> fresh;
  private final int mostClues;
  private final Function<Mask, Request> requests;
  private final int count;
  private final Duration limit;
  private final Engine engine;
  private final BatchListener listener;
  private final Map<Mask, Trial> trials = new HashMap<>();
  private int found;
  private Duration drawings = Duration.ZERO;
  private int draws;
  private int impossible;
  private int idle;
  private int tooLarge;
  private int fewestClues = Integer.MAX_VALUE;

  /** The attempts on a mask so far. */
  private static final class Trial {
    private final List<Puzzle> puzzles = new ArrayList<>();
    private int failures;
    private boolean isOver;
  }

  /**
   * A run that has not started.
   *
   * @param masks draws the next mask, until it is asked to stop; empty if there are no others
   * @param fresh false for a puzzle that equals one elsewhere, which is then left aside
   * @param mostClues masks with more of them are none of those that are wanted
   * @param requests what is asked of a mask
   * @param count the number of puzzles, at least 1
   * @param limit how long all of them may take together
   */
  public DrawnRun(
      Function<Stop, Optional<Drawn>> masks,
      Predicate<Puzzle> fresh,
      int mostClues,
      Function<Mask, Request> requests,
      int count,
      Duration limit,
      Engine engine,
      BatchListener listener) {
    this.masks = masks;
    this.fresh = fresh;
    this.mostClues = mostClues;
    this.requests = requests;
    this.count = count;
    this.limit = limit;
    this.engine = engine;
    this.listener = listener;
  }

  /** The progress, as a prefix for a search's progress. */
  public String line() {
    return String.format(
        Locale.ROOT, "%,d of %,d found, random mask %,d, ", found, count, trials.size());
  }

  /**
   * Runs until all puzzles are found, time is up, or it is stopped.
   *
   * @return never that a puzzle is impossible
   */
  public BatchEnd run(Destination destination, Watch watch) {
    long start = System.nanoTime();
    Stop stop = () -> watch.isStopped() || left(start).isZero();
    boolean isWanted = true;
    while (isWanted && found < count && isWorthAnotherDraw() && !stop.isStopped()) {
      long before = System.nanoTime();
      Optional<Drawn> drawn = masks.apply(stop);
      Duration drawing = Duration.ofNanos(System.nanoTime() - before);
      drawings = drawings.plus(drawing);
      draws++;
      if (drawn.isEmpty()) {
        idle = stop.isStopped() ? idle : PATIENCE; // that drawing was cut short says nothing
      } else if (drawn.get().mask().size() > mostClues) {
        noteTooLarge(drawn.get().mask(), stop);
      } else {
        isWanted = isTaken(drawn.get(), drawing, start, watch, destination);
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

  /** Tries a mask; false if its puzzle was refused because no more are wanted. */
  private boolean isTaken(
      Drawn drawn, Duration drawing, long start, Watch watch, Destination destination) {
    tooLarge = 0;
    Trial trial = trials.computeIfAbsent(drawn.mask(), each -> new Trial());
    idle = trial.isOver ? idle + 1 : 0;
    if (trial.isOver) {
      return true;
    }
    Request request = requests.apply(drawn.mask()).withKnown(trial.puzzles);
    Optional<Outcome.Found> next =
        known(drawn, request, drawing).or(() -> searched(request, trial, left(start), watch));
    if (next.isEmpty()) {
      return true;
    }
    trial.puzzles.add(next.get().puzzle());
    if (!fresh.test(next.get().puzzle())) {
      return true;
    }
    found++;
    return destination.take(next.get(), request.on(next.get().puzzle().board()));
  }

  /** The remaining time, at least zero. */
  private Duration left(long start) {
    Duration left = limit.minusNanos(System.nanoTime() - start);
    return left.isNegative() ? Duration.ZERO : left;
  }

  private boolean isWorthAnotherDraw() {
    return idle < PATIENCE && tooLarge < MOST_TOO_LARGE;
  }

  /** Counts a mask with too many clues, unless its drawing was cut short. */
  private void noteTooLarge(Mask mask, Stop stop) {
    if (!stop.isStopped()) {
      tooLarge++;
      fewestClues = Math.min(fewestClues, mask.size());
    }
  }

  /** The puzzle that came with a mask, if it meets the request. */
  private static Optional<Outcome.Found> known(Drawn drawn, Request request, Duration drawing) {
    return drawn
        .puzzle()
        .flatMap(puzzle -> new Verification(request).accepted(puzzle, DRAWN, drawing));
  }

  private Optional<Outcome.Found> searched(Request asked, Trial trial, Duration left, Watch watch) {
    boolean isFirst = trial.failures == 0 && trial.puzzles.isEmpty();
    Duration time = asked.mask().board().isOpen() && isFirst ? nextShare() : time(trial);
    Outcome outcome =
        engine.generate(asked.withTime(time.compareTo(left) < 0 ? time : left), watch);
    listener.progressEnded();
    if (outcome instanceof Outcome.Found puzzle) {
      return Optional.of(puzzle);
    }
    trial.isOver = outcome instanceof Outcome.Impossible;
    trial.failures++;
    impossible += trial.isOver && trial.puzzles.isEmpty() ? 1 : 0;
    return Optional.empty();
  }

  /**
   * The time for another drawing of open values, by Luby's sequence 1, 1, 2, 1, 1, 2, 4: most are
   * filled at once or hardly ever. Its unit is at least what a drawing takes, or most of the time
   * would go into drawing.
   */
  private Duration nextShare() {
    Duration drawing = drawings.dividedBy(draws);
    Duration unit = drawing.compareTo(SHORTEST) < 0 ? SHORTEST : drawing;
    return unit.multipliedBy(luby(trials.size()));
  }

  private static long luby(int number) {
    int highest = Integer.highestOneBit(number + 1);
    return highest == number + 1 ? highest / 2 : luby(number - highest + 1);
  }

  private Duration time(Trial trial) {
    Duration part = limit.dividedBy(PART);
    Duration first = part.compareTo(LONGEST) < 0 ? part : LONGEST;
    Duration time = first.compareTo(SHORTEST) < 0 ? SHORTEST : first;
    return time.multipliedBy(1L << Math.min(trial.failures, MOST_DOUBLINGS));
  }

  private String shortage(Duration elapsed) {
    if (tooLarge == MOST_TOO_LARGE) {
      return String.format(
          Locale.ROOT,
          "%,d of %,d found in %.1f s: the last %,d random puzzles had more clues than asked for,"
              + " the fewest %,d; ask for at least so many",
          found,
          count,
          elapsed.toMillis() / 1000.0,
          tooLarge,
          fewestClues);
    }
    String masks =
        trials.size() == 1 ? "1 random mask" : "%,d random masks".formatted(trials.size());
    String refuted = impossible == 0 ? "" : ", %,d of them impossible".formatted(impossible);
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
        + refuted
        + end;
  }
}
