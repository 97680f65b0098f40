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

  /** Figure 6.9 of a thesis: by its type 3 and by its type 1, 2 leaves the same cell of box 2. */
  @Test
  void twoFormsClearTheSameCellAndEachNamesItsHouses() {
    Applied state =
        Applied.on(Boards.NINE)
            .without("2", "r1c1", "r1c2", "r1c3", "r1c6", "r1c7", "r1c8", "r1c9")
            .without("2", "r2c7", "r2c8", "r2c9", "r3c9");

    assertThat(state.conclusions(strategy)).contains("r3c5-2");
    assertThat(state.deductions(strategy))
        .extracting(deduction -> deduction.sentence().toString())
        .anyMatch(
            words ->
                words.startsWith("Claiming: 2 in row 1 lies only in the cells shared with box 2")
                    && words.contains("r3c5"))
        .anyMatch(
            words ->
                words.startsWith("Pointing: 2 in box 3 lies only in the cells shared with row 3")
                    && words.contains("r3c5"));
  }

  @Test
  void theOtherTwoFormsNameTheirColumn() {
    Applied box = Applied.on(Boards.FOUR).without("1", "r1c2", "r2c2");
    Applied column = Applied.on(Boards.FOUR).without("1", "r3c1", "r4c1");

    assertThat(box.deductions(strategy).get(0).sentence().toString())
        .startsWith("Pointing: 1 in box 1 lies only in the cells shared with column 1");
    assertThat(column.deductions(strategy))
        .extracting(deduction -> deduction.sentence().toString())
        .anyMatch(
            words ->
                words.startsWith(
                    "Claiming: 1 in column 1 lies only in the cells shared with box 1"));
  }
}
