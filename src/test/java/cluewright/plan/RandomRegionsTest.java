package cluewright.plan;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.Tries;
import cluewright.document.Regions;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.rule.Kinds;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class RandomRegionsTest {

  @InTurn
  @ParameterizedTest
  @ValueSource(ints = {6, 8, 9, 10, 12, 16, 25})
  void areWholeJoinedAndOthersThanTheBoxes(int size) {
    Board board = Boards.withCells(size * size).orElseThrow();
    Regions drawn = new RandomRegions(new Random(size)).on(board).orElseThrow().regions();
    assertThat(drawn.scattered()).isEmpty();
    assertThat(Boards.boxes(drawn.whole().orElseThrow())).isEmpty();
  }

  @Test
  void someGridFitsThem() {
    Board board = Boards.withKinds(Boards.NINE, Set.of(Kinds.DIAGONALS)).orElseThrow();
    Random random = Tries.random(20261126);
    for (int i = 0; i < Tries.of(25); i++) {
      RandomRegions.Drawn drawn = new RandomRegions(random).on(board).orElseThrow();
      assertThat(drawn.grid().board()).hasToString("9x9 jigsaw+x");
      assertThat(drawn.regions().whole()).contains(drawn.grid().board());
      assertThat(drawn.grid().isComplete()).isTrue();
      assertThat(drawn.grid().conflict()).isEmpty();
    }
  }
}
