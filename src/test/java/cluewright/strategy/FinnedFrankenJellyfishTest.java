package cluewright.strategy;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.Tries;
import cluewright.model.Boards;
import cluewright.strategy.core.Strategy;
import cluewright.strategy.fish.FrankenFish;
import java.util.List;
import org.junit.jupiter.api.Test;

final class FinnedFrankenJellyfishTest {
  private final Strategy strategy = Catalogue.withId("finned-franken-jellyfish").orElseThrow();

  @Test
  void aCellThatSeesTheFinLosesTheDigit() {
    assertThat(
            Applied.on(Boards.NINE)
                .without("1", "r1c3", "r1c5", "r1c6", "r1c7", "r1c8")
                .without("1", "r2c1", "r2c3", "r2c6", "r2c7", "r2c8", "r2c9")
                .without("1", "r4c1", "r4c2", "r4c3", "r4c6", "r4c8", "r4c9")
                .without("1", "r7c8", "r7c9", "r8c8", "r8c9", "r9c8", "r9c9")
                .deductions(strategy))
        .extracting(deduction -> deduction.sentence().toString())
        .contains(
            "Finned Franken Jellyfish: 1 in rows 1, 2 and 4 and box 9 lies only in columns 4, 5 and 7"
                + " and box 1 except for r1c9, so 1 is eliminated from r3c7.");
  }

  @Test
  void aBlankBoardHasNone() {
    assertThat(Applied.on(Boards.SIX).conclusions(strategy)).isEmpty();
  }

  @Test
  void nothingThatTheDefinitionAllowsIsMissed() {
    List<States.Given> states = LiteralHouseFish.smallStates(131);
    assertThat(states).hasSizeGreaterThanOrEqualTo(Tries.showing(201));
    LiteralHouseFish.franken(4, FrankenFish.Kind.FINNED).mustAgreeWith(strategy, states);
  }
}
