package cluewright.strategy.wing;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.model.Boards;
import cluewright.model.House;
import cluewright.strategy.Applied;
import cluewright.strategy.LiteralReading;
import cluewright.strategy.core.Strategy;
import org.junit.jupiter.api.Test;

final class WWingTest {
  private static final Applied CELLS = Applied.on(Boards.FOUR).without("34", "r1c1", "r4c4");

  private final Strategy strategy = WWing.STRATEGY;

  @Test
  void twoCellsThatAHouseKeepsFromBothBeingOneDigitAreTheOtherOnce() {
    Applied wing = CELLS.without("1", "r1c2", "r3c2");

    assertThat(wing.conclusions(strategy)).containsExactly("r1c4-2", "r4c1-2");
    assertThat(wing.deductions(strategy).get(0).sentence().toString())
        .isEqualTo(
            "W-Wing: r1c1 and r4c4 hold only 1 and 2 and cannot both be 1, since column 2 needs 1"
                + " in r2c2 or r4c2, so 2 is eliminated from r1c4 and r4c1.");
  }

  @Test
  void aThirdPlaceInTheHouseBreaksTheLink() {
    assertThat(CELLS.without("1", "r1c2").conclusions(strategy)).isEmpty();
  }

  @Test
  void placesThatOneCellDoesNotSeeLinkNothing() {
    assertThat(
            Applied.on(Boards.SIX)
                .without("3456", "r1c1", "r6c6")
                .without("1", "r3c2", "r4c2", "r5c2", "r6c2")
                .conclusions(strategy))
        .isEmpty();
  }

  @Test
  void itFindsWhatItsDefinitionSays() {
    new LiteralReading() {
      @Override
      public void read() {
        for (int first : cellsWith(2)) {
          for (int second : cellsWith(2)) {
            if (first != second && state().open(first) == state().open(second)) {
              readPair(first, second);
            }
          }
        }
      }

      private void readPair(int first, int second) {
        int digits = state().open(first);
        for (int link = 1; link <= board().digits(); link++) {
          int bit = 1 << (link - 1);
          if ((digits & bit) != 0 && isLinked(first, second, link)) {
            eliminateWhereSeen(digit(digits & ~bit), first, second);
          }
        }
      }

      private boolean isLinked(int first, int second, int link) {
        for (House house : board().houses()) {
          int[] places =
              house.cells().stream().filter(cell -> state().isOpen(cell, link)).toArray();
          boolean isFree = !house.cells().contains(first) && !house.cells().contains(second);
          if (places.length == 2
              && house.holdsEveryDigit()
              && (isFree || areOthers(places, first, second))
              && ((see(first, places[0]) && see(second, places[1]))
                  || (see(first, places[1]) && see(second, places[0])))) {
            return true;
          }
        }
        return false;
      }

      private boolean areOthers(int[] places, int first, int second) {
        return places[0] != first
            && places[0] != second
            && places[1] != first
            && places[1] != second;
      }
    }.mustAgreeWith(strategy);
  }
}
