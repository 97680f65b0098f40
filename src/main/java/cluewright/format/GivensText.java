package cluewright.format;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.strategy.Words;
import java.util.List;

/**
 * A mask some of whose digits are fixed, as text: {@code x} for a free clue cell, a digit for a
 * fixed one, {@code .} or {@code 0} for an open cell.
 *
 * @param mask every clue cell
 * @param digits the fixed digits alone
 */
public record GivensText(Mask mask, Puzzle digits) {
  private static final String OPEN = ".0";
  private static final String FREE = "xX*";

  /**
   * Reads one; its length chooses the board.
   *
   * @param boards those that may be meant
   * @throws FormatException if the text is no such mask, or holds another character
   */
  public static GivensText read(String text, List<Board> boards) {
    CellReader reader =
        new CellReader(boards, List.of(Layout.PLAIN, Layout.FRAMED), (layout, cells) -> true);
    CellReader.Found found = reader.read(text, 1);
    Board board = found.board();
    int[] digits = new int[board.cells()];
    for (int cell = 0; cell < digits.length; cell++) {
      char symbol = found.cells().symbol(cell);
      digits[cell] = board.digitOf(symbol);
      if (digits[cell] == 0 && (OPEN + FREE).indexOf(symbol) < 0) {
        throw stranger(board, symbol, found.cells().place(cell));
      }
    }
    CellSet clues =
        CellSet.where(board.cells(), cell -> OPEN.indexOf(found.cells().symbol(cell)) < 0);
    return new GivensText(new Mask(board, clues), new Puzzle(board, digits));
  }

  private static FormatException stranger(Board board, char symbol, Cells.Place place) {
    return FormatException.at(
        place.line(),
        place.column(),
        Phrase.of("formats.no-given", Symbol.quoted(symbol), Words.digit(board, board.digits())));
  }
}
