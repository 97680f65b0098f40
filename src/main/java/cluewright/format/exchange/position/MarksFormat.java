package cluewright.format.exchange.position;

import cluewright.format.BoardSizes;
import cluewright.format.FormatException;
import cluewright.format.Line;
import cluewright.format.TextGrid;
import cluewright.format.exchange.core.Content.Clues;
import cluewright.format.exchange.core.Format;
import cluewright.format.exchange.core.FormatInfo;
import cluewright.format.exchange.core.Item;
import cluewright.format.exchange.core.ItemPart;
import cluewright.format.exchange.core.Positions;
import cluewright.format.exchange.core.Reading;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.GridState;
import cluewright.phrase.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A grid with the candidates of each cell as a run of digits between bars and borders; lines with
 * {@code ---} are borders. {@link CandidateGrid} says what it means.
 */
public final class MarksFormat extends Format {
  private static final int FEWEST_COLUMNS = 4;

  /** The fewest columns of boards with two-digit numbers. */
  private static final int FEWEST_OF_NUMBERS = 10;

  /** A cell of a large board in numbers, or an open one; candidates there include letters. */
  private static final Pattern NUMBER = Pattern.compile("0?[1-9]|1[0-9]|2[0-5]|0+|[._*-]+");

  /** A limit above the number of cells in three grids of any board. */
  private static final int MOST_RUNS = 2000;

  public MarksFormat() {
    super(
        FormatInfo.of("marks", "exchange.marks", "marks")
            .keeping(ItemPart.PLACED, ItemPart.CANDIDATES));
  }

  @Override
  public List<Item> kept(List<Item> items) {
    return CandidateGrid.kept(items);
  }

  /**
   * True if there are runs of several digits in rows, either between borders or as many as a board
   * has.
   */
  @Override
  public boolean isLikely(String text) {
    List<MarkRun> runs = runs(text);
    if (runs.stream().noneMatch(run -> run.digits().length() > 1 && isOfDigits(run))) {
      return false;
    }
    int line = runs.get(runs.size() - 1).line();
    int columns = (int) runs.stream().filter(run -> run.line() == line).count();
    boolean areNumbers =
        columns >= FEWEST_OF_NUMBERS
            && runs.stream().allMatch(run -> NUMBER.matcher(run.digits()).matches());
    return !areNumbers && isGrid(text, runs, columns);
  }

  private static boolean isGrid(String text, List<MarkRun> runs, int columns) {
    int cells = columns * columns;
    boolean areLayers = GridLayers.areIn(runs.size(), cells);
    return text.contains("---")
        ? columns >= FEWEST_COLUMNS
        : (cells == runs.size() || areLayers)
            && Boards.withCells(cells).isPresent()
            && runs.stream()
                .allMatch(
                    run ->
                        run.digits().length() <= columns
                            && (isOfDigits(run) || (areLayers && run.isOpen())));
  }

  private static boolean isOfDigits(MarkRun run) {
    return run.digits().chars().allMatch(c -> Boards.TWENTY_FIVE.digitOf((char) c) != 0);
  }

  @Override
  public Reading reading(String text) {
    List<MarkRun> runs = runs(text);
    return new Reading(
        List.of(item(runs)),
        hasWords(text) ? List.of(Phrase.of("exchange.words-passed-over")) : List.of());
  }

  private static Item item(List<MarkRun> runs) {
    Optional<Board> layers =
        Boards.ALL.stream()
            .filter(board -> GridLayers.areIn(runs.size(), board.cells()))
            .findFirst();
    if (layers.isPresent()) {
      return GridLayers.item(layers.get(), runs);
    }
    Board board = Boards.withCells(runs.size()).orElseThrow(() -> wrongCount(runs));
    return CandidateGrid.item(
        board, runs.stream().mapToInt(run -> run.candidates(board)).toArray());
  }

  private static FormatException wrongCount(List<MarkRun> runs) {
    MarkRun last = runs.isEmpty() ? new MarkRun(1, 0, "") : runs.get(runs.size() - 1);
    return last.fault(
        last.digits().length(),
        Phrase.of("exchange.marks-count", runs.size(), BoardSizes.row(Boards.ALL)));
  }

