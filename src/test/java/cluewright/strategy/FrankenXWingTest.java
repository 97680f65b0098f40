package cluewright.strategy;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Tries;
import cluewright.model.Boards;
import cluewright.strategy.core.Strategy;
import cluewright.strategy.fish.FrankenFish;
import java.util.List;
import org.junit.jupiter.api.Test;

final class FrankenXWingTest {
  private final Strategy strategy = Catalogue.withId("franken-x-wing").orElseThrow();

  @Test
  void aRowAndABoxWithinTwoColumnsClearTheirRest() {
    Applied fish = Applied.on(Boards.FOUR).without("1", "r1c2", "r1c4", "r3c2", "r4c2", "r3c4");

    assertThat(fish.deductions(strategy))
        .extracting(deduction -> deduction.sentence().toString())
        .contains(
            "Franken X-Wing: 1 in row 1 and box 3 lies only in columns 1 and 3, so 1 is eliminated"
                + " from r2c1, r2c3, r3c3 and r4c3.");
  }

  @Test
  void aPlaceBeyondTheColumnsSpoilsIt() {
    assertThat(
            Applied.on(Boards.FOUR)
                .without("1", "r1c4", "r3c2", "r4c2", "r3c4")
                .conclusions(strategy))
        .isEmpty();
  }

  @Test
  void nothingThatTheDefinitionAllowsIsMissed() {
    List<States.Given> states = LiteralHouseFish.smallStates(81);
    assertThat(states).hasSizeGreaterThanOrEqualTo(Tries.showing(201));
    LiteralHouseFish.franken(2, FrankenFish.Kind.PLAIN).mustAgreeWith(strategy, states);
  }
}
