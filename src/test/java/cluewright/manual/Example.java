package cluewright.manual;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.GridState;
import cluewright.model.Puzzle;
import cluewright.print.image.PuzzlePicture;
import cluewright.print.image.PuzzlePicture.Extra;
import cluewright.print.image.SvgPicture;
import cluewright.strategy.Catalogue;
import cluewright.strategy.RecordedState;
import cluewright.strategy.States;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.Evidence;
import cluewright.strategy.core.Group;
import cluewright.strategy.core.SolvingState;
import cluewright.strategy.core.Strategy;
import cluewright.strategy.core.Variant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A step of a form of a strategy, to be drawn.
 *
 * @param clues the digits that are known to be clues
 * @param before the state in which the step is found
 */
record Example(Puzzle clues, GridState before, Deduction step) {
  static final String FOLDER = "examples/";

  /** Wide enough for candidates to be read. */
  private static final double MILLIMETRES = 110;

  /** The easier a step is to follow, the better it teaches. */
  private static final Comparator<Example> CLEAREST = Comparator.comparingInt(Example::marks);

  /**
   * The clearest step of a form that there is in the states on which the strategy is tested, 9x9
   * first, and first what no easier strategy sees as well; or one in a state that is made for it.
   */
  static Optional<Example> of(Strategy strategy, Variant variant) {
    List<Example> nine =
        recorded(strategy, variant, state -> state.board().equals(Boards.NINE)).toList();
    return nine.stream()
        .filter(example -> !example.isSeenBefore())
        .min(CLEAREST)
        .or(() -> nine.stream().min(CLEAREST))
        .or(() -> recorded(strategy, variant, state -> true).min(CLEAREST))
        .or(() -> planted(strategy));
  }

  private static Stream<Example> recorded(
      Strategy strategy, Variant variant, Predicate<RecordedState> which) {
    return strategy.about().isForLargerBoards()
        ? Stream.empty()
        : RecordedState.of(strategy.id()).stream()
            .filter(which)
            .flatMap(
                state -> in(strategy, state.clues(), state.state().frozen(), state.state()))
            .filter(example -> example.step.variant().id().equals(variant.id()));
  }

  private static Stream<Example> in(
      Strategy strategy, Puzzle clues, GridState before, SolvingState state) {
    List<Deduction> found = new ArrayList<>();
    strategy.finder(state.board()).find(state, next -> !found.add(next));
    return found.stream().map(step -> new Example(clues, before, step));
  }

  /** A set that only larger boards have, in a house that is otherwise blank. */
  private static Optional<Example> planted(Strategy strategy) {
    if (!strategy.about().isForLargerBoards()) {
      return Optional.empty();
    }
    int size = Integer.parseInt(strategy.id().substring(strategy.id().lastIndexOf('-') + 1));
    Board board =
        Stream.of(Boards.TWELVE, Boards.SIXTEEN, Boards.TWENTY_FIVE)
            .filter(strategy::fits)
            .findFirst()
            .orElseThrow();
    Random random = new Random(size);
    GridState state =
        strategy.id().startsWith("naked")
            ? States.withNakedSet(board, size, random).state()
            : States.withHiddenSet(board, size, random).state();
    return in(strategy, Puzzle.empty(board), state, new SolvingState(state)).min(CLEAREST);
  }

  /** True if an easier strategy concludes some of it as well. */
  private boolean isSeenBefore() {
    Set<Integer> changes = Set.copyOf(step.changes());
    return Catalogue.all().stream()
        .takeWhile(strategy -> strategy != step.strategy())
        .filter(strategy -> strategy.fits(before.board()))
        .filter(strategy -> strategy.group() != Group.LAST_RESORT)
        .anyMatch(
            strategy ->
                strategy
                    .finder(before.board())
                    .find(
                        new SolvingState(before),
                        other ->
                            other.places() == step.places()
                                && other.changes().stream().anyMatch(changes::contains)));
  }

  private int marks() {
    Evidence evidence = step.evidence();
    return evidence.marks().size() + 2 * evidence.links().size();
  }

  String svg() {
    SolvingState after = new SolvingState(before);
    step.applyTo(after);
    Set<Extra> extras =
        before.board().digits() > Boards.NINE.digits()
            ? Set.of(Extra.COORDINATES)
            : Set.of(Extra.COORDINATES, Extra.CANDIDATES);
    return SvgPicture.of(
        new PuzzlePicture(
            clues, Optional.of(after.frozen()), Optional.empty(), List.of(step), extras),
        MILLIMETRES);
  }
}
