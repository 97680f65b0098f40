package cluewright.cli.option;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.cli.Run;
import cluewright.format.PuzzleText;
import cluewright.model.Boards;
import cluewright.model.Puzzle;
import cluewright.replay.Replay;
import cluewright.strategy.StrategySet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code --require}, {@code --exclude}, {@code --givens} and {@code --minimal}. */
final class GoalOptionsTest {

  @TempDir Path folder;

  private static boolean isSolved(Puzzle puzzle, String set) {
    return new Replay(puzzle.board(), StrategySet.parse(set)).human(puzzle).isSolved();
  }

  @Test
  void whatIsRequiredIsNeededAndWhatIsEasierIsAllowed() {
    Run run = Run.of("generate", "--mask", "heart", "--require", "locked-candidates");

    assertThat(run.code()).isZero();
    Puzzle puzzle = PuzzleText.read(run.out());
    assertThat(isSolved(puzzle, "NHL")).isTrue();
    assertThat(isSolved(puzzle, "NH")).isFalse();
  }

  @Test
  void aRequiredStrategyThatIsNotAllowedIsRefused() {
    Run run = Run.of("generate", "--mask", "heart", "--strategies", "NH", "--require", "x-wing");

    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).contains("x-wing is required but not among the strategies");
  }

  @Test
  void whatIsExcludedIsNotUsed() {
    Run run = Run.of("generate", "--mask", "heart", "--strategies", "NHL", "--exclude", "L,N");

    assertThat(run.code()).isZero();
    assertThat(isSolved(PuzzleText.read(run.out()), "H")).isTrue();
    assertThat(Run.of("generate", "--mask", "heart", "--exclude", "NHL").err())
        .contains("--exclude leaves no strategies");
  }

  @Test
  void fixedDigitsStandWhereTheyWereDrawn() throws IOException {
    Path file = folder.resolve("givens.txt");
    Files.writeString(file, ".x4. x..x 1..x .xx.");
    Run run = Run.of("generate", "--givens", file.toString());

    assertThat(run.code()).isZero();
    assertThat(run.out())
        .matches("(?s)\\.[1-4]4\\.[1-4]\\.\\.[1-4]1\\.\\.[1-4]\\.[1-4][1-4]\\.\\R");
    assertThat(PuzzleText.read(run.out(), Boards.FOUR).mask().size()).isEqualTo(8);
  }

  @Test
  void aFixedDigitBesideTheMaskIsRefusedWithItsCell() {
    Run run = Run.of("generate", "--mask", "ring-4x4", "--givens", "1...............");

    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).contains("r1c1 has a fixed digit, but is not a clue cell");
  }

  @Test
  void aStrangeCharacterAmongFixedDigitsIsNamedWithItsPlace() {
    Run run = Run.of("generate", "--givens", ".x4.x..x1..?.xx.");

    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err()).contains("line 1, column 12", "write x for a free clue cell");
  }

  @Test
  void aMaskThatHasNoMinimalPuzzleIsProvenSo() {
    Run run = Run.of("generate", "--mask", "xxxxxxxxxxxxxxx.", "--minimal");

    assertThat(run.code()).isEqualTo(20);
    assertThat(run.out()).contains("none that meets the conditions");
  }

  @Test
  void noPuzzleCanNeedAStrategyThatOthersImply() {
    Run run =
        Run.of(
            "generate",
            "--mask",
            "xxxxx..x........",
            "--strategies",
            "NHL,w-wing,aic",
            "--require",
            "w-wing",
            "--time",
            "2s");

    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err())
        .contains("no puzzle can require W-Wing, since AIC leads to all of its conclusions");
  }

  @Test
  void theFewestCluesAreAskedOnlyOfStrategiesThatAreRules() {
    Run run = Run.of("minimum", "--board", "4x4", "--strategies", "N,naked-triple");

    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err())
        .contains("minimum works only with any, or with strategies that are stated as rules");
  }

  @Test
  void fixedDigitsComeInEveryFormat() {
    String mask = "x..xx.....x.x..x";
    String json = "{\"cluewright-puzzles\":1,\"puzzles\":[{\"clues\":\"1...............\"}]}";

    Run run = Run.of("generate", "--mask", mask, "--givens", json, "--seed", "1");

    assertThat(run.err()).isEmpty();
    assertThat(PuzzleText.read(run.out()).digit(0)).isEqualTo(1);
    assertThat(Run.of("generate", "--mask", mask, "--givens", json.replace("1...", "k...")).err())
        .contains("\"k\" is not a digit of the 4x4 board");
  }

  @Test
  void aRequiredStrategyForLargerBoardsIsRefused() {
    Run run = Run.of("generate", "--mask", "heart", "--require", "naked-set-5");

    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err())
        .contains("naked-set-5 is for boards of 10 digits and more, and this one has 9");
  }
}
