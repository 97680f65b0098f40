package cluewright.cli.option;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.cli.Run;
import org.junit.jupiter.api.Test;

/**
 * {@code --at-most}, {@code --not-before}, {@code --no-bottleneck-before}, {@code --score} and
 * {@code --level}.
 */
final class ConditionOptionsTest {

  @Test
  void aLevelChoosesItsStrategiesAndTheirPuzzle() {
    Run run = Run.of("generate", "--mask", "heart", "--level", "medium", "--time", "60s");

    assertThat(run.code()).isZero();
    assertThat(Run.of("rate", run.out().strip()).out()).contains("Medium");
  }

  @InTurn
  @Test
  void theFirstBottleneckComesNoEarlierThanWanted() {
    Run run =
        Run.of(
            "generate",
            "--mask",
            "heart",
            "--level",
            "medium",
            "--no-bottleneck-before",
            "20",
            "--format",
            "line",
            "--time",
            "60s");

    assertThat(run.code()).isZero();
    String[] cells =
        Run.of("rate", run.out().strip(), "-f", "csv", "--profile").out().split(",", -1);
    assertThat(Integer.parseInt(cells[cells.length - 7])).isGreaterThanOrEqualTo(20);
  }

  @InTurn
  @Test
  void theRatingOfSudokuExplainerIsAsWanted() {
    Run run = Run.of("generate", "--mask", "heart", "--se", "2.6..2.8", "--time", "60s");

    assertThat(run.code()).isZero();
    assertThat(Run.of("rate", run.out().strip(), "--scale", "se").out())
        .containsPattern("Sudoku Explainer 2\\.[6-8]/");
  }

  @Test
  void theHardestStepsHaveTheReasonsThatAreWanted() {
    String mask = "heart";
    Run run = Run.of("generate", "--mask", mask, "--reasons", "2..3", "--time", "60s");

    assertThat(run.code()).isZero();
    assertThat(Run.of("rate", run.out().strip(), "--scale", "reasons").out())
        .containsPattern("Reasons [23]\\.\\d\\d: ");
  }

  @Test
  void whatIsNoRangeOfReasonsIsRefused() {
    assertThat(Run.of("generate", "--mask", "heart", "--reasons", "few").err())
        .contains("\"few\" is not a range of reasons: write it like 2..3, ..3 or 3..");
    assertThat(Run.of("generate", "--mask", "heart", "--reasons", "3..2").err())
        .contains("a range of reasons lies between 1 and 4, the lower one first");
    assertThat(Run.of("generate", "--mask", "heart", "--reasons", "5").code()).isEqualTo(2);
  }

  @Test
  void whatNoPuzzleCanHaveOnSudokuExplainersScaleIsRefused() {
    assertThat(Run.of("generate", "--mask", "heart", "-s", "NHL", "--se", "7.0..7.4").err())
        .contains("Sudoku Explainer rates what these strategies solve at most 2.8");
    assertThat(Run.of("generate", "--mask", "heart", "--se", "hard").err())
        .contains("write it like 7.0..7.4");
    assertThat(Run.of("generate", "--mask", "heart", "--se", "7.4..7.0").err())
        .contains("the lower one first");
    assertThat(Run.of("generate", "--mask", "x...............", "--pearl").err())
        .contains("Sudoku Explainer knows no other board");
  }

  @Test
  void whatIsNotDecidedSaysWhatWasAskedForAndWhatMayHelp() {
    Run run =
        Run.of("generate", "--mask", "heart", "--score", "1", "--require", "L", "--time", "200ms");

    assertThat(run.code()).isEqualTo(30);
    assertThat(run.out())
        .endsWith(
            ". Conditions: Locked candidates required; score 1. Drop a condition, change the mask"
                + " or the strategies, or search longer.\n")
        .doesNotContain("allow more strategies");
  }

  @Test
  void whatNoPuzzleCanNeedIsRefused() {
    Run run =
        Run.of("generate", "--mask", "heart", "-s", "NHL,xy-wing,aic", "--require", "xy-wing");

    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err())
        .contains(
            "no puzzle can require XY-Wing, since AIC leads to all of its conclusions: leave that");
    assertThat(Run.of("generate", "--mask", "heart", "-s", "N,H", "--require", "N").err())
        .doesNotContain("no puzzle can require");
  }

  @Test
  void whatIsNoLevelAndNoScoreIsNamed() {
    assertThat(Run.of("generate", "--mask", "heart", "--level", "hrd").err())
        .contains("\"hrd\" is not a level; the levels are easy, medium, hard, unfair, extreme");
    assertThat(Run.of("generate", "--mask", "heart", "--level", "hard..easy").err())
        .contains("Hard is harder than Easy");
    assertThat(Run.of("generate", "--mask", "heart", "--score", "many").err())
        .contains("\"many\" is not a range of scores: write it like 400..800");
    assertThat(Run.of("generate", "--mask", "heart", "--score", "9..3").err())
        .contains("9 to 3 is not one");
    assertThat(Run.of("generate", "--mask", "heart", "--at-most", "NH=3").err())
        .contains("\"NH\" names several strategies: give a number for each");
    assertThat(Run.of("generate", "--mask", "heart", "--at-most", "foo=3").err())
        .contains("Unknown strategy \"foo\"; the command strategies lists")
        .doesNotContain("did you mean");
    assertThat(
            Run.of("generate", "--mask", "heart", "--level", "easy", "--score", "900..950").err())
        .contains("a puzzle of level Easy scores at most 800");
    assertThat(Run.of("generate", "--mask", "heart", "--not-before", "L=0").err())
        .contains("--not-before is 0, but must be at least 1");
    assertThat(Run.of("generate", "--mask", "heart", "--no-bottleneck-before", "1").err())
        .contains("--no-bottleneck-before is 1, but must be at least 2");
  }
}
