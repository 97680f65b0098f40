package cluewright.format.exchange.cells;

import cluewright.format.FormatException;
import cluewright.format.Line;
import cluewright.format.PuzzleText;
import cluewright.format.Quoted;
import cluewright.format.exchange.core.PassedOver;
import cluewright.format.exchange.core.Reading;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.rule.Kinds;
import cluewright.phrase.Phrase;
import cluewright.strategy.core.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Reads grids with words above and between them, line by line.
 *
 * <p>Rows that follow one another are one board, exactly: what parts boards is a blank line, a line
 * of words, or the border below one and above the next. So a row too many or too few is found, and
 * never taken for one of its neighbour's. A line may also be a whole board.
 */
public final class GridsReader {
  private static final Board LARGE_OR_SMALL = Boards.SIXTEEN;

  /** A heading that only numbers the grids. */
  private static final Pattern NUMBER = Pattern.compile("(?i)grid \\d+");

  /** The longest line of cells, even as quoted numbers. */
  private static final int LONGEST = 8_000;

  private final LooseBoards boards = new LooseBoards();
  private final PassedOver passed = new PassedOver();
  private final List<String> rows = new ArrayList<>();
  private Board board;
  private Line first;
  private Line last = new Line(1, "");
  private boolean isDrawn;
  private boolean isAfterBorder;
  private boolean hasWords;
  private boolean isParted;
  private boolean isBarred;
  private boolean hasRows;
  private int grids;

  Reading read(String text) {
    for (Line line : Line.of(text, 1)) {
      take(line);
    }
    end();
    if (boards.isEmpty()) {
      throw FormatException.at(1, 1, Phrase.of("exchange.no-row-at-all"));
    }
    return new Reading(boards.items(), passed.remarks());
  }

  /** True if the first lines of a text look like grids with words or separated cells. */
  static boolean isLikely(String text, int lines) {
    GridsReader reader = new GridsReader();
    try {
      for (Line line : Line.of(text, 1)) {
        if (line.number() > lines) {
          break;
        }
        reader.take(line);
      }
      reader.end();
    } catch (FormatException fault) {
      return reader.looksSo();
    }
    return reader.looksSo();
  }

  /** True if a line is a row of a board and not a board by itself. */
  public static boolean isRow(String line) {
    List<String> cells = new GridLine(line).cells();
    return Boards.withCells(cells.size()).isEmpty()
        && Boards.ALL.stream()
            .filter(board -> board.columns() == cells.size())
            .anyMatch(board -> CellToken.line(cells, board).isPresent());
  }

  private boolean looksSo() {
    return isParted || (hasRows && (hasWords || grids > 1));
  }

  private void take(Line line) {
    if (line.text().length() > LONGEST) {
      throw FormatException.at(
          line.number(), LONGEST + 1, Phrase.of("exchange.no-row-of-cells", LONGEST));
    }
    Line words = line.withoutComment();
    GridLine cells = new GridLine(words.text());
    if (cells.isBlank()) {
      blank(line);
      return;
    }
    isParted |= cells.isParted();
    isBarred |= cells.isBarred();
    List<String> tokens = cells.cells();
    Optional<Board> wide =
        Boards.ALL.stream().filter(one -> one.columns() == tokens.size()).findFirst();
    Optional<String> row = wide.flatMap(one -> CellToken.line(tokens, one));
    if (row.isPresent()) {
      row(wide.orElseThrow(), row.get(), line);
    } else if (cells.isBorder() || !whole(tokens, words)) {
      other(cells, line);
    }
    isAfterBorder = row.isEmpty() && cells.isBorder();
    last = line;
  }

  private void other(GridLine cells, Line line) {
    if (cells.isBorder()) {
      border();
    } else if (cells.isWords()) {
      end();
      hasWords = true;
      if (!NUMBER.matcher(line.text().strip()).matches()) {
        passed.say(Phrase.of("exchange.words-passed-over"));
      }
    } else {
      throw FormatException.at(line.number(), 1, noRow(cells));
    }
  }

