package cluewright.strategy;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Tries;
import cluewright.model.Boards;
import cluewright.strategy.core.Strategy;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** A strategy that another one implies concludes nothing that the other does not conclude. */
final class ImpliedStrategiesTest {
  private static final List<States.Given> STATES = LiteralReading.states();

  static Stream<Arguments> impliedByOthers() {
    List<Arguments> pairs = new ArrayList<>();
    for (Strategy implied : Catalogue.all()) {
      for (Strategy other : Catalogue.all()) {
        if (other != implied && implied.isImpliedBy(List.of(other), Boards.NINE)) {
          pairs.add(Arguments.of(implied.id(), other.id()));
        }
      }
    }
    return pairs.stream();
  }

  @ParameterizedTest
  @MethodSource("impliedByOthers")
  void whatIsImpliedIsConcludedByTheOther(String implied, String other) {
    int conclusions = 0;
    for (States.Given given : STATES) {
      Applied state = new Applied(given.state());
      var mine = state.conclusions(Catalogue.withId(implied).orElseThrow());
      conclusions += mine.size();
      if (!mine.isEmpty()) {
        assertThat(state.conclusions(Catalogue.withId(other).orElseThrow())).containsAll(mine);
      }
    }
    assertThat(conclusions).isGreaterThanOrEqualTo(Tries.showing(1));
  }
}
