package cluewright.strategy.chain;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Tries;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.House;
import cluewright.model.rule.Kinds;
import cluewright.strategy.Applied;
import cluewright.strategy.Literal;
import cluewright.strategy.LiteralPairs;
import cluewright.strategy.core.Evidence;
import cluewright.strategy.core.Strategy;
import org.junit.jupiter.api.Test;

final class SkyscraperTest {
  private final Strategy strategy = Skyscraper.STRATEGY;

  @Test
  void oneOfTheFreeEndsHoldsTheDigit() {
    assertThat(
            Applied.on(Boards.FOUR)
                .without("1", "r1c2", "r1c4", "r3c2", "r3c3")
                .deductions(strategy))
        .extracting(deduction -> deduction.sentence().toString())
        .containsExactly(
            "Skyscraper: 1 has two places each in row 1 and row 3, and r1c1 and r3c1 share column"
                + " 1, hence one of r1c3 and r3c4 is 1, so 1 is eliminated from r2c4 and r4c3.");
  }

  @Test
  void theLinksAreDrawn() {
    Evidence evidence =
        Applied.on(Boards.FOUR)
            .without("1", "r1c2", "r1c4", "r3c2", "r3c3")
            .deductions(strategy)
            .get(0)
            .evidence();

    assertThat(evidence.houses()).extracting(House::label).containsExactly("row 1", "row 3");
    assertThat(evidence.covers()).extracting(House::label).containsExactly("column 1");
    assertThat(evidence.links())
        .extracting(Evidence.Link::strength)
        .containsExactly(
            Evidence.Strength.STRONG, Evidence.Strength.WEAK, Evidence.Strength.STRONG);
  }

  @Test
  void freeEndsInOneColumnMakeAnXWingInstead() {
    assertThat(
            Applied.on(Boards.FOUR)
                .without("1", "r1c2", "r1c4", "r3c2", "r3c4")
                .conclusions(strategy))
        .isEmpty();
  }

  @Test
  void aThirdPlaceInARowBreaksIt() {
    assertThat(Applied.on(Boards.FOUR).without("1", "r1c2", "r1c4", "r3c2").conclusions(strategy))
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
                      first.kind() != Kinds.BOX
                          && first.kind() == second.kind()
                          && shareLine(board, linked)
                          && !shareLine(board, free)));
    }
  }

  private static boolean shareLine(Board board, CellSet cells) {
    return board.housesWith(cells).stream().anyMatch(house -> house.kind() != Kinds.BOX);
  }

  @Test
  void whatItConcludesATurbotFishConcludes() {
    Literal.checkImplied(strategy, "turbot-fish", Tries.random(4));
  }
}
