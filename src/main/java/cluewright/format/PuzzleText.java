package cluewright.format;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.strategy.core.Words;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Puzzles as text: a line with one character per cell, or a grid with or without borders.
 *
 * <p>{@code .} and {@code 0} are empty cells. Where neither occurs, one of {@code _ * - ? x} or a
 * blank may stand for an empty cell instead, or any other mark that is no letter, if it is the only
 * character that is no digit. {@code #} begins a comment. {@link Hexadoku} tells when {@code 0} is
 * a digit.
 */
public final class PuzzleText {
  private static final List<TextLayout> LAYOUTS =
      List.of(
          TextLayout.PLAIN,
          TextLayout.FRAMED,
          TextLayout.SPACED,
          TextLayout.ONE_WORD,
          TextLayout.RATED);
  private static final String OPEN = ".0";
  private static final String SEPARATORS = ",;";
  private static final String OPEN_IF_ALONE = "_*-?xX ";

  private PuzzleText() {}

  /**
   * Reads one puzzle; its length determines the board.
   *
   * @throws FormatException if the text is no puzzle
   */
  public static Puzzle read(String text) {
    return read(text, 1, Boards.TOLD_BY_CELLS);
  }

  /**
   * Reads one puzzle of the given board.
   *
   * @throws FormatException if the text is no puzzle of this board
   */
  public static Puzzle read(String text, Board board) {
    return read(text, 1, List.of(board));
  }

  /**
   * Reads every puzzle of a text, one per line or one over several lines.
   *
   * @param boards those that may be meant
   * @throws FormatException if a line is no puzzle
   */
  public static List<Numbered<Puzzle>> readAll(String text, List<Board> boards) {
    return ManyText.read(
        text, reader(boards, LAYOUTS), (part, firstLine) -> read(part, firstLine, boards));
  }

  /**
   * Reads every puzzle of a text that has one per line.
   *
   * @param boards those that may be meant
   * @throws FormatException if a line is no puzzle
   */
  public static List<Numbered<Puzzle>> readLines(String text, List<Board> boards) {
    return ManyText.readLines(text, (part, firstLine) -> read(part, firstLine, boards));
  }

  /** A remark on how {@link #readAll} understood rows that could be read in another way. */
  public static Optional<Phrase> remark(String text, List<Board> boards) {
    return SquareBlock.in(text, reader(boards, LAYOUTS)).flatMap(SquareBlock::remark);
  }

  /** Draws a puzzle with box borders, {@code .} for an empty cell. */
  public static String grid(Puzzle puzzle) {
    Board board = puzzle.board();
    return TextGrid.draw(
        board,
        cell -> puzzle.digit(cell) == 0 ? "." : String.valueOf(board.symbol(puzzle.digit(cell))),
        puzzle::digit);
  }

  private static Puzzle read(String text, int firstLine, List<Board> boards) {
    String row = spacedRow(text, firstLine, boards);
    if (!row.isEmpty()) {
      return read(row, firstLine, boards, List.of(TextLayout.SPACED));
    }
    try {
      return read(text, firstLine, boards, LAYOUTS);
    } catch (FormatException fault) {
      throw TextLayout.twoPuzzles(text, firstLine)
          .or(() -> cutOff(text, firstLine, boards))
          .orElse(fault);
    }
  }

  /**
   * The fault of a line with blanks for empty cells that has lost those at its end: it has digits
   * and runs of blanks, but fewer cells than a board.
   */
  private static Optional<FormatException> cutOff(String text, int firstLine, List<Board> boards) {
    Iterator<Line> lines = Line.of(text, firstLine).iterator();
    Line row = lines.hasNext() ? lines.next().withoutComment() : new Line(firstLine, "");
    boolean isSpaced = row.text().strip().contains("  ") && !lines.hasNext() && isOfDigits(row);
    int length = row.text().stripTrailing().length();
    return boards.stream()
        .filter(board -> isSpaced && board.cells() > length)
        .min(Comparator.comparingInt(Board::cells))
        .map(
            board ->
                FormatException.at(
                    firstLine,
                    length + 1,
                    Phrase.of("formats.blanks-lost", length, board.cells(), board.toString())));
  }

  private static boolean isOfDigits(Line row) {
    return row.text().chars().allMatch(c -> c == ' ' || Boards.TWENTY_FIVE.digitOf((char) c) != 0);
  }

  /**
   * A line of digits with blanks for empty cells that has the length of a board; empty otherwise.
   */
  private static String spacedRow(String text, int firstLine, List<Board> boards) {
    Iterator<Line> lines = Line.of(text, firstLine).iterator();
    String row = lines.hasNext() ? lines.next().withoutComment().text() : "";
    boolean isSpaced =
        row.indexOf(' ') >= 0 && !lines.hasNext() && isOfDigits(new Line(firstLine, row));
    return !isSpaced
        ? ""
        : Stream.of(row, row.stripTrailing())
            .filter(cells -> boards.stream().anyMatch(board -> board.cells() == cells.length()))
            .findFirst()
            .orElse("");
  }

  private static Puzzle read(
      String text, int firstLine, List<Board> boards, List<TextLayout> layouts) {
    CellReader reader = reader(boards, layouts);
    CellReader.Found found;
    try {
      found = reader.read(text, firstLine);
    } catch (FormatException wrongLength) {
      rejectStrangers(reader.likeliest(text, firstLine), boards);
      throw wrongLength;
    }
    return puzzle(found.board(), found.cells());
  }

  private static CellReader reader(List<Board> boards, List<TextLayout> layouts) {
    return new CellReader(
        boards,
        layouts,
        (layout, cells) -> layout != TextLayout.SPACED || !isComment(cells.symbols()));
  }

  /**
   * True for a line that begins with {@code #}, unless this marks several empty cells between
   * digits.
   */
  private static boolean isComment(CharSequence line) {
    String words = line.toString().strip();
    boolean isOfCells =
        words.chars().allMatch(c -> c == '#' || Boards.TWENTY_FIVE.digitOf((char) c) != 0)
            && words.chars().anyMatch(c -> c != '#')
            && words.indexOf('#', 1) > 0;
    return words.startsWith("#") && !isOfCells;
  }

  /** Reports characters that no board allows, which explain more than a wrong length does. */
  private static void rejectStrangers(CellCharacters cells, List<Board> boards) {
    Board largest = boards.stream().max(Comparator.comparingInt(Board::digits)).orElseThrow();
    for (int i = 0; i < cells.kept(); i++) {
      char symbol = cells.symbol(i);
      if (largest.digitOf(symbol) == 0 && (OPEN + OPEN_IF_ALONE).indexOf(symbol) < 0) {
        throw boards.size() == 1
            ? noDigit(largest, symbol, cells.place(i))
            : FormatException.at(
                cells.place(i).line(),
                cells.place(i).column(),
                Phrase.of("formats.stranger", Symbol.quoted(symbol)));
      }
    }
  }

  private static Puzzle puzzle(Board board, CellCharacters cells) {
    String symbols = Hexadoku.inOurs(board, cells.symbols());
    String open = open(board, symbols);
    int[] digits = new int[board.cells()];
    for (int cell = 0; cell < digits.length; cell++) {
      char symbol = symbols.charAt(cell);
      digits[cell] = board.digitOf(symbol);
      if (digits[cell] == 0 && open.indexOf(symbol) < 0) {
        throw noDigit(board, symbol, cells.place(cell));
      }
    }
    return new Puzzle(board, digits);
  }

  /** The characters for an empty cell in this text. */
  private static String open(Board board, String symbols) {
    String others =
        symbols
            .chars()
            .filter(c -> board.digitOf((char) c) == 0)
            .distinct()
            .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
            .toString();
    return others.length() == 1 && isOpenIfAlone(others.charAt(0)) ? others : OPEN + " ";
  }

  /**
   * False for what separates cells: a row that lost one would still have the length of a row of
   * empty cells.
   */
  private static boolean isOpenIfAlone(char symbol) {
    return OPEN_IF_ALONE.indexOf(symbol) >= 0
        || (Symbol.isText(symbol)
            && !Character.isLetterOrDigit(symbol)
            && SEPARATORS.indexOf(symbol) < 0);
  }

  private static FormatException noDigit(Board board, char symbol, CellCharacters.Place place) {
    return FormatException.at(
        place.line(),
        place.column(),
        Phrase.of(
            "formats.no-digit",
            Symbol.quoted(symbol),
            board.toString(),
            Words.digit(board, board.digits())));
  }
}
