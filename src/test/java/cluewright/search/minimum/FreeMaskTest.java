package cluewright.search.minimum;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.Tries;
import cluewright.encode.Justifications;
import cluewright.encode.LayeredEncoding;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Grids;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.model.Stop;
import cluewright.replay.Replay;
import cluewright.replay.SolvingPath;
import cluewright.search.Fixed;
import cluewright.search.LowerBound;
import cluewright.search.Proof;
import cluewright.search.Watch;
import cluewright.search.race.Run;
import cluewright.search.sat.SatSolver;
import cluewright.strategy.StrategySet;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The encoding whose mask is for the model to choose, and the threshold on its clues. */
final class FreeMaskTest {
  private static final Board BOARD = Boards.FOUR;

  /** With the clues of a puzzle fixed it says what the replay does within K parallel steps. */
  @InTurn
  @ParameterizedTest
  @ValueSource(strings = {"N", "H", "NL", "NHL", "NHL,naked-pair"})
  void itAgreesWithTheReplay(String set) {
    StrategySet strategies = StrategySet.parse(set);
    Replay replay = new Replay(BOARD, strategies);
    Random random = Tries.random(41);
    for (int solved = 0, stuck = 0; solved < Tries.of(3) || stuck < Tries.of(3); ) {
      SolvingPath path = replay.parallel(Grids.clues(BOARD, 0.3, random));
      int k = path.length();
      if (path.isSolved() && k > 0) {
        assertThat(isSatisfiable(path.puzzle(), strategies, k - 1)).isFalse();
        assertThat(isSatisfiable(path.puzzle(), strategies, k)).isTrue();
        solved++;
      } else if (!path.isSolved()) {
        assertThat(isSatisfiable(path.puzzle(), strategies, k + 3)).isFalse();
        stuck++;
      }
    }
  }

  /** The solution's first house has fixed digits, so the puzzle is asked for in all 24 names. */
  private static boolean isSatisfiable(Puzzle puzzle, StrategySet strategies, int steps) {
    return names(new int[0]).anyMatch(names -> hasModel(puzzle, names, strategies, steps));
  }

  private static Stream<int[]> names(int[] begun) {
    if (begun.length == BOARD.digits()) {
      return Stream.of(begun);
    }
    return IntStream.rangeClosed(1, BOARD.digits())
        .filter(digit -> Arrays.stream(begun).noneMatch(other -> other == digit))
        .boxed()
        .flatMap(
            digit -> names(IntStream.concat(Arrays.stream(begun), IntStream.of(digit)).toArray()));
  }

  private static boolean hasModel(Puzzle puzzle, int[] names, StrategySet strategies, int steps) {
    SatSolver solver = Fixed.solver();
    LayeredEncoding encoding =
        LayeredEncoding.withFreeMask(
            new Justifications(Mask.empty(BOARD), strategies, Stop.NEVER), singles(), solver);
    int[] free = encoding.freeCells();
    for (int cell = 0; cell < BOARD.cells(); cell++) {
      int digit = puzzle.digit(cell);
      solver.add(digit == 0 ? -free[cell] : free[cell]);
      if (digit != 0) {
        solver.add(encoding.solution(cell, names[digit - 1]));
      }
    }
    encoding.complete(steps);
    return solver.solve(Integer.MAX_VALUE) == SatSolver.Answer.SATISFIABLE;
  }

  @InTurn
  @ParameterizedTest
  @EnumSource(Threshold.class)
  void on4x4SatProvesTheMinimumForNakedSinglesToo(Threshold threshold) {
    MinimumRequest request =
        new MinimumRequest(BOARD, StrategySet.parse("N"), singles(), Duration.ofMinutes(2), 1);
    Run run = new Run(request.time(), Watch.idle());
    FewestYet yet = new FewestYet(request, run);

    LowerBound lower = new ThresholdEngine(request, threshold, run, yet).search();

    assertThat(lower.clues()).isEqualTo(4);
    assertThat(lower.proof().kind()).isEqualTo(Proof.Kind.STEP_BOUND);
    assertThat(yet.best().orElseThrow().puzzle().mask().size()).isEqualTo(4);
  }

  private static List<CellSet> singles() {
    return IntStream.range(0, BOARD.cells()).mapToObj(cell -> CellSet.of(cell)).toList();
  }
}
