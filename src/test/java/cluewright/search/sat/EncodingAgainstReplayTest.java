package cluewright.search.sat;

import static cluewright.search.sat.SatSolver.Answer.SATISFIABLE;
import static cluewright.search.sat.SatSolver.Answer.UNSATISFIABLE;
import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.Thorough;
import cluewright.Tries;
import cluewright.encode.StepBound;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Grids;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.replay.Replay;
import cluewright.replay.SolvingPath;
import cluewright.search.BruteForce;
import cluewright.search.Fixed;
import cluewright.search.Masks;
import cluewright.strategy.StrategySet;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** With the clues fixed, the encoding at K says what the replay does within K parallel steps. */
final class EncodingAgainstReplayTest {

  private static final List<String> SINGLES_AND_LOCKED =
      List.of("N", "H", "L", "NH", "NL", "HL", "NHL");
  private static final List<String> WITH_PATTERNS =
      List.of(
          "N,naked-pair",
          "N,hidden-pair",
          "H,x-wing",
          "NL,naked-pair",
          "NHL,naked-pair,hidden-pair,x-wing");

  static Stream<String> sets() {
    return Stream.concat(SINGLES_AND_LOCKED.stream(), WITH_PATTERNS.stream());
  }

  @ParameterizedTest
  @MethodSource("sets")
  void on4x4(String set) {
    agrees(Boards.FOUR, set, 0.25, 20);
  }

  static Stream<String> someSets() {
    return Tries.some(sets());
  }

  @ParameterizedTest
  @MethodSource("someSets")
  void on6x6(String set) {
    agrees(Boards.SIX, set, 0.27, SINGLES_AND_LOCKED.contains(set) ? 5 : 1);
  }

  @InTurn
  @ParameterizedTest
  @CsvSource({"N, 0.33, 3", "H, 0.33, 3"})
  void on9x9(String set, double density, int puzzles) {
    agrees(Boards.NINE, set, density, puzzles);
  }

  /** That a stuck puzzle takes no number of steps takes ten seconds to see, or minutes. */
  @Thorough
  @Test
  void on9x9WithLockedCandidates() {
    agrees(Boards.NINE, "NHL", 0.31, 2);
  }

  /** Half of the puzzles are solvable and half stuck, so that each answer is tested. */
  private static void agrees(Board board, String set, double density, int all) {
    int puzzles = Tries.of(all);
    StrategySet strategies = StrategySet.parse(set);
    Replay replay = new Replay(board, strategies);
    Random random = Tries.random(10);
    int solved = strategies.canPlace() ? 0 : puzzles;
    int stuck = 0;
    while (solved < puzzles || stuck < puzzles) {
      Puzzle puzzle = Grids.clues(board, density * (0.8 + random.nextDouble() / 2), random);
      SolvingPath path = replay.parallel(puzzle);
      if (path.isSolved() && solved < puzzles && path.length() > 0) {
        solvedInExactly(path.length(), puzzle, strategies);
        solved++;
      } else if (!path.isSolved() && stuck < puzzles) {
        neverSolved(path.length(), puzzle, strategies);
        stuck++;
      }
    }
  }

  private static void solvedInExactly(int length, Puzzle puzzle, StrategySet strategies) {
    assertThat(length).isLessThanOrEqualTo(StepBound.of(puzzle.mask(), strategies));
    assertThat(Fixed.layered(puzzle, strategies, length - 1)).isEqualTo(UNSATISFIABLE);
    assertThat(Fixed.layered(puzzle, strategies, length)).isEqualTo(SATISFIABLE);
    assertThat(Fixed.layered(puzzle, strategies, length + 1)).isEqualTo(SATISFIABLE);
    assertThat(Fixed.relaxed(puzzle, strategies)).isEqualTo(SATISFIABLE);
  }

  private static void neverSolved(int length, Puzzle puzzle, StrategySet strategies) {
    for (int steps : new int[] {0, 1, length, length + 2}) {
      assertThat(Fixed.layered(puzzle, strategies, steps)).isEqualTo(UNSATISFIABLE);
    }
  }

  @ParameterizedTest
  @CsvSource({"N", "H", "NH", "NHL"})
  void aStuckPuzzleIsNotCompletedWithinTheProvableBoundEither(String set) {
    StrategySet strategies = StrategySet.parse(set);
    Replay replay = new Replay(Boards.FOUR, strategies);
    Random random = Tries.random(11);
    for (int stuck = 0; stuck < Tries.of(20); ) {
      Puzzle puzzle = Grids.clues(Boards.FOUR, 0.25, random);
      if (!replay.parallel(puzzle).isSolved()) {
        int bound = StepBound.of(puzzle.mask(), strategies);
        assertThat(Fixed.layered(puzzle, strategies, bound)).isEqualTo(UNSATISFIABLE);
        stuck++;
      }
    }
  }

  @Test
  void aCompletePuzzleNeedsNoStep() {
    Puzzle solution = Grids.solution(Boards.SIX, Tries.random(12));

    assertThat(Fixed.layered(solution, StrategySet.parse("N"), 0)).isEqualTo(SATISFIABLE);
    assertThat(StepBound.of(solution.mask(), StrategySet.parse("N"))).isZero();
  }

  @Test
  void thePathsThatTakeLongestStayWithinTheProvableBound() {
    Random random = Tries.random(13);
    for (String set : List.of("N", "H", "NH", "NHL")) {
      StrategySet strategies = StrategySet.parse(set);
      Replay replay = new Replay(Boards.FOUR, strategies);
      for (int i = 0; i < Tries.of(2000); i++) {
        SolvingPath path = replay.parallel(Grids.clues(Boards.FOUR, 0.3, random));
        assertThat(path.length())
            .isLessThanOrEqualTo(StepBound.of(path.puzzle().mask(), strategies));
      }
    }
  }

  @Test
  void placingSetsNeedAtMostAStepAnOpenCellAndOthersAStepACandidate() {
    Mask mask = new Mask(Boards.FOUR, CellSet.of(0, 1, 2));

    assertThat(StepBound.of(mask, StrategySet.parse("NH"))).isEqualTo(13);
    assertThat(StepBound.of(mask, StrategySet.parse("NHL"))).isEqualTo(13 * 4);
  }

  /** A model of the relaxation is a solution grid without a deadly rectangle, hence so weak. */
  @ParameterizedTest
  @CsvSource({"N", "NHL"})
  void whereTheRelaxationHasNoModelBruteForceFindsNoPuzzle(String set) {
    Random random = Tries.random(14);
    int refuted = 0;
    for (int i = 0; i < Tries.of(300); i++) {
      Mask mask = Masks.random(Boards.FOUR, 3 + i % 3, random);
      if (Fixed.relaxed(mask, StrategySet.parse(set)) == UNSATISFIABLE) {
        refuted++;
        assertThat(BruteForce.FOUR.isPossible(mask.line(), set)).isFalse();
      }
    }
    assertThat(refuted).isGreaterThanOrEqualTo(Tries.showing(1));
  }
}