  /** Why a line is not a row: the field that is not a cell, or a wrong number of fields. */
  private static Phrase noRow(GridLine line) {
    List<String> cells = line.cells();
    Optional<Board> wide =
        Boards.ALL.stream()
            .filter(board -> line.hasSeparator() && board.columns() == cells.size())
            .findFirst();
    return wide.flatMap(
            board ->
                cells.stream()
                    .filter(cell -> CellToken.symbol(cell, board) == 0)
                    .findFirst()
                    .map(
                        stranger ->
                            Phrase.of(
                                "formats.no-digit",
                                Quoted.of(stranger),
                                board.toString(),
                                Words.digit(board, board.digits()))))
        .orElseGet(() -> Phrase.of("exchange.no-row-of-cells", cells.size()));
  }

  /** Reads a blank line; comments may also stand between two rows. */
  private void blank(Line line) {
    boolean isComment = !line.text().isBlank();
    if (isComment) {
      passed.say(Phrase.of("exchange.words-passed-over"));
    }
    if (!isComment || isComplete()) {
      end();
    }
    isAfterBorder = false;
  }

  private boolean isComplete() {
    return board != null && rows.size() == board.rows();
  }

  private void row(Board wide, String cells, Line line) {
    if (rows.isEmpty()) {
      board = wide;
      first = line;
      isDrawn = isAfterBorder;
    }
    hasRows = true;
    if (!wide.equals(board)) {
      throw FormatException.at(
          line.number(),
          line.text().stripTrailing().length() + 1,
          Phrase.of(
              "formats.uneven-row",
              Phrase.of("formats.cells", cells.length()),
              board.toString(),
              board.columns()));
    }
    boolean mayBeList =
        board.equals(LARGE_OR_SMALL) && !isDrawn && CellToken.areOf(Boards.FOUR, cells);
    if (isComplete() && !(mayBeList && LooseBoards.areSmall(rows.subList(0, 1)))) {
      throw FormatException.at(
          line.number(), 1, Phrase.of("exchange.grids-parted", board.toString(), board.rows()));
    }
    rows.add(cells);
  }

  /** Reads a line that is a whole board, if it is one. */
  private boolean whole(List<String> tokens, Line line) {
    Optional<String> cells =
        Boards.withCells(tokens.size())
            .flatMap(one -> CellToken.line(tokens, one))
            .or(() -> amongWords(line));
    cells.ifPresent(
        board -> {
          end();
          hasRows = true;
          boards.add(line.number(), board);
        });
    return cells.isPresent();
  }

  private static Optional<String> amongWords(Line line) {
    try {
      return Optional.of(PuzzleText.read(line.text()).line());
    } catch (FormatException another) {
      return Optional.empty();
    }
  }

  private void border() {
    if (rows.isEmpty()) {
      return;
    }
    if (isComplete() || isAfterBorder) {
      end();
    } else if (!isBarred && rows.size() % boxRows() != 0) {
      throw missing();
    } else {
      isDrawn = true;
    }
  }

  private int boxRows() {
    return (int) board.houses(Kinds.BOX).get(0).cells().stream().map(board::row).distinct().count();
  }

  /** Ends a board with the rows so far. */
  private void end() {
    if (rows.isEmpty()) {
      return;
    }
    boolean isList =
        board.equals(LARGE_OR_SMALL) && !isDrawn && !isComplete() && LooseBoards.areSmall(rows);
    if (isList) {
      for (int row = 0; row < rows.size(); row++) {
        boards.add(first.number() + row, rows.get(row));
      }
    } else if (!isComplete()) {
      throw missing();
    } else if (isDrawn) {
      grids++;
      boards.add(first.number(), String.join("", rows));
    } else {
      grids++;
      boards.addSquare(board, first.number(), List.copyOf(rows));
    }
    rows.clear();
    board = null;
    isDrawn = false;
  }

  private FormatException missing() {
    return FormatException.at(
        last.number(),
        last.text().stripTrailing().length() + 1,
        Phrase.of("formats.rows-missing", rows.size(), board.toString(), board.rows()));
  }
}
