package cluewright.proof.check;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Tries;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.ContractBoards;
import cluewright.model.GridState;
import cluewright.proof.StatedBoard;
import cluewright.strategy.Catalogue;
import cluewright.strategy.States;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Finder;
import cluewright.strategy.core.SolvingState;
import cluewright.strategy.core.Strategy;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The checker's patterns against the finders, which it does not read: beside their company, both
 * lead from any state to the same one, so none finds what the other does not.
 */
final class PlainPatternsTest {
  private static final List<Board> BOARDS =
      Tries.few(ContractBoards.ALL, 4).stream()
          .filter(board -> !board.hasSums() && StatedBoard.objection(board).isEmpty())
          .toList();

  private static final Map<Board, List<GridState>> STATES = new HashMap<>();

  static Stream<Arguments> patternsOnBoards() {
    return PlainPatterns.ids().stream()
        .map(id -> Catalogue.withId(id).orElseThrow())
        .flatMap(
            strategy ->
                BOARDS.stream()
                    .filter(strategy::fits)
                    .filter(board -> isMonotone(strategy, board))
                    .map(board -> Arguments.of(strategy.id(), board)));
  }

  private static List<GridState> states(Board board) {
    return STATES.computeIfAbsent(
        board,
        any ->
            Stream.of(
                    States.of(any, 2, Tries.random(71)),
                    States.weakened(any, 10, Tries.random(72)),
                    States.partlyPlaced(any, 20, Tries.random(73)))
                .flatMap(List::stream)
                .map(States.Given::state)
                .toList());
  }

  @ParameterizedTest
  @MethodSource("patternsOnBoards")
  void patternsConcludeWhatFindersFindAndNoMore(String id, Board board) throws TooLargeException {
    StrategySet set = StrategySet.parse(id).inCompany(board).orElseThrow();
    List<Finder> finders = set.strategies().stream().map(one -> one.finder(board)).toList();
    PlainClosure plain =
        new PlainClosure(
            Records.statement(StatedBoard.name(board), ".".repeat(board.cells()), set.ids()));
    for (GridState given : states(board)) {
      SolvingState found = new SolvingState(given);
      close(found, finders);

      PlainState concluded = plain.close(placed(given), eliminated(given));

      assertThat(IntStream.range(0, board.cells()).map(concluded::digits))
          .as("%s from %s", set.ids(), given)
          .containsExactlyElementsOf(
              IntStream.range(0, board.cells()).map(found::candidates).boxed().toList());
    }
  }

  private static void close(SolvingState state, List<Finder> finders) {
    boolean changed = true;
    while (changed) {
      changed =
          finders.stream()
              .anyMatch(
                  finder -> {
                    List<Runnable> steps = new ArrayList<>();
                    finder.find(state, step -> !steps.add(() -> step.applyTo(state)));
                    steps.forEach(Runnable::run);
                    return !steps.isEmpty();
                  });
    }
  }

  private static int[] placed(GridState state) {
    return IntStream.range(0, state.board().cells()).map(state::placed).toArray();
  }

  private static int[] eliminated(GridState state) {
    Board board = state.board();
    return IntStream.range(0, board.candidates())
        .filter(c -> !state.hasCandidate(board.cellOf(c), board.digitOf(c)))
        .toArray();
  }

  /** Otherwise a proof that rests on one has nothing to rest on. */
  @Test
  void whatIsStatedAsAPatternIsMonotoneBesideOthers() {
    for (String id : PlainPatterns.ids()) {
      Strategy strategy = Catalogue.withId(id).orElseThrow();
      boolean isOfSome = strategy.about().monotoneOn().isPresent();
      assertThat(isMonotone(strategy, isOfSome ? Boards.NINE : Boards.TWENTY_FIVE)).isTrue();
    }
  }

  private static boolean isMonotone(Strategy strategy, Board board) {
    return StrategySet.of(List.of(strategy)).inCompany(board).isPresent();
  }
}
