package cluewright.replay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.strategy.Catalogue;
import cluewright.strategy.core.Level;
import org.junit.jupiter.api.Test;

final class ConditionsTest {
  private static final Condition LEVEL = new Condition.Levels(Level.EASY, Level.HARD);
  private static final Condition SCORE = new Condition.Score(10, 20);
  private static final Condition LIMIT = new Condition.AtMost(Catalogue.NAKED_SINGLE, 3);

  @Test
  void theOrderInWhichTheyAreMadeDoesNotCount() {
    Conditions conditions = Conditions.NONE.with(LIMIT).with(SCORE).with(LEVEL);

    assertThat(conditions).isEqualTo(Conditions.NONE.with(LEVEL).with(SCORE).with(LIMIT));
    assertThat(conditions.with(SCORE)).isEqualTo(conditions);
  }

  @Test
  void noScoreBeyondTheHighestCanBeAskedFor() {
    assertThatThrownBy(() -> new Condition.Score(150_000_000, 150_000_001))
        .hasMessageContaining("from 0 to 999,999");
  }
}
