package cluewright.replay;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Tries;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Grids;
import cluewright.model.Puzzle;
import cluewright.strategy.Catalogue;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Deduction;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Over thousands of random puzzles no deduction goes against their one solution. */
final class SoundnessTest {

  @ParameterizedTest
  @CsvSource({"4x4, 1000, 2", "6x6, 750, 10", "9x9, 250, 14"})
  void noDeductionOfAnyStrategyGoesAgainstTheSolution(String name, int puzzles, int atLeast) {
    Board board = Boards.named(name).orElseThrow();
    Random random = Tries.random(93);
    SolutionCounter counter = new SolutionCounter(board);
    Replay replay = new Replay(board, StrategySet.of(Catalogue.all()));
    Set<String> used = new TreeSet<>();
    int judged = 0;
    while (judged < Tries.of(puzzles)) {
      Puzzle puzzle = Grids.clues(board, 0.33 + random.nextDouble() * 0.1, random);
      List<Puzzle> solutions = counter.solutions(puzzle, 2);
      if (solutions.size() != 1) {
        continue;
      }
      judged++;
      SolvingPath path = board.equals(Boards.NINE) ? replay.human(puzzle) : replay.parallel(puzzle);
      for (Step step : path.steps()) {
        for (Deduction deduction : step.deductions()) {
          used.add(deduction.strategy().id());
          assertThat(deduction.changes())
              .as("%s of %s", deduction, puzzle)
              .allMatch(c -> isTrue(solutions.get(0), c) == deduction.places());
        }
      }
      assertThat(path.end()).isNotEqualTo(SolvingPath.End.CONTRADICTORY);
    }
    assertThat(used).hasSizeGreaterThanOrEqualTo(Tries.showing(atLeast));
  }

  private static boolean isTrue(Puzzle solution, int candidate) {
    Board board = solution.board();
    return solution.digit(board.cellOf(candidate)) == board.digitOf(candidate);
  }
}
