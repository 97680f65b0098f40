package cluewright.mask;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

final class TransformTest {
  private static final Mask MASK = new Mask(Boards.FOUR, CellSet.of(0, 1, 7));

  @ParameterizedTest
  @CsvSource({
    "INVERT, ..xx xxx. xxxx xxxx",
    "SHIFT_UP, ...x .... .... xx..",
    "SHIFT_DOWN, .... xx.. ...x ....",
    "SHIFT_LEFT, x..x ..x. .... ....",
    "SHIFT_RIGHT, .xx. x... .... ....",
    "ROTATE, ...x ...x .... ..x.",
    "MIRROR_ACROSS, ..xx x... .... ....",
    "MIRROR_DOWN, .... .... ...x xx..",
  })
  void eachDoesWhatItsNameSays(Transform transform, String drawn) {
    assertThat(transform.apply(MASK).line()).isEqualTo(drawn.replace(" ", ""));
  }

  @ParameterizedTest
  @EnumSource
  void doneOftenEnoughItComesBackToTheBeginning(Transform transform) {
    Mask mask = MASK;
    for (int time = 0; time < 4; time++) {
      mask = transform.apply(mask);
    }
    assertThat(mask).isEqualTo(MASK);
  }

  @Test
  void nothingIsLostOverAnEdge() {
    assertThat(Transform.SHIFT_UP.apply(Transform.SHIFT_DOWN.apply(MASK))).isEqualTo(MASK);
    assertThat(Transform.SHIFT_LEFT.apply(Transform.SHIFT_RIGHT.apply(MASK))).isEqualTo(MASK);
  }
}
