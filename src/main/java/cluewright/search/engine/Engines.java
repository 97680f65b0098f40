package cluewright.search.engine;

import cluewright.model.Board;
import cluewright.model.Stop;
import cluewright.search.Effort;
import cluewright.search.EngineChoice;
import cluewright.search.Goal;
import cluewright.search.Request;
import cluewright.search.counting.CountingEngine;
import cluewright.search.dual.DualEngine;
import cluewright.search.dual.DualWalk;
import cluewright.search.exhaustive.Exhaustion;
import cluewright.search.exhaustive.ExhaustiveEngine;
import cluewright.search.race.ConditionalLane;
import cluewright.search.race.FallbackLane;
import cluewright.search.race.Lane;
import cluewright.search.race.RefutingLane;
import cluewright.search.race.Run;
import cluewright.search.sat.ExactEngine;
import cluewright.search.walk.SearchLane;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Chooses the engines that work on a request. */
public final class Engines {
  /** The most formulas at a time, each of which may take a third of the memory. */
  private static final int MOST_FORMULAS = 2;

  /** The minimum time for this; below it, other engines need all of it. */
  private static final Duration PATIENCE = Duration.ofMinutes(5);

  /**
   * The largest board whose trees are estimated; on larger ones they are never small, and
   * estimating takes long.
   */
  private static final int LARGEST_MEASURED = 81;

  private Engines() {}

  /** Why the chosen engine cannot handle a request, as a clause; empty if it can. */
  public static Optional<String> objection(Request request) {
    return switch (request.engine()) {
      case EXACT -> ExactEngine.objection(request);
      case COUNTING -> countingObjection(request);
      case DUAL -> DualEngine.objection(request);
      case AUTO, SEARCH, EXHAUSTIVE -> Optional.empty();
    };
  }

  /** True if every mask of this board is decided within seconds. */
  public static boolean isAlwaysDecided(Board board) {
    return ExhaustiveEngine.isSmall(board);
  }

  /** True if requests like this are usually decided in moments, even impossible ones. */
  public static boolean isQuicklyDecided(Request request) {
    return isTriedAlone(request) || isCounted(request);
  }

  /** True if there are so few ways to fill the mask that nothing else is needed. */
  private static boolean isTriedAlone(Request request) {
    return isAlwaysDecided(request.mask().board()) || request.free() == 0;
  }

  /** True if the counting engine takes the request. */
  public static boolean isCounted(Request request) {
    return countingObjection(request).isEmpty();
  }

  private static Optional<String> countingObjection(Request request) {
    if (!CountingEngine.suits(request)) {
      return Optional.of("the counting engine only supports naked singles (strategies N)");
    }
    return request.goal().isNone()
        ? Optional.empty()
        : Optional.of("the counting engine supports no conditions on the puzzle");
  }

  /**
   * The cost of trying everything; for a request with little time, from a look at the trees that
   * takes a tenth of a second. The engine, asked with the same brief request, walks just the tree
   * that was looked at.
   *
   * @return empty if no engine answers such a request by trying everything
   */
  static Optional<Effort> effort(Request request, Stop stop) {
    boolean isTooLarge = request.mask().board().cells() > LARGEST_MEASURED;
    boolean hasGoal = !request.goal().isNone();
    if (isTooLarge || hasGoal || DualEngine.objection(request).isPresent()) {
      return Optional.empty();
    }
    Duration clues = new Exhaustion(request).estimate(stop);
    DualWalk walk = new DualWalk(request);
    return Optional.of(
        walk.fitsInto(clues, stop)
            ? new Effort(EngineChoice.DUAL, walk.estimate(stop))
            : new Effort(EngineChoice.EXHAUSTIVE, clues));
  }

  /** The engines at the start of a run, the fastest finders first. */
  public static List<Lane> lanes(Request request, Run run) {
    return switch (request.engine()) {
      case AUTO -> suitable(request, run);
      case SEARCH -> searching(request, run, request.threads());
      case EXACT -> exact(request, run);
      case COUNTING -> counting(request, run);
      case EXHAUSTIVE -> exhaustive(request, run);
      case DUAL -> dual(request, run);
    };
  }

