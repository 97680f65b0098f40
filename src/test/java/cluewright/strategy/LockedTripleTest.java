package cluewright.strategy;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Tries;
import cluewright.model.Boards;
import cluewright.strategy.core.Strategy;
import java.util.List;
import org.junit.jupiter.api.Test;

final class LockedTripleTest {
  private final Strategy strategy = Catalogue.withId("locked-triple").orElseThrow();

  @Test
  void aTripleWhereABoxAndARowCrossClearsBoth() {
    assertThat(
            Applied.on(Boards.SIX)
                .only("12", "r1c1")
                .only("23", "r1c2")
                .only("13", "r1c3")
                .without("23", "r1c4", "r1c5", "r1c6", "r2c1", "r2c2", "r2c3")
                .conclusions(strategy))
        .containsExactly("r1c4-1", "r1c5-1", "r1c6-1", "r2c1-1", "r2c2-1", "r2c3-1");
  }

  @Test
  void threeCellsOfABoxThatLieInNoLineAreNotLocked() {
    assertThat(Applied.on(Boards.SIX).only("123", "r1c1", "r1c2", "r2c1").conclusions(strategy))
        .isEmpty();
  }

  @Test
  void nakedTriplesConcludeAllThat() {
    List<Strategy> triples = List.of(Catalogue.withId("naked-triple").orElseThrow());
    assertThat(strategy.isImpliedBy(triples, Boards.NINE)).isTrue();
    assertThat(
            strategy.isImpliedBy(
                List.of(Catalogue.withId("naked-pair").orElseThrow()), Boards.NINE))
        .isFalse();
    for (States.Given given : States.partlyPlaced(Boards.NINE, 100, Tries.random(5))) {
      Applied state = new Applied(given.state());
      assertThat(state.conclusions(Catalogue.withId("naked-triple").orElseThrow()))
          .containsAll(state.conclusions(strategy));
    }
  }

  @Test
  void itFindsWhatTheDefinitionSays() {
    SlowComparison.compare(strategy, state -> new SlowSubsets(state).locked(3), 20);
  }
}
