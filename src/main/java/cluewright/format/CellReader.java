package cluewright.format;

import cluewright.model.Board;
import cluewright.phrase.Phrase;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Finds the cells of one board in a text, by the first layout that fits a board.
 *
 * @param boards those that may be meant
 * @param layouts in the order in which they are tried
 * @param isMeant whether cells that fit a board in a layout can be meant so
 */
record CellReader(
    List<Board> boards, List<TextLayout> layouts, BiPredicate<TextLayout, CellCharacters> isMeant) {

  /** The marks that mean an empty cell in every text. */
  private static final Set<Character> OPEN = Set.of('.', '0', ' ');

  /** A board, with cells that match it in number. */
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
        CellCharacters ofBoard = withoutGaps(board, cells);
        if (fits(board, ofBoard) && isMeant.test(layout, ofBoard)) {
          return Optional.of(new Found(board, ofBoard));
        }
      }
    }
    return Optional.empty();
  }

  /** The cells to report when nothing fits. */
  CellCharacters likeliest(String text, int firstLine) {
    CellCharacters framed = TextLayout.FRAMED.read(text, firstLine);
    return framed.count() > 0 ? framed : TextLayout.PLAIN.read(text, firstLine);
  }

  private static boolean fits(Board board, CellCharacters cells) {
    return cells.count() == board.cells()
        && (cells.rowCount() == 1
            || (board.isFull()
                ? cells.rows().stream().allMatch(row -> row.cells() % board.columns() == 0)
                : areRows(board, cells)));
  }

  private static boolean areRows(Board board, CellCharacters cells) {
    return cells.rowCount() == board.rows()
        && IntStream.range(0, board.rows())
            .allMatch(row -> cells.rows().get(row).cells() == cellsOf(board, row));
  }

  private static int cellsOf(Board board, int row) {
    return (int) IntStream.range(0, board.columns()).filter(c -> board.has(row, c)).count();
  }

  /**
   * The cells of a text that also has a character wherever a board has none: either a mark that
   * always means an empty cell, or the same mark at all these places that is neither a digit nor a
   * clue mark.
   */
  private static CellCharacters withoutGaps(Board board, CellCharacters cells) {
    int places = board.rows() * board.columns();
    boolean isSheet =
        !board.isFull()
            && cells.count() == places
            && cells.kept() == places
            && areGaps(
                symbols(cells, place -> !hasCell(board, place)),
                symbols(cells, place -> hasCell(board, place)));
    return isSheet ? cells.only(place -> hasCell(board, place), board.columns()) : cells;
  }

  private static Set<Character> symbols(CellCharacters cells, IntPredicate isIn) {
    return IntStream.range(0, cells.kept())
        .filter(isIn)
        .mapToObj(cells::symbol)
        .collect(Collectors.toSet());
  }

  /** True if dropping these places loses no clue mark, given the marks in cells. */
  private static boolean areGaps(Set<Character> gaps, Set<Character> inCells) {
    if (OPEN.containsAll(gaps)) {
      return true;
    }
    char mark = gaps.iterator().next();
    boolean isClue = inCells.contains(mark) && inCells.stream().anyMatch(OPEN::contains);
    return gaps.size() == 1 && !Character.isDigit(mark) && !isClue;
  }

  private static boolean hasCell(Board board, int place) {
    return board.has(place / board.columns(), place % board.columns());
  }

  private FormatException misfit(CellCharacters cells) {
    Optional<Board> asMany =
        boards.stream().filter(board -> board.cells() == cells.count()).findFirst();
    if (asMany.filter(board -> board.rows() != cells.rowCount()).isPresent()) {
      return otherRows(cells, asMany.get());
    }
    Optional<Board> asWide =
        boards.stream().filter(board -> cells.rowCount() > 1 && isWide(board, cells)).findFirst();
    if (asWide.isPresent()) {
      return otherCount(asWide.get(), cells);
    }
    return boards.stream()
        .filter(board -> cells.rowCount() > 1 && cells.rowCount() == board.rows())
        .findFirst()
        .map(board -> unevenRow(board, cells))
        .orElseGet(() -> wrongCount(cells));
  }

  /** True if each row has the length of the board's; false for a text too long to be kept whole. */
  private static boolean isWide(Board board, CellCharacters cells) {
    return board.isFull()
        && cells.rows().size() == cells.rowCount()
        && cells.rows().stream().allMatch(row -> row.cells() == board.columns());
  }

  private static FormatException otherCount(Board board, CellCharacters cells) {
    CellCharacters.Row last = cells.rows().get(cells.rowCount() - 1);
    return FormatException.at(
        last.line(),
        last.lastColumn() + 1,
        Phrase.of("formats.rows-missing", cells.rowCount(), board.toString(), board.rows()));
  }

  private static FormatException unevenRow(Board board, CellCharacters cells) {
    int number =
        IntStream.range(0, board.rows())
            .filter(row -> cells.rows().get(row).cells() != cellsOf(board, row))
            .findFirst()
            .orElseThrow();
    CellCharacters.Row uneven = cells.rows().get(number);
    return FormatException.at(
        uneven.line(),
        uneven.lastColumn() + 1,
        Phrase.of(
            board.isFull() ? "formats.uneven-row" : "formats.uneven-row-of-grids",
            cells(uneven.cells()),
            board.toString(),
            cellsOf(board, number),
            number + 1));
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

  /** The fault of a text with the right number of cells in the wrong rows. */
  private static FormatException otherRows(CellCharacters cells, Board board) {
    CellCharacters.Row row =
        cells.rows().stream()
            .filter(one -> one.cells() % board.columns() != 0)
            .findFirst()
            .orElse(cells.rows().get(0));
    return FormatException.at(
        row.line(),
        row.lastColumn() + 1,
        Phrase.of(
            "formats.other-rows",
            cells(row.cells()),
            cells(cells.count()),
            board.toString(),
            board.columns()));
  }

  private static Phrase cells(int count) {
    return Phrase.of("formats.cells", count);
  }
}
