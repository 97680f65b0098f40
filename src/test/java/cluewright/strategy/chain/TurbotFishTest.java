package cluewright.strategy.chain;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Tries;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.strategy.Applied;
import cluewright.strategy.Literal;
import cluewright.strategy.LiteralPairs;
import cluewright.strategy.States;
import cluewright.strategy.core.Strategy;
import java.util.List;
import org.junit.jupiter.api.Test;

final class TurbotFishTest {
  private final Strategy strategy = TurbotFish.STRATEGY;

  @Test
  void pairsOfABoxAndALineMakeOneToo() {
    assertThat(
            Applied.on(Boards.FOUR)
                .without("1", "r1c2", "r2c1", "r3c3", "r4c3")
                .deductions(strategy))
        .extracting(deduction -> deduction.sentence().toString())
        .containsExactly(
            "Turbot Fish: 1 has two places each in column 3 and box 1, and r2c2 and r2c3 share"
                + " row 2, hence one of r1c1 and r1c3 is 1, so 1 is eliminated from r1c4.",
            "Turbot Fish: 1 has two places each in column 3 and box 1, and r1c1 and r1c3 share"
                + " row 1, hence one of r2c2 and r2c3 is 1, so 1 is eliminated from r2c4.");
  }

  @Test
  void pairsThatDoNotSeeEachOtherSayNothing() {
    assertThat(
            Applied.on(Boards.FOUR)
                .without("1", "r1c2", "r2c1", "r3c3", "r4c4")
                .conclusions(strategy))
        .isEmpty();
  }

  @Test
  void theOneThatEliminatesMostComesFirst() {
    List<Integer> sizes =
        States.weakened(Boards.NINE, 40, Tries.random(9)).stream()
            .map(given -> new Applied(given.state()).deductions(strategy))
            .filter(found -> found.size() > 1)
            .map(found -> found.get(0).changes().size() - found.get(1).changes().size())
            .toList();

    assertThat(sizes)
        .hasSizeGreaterThanOrEqualTo(Tries.showing(1))
        .allMatch(difference -> difference >= 0);
  }

  @Test
  void nothingThatTheDefinitionAllowsIsMissed() {
    for (Board board : new Board[] {Boards.SIX, Boards.NINE}) {
      Literal.check(
          strategy,
          board,
          100,
          state ->
              LiteralPairs.conclusions(
                  state, (first, second, linked, free) -> !board.housesWith(linked).isEmpty()));
    }
  }
}
