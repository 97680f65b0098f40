package cluewright.print.block;

import cluewright.model.Board;
import cluewright.print.canvas.Ink;
import cluewright.print.canvas.Lettering;
import cluewright.print.canvas.Weight;

/**
 * A puzzle's solution as a block; without one, a sentence that says why.
 *
 * @param cell the side of a cell, in points
 */
public record AnswerBoard(Typesetting setting, double cell) {
  private static final double SMALL_DIGITS = 12;
  private static final double SENTENCE = 8;
  private static final double SMALLEST_SENTENCE = 7;

  public double width(Board board) {
    return board.columns() * cell + LineWidths.of(setting.style(), cell).frame();
  }

  double height(Board board) {
    return board.rows() * cell + LineWidths.of(setting.style(), cell).frame();
  }

  public Block of(TypesetPuzzle item) {
    return item.entry().solution().isPresent() ? board(item) : sentence(item);
  }

  private Block board(TypesetPuzzle item) {
    double digits = cell * DigitSize.ofSolution(setting.style().size()).perCell();
    return new BoardBlock(
        item.entry().solution().orElseThrow(),
        item.entry().puzzle().mask().clues(),
        cell,
        new Lettering(Weight.BOLD, setting.digits(digits), Ink.BLACK),
        new Lettering(
            Weight.REGULAR, setting.digits(digits), digits < SMALL_DIGITS ? Ink.BLACK : Ink.FOUND),
        setting,
        item.entry().digits());
  }

  private Block sentence(TypesetPuzzle item) {
    Letters letters = setting.letters();
    return setting.paragraph(
        setting.said(item.entry().withoutSolution()),
        new Lettering(Weight.REGULAR, letters.atLeast(SENTENCE), Ink.SOFT),
        new Paragraph.Room(
            width(item.board()), Integer.MAX_VALUE, letters.atLeast(SMALLEST_SENTENCE)));
  }
}
