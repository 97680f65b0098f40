package cluewright.strategy.single;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.model.Boards;
import cluewright.model.GridState;
import cluewright.strategy.Applied;
import cluewright.strategy.core.Strategy;
import org.junit.jupiter.api.Test;

final class NakedSingleTest {
  private final Strategy strategy = new NakedSingle();

  @Test
  void theOnlyCandidateLeftIsPlaced() {
    assertThat(Applied.on(Boards.FOUR).without("123", "r1c1").conclusions(strategy))
        .containsExactly("r1c1=4");
  }

  @Test
  void twoCandidatesLeftSayNothing() {
    assertThat(Applied.on(Boards.FOUR).without("12", "r1c1").conclusions(strategy)).isEmpty();
  }

  @Test
  void aPlacedCellSaysNothingNew() {
    GridState state = GridState.blank(Boards.FOUR).place(0, 4);

    assertThat(new Applied(state).conclusions(strategy)).isEmpty();
  }
}
