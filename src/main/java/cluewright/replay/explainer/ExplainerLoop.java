package cluewright.replay.explainer;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Puzzle;
import cluewright.replay.OrderedFinders;
import cluewright.replay.SolvingOrder;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.SolvingState;
import cluewright.strategy.core.Variant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

public final class ExplainerLoop {
  private static final double HARDEST_MOVE = 2.5;

  private static final Set<String> WINGS = Set.of("xy-wing", "xyz-wing");
  private static final Set<String> QUADS = Set.of("naked-quad", "jellyfish", "hidden-quad");

  private record Move(int tenths, Predicate<SolvingState> places) {}

  private final SolvingState state;
  private final Marks marks = new Marks();
  private final List<Move> singles;
  private final List<Move> moves;
  private final OrderedFinders finders;
  private final OrderedFinders wings;
  private final OrderedFinders quads;
  private final Technique loops = new UniqueLoops();
  private final Technique twoLinks = new StrongLinkChains(2, 40, 41, 42, 43);
  public final java.util.List<Technique> hard;
  public java.util.Map<String,Integer> used = new java.util.TreeMap<>();

  public ExplainerLoop() {
    Board board = Boards.NINE;
    ExplainerMoves own = new ExplainerMoves(board);
    this.state = new SolvingState(board);
    Move inBox = new Move(12, own::hiddenSinglesInBoxes);
    Move inLine = new Move(15, own::hiddenSinglesInLines);
    Move naked = new Move(23, own::nakedSingles);
    this.singles = List.of(naked, inBox, inLine);
    this.moves =
        List.of(
            new Move(10, own::lastInHouse),
            inBox,
            inLine,
            new Move(17, own::directPointing),
            new Move(19, own::directClaiming),
            new Move(20, s -> own.directHiddenSets(2, s)),
            naked,
            new Move(25, s -> own.directHiddenSets(3, s)));
    this.finders = finders(board, v -> v.explainer().getAsDouble() <= 4.2 && !WINGS.contains(v.id()));
    this.wings = finders(board, v -> WINGS.contains(v.id()));
    this.quads = finders(board, v -> v.explainer().getAsDouble() > 4.5 && v.explainer().getAsDouble() <= 5.4 && !v.id().contains("rect"));
    hard = Hard.all(() -> false);
  }

  private static OrderedFinders finders(Board board, Predicate<Variant> wanted) {
    return new OrderedFinders(
        board,
        SolvingOrder.explainer()
            .only(v -> v.explainer().isPresent() && v.explainer().getAsDouble() > HARDEST_MOVE && wanted.test(v)));
  }

  public int[] rate(Puzzle puzzle) {
    used.clear();
    state.load(puzzle);
    int er = 0, ep = 0, ed = 0;
    while (!state.isContradictory() && !state.isComplete()) {
      int open = state.unplaced();
      int tenths = step(er);
      if (tenths == 0) return null;
      er = Math.max(er, tenths);
      if (ed == 0) ed = tenths;
      if (ep == 0 && state.unplaced() < open) ep = er;
    }
    if (state.isContradictory()) throw new IllegalStateException("contradiction");
    return new int[] {er, ep, ed};
  }

  private int step(int hardest) {
    for (Move single : singles) {
      if (single.tenths <= hardest && single.places.test(state)) return single.tenths;
    }
    for (Move move : moves) {
      if (move.places.test(state)) return move.tenths;
    }
    int tenths = step(finders);
    if (tenths == 0) { marks.load(state); tenths = step(twoLinks); }
    if (tenths == 0) tenths = step(wings);
    if (tenths == 0) tenths = step(loops);
    if (tenths == 0) tenths = step(quads);
    for (Technique t : hard) { if (tenths != 0) break; tenths = step(t); }
    return tenths;
  }

  private int step(Technique t) {
    Optional<Step> s = t.first(marks);
    if (s.isPresent()) { used.merge(t.getClass().getSimpleName() + s.get().tenths() + "", 1, Integer::sum); s.get().applyTo(state); return s.get().tenths(); }
    return 0;
  }

  private int step(OrderedFinders ordered) {
    Optional<Deduction> deduction = ordered.first(state);
    deduction.ifPresent(found -> found.applyTo(state));
    deduction.ifPresent(found -> {if (found.variant().explainer().getAsDouble() > 4.45) used.merge(found.variant().id(), 1, Integer::sum);});
    return deduction.map(found -> (int) Math.round(10 * found.variant().explainer().orElseThrow())).orElse(0);
  }
}
