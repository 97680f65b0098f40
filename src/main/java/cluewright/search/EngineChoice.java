package cluewright.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Which engines work on a request. */
public enum EngineChoice {
  /** What suits the request: search beside the exact engine that is best for it. */
  AUTO {
    @Override
    List<Lane> lanes(Request request, Run run) {
      if (EXHAUSTIVE.objection(request).isEmpty()) {
        return EXHAUSTIVE.lanes(request, run);
      }
      List<Lane> lanes = new ArrayList<>(EXACT.lanes(request, run));
      if (COUNTING.objection(request).isEmpty()) {
        lanes.addAll(COUNTING.lanes(request, run));
      }
      return lanes;
    }
  },
  /** SAT4J on the layered encoding. */
  EXACT {
    @Override
    List<Lane> lanes(Request request, Run run) {
      return List.of(new ExactEngine(request, run.forLane()));
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
          ? Optional.empty()
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
          ? Optional.empty()
          : Optional.of(
              "the exhaustive engine decides small boards alone, not " + request.mask().board());
    }
  };

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
