package cluewright.encode;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.Tries;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Grids;
import cluewright.model.House;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.model.Stop;
import cluewright.model.rule.Kinds;
import cluewright.replay.Replay;
import cluewright.replay.SolvingPath;
import cluewright.search.Fixed;
import cluewright.search.sat.SatSolver;
import cluewright.strategy.StrategySet;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Encodings on 4x4: what their models are, found by a solver. */
final class LayeredEncodingTest {
  private static final Board FOUR = Boards.FOUR;
  private static final StrategySet N = StrategySet.parse("N");

  /** Naked singles solve two puzzles here, up to names: a.b...a......c.. and a.b...c......b.. */
  private static final String POSSIBLE = "x.x...x......x..";

  private static final String IMPOSSIBLE = "xx..x.....x.....";

  private final SatSolver solver = Fixed.solver();

  private static Mask mask(String line) {
    return new Mask(FOUR, CellSet.where(16, cell -> line.charAt(cell) == 'x'));
  }

  private static Justifications justifications(Mask mask, StrategySet strategies) {
    return new Justifications(mask, strategies, Stop.NEVER);
  }

  private boolean isSatisfiable() {
    return solver.solve(Integer.MAX_VALUE) == SatSolver.Answer.SATISFIABLE;
  }

  /** The puzzles of all models, or as many as would be wrong anyway. */
  private List<String> puzzles(LayeredEncoding encoding) {
    List<String> puzzles = new ArrayList<>();
    while (puzzles.size() < 20 && isSatisfiable()) {
      Puzzle puzzle = encoding.read(solver::value);
      puzzles.add(puzzle.line());
      encoding.forbid(puzzle);
    }
    return puzzles;
  }

  @Test
  void aFullMaskHasAModelForEachGridUpToTheNamesOfDigits() {
    LayeredEncoding encoding = new LayeredEncoding(justifications(mask("x".repeat(16)), N), solver);
    encoding.complete(0);

    assertThat(puzzles(encoding)).hasSize(288 / 24).allMatch(line -> line.startsWith("1234"));
  }

  @Test
  void theModelsOfAMaskAreThePuzzlesThatTheStrategiesSolve() {
    LayeredEncoding encoding = new LayeredEncoding(justifications(mask(POSSIBLE), N), solver);
    encoding.complete(12);

    assertThat(puzzles(encoding))
        .containsExactlyInAnyOrder(
            "1.2...1......3..", "1.2...1......4..", "1.2...3......2..", "1.2...4......2..");
  }

  @Test
  void fixedDigitsKeepTheirNames() {
    int[] digits = new int[16];
    digits[0] = 4;
    digits[13] = 1;
    LayeredEncoding encoding =
        new LayeredEncoding(
            justifications(mask(POSSIBLE), N), Optional.of(new Puzzle(FOUR, digits)), solver);
    encoding.complete(12);

    assertThat(puzzles(encoding))
        .containsExactlyInAnyOrder(
            "4.2...4......1..", "4.3...4......1..", "4.1...2......1..", "4.1...3......1..");
  }

  @Test
  void stepsAreCountedAsTheyAreWritten() {
    LayeredEncoding encoding = new LayeredEncoding(justifications(mask(POSSIBLE), N), solver);
    assertThat(encoding.steps()).isZero();

    encoding.addStep();
    encoding.addStep();

    assertThat(encoding.steps()).isEqualTo(2);
    assertThat(encoding).hasToString("4x4 at K = 2");
  }

  @Test
  void theVariablesOfCluesAreThoseOfTheirDigits() {
    LayeredEncoding encoding = new LayeredEncoding(justifications(mask(POSSIBLE), N), solver);

    assertThat(encoding.clueVariables())
        .hasSize(16)
        .startsWith(encoding.solution(0, 1), encoding.solution(0, 2))
        .endsWith(encoding.solution(13, 4));
  }

  private LayeredEncoding free(List<CellSet> units) {
    return LayeredEncoding.withFreeMask(justifications(Mask.empty(FOUR), N), units, solver);
  }

  @ParameterizedTest
  @ValueSource(strings = {POSSIBLE, IMPOSSIBLE})
  void aFreeMaskThatIsFixedIsAsPossibleAsAnyOther(String line) {
    LayeredEncoding encoding =
        free(IntStream.range(0, 16).mapToObj(cell -> CellSet.of(cell)).toList());
    encoding.complete(12);
    int[] literals = encoding.freeCells();
    assertThat(literals).hasSize(16).doesNotHaveDuplicates();
    for (int cell = 0; cell < 16; cell++) {
      solver.add(line.charAt(cell) == 'x' ? literals[cell] : -literals[cell]);
    }

    assertThat(isSatisfiable()).isEqualTo(line.equals(POSSIBLE));
    if (line.equals(POSSIBLE)) {
      Puzzle puzzle = encoding.read(solver::value);
      assertThat(puzzle.mask()).isEqualTo(mask(POSSIBLE));
      assertThat(new Replay(FOUR, N).parallel(puzzle).isSolved()).isTrue();
    }
  }

