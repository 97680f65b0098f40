package cluewright.studio.rating;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.replay.SolvingPath;
import cluewright.replay.profile.Point;
import cluewright.replay.profile.Profile;
import cluewright.strategy.Catalogue;
import cluewright.strategy.core.Strategy;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class ProfileWordsTest {
  private static final Strategy SKYSCRAPER = Catalogue.withId("skyscraper").orElseThrow();
  private static final Profile PROFILE =
      new Profile(
          List.of(
              new Point.Single(1),
              new Point.Bottleneck(
                  Optional.of(
                      new Point.Need(SKYSCRAPER, SKYSCRAPER.variants().get(0), /* ways= */ 2))),
              new Point.Bottleneck(Optional.empty()),
              new Point.Single(3)),
          4,
          3,
          2,
          1);

  @Test
  void theLineNamesTheFirstBottleneck() {
    assertThat(PROFILE.words()).hasToString("4 steps · 2 bottlenecks, first at 2");
    assertThat(new Profile(List.of(new Point.Single(1)), 1, 1, 1, 0).words())
        .hasToString("1 step · no bottleneck");
  }

  @Test
  void whereStrategiesGetStuckTheLineSaysSo() {
    assertThat(new PathProfile(PROFILE, SolvingPath.End.STUCK).words())
        .hasToString("4 steps, then stuck");
  }

  @Test
  void eachStepIsToldByItself() {
    assertThat(ProfileWords.at(PROFILE, 1)).hasToString("Step 1: 1 cell open");
    assertThat(ProfileWords.at(PROFILE, 2)).hasToString("Step 2: Skyscraper, 2 ways");
    assertThat(ProfileWords.at(PROFILE, 3)).hasToString("Step 3: no strategy helps");
    assertThat(ProfileWords.at(PROFILE, 4)).hasToString("Step 4: 3 cells open");
  }

  @Test
  void theDetailsHaveTheOtherFigures() {
    assertThat(ProfileWords.details(new PathProfile(PROFILE, SolvingPath.End.SOLVED)).toString())
        .contains(
            "4 steps · 2 bottlenecks",
            "Depth 4:",
            "Width 3:",
            "On average, 1.0 cells",
            "Lone ways: 50 %");
  }
}
