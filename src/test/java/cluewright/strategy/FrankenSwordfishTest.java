package cluewright.strategy;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Tries;
import cluewright.model.Boards;
import cluewright.strategy.core.Strategy;
import cluewright.strategy.fish.FrankenFish;
import java.util.List;
import org.junit.jupiter.api.Test;

final class FrankenSwordfishTest {
  private final Strategy strategy = Catalogue.withId("franken-swordfish").orElseThrow();

  private static final Applied FISH =
      Applied.on(Boards.SIX)
          .without("1", "r1c2", "r1c4", "r1c6")
          .without("1", "r3c2", "r3c3", "r3c4", "r3c6")
          .without("1", "r5c4", "r5c6", "r6c4", "r6c6");

  @Test
  void twoRowsAndABoxWithinThreeColumnsClearTheirRest() {
    assertThat(FISH.deductions(strategy))
        .extracting(deduction -> deduction.sentence().toString())
        .contains(
            "Franken Swordfish: 1 in rows 1 and 3 and box 6 lies only in columns 1, 3 and 5, so 1"
                + " is eliminated from r2c1, r2c3, r2c5, r4c1, r4c3, r4c5, r5c1, r5c3, r6c1 and"
                + " r6c3.");
  }

  @Test
  void aBaseWithFourPlacesMakesNone() {
    assertThat(
            Applied.on(Boards.SIX)
                .without("1", "r1c4", "r1c6")
                .without("1", "r3c2", "r3c3", "r3c4", "r3c6")
                .without("1", "r5c4", "r5c6", "r6c4", "r6c6")
                .conclusions(strategy))
        .isEmpty();
  }

  @Test
  void nothingThatTheDefinitionAllowsIsMissed() {
    List<States.Given> states = LiteralHouseFish.smallStates(91);
    assertThat(states).hasSizeGreaterThanOrEqualTo(Tries.showing(201));
    LiteralHouseFish.franken(3, FrankenFish.Kind.PLAIN).mustAgreeWith(strategy, states);
  }
}
