package cluewright.print;

/** The board of a puzzle to be solved: its clues and nothing else. */
final class PuzzleBoard {

  private PuzzleBoard() {}

  static BoardBlock of(Item item, double cell, Setting setting) {
    double size = cell * DigitSize.ofPuzzle(setting.style().size()).perCell();
    Lettering clues = new Lettering(Weight.MEDIUM, size, Ink.BLACK);
    return new BoardBlock(
        item.entry().puzzle(),
        item.entry().puzzle().mask().clues(),
        cell,
        clues,
        clues,
        setting.typeface());
  }
}
