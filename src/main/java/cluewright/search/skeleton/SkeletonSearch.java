package cluewright.search.skeleton;

import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.model.Skeleton;
import cluewright.search.Outcome;
import cluewright.search.Request;
import cluewright.search.Watch;
import cluewright.search.race.Lane;
import cluewright.search.race.Race;
import cluewright.search.race.Run;
import cluewright.strategy.StrategySet;
import java.time.Duration;
import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Finds values for the open rules of a skeleton, and digits for its clues, so that strategies
 * complete the puzzle.
 *
 * <p>It never says that there are none. Each puzzle is replayed and its solutions are counted, as
 * those of all engines are.
 */
public final class SkeletonSearch {
  private final Skeleton skeleton;
  private final CellSet clues;
  private final StrategySet strategies;
  private final Function<Mask, Request> requests;
  private final Random seeds;
  private final Set<Puzzle> found = new HashSet<>();

  private volatile boolean isWithoutGrid;

  /**
   * @param clues where digits stand
   * @param requests what is asked of a puzzle, on its board with values
   */
  public SkeletonSearch(
      Skeleton skeleton,
      CellSet clues,
      StrategySet strategies,
      Function<Mask, Request> requests,
      long seed) {
    this.skeleton = skeleton;
    this.clues = clues;
    this.strategies = strategies;
    this.requests = requests;
    this.seeds = new Random(seed);
  }

  /**
   * @param request on a board with open values; its known puzzles are not found again
   */
  public SkeletonSearch(Request request) {
    this(
        Skeleton.of(request.mask().board()),
        request.mask().clues(),
        request.strategies(),
        valued -> request.on(valued.board()),
        request.seed());
    found.addAll(request.known());
  }

  Skeleton skeleton() {
    return skeleton;
  }

  CellSet clues() {
    return clues;
  }

  StrategySet strategies() {
    return strategies;
  }

  /** What is asked of a puzzle. */
  public Request request(Mask mask) {
    return requests.apply(mask);
  }

  /** True if a puzzle was not found before. */
  synchronized boolean isNew(Puzzle puzzle) {
    return !found.contains(puzzle);
  }

  /** Notes that no grid obeys what holds whatever the values are. */
  void hasNoGrid() {
    isWithoutGrid = true;
  }

  /** True if a search has shown that no values have a puzzle, since there is no grid. */
  public boolean isWithoutGrid() {
    return isWithoutGrid;
  }

  /**
   * Searches for a puzzle that was not found before; blocks until done, stopped through {@code
   * watch}, or out of time.
   *
   * @param threads how many walks go side by side
   */
  public Outcome next(Duration limit, int threads, Watch watch) {
    Run run = new Run(limit, watch);
    Outcome outcome =
        new Race(run)
            .decide(
                () ->
                    Stream.generate(
                            () -> (Lane) new ValueLane(this, run.forLane(), seeds.nextLong()))
                        .limit(threads)
                        .toList(),
                threads);
    if (outcome instanceof Outcome.Found puzzle) {
      found.add(puzzle.puzzle());
    }
    return outcome;
  }
}
