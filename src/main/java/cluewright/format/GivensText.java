package cluewright.format;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.strategy.core.Words;
import java.util.List;

/**
 * A mask with some fixed digits, as text: {@code x} for a free clue cell, a digit for a fixed one,
 * {@code .} or {@code 0} for an empty cell.
 *
 * @param mask every clue cell
 * @param digits the fixed digits alone
 */
public record GivensText(Mask mask, Puzzle digits) {
  private static final String OPEN = ".0";
  private static final String FREE = "xX*";

  /**
   * Reads such a text; its length determines the board.
   *
   * @param boards those that may be meant
   * @throws FormatException if the text is no such mask, or holds another character
   */
  public static GivensText read(String text, List<Board> boards) {
    CellReader reader =
        new CellReader(
            boards, List.of(TextLayout.PLAIN, TextLayout.FRAMED), (layout, cells) -> true);
    CellReader.Found found = reader.read(text, 1);
    Board board = found.board();
    String symbols = symbols(board, found.cells().symbols());
    int[] digits = new int[board.cells()];
    for (int cell = 0; cell < digits.length; cell++) {
      char symbol = symbols.charAt(cell);
      digits[cell] = board.digitOf(symbol);
      if (digits[cell] == 0 && (OPEN + FREE).indexOf(symbol) < 0) {
        throw stranger(board, symbol, found.cells().place(cell));
      }
    }
    CellSet clues = CellSet.where(board.cells(), cell -> OPEN.indexOf(symbols.charAt(cell)) < 0);
    return new GivensText(new Mask(board, clues), new Puzzle(board, digits));
  }

  /** The symbols of a board; 0 may be a digit if {@code .} is an empty cell, as in a puzzle. */
  private static String symbols(Board board, CharSequence cells) {
    boolean hasOpen = cells.chars().anyMatch(c -> c == '.');
    return hasOpen ? Hexadoku.inOurs(board, cells) : cells.toString();
  }

  private static FormatException stranger(Board board, char symbol, CellCharacters.Place place) {
    return FormatException.at(
        place.line(),
        place.column(),
        Phrase.of("formats.no-given", Symbol.quoted(symbol), Words.digit(board, board.digits())));
  }
}
