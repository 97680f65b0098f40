package cluewright.picture;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.DigitSet;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Figures in cells say what holds, and no more. */
final class CellMarksTest {

  private static List<Shape> arrows(Board board) {
    return BoardShapes.of(Shown.of(board, List.of(), DigitSet.USUAL)).stream()
        .filter(shape -> shape.sign() == Sign.FIGURE_LINE)
        .toList();
  }

  /** Cells side by side of one kind are not compared; outside the grid nothing is. */
  @ParameterizedTest
  @CsvSource({
    "maximum=r2c2, 4",
    "maximum=r2c2r2c3, 6",
    "maximum=r2c2+maximum=r2c3, 6",
    "maximum=r2c2+minimum=r2c3, 8",
    "minimum=r1c1, 2"
  })
  void smallestAndLargestCellsHaveArrowsTowardsTheCellsThatTheyAreComparedWith(
      String rules, int count) {
    assertThat(arrows(Boards.named("4x4+" + rules).orElseThrow())).hasSize(count);
  }
}
