package cluewright.format.exchange.position;

import cluewright.format.TextSource;
import cluewright.format.exchange.core.Content.Clues;
import cluewright.format.exchange.core.Format;
import cluewright.format.exchange.core.FormatInfo;
import cluewright.format.exchange.core.Item;
import cluewright.format.exchange.core.Reading;
import cluewright.format.exchange.core.Refusals;
import cluewright.format.exchange.core.TextSpan;
import cluewright.format.exchange.core.XmlText;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Games saved by KSudoku: XML with a {@code graph}, whose {@code order} tells the board, and {@code
 * values}, one character per cell: {@code _} for an open one, and b for 1, c for 2, and so on for a
 * clue. They stand column by column, as KSudoku counts its cells.
 *
 * <p>Boards of other types are refused; what a player did, the {@code history}, is passed over.
 */
public final class KSudokuFormat extends Format {
  static final String ROOT = "ksudoku";
  static final char OPEN = '_';

  /** The letter before that of digit 1. */
  static final char ZERO = 'a';

  static final List<Board> BOARDS =
      List.of(Boards.FOUR, Boards.NINE, Boards.SIXTEEN, Boards.TWENTY_FIVE);

  public KSudokuFormat() {
    super(FormatInfo.of("ksudoku", "exchange.ksudoku", "ksudoku"));
  }

  @Override
  public boolean isLikely(String text) {
    return text.startsWith("<", TextSpan.ink(text)) && text.contains("<" + ROOT);
  }

  /** The cell at a position in KSudoku's order. */
  static int cell(Board board, int index) {
    return board.cell(index % board.rows(), index / board.rows());
  }

  @Override
  public Reading reading(String text) {
    return XmlText.reading(
        TextSource.withoutMark(text),
        Phrase.of("exchange.ksudoku-xml"),
        reader -> new KSudokuReader(reader).reading());
  }

  @Override
  public Optional<Phrase> refusal(List<Item> items) {
    return Refusals.allButOnePuzzle(items).or(() -> Refusals.boardsBut(Set.copyOf(BOARDS), items));
  }

  @Override
  public String write(List<Item> items) {
    Puzzle clues = ((Clues) items.get(0).content()).clues();
    Board board = clues.board();
    StringBuilder values = new StringBuilder();
    for (int i = 0; i < board.cells(); i++) {
      int digit = clues.digit(cell(board, i));
      values.append(digit == 0 ? OPEN : (char) (ZERO + digit));
    }
    return """
        <!DOCTYPE ksudoku>
        <ksudoku>
         <game had-help="0" msecs-elapsed="0">
          <puzzle>
           <graph order="%d" type="sudoku" specific-type="Plain"/>
           <values>%s</values>
          </puzzle>
          <history/>
         </game>
        </ksudoku>
        """
        .formatted(board.rows(), values);
  }
}
