package cluewright.cli;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.search.Outcome;
import cluewright.search.Outcome.Undecided.Reason;
import java.time.Duration;
import org.junit.jupiter.api.Test;

final class CheckCommandTest {

  @Test
  void aProperPuzzleIsValidWithTheSetsThatSolveIt() {
    Run run = Run.of("check", "12343412214343..");

    assertThat(run.code()).isZero();
    assertThat(run.out())
        .startsWith("Read as a puzzle on the 4x4 board, 14 clues:\n")
        .endsWith(
            """
            Valid: it has exactly one solution.
            Solved by: N, H, NH, NL, HL, NHL, all strategies together.
            Not solved by: none.
            Nothing is known against its mask.
            """);
  }

  @Test
  void solutionsAreCountedUpToAThousand() {
    Run few = Run.of("check", "12343412........");
    Run many = Run.of("check", ".".repeat(81), "--as", "puzzle");

    assertThat(few.code()).isEqualTo(20);
    assertThat(few.out()).contains("Not unique: it has 4 solutions.");
    assertThat(many.code()).isEqualTo(20);
    assertThat(many.out()).contains("Not unique: it has more than 1,000 solutions.");
  }

  @Test
  void aConflictIsNamedByHouseAndCells() {
    Run run = Run.of("check", "1.1.............");

    assertThat(run.code()).isEqualTo(20);
    assertThat(run.out()).contains("Not valid: row 1 holds 1 twice, in r1c1 and r1c3.");
  }

  @Test
  void aPuzzleWithoutSolutionIsNotValid() {
    Run run = Run.of("check", ".12.3...4.......");

    assertThat(run.code()).isEqualTo(20);
    assertThat(run.out()).contains("Not valid: it has no solution.");
  }

  @Test
  void marksAndPointsAreAMask() {
    Run run = Run.of("check", "xx..............");

    assertThat(run.code()).isEqualTo(20);
    assertThat(run.out())
        .startsWith("Read as a mask on the 4x4 board, 2 clues:\n")
        .contains(
            "Impossible (swappable-lines): rows 3 and 4",
            "Impossible (swappable-lines): columns 3 and 4",
            "Impossible (too-few-digits): ");
  }

  @Test
  void theReadingCanBeChosen() {
    Run run = Run.of("check", "12343412214343..", "--as", "mask");

    assertThat(run.code()).isZero();
    assertThat(run.out()).startsWith("Read as a mask on the 4x4 board, 14 clues:\n");
  }

  @Test
  void withATimeAMaskIsSearchedToo() {
    Run possible = Run.of("check", "ring-4x4", "--time", "20s");
    Run impossible = Run.of("check", "x.....xx....x...", "--time", "20s");
    Run open =
        Run.with(
            (request, watch) ->
                new Outcome.Undecided(Reason.OUT_OF_TIME, "none", Duration.ofMillis(200)),
            Console.Screen.PLAIN,
            "check",
            "ring-4x4",
            "--time",
            "200ms");

    assertThat(possible.code()).isZero();
    assertThat(possible.out()).containsPattern("\nA puzzle exists: [1-4.]{16}\n$");
    assertThat(impossible.code()).isEqualTo(20);
    assertThat(impossible.out()).contains("\nImpossible (exhausted): all ways to fill");
    assertThat(open.code()).isEqualTo(30);
    assertThat(open.out())
        .endsWith("Open with NHL: neither a puzzle nor a proof was found in 0.2 s.\n");
  }

  @Test
  void aShapeIsCheckedByItsName() {
    Run run = Run.of("check", "heart", "--strategies", "NHL");

    assertThat(run.code()).isZero();
    assertThat(run.out())
        .endsWith(
            "Nothing is known against this mask with NHL; the command generate decides it.\n");
  }
}
