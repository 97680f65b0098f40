package cluewright.strategy;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Tries;
import cluewright.model.Boards;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.Strategy;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Pairs of fish of the same bases, which libraries name. */
final class SiameseFishTest {

  private static Strategy strategy(String id) {
    return Catalogue.numbered().stream().filter(s -> s.id().equals(id)).findFirst().orElseThrow();
  }

  @Test
  void theyHaveTheNumbersOfTheirFishAndNamesOfTheirOwn() {
    assertThat(Catalogue.numbered())
        .extracting(s -> s.variants().get(0).code() + " " + s.names().get(0))
        .contains(
            "03111 Siamese Finned Swordfish",
            "03221 Siamese Sashimi Jellyfish",
            "03411 Siamese Finned Franken Swordfish",
            "03621 Siamese Finned Mutant Jellyfish")
        .doesNotHaveDuplicates();
  }

  @ParameterizedTest
  @CsvSource({
    "finned-x-wing, sashimi-x-wing",
    "sashimi-x-wing, sashimi-x-wing",
    "finned-swordfish, sashimi-swordfish"
  })
  void theyEliminateWhatTwoFishOfTheSameBasesDo(String first, String second) {
    int shown = 0;
    for (States.Given given : States.weakened(Boards.NINE, 40, Tries.random(171))) {
      Applied state = new Applied(given.state());
      List<Deduction> others = new ArrayList<>(state.deductions(strategy(first)));
      others.addAll(state.deductions(strategy(second)));
      Set<Set<Integer>> pairs = new HashSet<>();
      for (Deduction one : state.deductions(strategy(first))) {
        for (Deduction other : others) {
          boolean sameBases =
              one.evidence().houses().equals(other.evidence().houses())
                  && digit(one) == digit(other);
          if (sameBases && !Set.copyOf(one.changes()).equals(Set.copyOf(other.changes()))) {
            Set<Integer> both = new TreeSet<>(one.changes());
            both.addAll(other.changes());
            pairs.add(both);
          }
        }
      }
      List<Deduction> told = state.deductions(strategy("siamese-" + first));
      assertThat(told.stream().map(d -> Set.copyOf(d.changes())).collect(Collectors.toSet()))
          .isEqualTo(pairs);
      shown += told.isEmpty() ? 0 : 1;
    }
    assertThat(shown).isGreaterThanOrEqualTo(Tries.showing(1));
  }

  private static int digit(Deduction deduction) {
    return deduction.board().digitOf(deduction.changes().get(0));
  }
}
