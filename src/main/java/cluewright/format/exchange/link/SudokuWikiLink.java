package cluewright.format.exchange.link;

import cluewright.format.Quoted;
import cluewright.format.exchange.core.BoardBuilder;
import cluewright.format.exchange.core.CellLine;
import cluewright.format.exchange.core.Content;
import cluewright.format.exchange.core.Content.Clues;
import cluewright.format.exchange.core.FormatInfo;
import cluewright.format.exchange.core.Item;
import cluewright.format.exchange.core.ItemPart;
import cluewright.format.exchange.core.Metadata;
import cluewright.format.exchange.core.Refusals;
import cluewright.format.exchange.core.TextSpan;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.GridState;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Links to the solver of SudokuWiki: {@code https://www.sudokuwiki.org/sudoku.htm?bd=} and 81
 * digits, 0 for an empty cell.
 *
 * <p>A position stands there as {@code S9B} and two digits to the base of 36 a cell: 1 to 9 for a
 * clue, 10 to 18 for a placed digit, and 18 more than the set of its candidates for an empty cell,
 * in which digit d weighs 2 to the power of d - 1.
 */
public final class SudokuWikiLink extends LinkFormat {
  private static final String START = "https://www.sudokuwiki.org/sudoku.htm?bd=";
  private static final String POSITION = "S9B";
  private static final int BASE = 36;
  private static final int DIGITS = Boards.NINE.digits();

  public SudokuWikiLink() {
    super(
        FormatInfo.of("sudokuwiki", "exchange.sudokuwiki")
            .keeping(ItemPart.PLACED, ItemPart.CANDIDATES),
        START,
        List.of("sudokuwiki.org"));
  }

  @Override
  Optional<Item> item(TextSpan link, LinkContext context) {
    return afterHost(link).flatMap(rest -> rest.parameter("bd")).map(SudokuWikiLink::board);
  }

  private static Item board(TextSpan board) {
    if (board.text().startsWith(POSITION)) {
      return new Item(position(board.from(POSITION.length())), Metadata.NONE);
    }
    return Item.of(CellLine.read(board.text(), board.line(), board.column(), List.of(Boards.NINE)));
  }

  private static Content position(TextSpan pairs) {
    BoardBuilder builder = new BoardBuilder(Boards.NINE);
    int cells = builder.board().cells();
    if (pairs.text().length() != 2 * cells) {
      throw pairs.fault(
          Math.min(pairs.text().length(), 2 * cells),
          Phrase.of("exchange.wrong-pairs", pairs.text().length(), 2 * cells));
    }
    for (int cell = 0; cell < cells; cell++) {
      fill(builder, cell, value(pairs, 2 * cell));
    }
    return builder.content();
  }

  private static int value(TextSpan pairs, int index) {
    int high = Character.digit(pairs.text().charAt(index), BASE);
    int low = Character.digit(pairs.text().charAt(index + 1), BASE);
    int value = BASE * high + low;
    if (high < 0 || low < 0 || value == 0 || value > 2 * DIGITS + Boards.NINE.allDigits()) {
      throw pairs.fault(
          index,
          Phrase.of("exchange.odd-pair", Quoted.bare(pairs.text().substring(index, index + 2))));
    }
    return value;
  }

  private static void fill(BoardBuilder builder, int cell, int value) {
    if (value <= DIGITS) {
      builder.clue(cell, value);
    } else if (value <= 2 * DIGITS) {
      builder.place(cell, value - DIGITS);
    } else {
      builder.candidates(cell, value - 2 * DIGITS);
    }
  }

  @Override
  public Optional<Phrase> refusal(List<Item> items) {
    return Refusals.allButOnePuzzle(items)
        .or(() -> Refusals.boardsBut(Set.of(Boards.NINE), items))
        .or(() -> Refusals.emptyCells(items));
  }

  @Override
  public String write(List<Item> items) {
    Clues puzzle = (Clues) items.get(0).content();
    return START
        + puzzle
            .progress()
            .map(state -> pairs(puzzle.clues(), state))
            .orElseGet(() -> puzzle.clues().line().replace('.', '0'));
  }

  private static String pairs(Puzzle clues, GridState state) {
    Board board = clues.board();
    StringBuilder pairs = new StringBuilder(POSITION);
    for (int cell = 0; cell < board.cells(); cell++) {
      int value = clues.digit(cell);
      if (value == 0) {
        value =
            state.placed(cell) == 0
                ? 2 * DIGITS + state.candidates(cell)
                : DIGITS + state.placed(cell);
      }
      pairs.append(Character.forDigit(value / BASE, BASE));
      pairs.append(Character.forDigit(value % BASE, BASE));
    }
    return pairs.toString();
  }
}
