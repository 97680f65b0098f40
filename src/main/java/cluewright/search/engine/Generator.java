package cluewright.search.engine;

import cluewright.model.Puzzle;
import cluewright.search.Arguments;
import cluewright.search.Effort;
import cluewright.search.Engine;
import cluewright.search.EngineChoice;
import cluewright.search.Many;
import cluewright.search.OnlyPuzzle;
import cluewright.search.Outcome;
import cluewright.search.Proof;
import cluewright.search.Request;
import cluewright.search.Watch;
import cluewright.search.listed.ListLookup;
import cluewright.search.listed.LookUp;
import cluewright.search.race.Lane;
import cluewright.search.race.Race;
import cluewright.search.race.Run;
import cluewright.search.skeleton.SkeletonSearch;
import cluewright.search.walk.GatheringLane;
import cluewright.search.walk.Harvest;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Decides requests: first by arguments, then by published lists and refuted masks, then by the
 * chosen engines in a race.
 */
public final class Generator implements Engine {
  private static final String ARGUMENTS = "arguments";

  /**
   * A limit on the time for estimating trees, sufficient even on slow machines that draw many
   * orders.
   */
  private static final Duration LONGEST_LOOK = Duration.ofMinutes(1);

  /**
   * {@inheritDoc}
   *
   * <p>Each puzzle is verified. Of many, walks bring in what they find; when they meet nothing new
   * for long, the engines of the request go on until they prove that there is no other. Blocks
   * until done, stopped through {@code watch}, or out of time; call it off the UI thread.
   *
   * @throws IllegalStateException if an engine's claim does not survive verification: a fault of
   *     Cluewright's, never of the request
   */
  @Override
  public Outcome search(Request request, Many many, Watch watch, Consumer<Outcome.Found> sink) {
    if (request.mask().board().isOpen()) {
      return fill(request, many, watch, sink);
    }
    Run run = new Run(many.limit(request), watch);
    Harvest harvest = new Harvest(request, many, sink);
    Outcome last = generateNext(request, many.limit(request), watch, harvest, found -> false);
    if (!harvest.isFull() && last instanceof Outcome.Found) {
      last = generateFurther(request, many, last, run, watch, harvest);
    }
    return last instanceof Outcome.Undecided undecided ? undecided.after(run.elapsed()) : last;
  }

  /** Finds values for what is open on the board. */
  private static Outcome fill(
      Request request, Many many, Watch watch, Consumer<Outcome.Found> sink) {
    SkeletonSearch search = new SkeletonSearch(request);
    Run run = new Run(many.limit(request), watch);
    Outcome last;
    int found = 0;
    do {
      last = search.next(run.left(), request.threads(), watch);
      if (last instanceof Outcome.Found puzzle) {
        found++;
        sink.accept(puzzle);
      }
    } while (last instanceof Outcome.Found && found < many.count());
    return last instanceof Outcome.Undecided undecided ? undecided.after(run.elapsed()) : last;
  }

  private static Outcome generate(Request asked, Watch watch, Predicate<Outcome.Found> taker) {
    Request request = asked.reduced();
    Outcome outcome = generate(request, new Run(request.time(), watch, taker));
    return outcome instanceof Outcome.Impossible impossible
        ? new Outcome.Impossible(
            OnlyPuzzle.told(
                impossible.proof(), request.mask(), request.strategies(), request.goal().givens()),
            impossible.engine(),
            impossible.elapsed())
        : outcome;
  }

  private static Outcome generate(Request request, Run run) {
    try {
      List<Proof> arguments =
          Arguments.against(request.mask(), request.strategies(), request.goal().givens());
      if (!arguments.isEmpty()) {
        return new Outcome.Impossible(arguments.get(0), ARGUMENTS, run.elapsed());
      }
      Optional<Outcome> listed = listed(request, run);
      if (listed.isPresent()) {
        return listed.get();
      }
    } catch (OutOfMemoryError e) {
      return run.outOfMemory(ARGUMENTS);
    }
    return race(request, run, () -> Engines.lanes(request, run));
  }

  /** Answers by lists, unless an engine was chosen by name, which works alone. */
  private static Optional<Outcome> listed(Request request, Run run) {
    return request.engine() == EngineChoice.AUTO ? LookUp.answer(request, run) : Optional.empty();
  }

  private static Outcome race(Request request, Run run, Supplier<List<Lane>> lanes) {
    try {
      Outcome outcome = new Race(run).decide(lanes, request.threads());
      return outcome instanceof Outcome.Undecided undecided ? undecided.to(request) : outcome;
    } catch (OutOfMemoryError e) {
      return run.outOfMemory(request.engine().toString());
    }
  }

  @Override
  public Optional<Effort> effort(Request asked, Watch watch) {
    if (asked.mask().board().isOpen()) {
      return Optional.empty();
    }
    Duration look = Collections.min(List.of(asked.time(), LONGEST_LOOK));
    Run run = new Run(look, watch);
    try {
      return Engines.effort(asked.reduced(), run);
    } catch (CancellationException e) {
      return Optional.empty();
    }
  }

  private static Outcome generateFurther(
      Request request, Many many, Outcome first, Run run, Watch watch, Harvest harvest) {
    Outcome last = isListed(first) ? first : gather(request, many, run, harvest);
    if (harvest.isFull() || run.isStopped()) {
      return last;
    }
    boolean goesOn;
    do {
      int before = harvest.puzzles().size();
      last = generateNext(request, run.left(), watch, harvest, harvest::take);
      boolean isMore = harvest.puzzles().size() > before;
      goesOn = last instanceof Outcome.Found || (isMore && isOutOfTime(last) && !run.isStopped());
    } while (!harvest.isFull() && goesOn);
    return last;
  }

  /** True if the time is up; it applies to each puzzle and starts over when one is found. */
  private static boolean isOutOfTime(Outcome outcome) {
    return outcome instanceof Outcome.Undecided undecided
        && undecided.reason() == Outcome.Undecided.Reason.OUT_OF_TIME;
  }

  /** True if a puzzle came from a list, which then has the others, too. */
  private static boolean isListed(Outcome first) {
    return first.engine().equals(ListLookup.NAME);
  }

  private static Outcome generateNext(
      Request request,
      Duration left,
      Watch watch,
      Harvest harvest,
      Predicate<Outcome.Found> taker) {
    List<Puzzle> known = new ArrayList<>(request.known());
    known.addAll(harvest.puzzles());
    Duration time = left.compareTo(request.time()) < 0 ? left : request.time();
    Outcome outcome = generate(request.withKnown(known).withTime(time), watch, taker);
    if (outcome instanceof Outcome.Found found) {
      harvest.claim(found.puzzle());
      harvest.bring(found);
    }
    return outcome;
  }

  private static Outcome gather(Request request, Many many, Run run, Harvest harvest) {
    Random seeds = new Random(request.seed());
    return race(
        request,
        run,
        () ->
            Stream.generate(
                    () ->
                        new GatheringLane(
                            request, many.variety(), harvest, run.forLane(), seeds.nextLong()))
                .limit(request.threads())
                .collect(Collectors.toList()));
  }
}
