package cluewright.search.solve;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Tries;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Puzzle;
import cluewright.model.RandomRules;
import cluewright.model.Stop;
import cluewright.replay.Answer;
import cluewright.replay.SolutionCounter;
import cluewright.replay.Solutions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Puzzles solved as clauses, against all grids of 4x4 and each rule's definition. */
final class UniqueSolutionTest {
  private static final List<Puzzle> GRIDS =
      new SolutionCounter(Boards.FOUR).solutions(Puzzle.empty(Boards.FOUR), 1000);

  /** Nineteen thermometers of two cells each. */
  private static final String SHORT_THERMOMETERS =
      "9x9+thermometer=r1c2r2c3+thermometer=r3c2r2c1+thermometer=r4c2r5c1+thermometer=r6c2r5c3"
          + "+thermometer=r7c2r8c1+thermometer=r9c2r8c3+thermometer=r9c4r8c4+thermometer=r9c6r8c5"
          + "+thermometer=r9c7r8c6+thermometer=r9c8r8c9+thermometer=r7c8r8c7+thermometer=r7c6r7c7"
          + "+thermometer=r6c6r5c5+thermometer=r6c8r5c9+thermometer=r4c8r5c7+thermometer=r3c8r2c9"
          + "+thermometer=r1c8r2c7+thermometer=r3c6r2c5+thermometer=r1c4r2c4";

  @Test
  void clausesSayTheSameAsTheDefinitions() {
    Random random = Tries.random(45);
    int[] met = new int[3];
    for (int i = 0; i < Tries.of(10_000); i++) {
      Board board = RandomRules.some(1 + i % 2, Boards.FOUR, random);
      List<Puzzle> grids = GRIDS.stream().filter(grid -> RandomRules.hold(board, grid)).toList();
      Puzzle clues = clues(board, grids, random);
      List<Puzzle> solutions = grids.stream().filter(grid -> fits(clues, grid)).toList();
      List<Puzzle> found = UniqueSolution.byClauses(clues, 300, Stop.NEVER).orElseThrow();
      String what = board.name() + " " + clues;
      assertThat(found.stream().map(Puzzle::line))
          .as(what)
          .containsExactlyInAnyOrderElementsOf(solutions.stream().map(Puzzle::line).toList());
      met[Math.min(2, solutions.size())]++;
    }
    assertThat(met).as("puzzles without a solution, with one, with several").doesNotContain(0);
  }

  @Test
  void aNumberThatIsNotKnownInTimeIsUnknown() {
    Puzzle puzzle = Puzzle.empty(Boards.named(SHORT_THERMOMETERS).orElseThrow());

    assertThat(UniqueSolution.numberWithin(puzzle, Duration.ZERO)).isEqualTo(Solutions.UNKNOWN);
    assertThat(UniqueSolution.numberWithin(Puzzle.empty(Boards.FOUR), Duration.ofMinutes(1)))
        .isEqualTo(Solutions.SEVERAL);
  }

  private static final int MOST = 300;

  /** The counter reads such regions as a whole, and clauses what words say of them. */
  @Test
  void clausesAndTheCounterFindTheSameRegions() {
    Board board =
        Boards.named("4x4-latin-regions+foundregions+regioncount=r2c2r1c2r2c1r2c3r3c2")
            .orElseThrow();
    List<Puzzle> some = new SolutionCounter(board).solutions(Puzzle.empty(board), 5000);
    Random random = Tries.random(47);
    for (int i = 0; i < Tries.of(50); i++) {
      Puzzle solution = some.get(random.nextInt(some.size()));
      Puzzle clues = Puzzle.empty(board);
      for (int cell = 0; cell < 32; cell++) {
        clues = random.nextInt(4) == 0 ? clues.with(cell, solution.digit(cell)) : clues;
      }

      List<Puzzle> counted = new SolutionCounter(board).solutions(clues, MOST);
      List<Puzzle> learnt = UniqueSolution.byClauses(clues, MOST, Stop.NEVER).orElseThrow();
      if (counted.size() < MOST) {
        assertThat(learnt).as(clues.line()).containsExactlyInAnyOrderElementsOf(counted);
      } else {
        assertThat(learnt).as(clues.line()).hasSize(MOST);
      }
    }
  }

  /** Some digits of a grid that the rules allow, and now and then a digit of another. */
  private static Puzzle clues(Board board, List<Puzzle> grids, Random random) {
    List<Puzzle> some = grids.isEmpty() ? GRIDS : grids;
    Puzzle grid = some.get(random.nextInt(some.size()));
    Puzzle clues = Puzzle.empty(board);
    for (int cell : IntStream.range(0, board.cells()).toArray()) {
      clues = random.nextInt(3) == 0 ? clues.with(cell, grid.digit(cell)) : clues;
    }
    int cell = random.nextInt(board.cells());
    return random.nextInt(4) == 0 ? clues.with(cell, 1 + random.nextInt(4)) : clues;
  }

  private static boolean fits(Puzzle clues, Puzzle grid) {
    return clues.mask().clues().stream().allMatch(cell -> clues.digit(cell) == grid.digit(cell));
  }

  /** The counter alone needs minutes for this one. */
  @Test
  void aPuzzleThatIsHardToCountIsSolvedAsClauses() {
    Board board = Boards.named(SHORT_THERMOMETERS).orElseThrow();
    Puzzle clues = Puzzle.empty(board);

    assertThat(new SolutionCounter(board).answerIfQuick(clues, 0.03).number())
        .isEqualTo(Solutions.UNKNOWN);
    assertThat(UniqueSolution.of(clues).solution().map(Puzzle::line))
        .contains(
            "953218746816374529274956381621749835385162497749835162132687954497523618568491273");
  }

  @Test
  void itCanBeStopped() {
    Puzzle clues = Puzzle.empty(Boards.named(SHORT_THERMOMETERS).orElseThrow());
    List<Integer> asked = new ArrayList<>();
    Stop soon =
        () -> {
          asked.add(0);
          return asked.size() > 5000;
        };

    assertThat(UniqueSolution.of(clues, soon)).isEqualTo(Answer.UNKNOWN);
  }
}