  private static List<MarkRun> runs(String text) {
    List<List<MarkRun>> rows = new ArrayList<>();
    boolean isDrawn = isDrawn(text);
    int runs = 0;
    for (Line line : Line.of(text, 1)) {
      if (isRow(line.text(), isDrawn)) {
        rows.add(runs(line));
        runs += rows.get(rows.size() - 1).size();
      }
      if (runs > MOST_RUNS) {
        break;
      }
    }
    rows.removeIf(List::isEmpty);
    int columns = rows.isEmpty() ? 0 : rows.get(rows.size() - 1).size();
    return rows.stream().flatMap(row -> cells(row, columns)).toList();
  }

  /** The cells of a row, which must be adjacent in a grid of digits. */
  private static Stream<MarkRun> cells(List<MarkRun> row, int columns) {
    int inks = row.stream().mapToInt(run -> run.digits().length()).sum();
    boolean isParted = row.size() == columns || (inks != columns && inks != columns * columns);
    return isParted
        ? row.stream()
        : row.stream()
            .flatMap(
                run ->
                    IntStream.range(0, run.digits().length())
                        .mapToObj(
                            i ->
                                new MarkRun(
                                    run.line(),
                                    run.column() + i,
                                    run.digits().substring(i, i + 1))));
  }

  /** True if it has borders and bars, so that only lines with bars are rows. */
  private static boolean isDrawn(String text) {
    return text.contains("---") && text.indexOf('|') >= 0;
  }

  private static boolean isRow(String line, boolean isDrawn) {
    return !line.contains("---")
        && !SsReader.isFooter(line)
        && (!isDrawn || line.indexOf('|') >= 0 || isBoard(line.strip()));
  }

  /** True if a line holds the clues of a whole board, as it may precede the candidates. */
  private static boolean isBoard(String line) {
    return line.length() >= FEWEST_COLUMNS * FEWEST_COLUMNS
        && Boards.withCells(line.length()).isPresent()
        && line.chars().allMatch(c -> c == '.' || c == '0' || Boards.NINE.digitOf((char) c) != 0);
  }

  /** True if lines beside the rows contain words. */
  private static boolean hasWords(String text) {
    boolean isDrawn = isDrawn(text);
    for (Line line : Line.of(text, 1)) {
      boolean isSilent =
          line.text().isBlank() || line.text().contains("---") || SsReader.isFooter(line.text());
      if (!isSilent && !isRow(line.text(), isDrawn)) {
        return true;
      }
    }
    return false;
  }

  private static List<MarkRun> runs(Line line) {
    List<MarkRun> runs = new ArrayList<>();
    String text = line.text();
    int start = 0;
    for (int i = 0; i <= text.length() && runs.size() <= MOST_RUNS; i++) {
      if (i == text.length() || isBetween(text.charAt(i))) {
        if (i > start) {
          runs.add(new MarkRun(line.number(), start, text.substring(start, i)));
        }
        start = i + 1;
      }
    }
    return runs;
  }

  private static boolean isBetween(char symbol) {
    return Character.isWhitespace(symbol) || symbol == '|';
  }

  @Override
  public Optional<Phrase> refusal(List<Item> items) {
    return CandidateGrid.refusal(Set.copyOf(Boards.ALL), items)
        .or(
            () ->
                isDown(items) ? Optional.of(Phrase.of("exchange.marks-solved")) : Optional.empty());
  }

  /** True if each cell has one candidate, so that the grid would look like one of placed digits. */
  private static boolean isDown(List<Item> items) {
    GridState state = Positions.of((Clues) items.get(0).content());
    return IntStream.range(0, state.board().cells())
        .allMatch(cell -> Integer.bitCount(state.candidates(cell)) == 1);
  }

  @Override
  public String write(List<Item> items) {
    GridState state = Positions.of((Clues) items.get(0).content());
    return TextGrid.draw(state.board(), cell -> CandidateGrid.run(state, cell));
  }
}
