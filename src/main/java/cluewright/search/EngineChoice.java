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
      boolean isSmall = EXHAUSTIVE.objection(request).isEmpty();
      EngineChoice exact = isSmall ? EXHAUSTIVE : EXACT;
      if (SEARCH.objection(request).isPresent()) {
        return exact.lanes(request, run);
      }
      List<Lane> lanes = searchLanes(request, run, Math.max(1, request.threads() - 1));
      lanes.addAll(1, exact.lanes(request, run));
      return lanes;
    }

    @Override
    public Optional<String> objection(Request request) {
      return request.goal().isNone() ? Optional.empty() : SEARCH.objection(request);
    }
  },
  /** A random walk over the clue digits on each thread: finds, and proves nothing. */
  SEARCH {
    @Override
    List<Lane> lanes(Request request, Run run) {
      return searchLanes(request, run, request.threads());
    }

    @Override
    public Optional<String> objection(Request request) {
      return SearchLane.suits(request)
          ? Optional.empty()
          : Optional.of(
              "the search engine knows singles and locked candidates only, and was given "
                  + request.strategies().ids());
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
