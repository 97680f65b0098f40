package cluewright.search;

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
      if (!request.goal().isNone()) {
        return SEARCH.lanes(request, run);
      }
      if (EXHAUSTIVE.objection(request).isEmpty()) {
        return EXHAUSTIVE.lanes(request, run);
      }
      EngineChoice exact = COUNTING.objection(request).isEmpty() ? COUNTING : EXACT;
      List<Lane> lanes = searchLanes(request, run, Math.max(1, request.threads() - 1));
      lanes.addAll(1, exact.lanes(request, run));
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
      return List.of(new ExactEngine(request, run.forLane()));
    }

    @Override
    public Optional<String> objection(Request request) {
      return noGoal(request);
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
          : Optional.of("the counting engine decides naked singles alone, strategies N");
    }
  },
  /** Every way to fill the mask, on small boards. */
  EXHAUSTIVE {
    @Override
    List<Lane> lanes(Request request, Run run) {
      return List.of(new ExhaustiveEngine(request, run.forLane()));
    }

    @Override
    public Optional<String> objection(Request request) {
      return ExhaustiveEngine.suits(request.mask().board())
          ? noGoal(request)
          : Optional.of(
              "the exhaustive engine decides small boards alone, not " + request.mask().board());
    }
  };

  private static Optional<String> noGoal(Request request) {
    return request.goal().isNone()
        ? Optional.empty()
        : Optional.of("only the search engine takes requirements of a puzzle");
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
