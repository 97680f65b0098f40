package cluewright.print.block;

import cluewright.print.canvas.Ink;
import cluewright.print.canvas.Lettering;
import cluewright.print.canvas.Weight;

/** The board of a puzzle to be solved: its clues and nothing else. */
public final class PuzzleBoard {

  private PuzzleBoard() {}

  public static BoardBlock of(TypesetPuzzle item, double cell, Typesetting setting) {
    double size = cell * DigitSize.ofPuzzle(setting.style().size()).perCell();
    Lettering clues = new Lettering(Weight.MEDIUM, size, Ink.BLACK);
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
