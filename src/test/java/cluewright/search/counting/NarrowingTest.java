package cluewright.search.counting;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Tries;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.proof.TreeLog;
import cluewright.replay.Classifier;
import cluewright.replay.SolutionCounter;
import cluewright.replay.SolvingPath;
import cluewright.strategy.StrategySet;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** No conclusion may take away the solution of a puzzle that naked singles complete. */
final class NarrowingTest {

  @ParameterizedTest
  @CsvSource({"4x4, 400", "6x6, 200", "9x9, 60"})
  void theSolutionOfAPuzzleThatNakedSinglesCompleteIsNeverTakenAway(String name, int puzzles) {
    Board board = Boards.named(name).orElseThrow();
    Random random = Tries.random(7);
    for (int i = 0; i < Tries.of(puzzles); i++) {
      Puzzle solution = randomGrid(board, random);
      Puzzle puzzle = reduced(solution, random);
      for (int trial = 0; trial < 5; trial++) {
        decideSomeClues(puzzle, solution, random);
      }
    }
  }

  /** Decides the clues one by one in random order; at every node the solution must remain. */
  private static void decideSomeClues(Puzzle puzzle, Puzzle solution, Random random) {
    BoardArrays geometry = new BoardArrays(puzzle.board());
    int[] clues = puzzle.mask().clues().toArray();
    PossibleDigits possible = new PossibleDigits(geometry);
    Branching branching = new Branching(geometry, possible, clues);
    Narrowing narrowing =
        new Narrowing(geometry, possible, clues, branching, new TreeLog(TreeLog.MOST_UNITS));
    for (int clue : shuffled(puzzle.mask().clues(), random)) {
      possible.restrict(clue, 1 << (puzzle.digit(clue) - 1));
      assertThat(narrowing.narrow()).as("%s after %s", puzzle.line(), clue).isTrue();
      for (int cell = 0; cell < geometry.cells; cell++) {
        assertThat(possible.of(cell) >>> (solution.digit(cell) - 1) & 1).isOne();
      }
    }
  }

  @Test
  void aMaskOnWhichNoCellSeesEnoughCluesIsRefutedBeforeAnyDecision() {
    Mask mask = new Mask(Boards.FOUR, CellSet.of(0, 5, 10, 15));
    CountingSearch search = new CountingSearch(mask, new TreeLog(TreeLog.MOST_UNITS));

    assertThat(search.advance()).isEqualTo(CountingSearch.State.REFUTED);
    assertThat(search.nodes()).isOne();
  }

  private static Puzzle randomGrid(Board board, Random random) {
    int[] first = new int[board.cells()];
    List<Integer> digits = new ArrayList<>(board.digitRange().boxed().toList());
    while (true) {
      Collections.shuffle(digits, random);
      IntStream.range(0, board.digits()).forEach(column -> first[column] = digits.get(column));
      int cell = board.digits() + random.nextInt(board.cells() - board.digits());
      first[cell] = 1 + random.nextInt(board.digits());
      List<Puzzle> grids =
          new SolutionCounter(board).solutions(new Puzzle(board, first), 1 + random.nextInt(50));
      first[cell] = 0;
      if (!grids.isEmpty()) {
        return grids.get(grids.size() - 1);
      }
    }
  }

  /** Takes away clues at random while naked singles still complete the rest. */
  private static Puzzle reduced(Puzzle solution, Random random) {
    Classifier classifier = new Classifier(solution.board(), StrategySet.parse("N"));
    Puzzle puzzle = solution;
    for (int cell : shuffled(solution.mask().clues(), random)) {
      Puzzle less = solution.restrictedTo(puzzle.mask().without(CellSet.of(cell)));
      if (classifier.end(less) == SolvingPath.End.SOLVED) {
        puzzle = less;
      }
    }
    return puzzle;
  }

  private static List<Integer> shuffled(CellSet cells, Random random) {
    List<Integer> order = new ArrayList<>(cells.stream().boxed().toList());
    Collections.shuffle(order, random);
    return order;
  }
}
