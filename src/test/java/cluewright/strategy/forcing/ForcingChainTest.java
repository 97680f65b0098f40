package cluewright.strategy.forcing;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Tries;
import cluewright.model.Boards;
import cluewright.model.GridState;
import cluewright.strategy.Applied;
import cluewright.strategy.Catalogue;
import cluewright.strategy.SlowComparison;
import cluewright.strategy.SlowForcing;
import cluewright.strategy.States;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.Evidence;
import cluewright.strategy.core.Strategy;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class ForcingChainTest {
  private final Strategy strategy = Catalogue.withId("forcing-chain").orElseThrow();

  private static final Applied WING = Applied.on(Boards.SIX).only("12", "r1c6").only("13", "r2c2");

  /** Three of the places of a digit in a row, from each of which a row leads to column 9. */
  private static final Applied PLACES =
      Applied.on(Boards.NINE)
          .without("1", "r1c2", "r1c3", "r1c5", "r1c6", "r1c8", "r1c9")
          .without("1", "r4c2", "r4c3", "r4c4", "r4c5", "r4c6", "r4c7", "r4c8")
          .without("1", "r5c1", "r5c2", "r5c3", "r5c4", "r5c5", "r5c6", "r5c8")
          .without("1", "r7c1", "r7c2", "r7c3", "r7c5", "r7c6", "r7c7", "r7c8");

  @Test
  void aSuppositionThatLeavesACellNoDigitIsWrong() {
    Deduction only = WING.only("123", "r1c1").deductions(strategy).get(0);

    assertThat(only.sentence().toString())
        .isEqualTo(
            "Forcing chain contradiction: if r1c2 were 1, r1c1 would have no digit left, so 1"
                + " is eliminated from r1c2.");
    assertThat(only.evidence().links())
        .extracting(Evidence.Link::strength)
        .containsExactlyInAnyOrder(
            Evidence.Strength.WEAK,
            Evidence.Strength.WEAK,
            Evidence.Strength.WEAK,
            Evidence.Strength.STRONG,
            Evidence.Strength.STRONG,
            Evidence.Strength.WEAK,
            Evidence.Strength.WEAK);
  }

  @Test
  void aCellWithOneMoreDigitConcludesNothing() {
    assertThat(WING.only("1234", "r1c1").conclusions(strategy)).isEmpty();
  }

  @Test
  void aCandidateWhoseAbsenceIsWrongIsPlaced() {
    Deduction first = PLACES.deductions(strategy).get(0);

    assertThat(first.places()).isTrue();
    assertThat(first.sentence().toString())
        .isEqualTo(
            "Forcing chain contradiction: if r4c1 were not 1, row 5 would have no place left for"
                + " 1, so r4c1 is 1.");
  }

  @Test
  void whatAllPlacesOfADigitLeadToIsSo() {
    assertThat(PLACES.deductions(strategy))
        .extracting(deduction -> deduction.sentence().toString())
        .contains(
            "Forcing chain verity: wherever 1 goes in row 1, the same follows, so 1 is eliminated"
                + " from r2c9.");
  }

  @Test
  void placementsComeFirstAndThenEliminationsByCellAndDigit() {
    List<Deduction> all = PLACES.deductions(strategy);
    List<Integer> order =
        all.stream()
            .map(d -> d.changes().get(0) + (d.places() ? 0 : Boards.NINE.candidates()))
            .toList();

    assertThat(order).isSorted().doesNotHaveDuplicates();
    assertThat(all).extracting(Deduction::places).contains(true, false);
  }

  @Test
  void itFindsWhatItsDefinitionSays() {
    List<States.Given> states = new ArrayList<>();
    states.addAll(States.weakened(Boards.FOUR, 180, Tries.random(51)));
    states.addAll(States.partlyPlaced(Boards.SIX, 30, Tries.random(52)));
    states.addAll(States.of(Boards.SIX, 2, Tries.random(53)));
    assertThat(states).hasSizeGreaterThanOrEqualTo(Tries.showing(201));
    SlowComparison.compare(strategy, states, state -> new Reading(state).conclusions(), 101);
  }

  private static final class Reading extends SlowForcing {
    Reading(GridState state) {
      super(state);
    }

    @Override
    public void readCandidates() {
      link(0);
    }
  }
}
