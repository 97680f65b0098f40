package cluewright.format;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.phrase.Phrase;
import java.util.List;
import java.util.Optional;

/**
 * Masks as text: a line with one character per cell, or a grid with or without borders.
 *
 * <p>Every character but {@code .} and {@code 0} marks a clue cell, so a puzzle can be given for
 * the places of its clues. Where the length fits only with blanks counted, a blank is an empty
 * cell. {@code #} begins a comment, unless the length fits only with {@code #} as a mark.
 */
public final class MaskText {
  private static final List<TextLayout> LAYOUTS =
      List.of(TextLayout.PLAIN, TextLayout.FRAMED, TextLayout.HASHED, TextLayout.SPACED);
  private static final String OPEN = ".0 ";

  private MaskText() {}

  /**
   * Reads one mask; its length determines the board.
   *
   * @throws FormatException if the text is no mask
   */
  public static Mask read(String text) {
    return read(text, 1, Boards.TOLD_BY_CELLS);
  }

  /**
   * Reads one mask of the given board.
   *
   * @throws FormatException if the text is no mask of this board
   */
  public static Mask read(String text, Board board) {
    return read(text, 1, List.of(board));
  }

  /**
   * Reads one mask.
   *
   * @param boards those that may be meant
   * @throws FormatException if the text is no mask of any of them
   */
  public static Mask read(String text, List<Board> boards) {
    return read(text, 1, boards);
  }

  /**
   * Reads every mask of a text, one per line or one over several lines.
   *
   * @param boards those that may be meant
   * @throws FormatException if a line is no mask
   */
  public static List<Numbered<Mask>> readAll(String text, List<Board> boards) {
    return ManyText.read(text, reader(boards), (part, firstLine) -> read(part, firstLine, boards));
  }

  /** A remark on how {@link #readAll} understood rows that could be read in another way. */
  public static Optional<Phrase> remark(String text, List<Board> boards) {
    return SquareBlock.in(text, reader(boards)).flatMap(SquareBlock::remark);
  }

  /** Draws a mask with box borders: {@code x} for a clue cell, {@code .} for an open one. */
  public static String grid(Mask mask) {
    return TextGrid.draw(mask.board(), cell -> mask.contains(cell) ? "x" : ".");
  }

  /** Draws the rows of a mask alone, with blanks where the board has no cell. */
  public static String rows(Mask mask) {
    return String.join("\n", BoardRows.of(mask.board(), mask.line())) + "\n";
  }

  private static Mask read(String text, int firstLine, List<Board> boards) {
    CellReader reader = reader(boards);
    rejectControls(reader.likeliest(text, firstLine));
    CellReader.Found found = reader.read(text, firstLine);
    String symbols = symbols(found.board(), found.cells().symbols());
    return new Mask(
        found.board(),
        CellSet.where(found.board().cells(), cell -> OPEN.indexOf(symbols.charAt(cell)) < 0));
  }

  /** The symbols of a board; 0 may be a digit in a puzzle, which has several. */
  private static String symbols(Board board, CharSequence cells) {
    boolean isPuzzle =
        cells.chars().allMatch(c -> OPEN.indexOf(c) >= 0 || board.digitOf((char) c) != 0)
            && cells.chars().filter(c -> OPEN.indexOf(c) < 0).distinct().count() > 1;
    return isPuzzle ? Hexadoku.inOurs(board, cells) : cells.toString();
  }

  private static CellReader reader(List<Board> boards) {
    return new CellReader(boards, LAYOUTS, MaskText::isDrawing);
  }

  /**
   * True for a drawing with a single kind of mark, where blanks and {@code #} are cells, as they
   * are not in prose.
   */
  private static boolean isDrawing(TextLayout layout, CellCharacters cells) {
    boolean isPlain = layout == TextLayout.PLAIN || layout == TextLayout.FRAMED;
    return isPlain
        || cells.symbols().chars().filter(c -> OPEN.indexOf(c) < 0).distinct().count() <= 1;
  }

  private static void rejectControls(CellCharacters cells) {
    for (int i = 0; i < cells.kept(); i++) {
      if (!Symbol.isText(cells.symbol(i))) {
        throw FormatException.at(
            cells.place(i).line(),
            cells.place(i).column(),
            Phrase.of("formats.no-mark", Symbol.quoted(cells.symbol(i))));
      }
    }
  }
}
