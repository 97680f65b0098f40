package cluewright.strategy.intersection;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.model.Boards;
import cluewright.strategy.Applied;
import cluewright.strategy.core.Strategy;
import org.junit.jupiter.api.Test;

final class LockedCandidatesTest {
  private final Strategy strategy = new LockedCandidates();

  @Test
  void aDigitLockedInABoxesRowLeavesTheRestOfTheRow() {
    assertThat(Applied.on(Boards.FOUR).without("1", "r2c1", "r2c2").conclusions(strategy))
        .containsExactly("r1c3-1", "r1c4-1");
  }

  @Test
  void aDigitLockedInAColumnsBoxLeavesTheRestOfTheBox() {
    Applied column = Applied.on(Boards.SIX).without("1", "r3c1", "r4c1", "r5c1", "r6c1");

    assertThat(column.conclusions(strategy))
        .containsExactly("r1c2-1", "r1c3-1", "r2c2-1", "r2c3-1");
  }

  @Test
  void aDigitThatIsAlsoElsewhereInItsHouseIsNotLocked() {
    assertThat(Applied.on(Boards.FOUR).without("1", "r2c1").conclusions(strategy)).isEmpty();
  }

  @Test
  void housesThatShareOneCellLockNothing() {
    assertThat(
            Applied.on(Boards.NINE)
                .without("1", "r1c2", "r1c3", "r1c5", "r1c6", "r1c8", "r1c9")
                .conclusions(strategy))
        .isEmpty();
  }
}
