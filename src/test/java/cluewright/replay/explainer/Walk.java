package cluewright.replay.explainer;

import cluewright.model.Boards;
import cluewright.model.Puzzle;
import cluewright.replay.OrderedFinders;
import cluewright.replay.SolvingOrder;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.SolvingState;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/** The way on which {@link Explainer} rates a puzzle, one step after the other. */
final class Walk {

  /** What is asked in its turn. */
  enum Kind {
    PLACEMENTS,
    SETS_AND_FISH,
    TWO_LINKS(() -> new StrongLinkChains(2, 40, 41, 42, 43)),
    WINGS,
    LOOPS(() -> new UniqueLoops(Edition.SUCCESSOR)),
    QUADS,
    THREE_LINKS(() -> new StrongLinkChains(3, 54, 56, 55, 57)),
    WXYZ_WINGS(() -> new LockedSetWings(3, 55, 56, 55)),
    GRAVES(() -> new BivalueGraves(Edition.SUCCESSOR)),
    VWXYZ_WINGS(() -> new LockedSetWings(4, 63, 64, 63, 62)),
    ALIGNED_PAIRS(() -> new AlignedExclusions(2)),
    FORCING_CHAINS(() -> new ForcingChains(Edition.SUCCESSOR)),
    ALIGNED_TRIPLES(() -> new AlignedExclusions(3)),
    NISHIO(() -> MultipleChains.nishio(() -> false)),
    MULTIPLE(() -> MultipleChains.multiple(() -> false)),
    DYNAMIC(() -> MultipleChains.dynamic(0, Edition.SUCCESSOR, () -> false)),
    DYNAMIC_PLUS(() -> MultipleChains.dynamic(1, Edition.SUCCESSOR, () -> false)),
    WITH_FORCING(() -> MultipleChains.dynamic(2, Edition.SUCCESSOR, () -> false)),
    WITH_MULTIPLE(() -> MultipleChains.dynamic(3, Edition.SUCCESSOR, () -> false)),
    WITH_DYNAMIC(() -> MultipleChains.dynamic(4, Edition.SUCCESSOR, () -> false));

    private final Supplier<Technique> technique;

    Kind() {
      this(() -> null);
    }

    Kind(Supplier<Technique> technique) {
      this.technique = technique;
    }

    /** A technique of this package; null if the kind is not one of those. */
    Technique technique() {
      return technique.get();
    }
  }

  private static final Map<Kind, Set<String>> FINDERS =
      Map.of(
          Kind.SETS_AND_FISH,
          Explainer.SETS_AND_FISH,
          Kind.WINGS,
          Explainer.WINGS,
          Kind.QUADS,
          Explainer.QUADS);

  /** What the last step was. */
  record Taken(Kind kind, int tenths) {}

  private final Placements placements = Placements.placing(Boards.NINE);
  private final Map<Kind, OrderedFinders> finders = new EnumMap<>(Kind.class);
  private final Map<Kind, Technique> techniques = new EnumMap<>(Kind.class);
  private final Marks marks = new Marks();
  private final SolvingState state = new SolvingState(Boards.NINE);

  Walk() {
    for (Kind kind : Kind.values()) {
      Technique technique = kind.technique();
      if (technique != null) {
        techniques.put(kind, technique);
      } else if (FINDERS.containsKey(kind)) {
        Set<String> ids = FINDERS.get(kind);
        SolvingOrder order = SolvingOrder.explainer().only(variant -> ids.contains(variant.id()));
        finders.put(kind, new OrderedFinders(Boards.NINE, order));
      }
    }
  }

  void load(Puzzle puzzle) {
    state.load(puzzle);
  }

  SolvingState state() {
    return state;
  }

  /** Takes the easiest step up to a kind; empty if there is none. */
  Optional<Taken> step(Kind last) {
    for (Kind kind : Kind.values()) {
      int tenths = kind.compareTo(last) > 0 ? 0 : take(kind);
      if (tenths != 0) {
        return Optional.of(new Taken(kind, tenths));
      }
    }
    return Optional.empty();
  }

  private int take(Kind kind) {
    if (kind == Kind.PLACEMENTS) {
      return place();
    }
    if (finders.containsKey(kind)) {
      Optional<Deduction> found = finders.get(kind).first(state);
      found.ifPresent(deduction -> deduction.applyTo(state));
      return found
          .map(deduction -> deduction.variant().explainer().orElseThrow())
          .map(rating -> (int) Math.round(10 * rating))
          .orElse(0);
    }
    marks.load(state);
    Optional<Step> found = techniques.get(kind).first(marks);
    found.ifPresent(step -> step.applyTo(state));
    return found.map(Step::tenths).orElse(0);
  }

  private int place() {
    if (placements.lastInHouse(state)) {
      return 10;
    }
    if (placements.hiddenSinglesInBoxes(state)) {
      return 12;
    }
    if (placements.hiddenSinglesInLines(state)) {
      return 15;
    }
    if (placements.directPointing(state)) {
      return 17;
    }
    if (placements.directClaiming(state)) {
      return 19;
    }
    if (placements.directHiddenSet(2, state)) {
      return 20;
    }
    if (placements.nakedSingles(state)) {
      return 23;
    }
    return placements.directHiddenSet(3, state) ? 25 : 0;
  }
}
