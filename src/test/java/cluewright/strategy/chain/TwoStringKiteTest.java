package cluewright.strategy.chain;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Tries;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.rule.Kinds;
import cluewright.strategy.Applied;
import cluewright.strategy.Literal;
import cluewright.strategy.LiteralPairs;
import cluewright.strategy.core.Strategy;
import org.junit.jupiter.api.Test;

final class TwoStringKiteTest {
  private final Strategy strategy = TwoStringKite.STRATEGY;

  @Test
  void oneOfTheFreeEndsHoldsTheDigit() {
    assertThat(Applied.on(Boards.FOUR).without("1", "r1c1", "r1c4", "r3c1").deductions(strategy))
        .extracting(deduction -> deduction.sentence().toString())
        .containsExactly(
            "2-String Kite: 1 has two places each in row 1 and column 1, and r1c2 and r2c1 share"
                + " box 1, hence one of r1c3 and r4c1 is 1, so 1 is eliminated from r4c3.");
  }

  @Test
  void aRowAndAColumnWithACommonPlaceAreNoKite() {
    assertThat(
            Applied.on(Boards.FOUR)
                .without("1", "r1c2", "r1c4", "r2c1", "r3c1")
                .conclusions(strategy))
        .isEmpty();
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
                  state,
                  (first, second, linked, free) ->
                      first.kind() != second.kind()
                          && first.kind() != Kinds.BOX
                          && second.kind() != Kinds.BOX
                          && board.housesWith(linked).stream()
                              .anyMatch(house -> house.kind() == Kinds.BOX)));
    }
  }

  @Test
  void whatItConcludesATurbotFishConcludes() {
    Literal.checkImplied(strategy, "turbot-fish", Tries.random(5));
  }
}
