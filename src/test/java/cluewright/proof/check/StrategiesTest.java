package cluewright.proof.check;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.strategy.Catalogue;
import cluewright.strategy.core.RuleStrategy;
import cluewright.strategy.core.Strategy;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/** The checker's own list of strategies against the catalogue, which it does not read. */
final class StrategiesTest {

  private static List<String> catalogued(Predicate<Strategy> condition) {
    return Catalogue.all().stream().filter(condition).map(Strategy::id).sorted().toList();
  }

  @Test
  void theCheckerKnowsWhichStrategiesPlaceAndWhichOnlyEliminate() {
    assertThat(new TreeSet<>(Strategies.PLACING))
        .containsExactlyElementsOf(catalogued(Strategy::places));
    assertThat(new TreeSet<>(Strategies.ELIMINATING))
        .containsExactlyElementsOf(catalogued(strategy -> !strategy.places()));
  }

  @Test
  void theCheckerStatesTheStrategiesThatAreStatedAsRules() {
    assertThat(new TreeSet<>(Strategies.STATED))
        .containsExactlyElementsOf(catalogued(RuleStrategy.class::isInstance));
    assertThat(Strategies.unstated(Set.of("templates", "naked-single", "full-house")))
        .containsExactly("full-house", "templates");
  }
}
