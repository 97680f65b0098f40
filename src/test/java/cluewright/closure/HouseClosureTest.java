package cluewright.closure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.Tries;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.GridState;
import cluewright.model.Grids;
import cluewright.model.House;
import cluewright.model.Puzzle;
import cluewright.model.rule.Kinds;
import cluewright.replay.Replay;
import cluewright.replay.SolvingPath;
import cluewright.strategy.StrategySet;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

final class HouseClosureTest {
  private static final StrategySet NHL = StrategySet.parse("NHL");
  private static final int PUZZLES = Tries.of(300);

  static Stream<Arguments> boardsAndSets() {
    return Stream.of(Boards.FOUR, Boards.SIX, Boards.NINE, withOddHouse(Boards.SIX))
        .flatMap(
            board ->
                Stream.of("N", "H", "L", "NH", "NL", "HL", "NHL")
                    .map(set -> Arguments.of(board, set)));
  }

  /** The board with one house more, of three cells, which need not hold every digit. */
  private static Board withOddHouse(Board board) {
    List<House> houses = new ArrayList<>(board.houses());
    houses.add(new House(Kinds.BOX, houses.size(), CellSet.of(0, 8, 16), false));
    return new Board("6x6 odd", board.rows(), board.columns(), board.digits(), houses);
  }

  @ParameterizedTest
  @MethodSource("boardsAndSets")
  void itEndsWhereTheRulesEnd(Board board, String set) {
    StrategySet strategies = StrategySet.parse(set);
    Replay replay = new Replay(board, strategies);
    Closure closure = new HouseClosure(board, strategies);
    Random random = Tries.random(31);
    for (int i = 0; i < PUZZLES; i++) {
      Puzzle puzzle = puzzle(board, random);
      SolvingPath path = replay.parallel(puzzle);

      closure.reset();
      boolean consistent = enter(closure, puzzle) && closure.close();

      assertThat(consistent).isEqualTo(path.end() != SolvingPath.End.CONTRADICTORY);
      if (consistent) {
        isState(closure, path.last());
      }
    }
  }

  @ParameterizedTest
  @MethodSource("boardsAndSets")
  void closingAfterEachClueInAnyOrderEndsInTheSameState(Board board, String set) {
    Closure once = new HouseClosure(board, StrategySet.parse(set));
    Closure often = new HouseClosure(board, StrategySet.parse(set));
    Random random = Tries.random(32);
    for (int i = 0; i < PUZZLES; i++) {
      Puzzle puzzle = puzzle(board, random);
      List<Integer> cells = new ArrayList<>(puzzle.mask().clues().stream().boxed().toList());
      Collections.shuffle(cells, random);
      once.reset();
      boolean expected = enter(once, puzzle) && once.close();
      often.reset();
      boolean consistent = true;
      for (int cell : cells) {
        consistent = consistent && often.place(cell, puzzle.digit(cell)) && often.close();
      }

      assertThat(consistent).isEqualTo(expected);
      if (expected) {
        assertThat(saved(often)).isEqualTo(saved(once));
      }
    }
  }

  private static List<Integer> saved(Closure closure) {
    List<Integer> cells = new ArrayList<>();
    for (int cell = 0; cell < closure.board().cells(); cell++) {
      cells.add(closure.placed(cell));
      cells.add(closure.candidates(cell));
    }
    return cells;
  }

  @Test
  void aSavedStateComesBackAlsoAfterAContradiction() {
    Closure closure = new HouseClosure(Boards.NINE, NHL);
    Puzzle solution = Grids.solution(Boards.NINE, Tries.random(33));
    closure.place(0, solution.digit(0));
    closure.place(40, solution.digit(40));
    closure.close();
    List<Integer> before = saved(closure);
    int[] states = new int[7 + closure.stateSize()];
    closure.save(states, 7);

    assertThat(closure.place(1, solution.digit(0))).isFalse();
    assertThat(closure.close()).isFalse();
    closure.load(states, 7);

    assertThat(saved(closure)).isEqualTo(before);
    assertThat(closure.close()).isTrue();
  }

  @Test
  void eliminationsFromOutsideAreClosedToo() {
    Closure closure = new HouseClosure(Boards.FOUR, StrategySet.parse("N"));

    assertThat(closure.eliminate(5, 0b0111)).isTrue();
    assertThat(closure.placed(5)).isZero();
    assertThat(closure.close()).isTrue();
    assertThat(closure.placed(5)).isEqualTo(4);
    assertThat(closure.eliminate(5, 0b1000)).isFalse();
  }

  @Test
  void aDigitWithoutAPlaceIsAContradictionEvenWithoutHiddenSingles() {
    Closure closure = new HouseClosure(Boards.FOUR, StrategySet.parse("N"));

    assertThat(closure.eliminate(0, 1)).isTrue();
    assertThat(closure.eliminate(1, 1)).isTrue();
    assertThat(closure.eliminate(2, 1)).isTrue();
    assertThat(closure.eliminate(3, 1)).isFalse();
  }

  @Test
  void sixteenDigitsAreNoMatter() {
    Board board = Boards.latinWithBoxes(4, 4);
    Closure closure = new HouseClosure(board, NHL);
    Replay replay = new Replay(board, NHL);
    Puzzle solution = pattern(board);
    Random random = Tries.random(34);
    for (int i = 0; i < Tries.of(20); i++) {
      Puzzle puzzle = solution.restrictedTo(Grids.mask(board, 0.4, random));
      closure.reset();

      assertThat(enter(closure, puzzle) && closure.close()).isTrue();
      isState(closure, replay.parallel(puzzle).last());
    }
  }

  private static Puzzle pattern(Board board) {
    int[] digits = new int[board.cells()];
    for (int cell = 0; cell < digits.length; cell++) {
      int row = board.row(cell);
      digits[cell] = (row % 4 * 4 + row / 4 + board.column(cell)) % 16 + 1;
    }
    return new Puzzle(board, digits);
  }

  @Test
  void aStrategyItDoesNotKnowIsRefused() {
    assertThatThrownBy(() -> new HouseClosure(Boards.NINE, StrategySet.parse("NHL,x-wing")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("x-wing");
  }

  private static Puzzle puzzle(Board board, Random random) {
    Puzzle puzzle = Grids.clues(board, 0.2 + random.nextDouble() * 0.4, random);
    if (random.nextInt(3) > 0) {
      return puzzle;
    }
    int[] digits = new int[board.cells()];
    puzzle.mask().clues().forEach(cell -> digits[cell] = puzzle.digit(cell));
    digits[random.nextInt(digits.length)] = 1 + random.nextInt(board.digits());
    return new Puzzle(board, digits);
  }

  private static boolean enter(Closure closure, Puzzle puzzle) {
    boolean consistent = true;
    for (int cell = 0; cell < closure.board().cells(); cell++) {
      consistent &= puzzle.digit(cell) == 0 || closure.place(cell, puzzle.digit(cell));
    }
    return consistent;
  }

  private static void isState(Closure closure, GridState state) {
    int open = 0;
    for (int cell = 0; cell < closure.board().cells(); cell++) {
      assertThat(closure.placed(cell)).isEqualTo(state.placed(cell));
      assertThat(closure.candidates(cell)).isEqualTo(state.candidates(cell));
      open += state.placed(cell) == 0 ? Integer.bitCount(state.candidates(cell)) : 0;
    }
    assertThat(closure.openCandidates()).isEqualTo(open);
    assertThat(closure.isComplete()).isEqualTo(state.isFinal());
  }
}
