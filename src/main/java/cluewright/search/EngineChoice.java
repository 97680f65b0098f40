package cluewright.search;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Which engines work on a request. */
public enum EngineChoice {
  /** What suits the request: search beside the exact engine that is best for it. */
  AUTO {
    @Override
    List<Lane> lanes(Request request, Run run) {
      boolean isSmall = EXHAUSTIVE.objection(request).isEmpty();
      return isSmall ? EXHAUSTIVE.lanes(request, run) : EXACT.lanes(request, run);
    }
  },
  /** SAT4J on the layered encoding. */
  EXACT {
    @Override
    List<Lane> lanes(Request request, Run run) {
      return List.of(new ExactEngine(request, run.forLane()));
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
