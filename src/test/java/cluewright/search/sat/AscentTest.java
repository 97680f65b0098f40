package cluewright.search.sat;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.closure.Closures;
import cluewright.model.Boards;
import cluewright.model.Mask;
import cluewright.search.Masks;
import cluewright.strategy.StrategySet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The ground that an ascent stands on and its wishes, on a mask of five clues. */
final class AscentTest {
  private static final Mask MASK = Masks.mask(Boards.FOUR, "xx.. ..x. .x.. ...x");
  private static final int CLUES = 5;

  private final Ascent ascent =
      new Ascent(MASK.clues().toArray(), Closures.of(Boards.FOUR, StrategySet.parse("NHL")), 7);

  @Test
  void itBeginsNowhereAndWishesNothing() {
    assertThat(ascent.isNowhere()).isTrue();
    assertThat(wishes()).containsOnly(0);
  }

  @Test
  void itRefusesDigitsThatContradictEachOther() {
    assertThat(ascent.takes(new int[] {1, 1, 2, 3, 4})).isFalse();
    assertThat(ascent.isNowhere()).isTrue();
  }

  @Test
  void itStandsOnTheFirstDigitsWithoutContradiction() {
    assertThat(ascent.takes(new int[] {1, 2, 1, 1, 1})).isTrue();
    assertThat(ascent.isNowhere()).isFalse();
    assertThat(ascent.isAtTheTop()).isFalse();
  }

  @Test
  void aMoveLetsGoOfOneToThreeDigits() {
    int[] digits = {1, 2, 1, 1, 1};
    ascent.takes(digits);

    for (int i = 0; i < 20; i++) {
      ascent.move();
      assertThat(IntStream.of(wishes()).filter(wish -> wish == 0).count()).isBetween(1L, 3L);
      for (int place = 0; place < CLUES; place++) {
        assertThat(ascent.wish(place)).isIn(0, digits[ascent.clue(place)]);
      }
    }
  }

  @Test
  void atTheTopIsAPuzzleThatTheStrategiesComplete() {
    assertThat(ascent.takes(new int[] {1, 2, 1, 4, 3})).isTrue();
    assertThat(ascent.isAtTheTop()).isTrue();

    ascent.move();
    assertThat(ascent.isNowhere()).isTrue();
  }

  private int[] wishes() {
    return IntStream.range(0, CLUES).map(ascent::wish).toArray();
  }
}
