package cluewright.strategy.als;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Tries;
import cluewright.model.Boards;
import cluewright.strategy.Applied;
import cluewright.strategy.Catalogue;
import cluewright.strategy.LiteralLockedSets;
import cluewright.strategy.States;
import cluewright.strategy.core.Candidates;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.Strategy;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class AlsXzTest {
  private static final Applied ROW =
      Applied.on(Boards.SIX)
          .without("2456", "r1c1")
          .without("1456", "r1c6")
          .without("2356", "r4c1");

  private final Strategy strategy = Catalogue.withId("als-xz").orElseThrow();

  @Test
  void aDigitOfBothLeavesWhatSeesAllItsPlaces() {
    Deduction first =
        Applied.on(Boards.FOUR)
            .without("4", "r1c1")
            .without("14", "r2c1")
            .without("24", "r1c3")
            .deductions(strategy)
            .get(0);

    assertThat(first.sentence().toString())
        .isEqualTo(
            "ALS-XZ: at most one of r1c1 and r1c3 (1, 2 and 3) and r2c1 (2 and 3) holds 2, and a"
                + " set without it needs all its other digits, so 3 is eliminated from r1c2.");
    assertThat(first.evidence().marks()).hasSize(7);
  }

  @Test
  void twoDigitsThatCannotBeInBothLockTheRest() {
    assertThat(ROW.without("1356", "r4c6").deductions(strategy).get(0).sentence().toString())
        .isEqualTo(
            "ALS-XZ: each of r1c1 and r1c6 (1, 2 and 3) and r4c1 and r4c6 (1, 2 and 4) holds only"
                + " one of 1 and 2, and a set without one needs all its other digits, so 1 is"
                + " eliminated from r2c1, r3c1, r5c1 and r6c1; 2 is eliminated from r2c6, r3c6,"
                + " r5c6 and r6c6; 3 is eliminated from r1c2, r1c3, r1c4 and r1c5; 4 is"
                + " eliminated from r4c2, r4c3, r4c4 and r4c5.");
  }

  @Test
  void setsThatShareOneDigitConcludeNothing() {
    assertThat(ROW.conclusions(strategy)).isEmpty();
  }

  @Test
  void itFindsWhatItsDefinitionSays() {
    List<States.Given> states = LiteralLockedSets.smallStates(41);
    assertThat(states).hasSizeGreaterThanOrEqualTo(Tries.showing(201));
    new Reading().mustAgreeWith(strategy, states);
  }

  private static final class Reading extends LiteralLockedSets {

    @Override
    public void read() {
      long[] sets = almostLocked();
      for (long one : sets) {
        for (long another : sets) {
          int common = digits(one) & digits(another);
          if (Integer.bitCount(common) > 1 && (one & another) == 0) {
            read(one, another, common);
          }
        }
      }
    }

    private void read(long one, long another, int common) {
      for (int x = 1; x <= board().digits(); x++) {
        if ((common >>> (x - 1) & 1) != 0 && isRestricted(one, another, x)) {
          int others = common & ~(1 << (x - 1));
          Candidates.digits(board(), others)
              .forEach(z -> eliminateWhereSeen(z, places(one | another, z)));
          readTwo(one, another, x, others);
        }
      }
    }

    private void readTwo(long one, long another, int x, int others) {
      for (int y = x + 1; y <= board().digits(); y++) {
        if ((others >>> (y - 1) & 1) != 0 && isRestricted(one, another, y)) {
          Candidates.digits(board(), digits(one) & ~Candidates.pair(x, y))
              .forEach(z -> lock(places(one, z), another, z));
        }
      }
    }

    /** The other order of the two sets comes in its turn. */
    private void lock(int[] places, long other, int digit) {
      for (int cell : cellsOf(digit)) {
        if ((other >>> cell & 1) == 0 && IntStream.of(places).allMatch(place -> see(cell, place))) {
          eliminate(cell, digit);
        }
      }
    }
  }
}
