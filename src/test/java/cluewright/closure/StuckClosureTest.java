package cluewright.closure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.Tries;
import cluewright.closure.RandomStates.Change;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.strategy.Catalogue;
import cluewright.strategy.StrategySet;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** A closure asks finders where it is stuck, and ends where the rules of its strategies end. */
final class StuckClosureTest {
  private static final StrategySet NONE = StrategySet.of(List.of());

  static Stream<Arguments> strategiesOnBoards() {
    return StrategySet.of(Catalogue.all()).stated().strategies().stream()
        .flatMap(
            strategy ->
                Stream.of(
                    Arguments.of(strategy.id(), Boards.FOUR, 8000),
                    Arguments.of(strategy.id(), Boards.SIX, 500),
                    Arguments.of(strategy.id(), Boards.NINE, 200)))
        .filter(
            each ->
                Catalogue.withId((String) each.get()[0]).orElseThrow().fits((Board) each.get()[1]));
  }

  @ParameterizedTest
  @MethodSource("strategiesOnBoards")
  void aClosureEndsWhereTheRulesEnd(String id, Board board, int states) {
    StrategySet one = StrategySet.of(List.of(Catalogue.withId(id).orElseThrow()));
    Closure state = Closures.of(board, one);
    Closure untouched = Closures.of(board, NONE);
    PlainClosure plain = new PlainClosure(board, one);
    RandomStates given = new RandomStates(board, Tries.random(35));
    int changed = 0;
    for (int round = 0; round < Tries.of(states); round++) {
      List<Change> changes = given.next();
      plain.close(changes);
      boolean isSound = closed(state, changes);
      assertThat(isSound).as("sound after %s", changes).isNotEqualTo(plain.isContradictory());
      if (isSound) {
        assertThat(cells(board, state))
            .as("state after %s", changes)
            .isEqualTo(cells(board, plain));
        closed(untouched, changes);
        changed += Arrays.equals(cells(board, state), cells(board, untouched)) ? 0 : 1;
      }
    }
    assertThat(changed).isGreaterThanOrEqualTo(Tries.showing(states / 50 + 1));
  }

  private static boolean closed(Closure state, List<Change> changes) {
    state.reset();
    changes.forEach(change -> make(change, state));
    return state.close();
  }

  @Test
  void twoRowsWithOnePlaceTogetherAreAnXWingWithEveryOtherColumn() {
    Closure state =
        Closures.of(Boards.SIX, StrategySet.of(List.of(Catalogue.withId("x-wing").orElseThrow())));
    for (int column = 1; column < 6; column++) {
      state.eliminate(Boards.SIX.cell(0, column), 1);
      state.eliminate(Boards.SIX.cell(2, column), 1);
    }

    assertThat(state.close()).as("row 2 has a place for 1").isFalse();
  }

  @Test
  void aLongSearchCanBeStopped() {
    Closure closure = Closures.of(Boards.NINE, StrategySet.parse("reasons-more"), () -> true);

    assertThatThrownBy(closure::close).isInstanceOf(CancellationException.class);
  }

  private static void make(Change change, Closure state) {
    if (change.digit() != 0) {
      state.place(change.cell(), change.digit());
    }
    state.eliminate(change.cell(), change.eliminated());
  }

  private static int[] cells(Board board, Closure state) {
    return IntStream.range(0, board.cells())
        .flatMap(cell -> IntStream.of(state.placed(cell), state.candidates(cell)))
        .toArray();
  }

  private static int[] cells(Board board, PlainClosure state) {
    return IntStream.range(0, board.cells())
        .flatMap(cell -> IntStream.of(state.placed(cell), state.candidates(cell)))
        .toArray();
  }
}
