package cluewright.strategy;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.Evidence;
import cluewright.strategy.core.RuleStrategy;
import cluewright.strategy.core.Strategy;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What is found in the states of {@link FindingsGoldenTest} is true, by means without finders. */
final class FindingsTruthTest {

  static Stream<String> strategies() {
    return FindingsGoldenTest.recorded().map(Strategy::id);
  }

  static Stream<String> strategiesWithoutGroups() {
    return strategies().filter(id -> !id.matches("(grouped|forcing)-.*|als-aic"));
  }

  static Stream<String> strategiesStatedAsRules() {
    return FindingsGoldenTest.recorded().filter(RuleStrategy.class::isInstance).map(Strategy::id);
  }

  @ParameterizedTest
  @MethodSource("strategies")
  void noSolutionOfAStateIsAgainstWhatIsConcluded(String id) {
    for (RecordedState given : RecordedState.of(id)) {
      Completions solutions = Completions.of(given.state());
      assertThat(solutions.exist()).isTrue();
      for (Deduction deduction : deductions(id, given)) {
        assertThat(deduction.changes())
            .as("%s", deduction)
            .noneMatch(
                change ->
                    deduction.places()
                        ? solutions.without(change).exist()
                        : solutions.with(change).exist());
      }
    }
  }

  /** A link of a group is drawn at its cells one by one, of which each alone says too much. */
  @ParameterizedTest
  @MethodSource("strategiesWithoutGroups")
  void noSolutionOfAStateIsAgainstALinkThatIsDrawn(String id) {
    for (RecordedState given : RecordedState.of(id)) {
      Completions solutions = Completions.of(given.state());
      for (Deduction deduction : deductions(id, given)) {
        assertThat(deduction.evidence().links())
            .as("%s", deduction)
            .noneMatch(link -> isRefuted(link, solutions));
      }
    }
  }

  private static boolean isRefuted(Evidence.Link link, Completions solutions) {
    return link.strength() == Evidence.Strength.STRONG
        ? solutions.without(link.from()).without(link.to()).exist()
        : solutions.with(link.from()).with(link.to()).exist();
  }

  @ParameterizedTest
  @MethodSource("strategiesStatedAsRules")
  void theRulesConcludeWhatIsFound(String id) {
    RuleStrategy strategy = (RuleStrategy) Catalogue.withId(id).orElseThrow();
    for (RecordedState given : RecordedState.of(id)) {
      Applied state = new Applied(given.state().frozen());
      assertThat(state.conclusions(StrategySet.of(List.of(strategy)).rules(given.board())))
          .isEqualTo(state.conclusions(strategy));
    }
  }

  private static List<Deduction> deductions(String id, RecordedState given) {
    List<Deduction> found = new ArrayList<>();
    Catalogue.withId(id)
        .orElseThrow()
        .finder(given.board())
        .find(given.state(), deduction -> !found.add(deduction));
    return found;
  }
}
