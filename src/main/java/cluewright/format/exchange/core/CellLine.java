package cluewright.format.exchange.core;

import cluewright.format.BoardSizes;
import cluewright.format.FormatException;
import cluewright.format.Hexadoku;
import cluewright.format.Symbol;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.strategy.core.Words;
import java.util.List;
import java.util.Optional;

/** Reads the digits of a board from a word in a file, one character per cell. */
public final class CellLine {
  private static final String OPEN = ".0_*-";

  private CellLine() {}

  /**
   * Reads a puzzle; the length determines the board.
   *
   * @param line where the word begins, from 1
   * @param column where the word begins, from 1
   * @throws FormatException if it is no board, or has a character that is no digit
   */
  public static Puzzle read(String word, int line, int column) {
    return read(word, line, column, Boards.ALL);
  }

  /** Reads a puzzle on one of the given boards, as {@link #read(String, int, int)} does. */
  public static Puzzle read(String word, int line, int column, List<Board> boards) {
    Board board =
        boards.stream()
            .filter(one -> one.cells() == word.length())
            .findFirst()
            .orElseThrow(() -> wrongLength(word, line, column, boards));
    String symbols = Hexadoku.inOurs(board, plain(word));
    int[] digits = new int[board.cells()];
    for (int cell = 0; cell < digits.length; cell++) {
      char symbol = symbols.charAt(cell);
      digits[cell] = board.digitOf(symbol);
      if (digits[cell] == 0 && OPEN.indexOf(symbol) < 0) {
        throw FormatException.at(line, column + cell, noDigit(board, symbol));
      }
    }
    return new Puzzle(board, digits);
  }

  private static CharSequence plain(String word) {
    StringBuilder plain = new StringBuilder(word);
    for (int i = 0; i < word.length(); i++) {
      plain.setCharAt(i, Symbol.plain(word.charAt(i)));
    }
    return plain;
  }

  /** The digits in a word that may be something else. */
  public static Optional<Puzzle> tried(String word) {
    try {
      return Optional.of(read(word, 1, 1));
    } catch (FormatException another) {
      return Optional.empty();
    }
  }

  /** The fault of a character that is not one of the board's digits. */
  public static Phrase noDigit(Board board, char symbol) {
    return Phrase.of(
        "formats.no-digit",
        Symbol.quoted(symbol),
        board.toString(),
        Words.digit(board, board.digits()));
  }

  private static FormatException wrongLength(
      String word, int line, int column, List<Board> boards) {
    List<Board> nearest = BoardSizes.nearest(boards, word.length());
    Phrase wanted = BoardSizes.row(nearest);
    return FormatException.at(
        line,
        column + Math.min(word.length(), nearest.get(0).cells()),
        Phrase.of("formats.wrong-count", Phrase.of("formats.cells", word.length()), wanted));
  }
}
