package cluewright.search;

import cluewright.model.Board;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;

/** Which engines work on a request. */
public enum EngineChoice {
  /** What suits the request: search beside the exact engine that is best for it. */
  AUTO {
    @Override
    List<Lane> lanes(Request request, Run run) {
      if (isAlwaysDecided(request.mask().board())) {
        return EXHAUSTIVE.lanes(request, run);
      }
      boolean hasGivens = request.goal().givens().isPresent();
      if (EXACT.objection(request).isPresent()) {
        List<Lane> lanes = SEARCH.lanes(request, run);
        if (hasGivens) {
          lanes.add(exhausting(request, run, new Exhaustion(request)));
        }
        refuting(request, run).ifPresent(lane -> lanes.add(1, lane));
        return lanes;
      }
      List<Lane> lanes = searchLanes(request, run, Math.max(1, request.threads() - 1));
      if (!request.goal().isNone() || !request.strategies().isStated()) {
        lanes.add(
            1, hasGivens ? aroundGivens(request, run) : new ExactEngine(request, run.forLane()));
        refuting(request, run).ifPresent(lane -> lanes.add(1, lane));
        return lanes;
      }
      if (COUNTING.objection(request).isEmpty()) {
        lanes.addAll(1, COUNTING.lanes(request, run));
        return lanes;
      }
      Exhaustion tree = new Exhaustion(request);
      lanes.add(
          1,
          new Otherwise(
              run, exhausting(request, run, tree), () -> new ExactEngine(request, run.forLane())));
      for (int i = 1; i < request.threads(); i++) {
        lanes.add(exhausting(request, run, tree));
      }
      return lanes;
    }
  },
  /** A random walk over the clue digits on each thread: finds, and proves nothing. */
  SEARCH {
    @Override
    List<Lane> lanes(Request request, Run run) {
      return searchLanes(request, run, request.threads());
    }
  },
  /** SAT4J on the layered encoding. */
  EXACT {
    @Override
    List<Lane> lanes(Request request, Run run) {
      Random seeds = new Random(request.seed());
      List<Lane> lanes = new ArrayList<>();
      lanes.add(new ExactEngine(request, run.forLane()));
      while (lanes.size() < Math.min(request.threads(), MOST_FORMULAS)) {
        lanes.add(new ExactEngine(request.withSeed(seeds.nextLong()), run.forLane()));
      }
      return lanes;
    }

    @Override
    public Optional<String> objection(Request request) {
      return ExactEngine.objection(request);
    }
  },
  /** Counting what naked singles need, where they alone are allowed. */
  COUNTING {
    @Override
    List<Lane> lanes(Request request, Run run) {
      return List.of(new CountingEngine(request, run.forLane()));
    }

    @Override
    public Optional<String> objection(Request request) {
      return CountingEngine.suits(request)
          ? noGoal(request)
          : Optional.of("the counting engine only supports naked singles (strategies N)");
    }
  },
  /** Every way to fill the mask; on 9x9 that takes from minutes to more than a life. */
  EXHAUSTIVE {
    @Override
    List<Lane> lanes(Request request, Run run) {
      Exhaustion tree = new Exhaustion(request);
      int count = isAlwaysDecided(request.mask().board()) ? 1 : request.threads();
      List<Lane> lanes = new ArrayList<>();
      for (int i = 0; i < count; i++) {
        lanes.add(new ExhaustiveEngine(request, run.forLane(), tree));
      }
      return lanes;
    }
  };

  /** Each may take a third of the memory. */
  private static final int MOST_FORMULAS = 2;

  private static Optional<String> noGoal(Request request) {
    return request.goal().isNone()
        ? Optional.empty()
        : Optional.of("the counting engine supports no conditions on the puzzle");
  }

  /** Whether every mask of this board is decided within seconds. */
  public static boolean isAlwaysDecided(Board board) {
    return ExhaustiveEngine.isSmall(board);
  }

  /** Whether requests like this are mostly decided within moments, impossible ones as well. */
  public static boolean isQuicklyDecided(Request request) {
    return isAlwaysDecided(request.mask().board()) || COUNTING.objection(request).isEmpty();
  }

  /** Counting on the mask alone: what it refutes, no wish makes possible. */
  private static Optional<Lane> refuting(Request request, Run run) {
    Request ofMask = request.withGoal(Goal.NONE);
    if (COUNTING.objection(ofMask).isPresent()) {
      return Optional.empty();
    }
    Run mine = run.forLane();
    return Optional.of(new Refuting(new CountingEngine(ofMask, mine), mine));
  }

  /** Tries everything, if that can be done in the time of the request; or else leaves at once. */
  private static Lane exhausting(Request request, Run run, Exhaustion tree) {
    Run mine = run.forLane();
    Lane engine = new ExhaustiveEngine(request, mine, tree);
    return new OnlyIf(engine, () -> tree.fitsInto(request.time(), mine::checkpoint), mine);
  }

  /** Few cells without a given digit are soon filled in every way; with more it is SAT4J's turn. */
  private static Lane aroundGivens(Request request, Run run) {
    return new Otherwise(
        run,
        exhausting(request, run, new Exhaustion(request)),
        () -> new ExactEngine(request, run.forLane()));
  }

  /** Walks with seeds of their own. */
  private static List<Lane> searchLanes(Request request, Run run, int count) {
    Random seeds = new Random(request.seed());
    List<Lane> lanes = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      lanes.add(new SearchLane(request, run.forLane(), seeds.nextLong()));
    }
    return lanes;
  }

  /** Why this choice cannot work on the request, in a clause; empty if it can. */
  public Optional<String> objection(Request request) {
    return Optional.empty();
  }

  /** The engines at the start, the quickest to find something first. */
  abstract List<Lane> lanes(Request request, Run run);

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
