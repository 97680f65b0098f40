package cluewright.strategy;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Tries;
import cluewright.model.Boards;
import cluewright.strategy.core.Strategy;
import cluewright.strategy.fish.FrankenFish;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Mutant fish of two to four bases, with and without fins. */
final class MutantFishTest {

  private static Strategy strategy(String id) {
    return Catalogue.withId(id).orElseThrow();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "mutant-x-wing",
        "mutant-swordfish",
        "mutant-jellyfish",
        "finned-mutant-x-wing",
        "finned-mutant-swordfish",
        "finned-mutant-jellyfish"
      })
  void aBlankBoardHasNone(String id) {
    assertThat(Applied.on(Boards.SIX).conclusions(strategy(id))).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"mutant-x-wing, 2", "mutant-swordfish, 3", "mutant-jellyfish, 4"})
  void nothingThatTheDefinitionAllowsIsMissed(String id, int size) {
    LiteralHouseFish.mutant(size, FrankenFish.Kind.PLAIN).mustAgreeWith(strategy(id), states(size));
  }

  @ParameterizedTest
  @CsvSource({
    "finned-mutant-x-wing, 2",
    "finned-mutant-swordfish, 3",
    "finned-mutant-jellyfish, 4"
  })
  void nothingWithFinsThatTheDefinitionAllowsIsMissed(String id, int size) {
    LiteralHouseFish.mutant(size, FrankenFish.Kind.FINNED)
        .mustAgreeWith(strategy(id), states(size));
  }

  /** Fewer than of other fish: houses of all kinds on both sides make very many pairs of sets. */
  private static List<States.Given> states(int size) {
    List<States.Given> states = new ArrayList<>();
    states.addAll(States.weakened(Boards.FOUR, 100, Tries.random(140 + size)));
    states.addAll(States.weakened(Boards.SIX, size == 4 ? 0 : 1, Tries.random(150 + size)));
    return states;
  }
}
