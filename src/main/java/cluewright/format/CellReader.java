package cluewright.format;

import cluewright.model.Board;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.BiPredicate;
import java.util.stream.Collectors;

/**
 * Finds the cells of one board in a text: the first layout that fits a board is taken.
 *
 * @param boards those that may be meant
 * @param layouts in the order in which they are tried
 * @param isMeant whether cells that fit a board in a layout can be meant so
 */
record CellReader(List<Board> boards, List<Layout> layouts, BiPredicate<Layout, Cells> isMeant) {

  /** A board, and as many cells as it has. */
  record Found(Board board, Cells cells) {}

  /**
   * @param firstLine the number of the text's first line in errors
   * @throws FormatException if no layout fits a board
   */
  Found read(String text, int firstLine) {
    for (Layout layout : layouts) {
      Cells cells = layout.read(text, firstLine);
      if (cells.isHopeless()) {
        throw misfit(cells);
      }
      for (Board board : boards) {
        if (fits(board, cells) && isMeant.test(layout, cells)) {
          return new Found(board, cells);
        }
      }
    }
    throw misfit(likeliest(text, firstLine));
  }

  /** The cells to talk about when nothing fits. */
  Cells likeliest(String text, int firstLine) {
    Cells framed = Layout.FRAMED.read(text, firstLine);
    return framed.count() > 0 ? framed : Layout.PLAIN.read(text, firstLine);
  }

  private static boolean fits(Board board, Cells cells) {
    return cells.count() == board.cells()
        && (cells.rowCount() == 1
            || cells.rows().stream().allMatch(row -> row.cells() % board.columns() == 0));
  }

  private FormatException misfit(Cells cells) {
    return boards.stream()
        .filter(board -> cells.rowCount() > 1 && cells.rowCount() == board.rows())
        .findFirst()
        .map(board -> unevenRow(board, cells))
        .orElseGet(() -> wrongCount(cells));
  }

  private static FormatException unevenRow(Board board, Cells cells) {
    Cells.Row uneven =
        cells.rows().stream()
            .filter(row -> row.cells() != board.columns())
            .findFirst()
            .orElseThrow();
    return FormatException.at(
        uneven.line(),
        uneven.lastColumn() + 1,
        "this row holds %s, and a row of the %s board has %d: make each row as long as that"
            .formatted(cells(uneven.cells()), board, board.columns()));
  }

  private FormatException wrongCount(Cells cells) {
    List<Board> nearest =
        boards.stream()
            .sorted(Comparator.comparingInt(board -> Math.abs(board.cells() - cells.count())))
            .toList();
    int most = nearest.get(0).cells();
    Cells.Place place = cells.count() > most ? cells.place(most) : cells.end();
    String wanted =
        nearest.stream()
            .map(board -> board.cells() + " on the " + board + " board")
            .collect(Collectors.joining(", "));
    return FormatException.at(
        place.line(),
        place.column(),
        "%s found, expected %s: write one character a cell, row by row, and %c for an open cell"
            .formatted(cells(cells.count()), wanted, '.'));
  }

  private static String cells(int count) {
    return switch (count) {
      case 0 -> "no cells";
      case 1 -> "1 cell";
      default -> String.format(Locale.ROOT, "%,d cells", count);
    };
  }
}
