package cluewright.closure;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Tries;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Grids;
import cluewright.model.Puzzle;
import cluewright.model.RandomCages;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.SolvingState;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class CageClosureTest {
  private static final StrategySet SET = StrategySet.parse("NHL,cage-combinations");

  /** One closure for all states of a board, so that it must notice what it is taken back to. */
  @ParameterizedTest
  @ValueSource(strings = {"4x4", "6x6", "9x9"})
  void itConcludesWhatTheFindersDo(String size) {
    Random random = Tries.random(91);
    Board plain = Boards.named(size).orElseThrow();
    for (int i = 0; i < Tries.of(60); i++) {
      Puzzle grid = Grids.solution(plain, random);
      Board board = RandomCages.over(grid, 4, random);
      Closure closure = Closures.of(board, SET);
      for (int j = 0; j < 5; j++) {
        Puzzle clues =
            RandomCages.on(board, grid)
                .restrictedTo(Grids.mask(board, random.nextDouble() / 3, random));
        if (random.nextInt(3) == 0) {
          clues = clues.with(random.nextInt(board.cells()), 1 + random.nextInt(board.digits()));
        }
        closure.begin(clues);
        boolean isSound = closure.close();
        SolvingState plainly = plainly(clues);
        assertThat(isSound)
            .as(clues + " on " + board.name())
            .isNotEqualTo(plainly.isContradictory());
        for (int cell = 0; isSound && cell < board.cells(); cell++) {
          assertThat(closure.candidates(cell)).isEqualTo(plainly.candidates(cell));
          assertThat(closure.placed(cell)).isEqualTo(plainly.placed(cell));
        }
      }
    }
  }

  private static SolvingState plainly(Puzzle clues) {
    SolvingState state = new SolvingState(clues.board());
    state.load(clues);
    boolean changed = true;
    while (changed && !state.isContradictory()) {
      List<Deduction> found = new ArrayList<>();
      SET.strategies().forEach(each -> each.finder(clues.board()).find(state, d -> !found.add(d)));
      found.forEach(deduction -> deduction.applyTo(state));
      changed = !found.isEmpty();
    }
    return state;
  }

  @Test
  void aFilledCageWithAnotherSumIsAContradictionWhateverTheStrategies() {
    Board board = Boards.named("4x4+cage5=r1c1r1c2").orElseThrow();
    for (String set : List.of("N", "H", "L", "NHL", "any")) {
      Closure closure = Closures.of(board, StrategySet.parse(set));
      closure.reset();
      assertThat(closure.place(0, 1)).isTrue();
      assertThat(closure.place(1, 2) && closure.close()).as(set).isFalse();
      closure.reset();
      assertThat(closure.place(0, 1) && closure.place(1, 4) && closure.close()).as(set).isTrue();
    }
  }
}
