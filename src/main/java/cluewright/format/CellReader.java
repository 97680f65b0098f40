package cluewright.format;

import cluewright.model.Board;
import cluewright.phrase.Phrase;
import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;

/**
 * Finds the cells of one board in a text: the first layout that fits a board is taken.
 *
 * @param boards those that may be meant
 * @param layouts in the order in which they are tried
 * @param isMeant whether cells that fit a board in a layout can be meant so
 */
record CellReader(
    List<Board> boards, List<TextLayout> layouts, BiPredicate<TextLayout, CellCharacters> isMeant) {

  /** A board, and as many cells as it has. */
  record Found(Board board, CellCharacters cells) {}

  /**
   * @param firstLine the number of the text's first line in errors
   * @throws FormatException if no layout fits a board
   */
  Found read(String text, int firstLine) {
    return find(text, firstLine).orElseThrow(() -> misfit(likeliest(text, firstLine)));
  }

  /** True if a line alone has as many cells as a board. */
  boolean fits(Line line) {
    return boards.stream().anyMatch(board -> board.cells() <= line.text().length())
        && find(line.text(), line.number()).isPresent();
  }

  private Optional<Found> find(String text, int firstLine) {
    for (TextLayout layout : layouts) {
      CellCharacters cells = layout.read(text, firstLine);
      if (cells.isHopeless()) {
        return Optional.empty();
      }
      for (Board board : boards) {
        if (fits(board, cells) && isMeant.test(layout, cells)) {
          return Optional.of(new Found(board, cells));
        }
      }
    }
    return Optional.empty();
  }

  /** The cells to talk about when nothing fits. */
  CellCharacters likeliest(String text, int firstLine) {
    CellCharacters framed = TextLayout.FRAMED.read(text, firstLine);
    return framed.count() > 0 ? framed : TextLayout.PLAIN.read(text, firstLine);
  }

  private static boolean fits(Board board, CellCharacters cells) {
    return cells.count() == board.cells()
        && (cells.rowCount() == 1
            || cells.rows().stream().allMatch(row -> row.cells() % board.columns() == 0));
  }

  private FormatException misfit(CellCharacters cells) {
    return boards.stream()
        .filter(board -> cells.rowCount() > 1 && cells.rowCount() == board.rows())
        .findFirst()
        .map(board -> unevenRow(board, cells))
        .orElseGet(() -> wrongCount(cells));
  }

  private static FormatException unevenRow(Board board, CellCharacters cells) {
    CellCharacters.Row uneven =
        cells.rows().stream()
            .filter(row -> row.cells() != board.columns())
            .findFirst()
            .orElseThrow();
    return FormatException.at(
        uneven.line(),
        uneven.lastColumn() + 1,
        Phrase.of("formats.uneven-row", cells(uneven.cells()), board.toString(), board.columns()));
  }

  private FormatException wrongCount(CellCharacters cells) {
    List<Board> nearest = BoardSizes.nearest(boards, cells.count());
    int most = nearest.get(0).cells();
    CellCharacters.Place place = cells.count() > most ? cells.place(most) : cells.end();
    Phrase wanted = BoardSizes.row(nearest);
    return FormatException.at(
        place.line(),
        place.column(),
        Phrase.of("formats.wrong-count", cells(cells.count()), wanted));
  }

  private static Phrase cells(int count) {
    return Phrase.of("formats.cells", count);
  }
}
