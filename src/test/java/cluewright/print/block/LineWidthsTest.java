package cluewright.print.block;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import cluewright.print.BoardLook;
import cluewright.print.BoardStyle;
import cluewright.print.Style;
import cluewright.print.Style.TypeSize;
import cluewright.print.Tints;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

final class LineWidthsTest {
  private static final Style LARGE = Style.USUAL.withSize(TypeSize.LARGE);

  private static BoardLook look(OptionalDouble cells, OptionalDouble boxes) {
    return new BoardLook(BoardStyle.CLASSIC, cells, boxes, false, Tints.USUAL);
  }

  /** Cells of solutions, of four boards a page, of two, of one, and of a small board alone. */
  @ParameterizedTest
  @CsvSource({
    "16, 2.5, 2, 1",
    "28, 2.8, 2, 1",
    "36, 3.6, 2.52, 1",
    "54, 4.8, 3.36, 1.008",
    "78, 4.8, 3.36, 1.008"
  })
  void inLargePrintLinesBetweenBoxesGrowWithTheBoard(
      double cell, double frame, double boxes, double cells) {
    LineWidths widths = LineWidths.of(LARGE, cell);
    assertThat(widths.frame()).isEqualTo(frame, within(1e-9));
    assertThat(widths.boxes()).isEqualTo(boxes, within(1e-9));
    assertThat(widths.cells()).isEqualTo(cells, within(1e-9));
  }

  @ParameterizedTest
  @CsvSource({"10, 1.875, 1.5, 0.5", "36, 1.875, 1.5, 0.5", "54, 2.4, 1.68, 0.504"})
  void usualPrintIsAsItWas(double cell, double frame, double boxes, double cells) {
    LineWidths widths = LineWidths.of(Style.USUAL, cell);
    assertThat(widths.frame()).isEqualTo(frame, within(1e-9));
    assertThat(widths.boxes()).isEqualTo(boxes, within(1e-9));
    assertThat(widths.cells()).isEqualTo(cells, within(1e-9));
  }

  @ParameterizedTest
  @EnumSource
  void linesBetweenBoxesStandOutAndTheFrameIsTheWidest(BoardStyle each) {
    for (TypeSize size : TypeSize.values()) {
      Style style = Style.USUAL.withSize(size).withLook(Style.USUAL.look().withStyle(each));
      for (double cell = 9; cell < 90; cell += 3) {
        LineWidths widths = LineWidths.of(style, cell);
        assertThat(widths.boxes()).isGreaterThanOrEqualTo(2 * widths.cells());
        assertThat(widths.frame()).isBetween(widths.boxes(), LineWidths.widestFrame(style));
      }
    }
  }

  @Test
  void linesBetweenBoxesFollowWideLinesBetweenCells() {
    Style wide = Style.USUAL.withLook(look(OptionalDouble.of(2), OptionalDouble.empty()));
    assertThat(LineWidths.of(wide, 40)).isEqualTo(new LineWidths(5, 4, 2));
    assertThat(LineWidths.widestFrame(wide)).isEqualTo(5);
  }

  @Test
  void whatIsAskedForIsTaken() {
    Style asked = LARGE.withLook(look(OptionalDouble.of(2), OptionalDouble.of(1)));
    LineWidths widths = LineWidths.of(asked, 40);
    assertThat(widths.cells()).isEqualTo(2);
    assertThat(widths.boxes()).isEqualTo(1);
  }
}
