package cluewright.replay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.strategy.Catalogue;
import cluewright.strategy.core.Level;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

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

  @ParameterizedTest
  @CsvSource({"3, 3, 3", "..3, 1, 3", "3.., 3, 4", "2..3, 2, 3"})
  void aRangeOfReasonsMayBeOpenAtBothEnds(String text, int least, int most) {
    assertThat(Condition.Reasons.of(text)).isEqualTo(new Condition.Reasons(least, most));
  }

  @ParameterizedTest
  @CsvSource({"'', write it like", "many, write it like", ".., write it like"})
  void whatIsNoRangeOfReasonsIsNamed(String text, String why) {
    assertThatThrownBy(() -> Condition.Reasons.of(text)).hasMessageContaining(why);
  }

  @ParameterizedTest
  @ValueSource(strings = {"3..2", "0", "5", "2..5", "0..2"})
  void reasonsLieBetweenOneAndFour(String text) {
    assertThatThrownBy(() -> Condition.Reasons.of(text))
        .hasMessageContaining("between 1 and 4, the lower one first");
  }

  @Test
  void aRangeOfReasonsIsSaidAsItIsMeant() {
    assertThat(List.of("1", "3", "..3", "3..", "2..3"))
        .extracting(text -> Condition.Reasons.of(text).words().toString())
        .containsExactly(
            "hardest steps of 1 reason",
            "hardest steps of 3 reasons",
            "hardest steps of at most 3 reasons",
            "hardest steps of at least 3 reasons",
            "hardest steps of 2 to 3 reasons");
  }

  @Test
  void noScoreBeyondTheHighestCanBeAskedFor() {
    assertThatThrownBy(() -> new Condition.Score(150_000_000, 150_000_001))
        .hasMessageContaining("from 0 to 999,999");
  }
}
