package cluewright.picture;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.DigitSet;
import java.util.List;
import org.junit.jupiter.api.Test;
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

  /** Nine of them on 9x9, in a cell with a circle and in one without. */
  @Test
  void givenCandidatesStandWithinTheCircleOfTheirCell() {
    Board board = Boards.named("9x9+between=r1c1r1c2r1c3+candidates510=r1c1r5c5").orElseThrow();
    List<Shape.Text> texts =
        BoardShapes.of(Shown.of(board, List.of(), DigitSet.USUAL)).stream()
            .filter(shape -> shape.sign() == Sign.CANDIDATE)
            .map(Shape.Text.class::cast)
            .toList();

    assertThat(texts).hasSize(16);
    assertThat(texts.subList(0, 8))
        .allMatch(text -> Math.hypot(text.x() - 0.5, text.y() - 0.5) < LineMarks.CIRCLE - 0.1);
    assertThat(texts.subList(8, 16))
        .anyMatch(text -> Math.hypot(text.x() - 4.5, text.y() - 4.5) > LineMarks.CIRCLE);
  }
}
