package cluewright.replay.rating;

import cluewright.model.Board;
import cluewright.model.Puzzle;
import cluewright.replay.OrderedFinders;
import cluewright.replay.SolvingOrder;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.SolvingState;
import cluewright.strategy.core.Variant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.DoubleStream;

/**
 * Solves as Sudoku Explainer does, to find the rating of the hardest step: the easiest move that
 * there is, each time from the start.
 *
 * <p>Singles and what that program calls direct are moves of its own, with the ratings that it
 * prints; the rest are the strategies whose variants have such a rating, and {@link
 * GroupedTurbotFish}. The scale is that of the later versions, by which lists are rated nowadays:
 * before XY-Wings (4.2) they look for skyscrapers (4.0), kites (4.1), turbot fish (4.2) and those
 * with groups (4.3), which version 1.2.1 does not know.
 *
 * <p>Nothing is taken beyond {@link #HARDEST_EXACT}, the rating of an XYZ-Wing. Up to there all of
 * that program's moves are known here, and all are monotone: once there is one, it stays until what
 * it says is done. If they do not solve the puzzle, some step has this rating at least. Beyond, a
 * move may need candidates that an earlier step has taken, so the way would matter.
 */
final class ExplainerLoop {
  private static final double HARDEST_MOVE = 2.5;
  private static final double GROUPED = 4.3;

  /** These come after strong links with groups, although their ratings are not all higher. */
  private static final Set<String> WINGS = Set.of("xy-wing", "xyz-wing");

  /**
   * Up to this a rating is Sudoku Explainer's, and where there is none, that program's is this at
   * least.
   */
  static final double HARDEST_EXACT = Rating.EXPLAINER_EXACT;

  private record Move(double rating, Predicate<SolvingState> places) {}

  private final SolvingState state;

  /** Singles, which come first once harder steps were needed: they cost least to find. */
  private final List<Move> singles;

  private final List<Move> moves;
  private final OrderedFinders finders;
  private final GroupedTurbotFish grouped;
  private final OrderedFinders wings;

  ExplainerLoop(Board board) {
    ExplainerMoves own = new ExplainerMoves(board);
    this.state = new SolvingState(board);
    Move inBox = new Move(1.2, own::hiddenSinglesInBoxes);
    Move inLine = new Move(1.5, own::hiddenSinglesInLines);
    Move naked = new Move(2.3, own::nakedSingles);
    this.singles = List.of(naked, inBox, inLine);
    this.moves =
        List.of(
            new Move(1.0, own::lastInHouse),
            inBox,
            inLine,
            new Move(1.7, own::directPointing),
            new Move(1.9, own::directClaiming),
            new Move(2.0, s -> own.directHiddenSets(2, s)),
            naked,
            new Move(HARDEST_MOVE, s -> own.directHiddenSets(3, s)));
    this.finders = finders(board, variant -> !WINGS.contains(variant.id()));
    this.grouped = new GroupedTurbotFish(board);
    this.wings = finders(board, variant -> WINGS.contains(variant.id()));
  }

  /** Finders of what has a rating that is known exactly, and no move of its own here. */
  private static OrderedFinders finders(Board board, Predicate<Variant> wanted) {
    return new OrderedFinders(
        board,
        SolvingOrder.explainer()
            .only(variant -> isShared(variant.explainer().orElse(0)) && wanted.test(variant)));
  }

  private static boolean isShared(double rating) {
    return rating > HARDEST_MOVE && rating <= HARDEST_EXACT;
  }

  /** The highest rating that what these variants solve can have; empty if that is not known. */
  static OptionalDouble most(List<Variant> variants) {
    if (variants.stream().anyMatch(variant -> variant.explainer().isEmpty())) {
      return OptionalDouble.empty();
    }
    boolean mayBeGrouped = variants.stream().anyMatch(variant -> WINGS.contains(variant.id()));
    return DoubleStream.concat(
            variants.stream().mapToDouble(variant -> variant.explainer().getAsDouble()),
            mayBeGrouped ? DoubleStream.of(GROUPED) : DoubleStream.empty())
        .max()
        .stream()
        .filter(most -> most <= HARDEST_EXACT)
        .findFirst();
  }

  /** The rating of the hardest step; empty if a harder one than the moves here would be needed. */
  OptionalDouble hardest(Puzzle puzzle) {
    state.load(puzzle);
    double hardest = 0;
    while (!state.isContradictory() && !state.isComplete()) {
      double rating = step(hardest);
      if (rating == 0) {
        return OptionalDouble.empty();
      }
      hardest = Math.max(hardest, rating);
    }
    return state.isContradictory() ? OptionalDouble.empty() : OptionalDouble.of(hardest);
  }

  /** The rating of the easiest step, which is done; 0 if there is none. */
  private double step(double hardest) {
    for (Move single : singles) {
      if (single.rating <= hardest && single.places.test(state)) {
        return single.rating;
      }
    }
    for (Move move : moves) {
      if (move.places.test(state)) {
        return move.rating;
      }
    }
    double rating = step(finders);
    if (rating == 0) {
      rating = grouped.eliminate(state) ? GROUPED : step(wings);
    }
    return rating;
  }

  private double step(OrderedFinders ordered) {
    Optional<Deduction> deduction = ordered.first(state);
    deduction.ifPresent(found -> found.applyTo(state));
    return deduction.map(found -> found.variant().explainer().orElseThrow()).orElse(0.0);
  }
}
