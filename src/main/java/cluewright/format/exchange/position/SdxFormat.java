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
import cluewright.phrase.Phrase;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * SudoCue's files of puzzles in progress: one row per line, with blanks between cells. A cell is a
 * clue, {@code u} and a digit that was placed, or the candidates together, such as {@code 1567}.
 */
public final class SdxFormat extends Format {
  private static final Board BOARD = NineRows.BOARD;
  private static final String PLACED = "u";

  private static final Pattern ROW = Pattern.compile("([uU]?[0-9]{1,9} ){8}[uU]?[0-9]{1,9}");
  private static final Pattern MARK = Pattern.compile("\\b[uU][0-9]\\b");
  private static final Pattern RUN = Pattern.compile("[0-9]{2}");

  public SdxFormat() {
    super(
        FormatInfo.of("sdx", "exchange.sdx", "sdx").keeping(ItemPart.PLACED, ItemPart.CANDIDATES));
  }

  /**
   * True if the text begins with such a row and some digits are placed, or if nine such rows have
   * candidates.
   */
  @Override
  public boolean isLikely(String text) {
    int rows = 0;
    boolean hasMark = false;
    boolean hasRun = false;
    for (Line line : Line.of(text, 1)) {
      String row = line.text().strip();
      if (row.isEmpty()) {
        continue;
      }
      boolean isRow = ROW.matcher(row).matches();
      if (rows > BOARD.rows() || (!isRow && rows == 0)) {
        return false;
      }
      rows += isRow ? 1 : 2 * BOARD.rows();
      hasMark |= isRow && MARK.matcher(row).find();
      hasRun |= RUN.matcher(row).find();
      if (hasMark) {
        return true;
      }
    }
    return hasRun && rows == BOARD.rows();
  }

  @Override
  public Reading reading(String text) {
    return new SdxReader().read(text);
  }

  /** What is kept of items: an empty cell with the last candidate of its kind looks like a clue. */
  @Override
  public List<Item> kept(List<Item> items) {
    return read(write(items));
  }

  @Override
  public Optional<Phrase> refusal(List<Item> items) {
    return Refusals.allButOnePuzzle(items)
        .or(() -> Refusals.boardsBut(Set.of(BOARD), items))
        .or(() -> Positions.refusal(items))
        .or(() -> Positions.emptyCell(items))
        .or(
            () ->
                isLikely(write(items))
                    ? Optional.empty()
                    : Optional.of(Phrase.of("exchange.marks-solved")));
  }

  @Override
  public String write(List<Item> items) {
    Clues puzzle = (Clues) items.get(0).content();
    GridState state = Positions.of(puzzle);
    return IntStream.range(0, BOARD.rows())
        .mapToObj(row -> row(puzzle, state, row) + "\n")
        .collect(Collectors.joining());
  }

  private static String row(Clues puzzle, GridState state, int row) {
    return IntStream.range(0, BOARD.columns())
        .map(column -> BOARD.cell(row, column))
        .mapToObj(cell -> cell(puzzle, state, cell))
        .collect(Collectors.joining(" "));
  }

  private static String cell(Clues puzzle, GridState state, int cell) {
    if (state.placed(cell) == 0) {
      return CandidateGrid.run(state, cell);
    }
    return (puzzle.clues().digit(cell) == 0 ? PLACED : "") + BOARD.symbol(state.placed(cell));
  }
}
