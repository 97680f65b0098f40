package cluewright.search;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.proof.ProofRecord;
import cluewright.strategy.StrategySet;
import org.junit.jupiter.api.Test;

final class CheckedStrategiesTest {
  private static final Board WITH_A_PAIR = Boards.named("6x6+less=r1c1r1c2").orElseThrow();

  private static StrategySet set(String names) {
    return StrategySet.parse(names);
  }

  @Test
  void anyStrategiesAreNoObjection() {
    assertThat(CheckedStrategies.objection(set("any"), WITH_A_PAIR)).isEmpty();
  }

  @Test
  void pairsOfReasonsAreCheckedWhereThereAreHousesAlone() {
    assertThat(CheckedStrategies.objection(set("N,reasons-2"), Boards.SIX)).isEmpty();
    assertThat(CheckedStrategies.objection(set("N,reasons-2"), WITH_A_PAIR))
        .contains(ProofRecord.Absence.STRATEGIES);
  }

  @Test
  void thoseThatTheCheckerDoesNotKnowAreNamed() {
    assertThat(CheckedStrategies.unknown(set("N,aic,nishio,reasons-3"), Boards.SIX))
        .containsExactly("nishio", "reasons-3");
  }
}
