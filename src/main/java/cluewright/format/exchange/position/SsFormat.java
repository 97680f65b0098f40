package cluewright.format.exchange.position;

import cluewright.format.Line;
import cluewright.format.exchange.core.Content.Clues;
import cluewright.format.exchange.core.Format;
import cluewright.format.exchange.core.FormatInfo;
import cluewright.format.exchange.core.Item;
import cluewright.format.exchange.core.ItemPart;
import cluewright.format.exchange.core.Positions;
import cluewright.format.exchange.core.Reading;
import cluewright.format.exchange.core.Refusals;
import cluewright.model.Board;
import cluewright.model.GridState;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * Simple Sudoku's files: a grid with or without a border, followed by the moves.
 *
 * <p>A move is {@code I388}, which places 8 in cell 38, or {@code E78007}, which eliminates 7 from
 * cell 78; cells are numbered from 00, row by row.
 */
public final class SsFormat extends Format {
  private static final Board BOARD = NineRows.BOARD;
  private static final int BOX = 3;
  private static final int ROW_LENGTH = 11;

  public SsFormat() {
    super(FormatInfo.of("ss", "exchange.ss", "ss").keeping(ItemPart.PLACED, ItemPart.CANDIDATES));
  }

  /**
   * True if some line is a row with bars; at least one digit distinguishes the grid from a mask.
   */
  @Override
  public boolean isLikely(String text) {
    int looked = 0;
    for (Line line : Line.of(text, 1)) {
      if (isRow(line.text()) && line.text().chars().anyMatch(c -> c >= '2' && c <= '9')) {
        return true;
      }
      if (++looked > 3 * BOARD.rows()) {
        return false;
      }
    }
    return false;
  }

  private static boolean isRow(String line) {
    String row = line.strip();
    if (row.length() == ROW_LENGTH + 2 && row.startsWith("|") && row.endsWith("|")) {
      row = row.substring(1, row.length() - 1);
    }
    if (row.length() != ROW_LENGTH) {
      return false;
    }
    for (int i = 0; i < ROW_LENGTH; i++) {
      char symbol = row.charAt(i);
      boolean isBar = i % (BOX + 1) == BOX;
      if (isBar ? symbol != '|' : symbol != '.' && (symbol < '0' || symbol > '9')) {
        return false;
      }
    }
    return true;
  }

  @Override
  public Reading reading(String text) {
    return new SsReader().read(text);
  }

  @Override
  public Optional<Phrase> refusal(List<Item> items) {
    return Refusals.allButOnePuzzle(items)
        .or(() -> Refusals.boardsBut(Set.of(BOARD), items))
        .or(() -> Positions.refusal(items));
  }

  @Override
  public String write(List<Item> items) {
    Clues puzzle = (Clues) items.get(0).content();
    StringBuilder text = new StringBuilder(" *-----------*\n");
    for (int row = 0; row < BOARD.rows(); row++) {
      text.append(row > 0 && row % BOX == 0 ? " |---+---+---|\n" : "");
      text.append(" |").append(barred(NineRows.row(puzzle.clues(), row))).append("|\n");
    }
    text.append(" *-----------*\n");
    puzzle.position().ifPresent(state -> moves(puzzle.clues(), state, text));
    return text.toString();
  }

  private static String barred(String row) {
    return String.join(
        "|", row.substring(0, BOX), row.substring(BOX, 2 * BOX), row.substring(2 * BOX));
  }

  private static void moves(Puzzle clues, GridState state, StringBuilder text) {
    text.append('\n');
    for (int cell = 0; cell < BOARD.cells(); cell++) {
      if (state.placed(cell) != 0 && clues.digit(cell) == 0) {
        text.append(String.format(Locale.ROOT, "I%02d%d\n", cell, state.placed(cell)));
      }
    }
    for (int gone : Positions.eliminated(state)) {
      text.append(
          String.format(Locale.ROOT, "E%02d%03d\n", BOARD.cellOf(gone), BOARD.digitOf(gone)));
    }
  }
}
