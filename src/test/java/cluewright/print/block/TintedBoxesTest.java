package cluewright.print.block;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.model.Boards;
import cluewright.print.Area;
import org.junit.jupiter.api.Test;

final class TintedBoxesTest {

  @Test
  void everyOtherBoxIsTintedAndTheFirstIsNot() {
    assertThat(TintedBoxes.of(Boards.NINE))
        .containsExactlyInAnyOrder(
            new Area(3, 0, 3, 3), new Area(0, 3, 3, 3), new Area(6, 3, 3, 3), new Area(3, 6, 3, 3));
    assertThat(TintedBoxes.of(Boards.SIX))
        .containsExactlyInAnyOrder(
            new Area(3, 0, 3, 2), new Area(0, 2, 3, 2), new Area(3, 4, 3, 2));
  }

  @Test
  void otherShapesAndBoardsWithTintsOfTheirOwnHaveNone() {
    assertThat(TintedBoxes.of(Boards.named("9x9+windoku").orElseThrow())).isEmpty();
    assertThat(TintedBoxes.of(Boards.named("9x9+x").orElseThrow())).hasSize(4);
    assertThat(TintedBoxes.of(Boards.named("samurai").orElseThrow())).isEmpty();
  }
}
