package cluewright.studio.design;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import cluewright.replay.Condition;
import cluewright.strategy.core.Level;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class ScoreScaleTest {
  @ParameterizedTest
  @EnumSource
  void theEndsOfALevelAreNoLimit(Level level) {
    ScoreScale scale = ScoreScale.of(Optional.of(level));
    assertThat(scale.from(0)).isZero();
    assertThat(scale.to(1)).isEqualTo(Condition.Score.HIGHEST);
    assertThat(scale.place(0)).isZero();
    assertThat(scale.place(Condition.Score.HIGHEST)).isEqualTo(1);
  }

  @ParameterizedTest
  @EnumSource
  void aScoreStaysWhereItWasPut(Level level) {
    ScoreScale scale = ScoreScale.of(Optional.of(level));
    for (double place = 0.05; place < 1; place += 0.05) {
      int score = scale.from(place);
      assertThat(scale.to(place)).isEqualTo(score);
      assertThat(score % 10).isZero();
      assertThat(scale.place(score)).isCloseTo(place, within(0.03));
    }
  }

  @Test
  void aLevelEndsAtItsHighestScore() {
    assertThat(ScoreScale.of(Optional.of(Level.HARD)).place(1600)).isEqualTo(1);
    assertThat(ScoreScale.of(Optional.of(Level.HARD)).place(850)).isCloseTo(0.5, within(0.01));
  }

  @Test
  void withoutAHighestScoreTenTimesAsMuchIsAlwaysAsFar() {
    ScoreScale scale = ScoreScale.of(Optional.empty());
    double decade = scale.place(1000) - scale.place(100);
    assertThat(scale.place(10_000) - scale.place(1000)).isCloseTo(decade, within(0.001));
  }
}