  private static List<Lane> suitable(Request request, Run run) {
    if (isTriedAlone(request)) {
      return exhaustive(request, run);
    }
    if (ExactEngine.objection(request).isPresent()) {
      return withoutFormula(request, run);
    }
    List<Lane> lanes = searching(request, run, Math.max(1, request.threads() - 1));
    if (!request.goal().isNone() || !request.strategies().isStated()) {
      boolean hasGivens = request.goal().givens().isPresent();
      lanes.add(
          1, hasGivens ? aroundGivens(request, run) : new ExactEngine(request, run.forLane()));
      refuting(request, run).ifPresent(lane -> lanes.add(1, lane));
      lanes.addAll(tryingAllIfPatient(request, run));
      if (request.mask().board().hasSums() && !hasGivens) {
        lanes.add(1, exhausting(request, run, new Exhaustion(request)));
      }
    } else if (isCounted(request)) {
      lanes.addAll(1, counting(request, run));
      lanes.addAll(tryingAllIfPatient(request, run));
    } else {
      Exhaustion tree = new Exhaustion(request);
      DualWalk walk = DualWalk.of(request, run.bookmark());
      Supplier<Lane> exact = () -> new ExactEngine(request, run.forLane());
      lanes.add(1, new FallbackLane(run, tryingAll(request, run, tree, walk), exact));
      for (int i = 1; i < request.threads(); i++) {
        lanes.add(tryingAll(request, run, tree, walk));
      }
    }
    return lanes;
  }

  /** The lanes for a request that SAT4J cannot take; with cage sums, there are often few clues. */
  private static List<Lane> withoutFormula(Request request, Run run) {
    List<Lane> lanes = searching(request, run, request.threads());
    Exhaustion tree = new Exhaustion(request);
    if (request.strategies().isAny()) {
      DualWalk walk = DualWalk.of(request, run.bookmark());
      for (int i = 0; i < request.threads(); i++) {
        lanes.add(1 + 2 * i, tryingAll(request, run, tree, walk));
      }
    } else if (request.goal().givens().isPresent() || request.mask().board().hasSums()) {
      lanes.add(exhausting(request, run, tree));
    }
    refuting(request, run).ifPresent(lane -> lanes.add(1, lane));
    return lanes;
  }

