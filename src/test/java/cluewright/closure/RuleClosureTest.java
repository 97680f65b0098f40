package cluewright.closure;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Tries;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Grids;
import cluewright.model.Puzzle;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.SolvingState;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

final class RuleClosureTest {
  private static final List<String> BOARDS =
      List.of(
          "6x6+less=r5c1r6c1+thermometer=r1c1r2c2r3c2r3c3+thermometer=r6c6r5c6r5c5",
          "6x6+renban=r1c1r2c2r3c2+palindrome=r1c5r2c4r3c3r4c3+whispers3=r6c1r5c1r5c2",
          "6x6+arrow1=r1c1r1c2r2c3+between=r4c1r5c2r5c3r6c4+zipper=r2c6r3c6r4c6"
              + "+sandwich3=r1c4r2c4r3c4r4c4r5c4r6c4",
          "4x4+quadruple12=r1c1r1c2r2c1r2c2+skyscraper2=r4c1r4c2r4c3r4c4",
          "4x4+minimum=r2c2r4c4+difference1=r1c3r1c4",
          "6x6+cage9=r1c6r2c6+thermometer=r3c1r3c2r4c2+arrow1=r5c5r5c6r6c6");

  private static final List<String> SETS =
      List.of(
          "N,rule-shape",
          "rule-bounds",
          "NH,rule-shape,rule-bounds",
          "rule-combinations",
          "NHL,rule-combinations",
          "NHLC,rule-combinations,rule-bounds,cage-combinations");

  static Stream<Arguments> boardsAndSets() {
    return BOARDS.stream().flatMap(board -> SETS.stream().map(set -> Arguments.of(board, set)));
  }

  /** One closure for all states of a board, so that it must notice what it is taken back to. */
  @ParameterizedTest
  @MethodSource("boardsAndSets")
  void itConcludesWhatTheFindersDo(String name, String set) {
    Random random = Tries.random(92);
    Board board = Boards.named(name).orElseThrow();
    StrategySet strategies = StrategySet.parse(set);
    Closure closure = Closures.of(board, strategies);
    for (int i = 0; i < Tries.of(100); i++) {
      Puzzle grid = Grids.solution(board, random);
      Puzzle clues = grid.restrictedTo(Grids.mask(board, random.nextDouble() / 3, random));
      if (random.nextInt(3) == 0) {
        clues = clues.with(random.nextInt(board.cells()), 1 + random.nextInt(board.digits()));
      }
      closure.begin(clues);
      boolean isSound = closure.close();
      SolvingState plainly = plainly(clues, strategies);
      assertThat(isSound).as(clues + " on " + name).isNotEqualTo(plainly.isContradictory());
      for (int cell = 0; isSound && cell < board.cells(); cell++) {
        assertThat(closure.candidates(cell)).isEqualTo(plainly.candidates(cell));
        assertThat(closure.placed(cell)).isEqualTo(plainly.placed(cell));
      }
    }
  }

  private static SolvingState plainly(Puzzle clues, StrategySet strategies) {
    SolvingState state = new SolvingState(clues.board());
    state.load(clues);
    boolean changed = true;
    while (changed && !state.isContradictory()) {
      List<Deduction> found = new ArrayList<>();
      strategies
          .strategies()
          .forEach(each -> each.finder(clues.board()).find(state, d -> !found.add(d)));
      found.forEach(deduction -> deduction.applyTo(state));
      changed = !found.isEmpty();
    }
    return state;
  }
}
