package cluewright.print.block;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.MarkedBoards;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.print.Style;
import cluewright.print.TypeFamily;
import cluewright.print.canvas.Typeface;
import java.io.IOException;
import java.util.Locale;
import org.junit.jupiter.api.Test;

final class PuzzleBoardTest {
  private static final double SIDE = 300;

  /**
   * Numbers outside the grid are part of a puzzle, which still fits its place, and of no answer.
   */
  @Test
  void aPuzzleHasRoomForNumbersOutsideItsGridAndItsSolutionNeedsNone() throws IOException {
    Board board = MarkedBoards.all().get("figures").board();
    try (Typeface typeface = new Typeface(TypeFamily.SANS)) {
      Typesetting setting = new Typesetting(Style.USUAL, Locale.ENGLISH, typeface);
      double cell = PuzzleBoard.cell(board, SIDE, setting);
      assertThat(cell).isLessThan(setting.cell(board, SIDE));
      assertThat(PuzzleBoard.cell(Boards.NINE, SIDE, setting))
          .isEqualTo(setting.cell(Boards.NINE, SIDE));
      double width = PuzzleBoard.width(board, cell, setting);
      assertThat(width).isBetween(SIDE - cell, SIDE);
      assertThat(new AnswerBoard(setting, cell).width(board)).isLessThan(width - cell / 2);
    }
  }
}
