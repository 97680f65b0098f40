package cluewright.format;

import cluewright.model.Board;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A square of rows in which one row has the length of a small board: sixteen rows of sixteen are
 * one 16x16 board, or sixteen 4x4 boards.
 *
 * <p>Marks are one mask. Of digits, the reading is taken in which nothing contradicts itself: one
 * large board without a conflict, or a list of small puzzles without one, each with as many clues
 * as a puzzle of one solution has at least. Where both would do, nothing is guessed. A blank line
 * between two rows makes them a list, a border line a drawing.
 *
 * @param rows the number of the line of each
 */
record SquareBlock(Board large, Board small, List<Integer> rows, String cells, Look look) {
  /** The fewest clues of a 4x4 puzzle with a unique solution. */
  private static final int FEWEST_CLUES = 4;

  /** The most lines of a block; longer texts are lists. */
  private static final int MOST_LINES = 1_000;

  /** What the lines between rows and the marks of cells reveal at once. */
  enum Look {
    /** A list: the rows are separated by blank lines. */
    LIST,
    /** A drawing, with border lines or bars. */
    DRAWING,
    /** A single mark that is not a digit. */
    MARKS,
    BARE
  }

  /** What the rows mean. */
  enum Meaning {
    ONE,
    LIST,
    /** Both readings have conflicts. */
    NEITHER,
    /** Both readings are free of conflicts. */
    EITHER
  }

  /**
   * The block in a text, if it is one.
   *
   * @param reader knows the boards and the layouts
   */
  static Optional<SquareBlock> in(String text, CellReader reader) {
    if (!isOfLength(text, reader)) {
      return Optional.empty();
    }
    return reader.boards().stream().flatMap(large -> in(text, reader, large).stream()).findFirst();
  }

  /** True if a text has a length in lines that fits a few blocks. */
  private static boolean isOfLength(String text, CellReader reader) {
    int wanted =
        reader.boards().stream()
            .filter(large -> isRow(large, reader.boards()))
            .mapToInt(Board::rows)
            .min()
            .orElse(MOST_LINES);
    long ends = text.chars().filter(c -> c == '\n' || c == '\r').limit(MOST_LINES).count();
    return ends >= wanted - 1 && ends < MOST_LINES;
  }

  private static Optional<SquareBlock> in(String text, CellReader reader, Board large) {
    return reader.boards().stream()
        .filter(small -> small.cells() == large.columns() && !small.equals(large))
        .flatMap(
            small ->
                Stream.of(TextLayout.PLAIN, TextLayout.FRAMED, TextLayout.HASHED, TextLayout.SPACED)
                    .filter(reader.layouts()::contains)
                    .flatMap(layout -> of(text, layout, reader, large, small).stream()))
        .findFirst();
  }

  private static Optional<SquareBlock> of(
      String text, TextLayout layout, CellReader reader, Board large, Board small) {
    CellCharacters cells = layout.read(text, 1);
    boolean isSquare =
        cells.rowCount() == large.rows()
            && cells.rows().stream().allMatch(row -> row.cells() == large.columns())
            && reader.isMeant().test(layout, cells);
    if (!isSquare) {
      return Optional.empty();
    }
    List<Integer> rows = cells.rows().stream().map(CellCharacters.Row::line).toList();
    String symbols = cells.symbols().toString();
    return Optional.of(new SquareBlock(large, small, rows, symbols, look(layout, rows, symbols)));
  }

  private static Look look(TextLayout layout, List<Integer> rows, String symbols) {
    if (layout == TextLayout.FRAMED) {
      return Look.DRAWING;
    }
    boolean isParted =
        IntStream.range(1, rows.size()).anyMatch(i -> rows.get(i) != rows.get(i - 1) + 1);
    if (layout == TextLayout.PLAIN && isParted) {
      return Look.LIST;
    }
    return layout == TextLayout.HASHED || TextKind.of(symbols) == TextKind.MASK
        ? Look.MARKS
        : Look.BARE;
  }

  /**
   * The fault of several blocks of marks separated by blank lines: they may be large boards, which
   * need a line each, or lists of small ones.
   */
  static Optional<FormatException> several(String text, CellReader reader) {
    if (!isOfLength(text, reader)) {
      return Optional.empty();
    }
    CellCharacters cells = TextLayout.PLAIN.read(text, 1);
    return TextKind.of(text) == TextKind.PUZZLE
        ? Optional.empty()
        : reader.boards().stream()
            .filter(large -> isRow(large, reader.boards()) && areBlocks(cells.rows(), large))
            .findFirst()
            .map(
                large ->
                    FormatException.at(
                        cells.rows().get(large.rows()).line(),
                        1,
                        Phrase.of("formats.several-blocks", large.rows(), large.toString())));
  }

  private static boolean isRow(Board large, List<Board> boards) {
    return boards.stream().anyMatch(small -> small.cells() == large.columns());
  }

  private static boolean areBlocks(List<CellCharacters.Row> rows, Board large) {
    return rows.size() > large.rows()
        && rows.size() % large.rows() == 0
        && rows.stream().allMatch(row -> row.cells() == large.columns())
        && IntStream.range(1, rows.size())
            .allMatch(
                i -> (rows.get(i).line() > rows.get(i - 1).line() + 1) == (i % large.rows() == 0));
  }

  Meaning meaning() {
    if (look != Look.BARE) {
      return look == Look.LIST ? Meaning.LIST : Meaning.ONE;
    }
    boolean isLarge = isSound(cells, large, 0);
    boolean isList =
        IntStream.range(0, rows.size()).allMatch(row -> isSound(row(row), small, FEWEST_CLUES));
    if (isLarge) {
      return isList ? Meaning.EITHER : Meaning.ONE;
    }
    return isList ? Meaning.LIST : Meaning.NEITHER;
  }

  private String row(int row) {
    return cells.substring(row * large.columns(), (row + 1) * large.columns());
  }

  private static boolean isSound(String cells, Board board, int fewest) {
    try {
      Puzzle puzzle = PuzzleText.read(cells, board);
      return puzzle.conflict().isEmpty() && puzzle.mask().size() >= fewest;
    } catch (FormatException another) {
      return false;
    }
  }

  /** The fault that nothing distinguishes one board from a list. */
  FormatException doubt() {
    return FormatException.at(
        rows.get(0),
        1,
        Phrase.of("formats.rows-or-list", rows.size(), large.toString(), small.toString()));
  }

  /** A remark on how the rows were understood, if they could be read in another way. */
  Optional<Phrase> remark() {
    return switch (meaning()) {
      case ONE ->
          look == Look.DRAWING || isLargeAlone() ? Optional.empty() : told("formats.as-one");
      case LIST, NEITHER -> look == Look.LIST ? Optional.empty() : told("formats.as-list");
      case EITHER -> Optional.empty();
    };
  }

  /** True if it has a digit that the small board lacks. */
  private boolean isLargeAlone() {
    return cells.chars().anyMatch(c -> large.digitOf((char) c) > small.digits());
  }

  private Optional<Phrase> told(String key) {
    return Optional.of(Phrase.of(key, rows.size(), large.toString(), small.toString()));
  }
}
