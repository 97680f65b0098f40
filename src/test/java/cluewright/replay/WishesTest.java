package cluewright.replay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.strategy.Catalogue;
import cluewright.strategy.core.Level;
import org.junit.jupiter.api.Test;

final class WishesTest {
  private static final Wish LEVEL = new Wish.Levels(Level.EASY, Level.HARD);
  private static final Wish SCORE = new Wish.Score(10, 20);
  private static final Wish LIMIT = new Wish.AtMost(Catalogue.NAKED_SINGLE, 3);

  @Test
  void theOrderInWhichTheyAreMadeDoesNotCount() {
    Wishes wishes = Wishes.NONE.with(LIMIT).with(SCORE).with(LEVEL);

    assertThat(wishes).isEqualTo(Wishes.NONE.with(LEVEL).with(SCORE).with(LIMIT));
    assertThat(wishes.with(SCORE)).isEqualTo(wishes);
  }

  @Test
  void noScoreBeyondTheHighestCanBeWishedFor() {
    assertThatThrownBy(() -> new Wish.Score(150_000_000, 150_000_001))
        .hasMessageContaining("from 0 to 999,999");
  }
}
