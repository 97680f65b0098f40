package cluewright.strategy;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Tries;
import cluewright.model.Boards;
import cluewright.strategy.core.Strategy;
import java.util.List;
import org.junit.jupiter.api.Test;

final class LockedPairTest {
  private final Strategy strategy = Catalogue.withId("locked-pair").orElseThrow();

  @Test
  void aPairWhereABoxAndARowCrossClearsBoth() {
    Applied pair = Applied.on(Boards.FOUR).only("12", "r1c1", "r1c2");

    assertThat(pair.conclusions(strategy))
        .containsExactly(
            "r1c3-1", "r1c3-2", "r1c4-1", "r1c4-2", "r2c1-1", "r2c1-2", "r2c2-1", "r2c2-2");
    assertThat(pair.deductions(strategy).get(0).sentence().toString())
        .isEqualTo(
            "Locked pair: r1c1 and r1c2, which lie in both box 1 and row 1, can hold only 1 and 2,"
                + " so 1 and 2 are eliminated from r1c3, r1c4, r2c1 and r2c2.");
  }

  @Test
  void aPairThatHasNothingToClearInTheBoxIsNotLocked() {
    assertThat(
            Applied.on(Boards.FOUR)
                .only("12", "r1c1", "r1c2")
                .without("12", "r2c1", "r2c2")
                .conclusions(strategy))
        .isEmpty();
  }

  @Test
  void aPairThatClearsNoMoreOfTheLineThanIsInTheBoxIsNotLocked() {
    assertThat(
            Applied.on(Boards.SIX)
                .only("12", "r1c1", "r1c2")
                .without("12", "r1c4", "r1c5", "r1c6")
                .conclusions(strategy))
        .isEmpty();
  }

  @Test
  void aPairInOneHouseOnlyIsNotLocked() {
    assertThat(Applied.on(Boards.FOUR).only("12", "r1c1", "r1c3").conclusions(strategy)).isEmpty();
  }

  @Test
  void nakedPairsConcludeAllThat() {
    List<Strategy> pairs = List.of(Catalogue.withId("naked-pair").orElseThrow());
    assertThat(strategy.isImpliedBy(pairs, Boards.NINE)).isTrue();
    assertThat(
            strategy.isImpliedBy(
                List.of(Catalogue.withId("naked-triple").orElseThrow()), Boards.NINE))
        .isFalse();
    for (States.Given given : States.partlyPlaced(Boards.SIX, 100, Tries.random(5))) {
      Applied state = new Applied(given.state());
      assertThat(state.conclusions(Catalogue.withId("naked-pair").orElseThrow()))
          .containsAll(state.conclusions(strategy));
    }
  }

  @Test
  void itFindsWhatTheDefinitionSays() {
    SlowComparison.compare(strategy, state -> new SlowSubsets(state).locked(2), 50);
  }
}
