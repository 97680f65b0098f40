package cluewright.print.block;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.picture.Shape;
import cluewright.picture.Sign;
import cluewright.print.BoardLook;
import cluewright.print.BoardStyle;
import cluewright.print.Tints;
import cluewright.print.canvas.Ink;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

final class GroundsTest {
  private static final Board CAGED =
      Boards.named("9x9+cage3=r1c1r1c2+cage17=r2c1r2c2+cage9=r5c5r5c6").orElseThrow();

  private static BoardLook with(Tints tints) {
    return BoardLook.USUAL.withTints(tints);
  }

  @Test
  void everyOtherBoxHasTheTintThatIsAskedForWhateverTheStyle() {
    BoardLook newspaper = BoardLook.USUAL.withStyle(BoardStyle.NEWSPAPER);
    assertThat(new Grounds(Boards.NINE, BoardLook.USUAL).cells()).isEmpty();
    assertThat(new Grounds(Boards.NINE, newspaper).cells().values())
        .hasSize(36)
        .containsOnly(Ink.WINDOW);
    Tints dark = Tints.USUAL.withBoxes(OptionalInt.of(15));
    assertThat(new Grounds(Boards.NINE, newspaper.withTints(dark)).cells().values())
        .hasSize(36)
        .containsOnly(Ink.GROUND_15);
    Tints none = Tints.USUAL.withBoxes(OptionalInt.of(0));
    assertThat(new Grounds(Boards.NINE, newspaper.withTints(none)).cells()).isEmpty();
  }

  @Test
  void cagesThatTouchEachOtherAreNotBothTintedAndTheirSumsStandOnTheTint() {
    Grounds grounds = new Grounds(CAGED, with(Tints.USUAL.withCages(OptionalInt.of(10))));
    assertThat(grounds.cells())
        .containsOnlyKeys(CAGED.cell(0, 0), CAGED.cell(0, 1), CAGED.cell(4, 4), CAGED.cell(4, 5));
    assertThat(grounds.of(new Shape.Area(Sign.SUM_ROOM, 4.1, 4.1, 0.3, 0.3)))
        .isEqualTo(Ink.GROUND_10);
    assertThat(grounds.of(new Shape.Area(Sign.SUM_ROOM, 0.1, 1.1, 0.3, 0.3))).isEqualTo(Ink.PAPER);
  }

  @Test
  void windowsHaveTheirUsualGroundOrAnother() {
    Shape.Area window = new Shape.Area(Sign.WINDOW, 1, 1, 3, 3);
    assertThat(new Grounds(Boards.NINE, BoardLook.USUAL).of(window)).isEqualTo(Ink.WINDOW);
    Tints light = Tints.USUAL.withRegions(OptionalInt.of(5));
    assertThat(new Grounds(Boards.NINE, with(light)).of(window)).isEqualTo(Ink.GROUND_5);
  }
}
