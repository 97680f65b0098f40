package cluewright.print.block;

import cluewright.model.Board;
import cluewright.picture.Margins;
import cluewright.print.BoardStyle;
import cluewright.print.Style.TypeSize;
import cluewright.print.canvas.Ink;
import cluewright.print.canvas.Lettering;
import cluewright.print.canvas.Weight;

/** The board of a puzzle to be solved: its clues and nothing else. */
public final class PuzzleBoard {

  private PuzzleBoard() {}

  /** The width of a puzzle for a given cell size, frame included. */
  public static double width(Board board, double cell, Typesetting setting) {
    return Margins.of(board).width(board) * cell + LineWidths.of(setting.style(), cell).frame();
  }

  /** The largest cells with which a puzzle fits a square, frame included. */
  public static double cell(Board board, double side, Typesetting setting) {
    Margins margins = Margins.of(board);
    return (side - setting.widestFrame()) / Math.max(margins.height(board), margins.width(board));
  }

  public static BoardBlock of(TypesetPuzzle item, double cell, Typesetting setting) {
    double usual = cell * DigitSize.ofPuzzle(setting.style().size()).perCell();
    BoardStyle style = setting.style().look().style();
    double scale = setting.style().size() == TypeSize.LARGE ? 1 : style.scale();
    Lettering clues =
        new Lettering(Weight.of(style.digits()), setting.digits(usual * scale), Ink.BLACK);
    return new BoardBlock(
        item.entry().puzzle(),
        item.entry().puzzle().mask().clues(),
        cell,
        clues,
        clues,
        setting,
        item.entry().digits());
  }
}