  /** Walks with different seeds. */
  private static List<Lane> searching(Request request, Run run, int count) {
    Random seeds = new Random(request.seed());
    List<Lane> lanes = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      lanes.add(new SearchLane(request, run.forLane(), seeds.nextLong()));
    }
    return lanes;
  }

  private static List<Lane> exact(Request request, Run run) {
    Random seeds = new Random(request.seed());
    List<Lane> lanes = new ArrayList<>();
    lanes.add(new ExactEngine(request, run.forLane()));
    while (lanes.size() < Math.min(request.threads(), MOST_FORMULAS)) {
      lanes.add(new ExactEngine(request.withSeed(seeds.nextLong()), run.forLane()));
    }
    return lanes;
  }

  private static List<Lane> counting(Request request, Run run) {
    return List.of(new CountingEngine(request, run.forLane()));
  }

  private static List<Lane> exhaustive(Request request, Run run) {
    Exhaustion tree = new Exhaustion(request);
    int count = isTriedAlone(request) ? 1 : request.threads();
    List<Lane> lanes = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      lanes.add(new ExhaustiveEngine(request, run.forLane(), tree));
    }
    return lanes;
  }

  private static List<Lane> dual(Request request, Run run) {
    DualWalk walk = DualWalk.of(request, run.bookmark());
    int count = isAlwaysDecided(request.mask().board()) ? 1 : request.threads();
    List<Lane> lanes = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      lanes.add(new DualEngine(request, run.forLane(), walk));
    }
    return lanes;
  }

  /** Counting on the mask alone, whose refutations hold for any goal. */
  private static Optional<Lane> refuting(Request request, Run run) {
    Request ofMask = request.withGoal(Goal.NONE);
    if (!isCounted(ofMask)) {
      return Optional.empty();
    }
    Run mine = run.forRefuting();
    return Optional.of(new RefutingLane(new CountingEngine(ofMask, mine), mine));
  }

  /**
   * A lane per thread that tries everything, if that would answer the request, and if the time
   * allowed is so long that this costs the others little.
   */
  private static List<Lane> tryingAllIfPatient(Request request, Run run) {
    boolean isPatient = request.time().compareTo(PATIENCE) >= 0;
    if (!isPatient || DualEngine.objection(request).isPresent()) {
      return List.of();
    }
    Exhaustion tree = new Exhaustion(request);
    DualWalk walk = DualWalk.of(request, run.bookmark());
    return Stream.generate(() -> tryingAll(request, run, tree, walk))
        .limit(request.threads())
        .toList();
  }

  /** Tries everything if the time suffices; otherwise leaves at once. */
  private static Lane exhausting(Request request, Run run, Exhaustion tree) {
    Run mine = run.forLane();
    Lane engine = new ExhaustiveEngine(request, mine, tree);
    return new ConditionalLane(
        engine, () -> true, () -> tree.fitsInto(request.time(), mine), () -> tree.done(mine), mine);
  }

  /**
   * Tries every way to fill either the clue cells or the open cells, whichever seems faster, if the
   * time suffices.
   */
  private static Lane tryingAll(Request request, Run run, Exhaustion tree, DualWalk walk) {
    boolean isBrief = request.time().compareTo(DualWalk.LEAST_TO_DRAW) < 0;
    if (isBrief || DualEngine.objection(request).isPresent()) {
      return exhausting(request, run, tree);
    }
    if (walk.isBegun()) {
      return new DualEngine(request, run.forLane(), walk);
    }
    Run clues = run.forLane();
    return new FallbackLane(
        run,
        new ConditionalLane(
            new ExhaustiveEngine(request, clues, tree),
            () -> !mayBeBeaten(request, tree, clues) || isPlanned(tree, walk, clues),
            () ->
                tree.fitsInto(request.time(), clues)
                    && !(mayBeBeaten(request, tree, clues) && isBeaten(tree, walk, clues)),
            () -> tree.done(clues),
            clues),
        () -> {
          Run open = run.forLane();
          Lane engine = new DualEngine(request, open, walk);
          return new ConditionalLane(
              engine,
              () -> walk.isPlanned(request.time(), open),
              () -> walk.fitsInto(request.time(), open),
              () -> walk.done(open),
              open);
        });
  }

  /** True if the tree could be walked in time, but is large enough to look for a smaller one. */
  private static boolean mayBeBeaten(Request request, Exhaustion tree, Run run) {
    return tree.fitsInto(request.time(), run)
        && tree.estimate(run).compareTo(DualWalk.LEAST_TO_DRAW) > 0;
  }

  private static boolean isPlanned(Exhaustion tree, DualWalk walk, Run run) {
    return walk.isPlanned(tree.estimate(run), run);
  }

  /** True if the dual walk is the shorter one. */
  private static boolean isBeaten(Exhaustion tree, DualWalk walk, Run run) {
    return walk.fitsInto(tree.estimate(run), run);
  }

  /**
   * A lane for a few cells without given digits, which are soon filled in every way; for more,
   * SAT4J.
   */
  private static Lane aroundGivens(Request request, Run run) {
    return exhaustingOrExact(request, run, new Exhaustion(request));
  }

  private static Lane exhaustingOrExact(Request request, Run run, Exhaustion tree) {
    return new FallbackLane(
        run, exhausting(request, run, tree), () -> new ExactEngine(request, run.forLane()));
  }
}
