package cluewright.format;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.model.Boards;
import cluewright.model.Puzzle;
import cluewright.replay.Replay;
import cluewright.strategy.StrategySet;
import java.util.Locale;
import org.junit.jupiter.api.Test;

final class WalkThroughTest {
  private static final Puzzle NEARLY_DONE = PuzzleText.read("12343412214343..");

  private static Replay with(String strategies) {
    return new Replay(Boards.FOUR, StrategySet.parse(strategies));
  }

  @Test
  void aPathIsPuzzleStepsAndSolution() {
    assertThat(WalkThrough.ENGLISH.text(with("N").human(NEARLY_DONE)))
        .isEqualTo(
            """
            Puzzle
            +-----+-----+
            | 1 2 | 3 4 |
            | 3 4 | 1 2 |
            +-----+-----+
            | 2 1 | 4 3 |
            | 4 3 | . . |
            +-----+-----+

            Solution path
            q1 Naked single: the only candidate left in r4c3 is 2, so r4c3 is 2.
            q2 Naked single: the only candidate left in r4c4 is 1, so r4c4 is 1.

            Solution
            +-----+-----+
            | 1 2 | 3 4 |
            | 3 4 | 1 2 |
            +-----+-----+
            | 2 1 | 4 3 |
            | 4 3 | 2 1 |
            +-----+-----+
            """);
  }

  @Test
  void deductionsOfOneParallelStepStandTogether() {
    assertThat(WalkThrough.ENGLISH.steps(with("N").parallel(NEARLY_DONE)))
        .isEqualTo(
            """
            q1: Naked single 2
              Naked single: the only candidate left in r4c3 is 2, so r4c3 is 2.
              Naked single: the only candidate left in r4c4 is 1, so r4c4 is 1.
            """);
  }

  @Test
  void aStuckPathEndsWithItsCandidatesAndMarksSinglesThatNobodyPlaced() {
    assertThat(WalkThrough.ENGLISH.ending(with("L").human(NEARLY_DONE)))
        .isEqualTo(
            """
            None of the strategies makes progress from here
            +---------+---------+
            | 1   2   | 3   4   |
            | 3   4   | 1   2   |
            +---------+---------+
            | 2   1   | 4   3   |
            | 4   3   | (2) (1) |
            +---------+---------+
            """);
  }

  @Test
  void equalCluesAreNamedByHouseAndCells() {
    assertThat(WalkThrough.ENGLISH.ending(with("N").human(PuzzleText.read("1..1............"))))
        .startsWith("No solution: row 1 holds 1 twice, in r1c1 and r1c4\n");
  }

  @Test
  void aCellWithoutCandidatesIsNamed() {
    assertThat(WalkThrough.ENGLISH.ending(with("N").human(PuzzleText.read(".12.3...4......."))))
        .startsWith("No solution: r1c1 has no candidate left\n")
        .contains("| !");
  }

  @Test
  void thePathIsTextInEveryLanguage() {
    assertThat(new WalkThrough(Locale.GERMAN).text(with("N").human(NEARLY_DONE)))
        .startsWith("Rätsel\n")
        .contains("\nLösungsweg\nq1 Nackter Single: ", "\nLösung\n");
    assertThat(new WalkThrough(Locale.JAPANESE).text(with("L").human(NEARLY_DONE)))
        .startsWith("問題\n")
        .contains("\n解き筋\n");
  }
}
