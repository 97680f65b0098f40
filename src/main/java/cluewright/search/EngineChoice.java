package cluewright.search;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Which engines work on a request. */
public enum EngineChoice {
  /** What suits the request: search beside the exact engine that is best for it. */
  AUTO("auto") {
    @Override
    List<Lane> lanes(Request request, Run run) {
      return EXHAUSTIVE.suits(request) ? EXHAUSTIVE.lanes(request, run) : EXACT.lanes(request, run);
    }
  },
  /** SAT4J on the layered encoding. */
  EXACT("exact") {
    @Override
    List<Lane> lanes(Request request, Run run) {
      return List.of(new ExactEngine(request, run.forLane()));
    }
  },
  /** Every way to fill the mask, on small boards. */
  EXHAUSTIVE("exhaustive") {
    @Override
    List<Lane> lanes(Request request, Run run) {
      return List.of(new ExhaustiveEngine(request, run.forLane()));
    }

    @Override
    public boolean suits(Request request) {
      return ExhaustiveEngine.suits(request.mask().board());
    }
  };

  private final String id;

  EngineChoice(String id) {
    this.id = id;
  }

  /** The name on the command line. */
  public String id() {
    return id;
  }

  public static Optional<EngineChoice> withId(String id) {
    return Arrays.stream(values()).filter(choice -> choice.id.equals(id)).findFirst();
  }

  /** Whether this choice can work on the request at all. */
  public boolean suits(Request request) {
    return true;
  }

  /** The engines, the quickest to find something first. */
  abstract List<Lane> lanes(Request request, Run run);
}
