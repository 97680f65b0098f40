package cluewright.strategy;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Tries;
import cluewright.model.Boards;
import cluewright.strategy.core.Strategy;
import cluewright.strategy.fish.FrankenFish;
import java.util.List;
import org.junit.jupiter.api.Test;

final class FinnedFrankenXWingTest {
  private final Strategy strategy = Catalogue.withId("finned-franken-x-wing").orElseThrow();

  @Test
  void aCellThatSeesTheFinLosesTheDigit() {
    assertThat(
            Applied.on(Boards.FOUR)
                .without("1", "r1c4", "r3c2", "r4c2", "r3c4")
                .deductions(strategy))
        .extracting(deduction -> deduction.sentence().toString())
        .contains(
            "Finned Franken X-Wing: 1 in row 1 and box 3 lies only in columns 1 and 3 except for"
                + " r1c2, so 1 is eliminated from r2c1.");
  }

  @Test
  void aFishWithoutFinsIsNone() {
    assertThat(
            Applied.on(Boards.FOUR)
                .without("1", "r1c2", "r1c4", "r3c2", "r4c2", "r3c4")
                .deductions(strategy))
        .extracting(deduction -> deduction.sentence().toString())
        .allMatch(sentence -> sentence.contains(" except for "));
  }

  @Test
  void aBlankBoardHasNone() {
    assertThat(Applied.on(Boards.SIX).conclusions(strategy)).isEmpty();
  }

  @Test
  void nothingThatTheDefinitionAllowsIsMissed() {
    List<States.Given> states = LiteralHouseFish.smallStates(101);
    assertThat(states).hasSizeGreaterThanOrEqualTo(Tries.showing(201));
    LiteralHouseFish.franken(2, FrankenFish.Kind.FINNED).mustAgreeWith(strategy, states);
  }
}