  @Test
  void cellsOfAUnitHoldCluesTogetherAndCellsOfNoneHoldNone() {
    CellSet top = CellSet.where(16, cell -> cell < 8);
    LayeredEncoding encoding = free(List.of(top, CellSet.of(8), CellSet.of(15)));
    encoding.complete(4);
    int[] literals = encoding.freeCells();

    assertThat(literals).hasSize(10);
    assertThat(IntStream.of(literals).distinct()).hasSize(3);
    assertThat(isSatisfiable()).isTrue();
    assertThat(IntStream.range(0, 4).mapToObj(cell -> encoding.solution(cell, cell + 1)))
        .as("one naming of the digits is enough")
        .allMatch(solver::value);
    CellSet clues = encoding.read(solver::value).mask().clues();
    assertThat(top.containsAll(clues) || clues.containsAll(top)).isTrue();
    assertThat(top.union(CellSet.of(8, 15)).containsAll(clues)).isTrue();
  }

  /** A puzzle of 6x6 that naked singles do not solve unless another strategy eliminates. */
  @ParameterizedTest
  @CsvSource({"N, true", "L, true", "NL, false", "'N,naked-pair', false", "'N,x-wing', false"})
  void aPuzzleCanBeLeftStuckWhereTheReplayIs(String set, boolean isStuck) {
    String line = "26..54..5.624.....6.2....2...1.....3";
    int[] clues = line.chars().map(symbol -> symbol == '.' ? 0 : symbol - '0').toArray();
    Puzzle puzzle = new Puzzle(Boards.SIX, clues);
    StrategySet strategies = StrategySet.parse(set);

    assertThat(new Replay(Boards.SIX, strategies).parallel(puzzle).isSolved())
        .isNotEqualTo(isStuck);
    assertThat(canLeaveStuck(puzzle, strategies)).isEqualTo(isStuck);
  }

  private static boolean canLeaveStuck(Puzzle puzzle, StrategySet strategies) {
    SatSolver own = Fixed.solver();
    LayeredEncoding encoding =
        new LayeredEncoding(justifications(puzzle.mask(), strategies), Optional.of(puzzle), own);
    encoding.leaveStuck(strategies, Stop.NEVER);
    return own.solve(Integer.MAX_VALUE) == SatSolver.Answer.SATISFIABLE;
  }

  /** With the clues fixed, also where a house need not hold every digit. */
  @InTurn
  @ParameterizedTest
  @ValueSource(strings = {"N", "H", "NHL", "N,naked-pair", "H,hidden-pair,x-wing"})
  void itAgreesWithTheReplay(String set) {
    StrategySet strategies = StrategySet.parse(set);
    for (Board board : List.of(FOUR, withDiagonal())) {
      Replay replay = new Replay(board, strategies);
      Random random = Tries.random(62);
      for (int i = 0; i < 6; i++) {
        SolvingPath path =
            replay.parallel(Grids.clues(board, 0.2 + random.nextDouble() / 4, random));
        int length = path.length();
        if (path.isSolved() && length > 0) {
          assertThat(isSatisfiable(path, strategies, length - 1)).isFalse();
          assertThat(isSatisfiable(path, strategies, length)).isTrue();
          assertThat(isSatisfiable(path, strategies, length + 1)).isTrue();
          assertThat(Fixed.relaxed(path.puzzle(), strategies))
              .isEqualTo(SatSolver.Answer.SATISFIABLE);
        } else if (!path.isSolved()) {
          assertThat(isSatisfiable(path, strategies, length + 1)).isFalse();
        }
      }
    }
  }

  private static boolean isSatisfiable(SolvingPath path, StrategySet strategies, int steps) {
    return Fixed.layered(path.puzzle(), strategies, steps) == SatSolver.Answer.SATISFIABLE;
  }

  /** The board with one house more, three cells of the diagonal. */
  private static Board withDiagonal() {
    List<House> houses = new ArrayList<>(FOUR.houses());
    houses.add(new House(Kinds.BOX, houses.size(), CellSet.of(0, 5, 10), false));
    return new Board("4x4 diagonal", 4, 4, 4, houses);
  }
}
