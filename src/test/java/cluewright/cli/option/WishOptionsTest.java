package cluewright.cli.option;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.cli.Run;
import org.junit.jupiter.api.Test;

/** {@code --at-most}, {@code --not-before}, {@code --score} and {@code --level}. */
final class WishOptionsTest {

  @Test
  void aLevelChoosesItsStrategiesAndTheirPuzzle() {
    Run run = Run.of("generate", "--mask", "heart", "--level", "medium", "--time", "60s");

    assertThat(run.code()).isZero();
    assertThat(Run.of("rate", run.out().strip()).out()).contains("Medium");
  }

  @Test
  void whatIsNotDecidedSaysWhatWasAskedForAndWhatMayHelp() {
    Run run =
        Run.of("generate", "--mask", "heart", "--score", "1", "--require", "L", "--time", "200ms");

    assertThat(run.code()).isEqualTo(30);
    assertThat(run.out())
        .endsWith(
            ". Asked for: Locked candidates needed; score 1. Ask for less, change the mask or the"
                + " strategies, or try longer.\n")
        .doesNotContain("allow more strategies");
  }

  @Test
  void whatNoPuzzleCanNeedIsRefused() {
    Run run =
        Run.of("generate", "--mask", "heart", "-s", "NHL,xy-wing,aic", "--require", "xy-wing");

    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err())
        .contains("no puzzle can need XY-Wing, since AIC concludes all that it does: leave that");
    assertThat(Run.of("generate", "--mask", "heart", "-s", "N,H", "--require", "N").err())
        .doesNotContain("no puzzle can need");
  }

  @Test
  void whatIsNoLevelAndNoScoreIsNamed() {
    assertThat(Run.of("generate", "--mask", "heart", "--level", "hrd").err())
        .contains("\"hrd\" is no level; the levels are easy, medium, hard, unfair, extreme");
    assertThat(Run.of("generate", "--mask", "heart", "--level", "hard..easy").err())
        .contains("Hard is harder than Easy");
    assertThat(Run.of("generate", "--mask", "heart", "--score", "many").err())
        .contains("\"many\" is no range of scores: write it like 400..800");
    assertThat(Run.of("generate", "--mask", "heart", "--score", "9..3").err())
        .contains("not between 9 and 3");
    assertThat(Run.of("generate", "--mask", "heart", "--at-most", "NH=3").err())
        .contains("\"NH\" names several strategies: give each its own number");
    assertThat(Run.of("generate", "--mask", "heart", "--at-most", "foo=3").err())
        .contains("Unknown strategy \"foo\": there is none like it; the command strategies lists")
        .doesNotContain("did you mean");
    assertThat(
            Run.of("generate", "--mask", "heart", "--level", "easy", "--score", "900..950").err())
        .contains("a puzzle of level Easy has a score of at most 800");
    assertThat(Run.of("generate", "--mask", "heart", "--not-before", "L=0").err())
        .contains("--not-before is 0, and must be at least 1");
  }
}
