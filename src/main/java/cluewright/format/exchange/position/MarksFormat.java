package cluewright.format.exchange.position;

import cluewright.format.BoardSizes;
import cluewright.format.FormatException;
import cluewright.format.Line;
import cluewright.format.Symbol;
import cluewright.format.TextGrid;
import cluewright.format.exchange.core.Content.Clues;
import cluewright.format.exchange.core.Format;
import cluewright.format.exchange.core.FormatInfo;
import cluewright.format.exchange.core.Item;
import cluewright.format.exchange.core.ItemPart;
import cluewright.format.exchange.core.Positions;
import cluewright.format.exchange.core.Reading;
import cluewright.format.exchange.core.Refusals;
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

/**
 * A grid with the candidates of each cell in a run of digits, bars and borders between them; lines
 * with {@code ---} are borders. {@link CandidateGrid} says what it means.
 */
public final class MarksFormat implements Format {
  private static final FormatInfo INFO =
      FormatInfo.of("marks", "exchange.marks", "marks")
          .keeping(ItemPart.PLACED, ItemPart.CANDIDATES);

  private static final int FEWEST_COLUMNS = 4;

  /** On boards of so many columns some digits have two figures. */
  private static final int FEWEST_OF_NUMBERS = 10;

  /** A cell of a large board in figures, or an open one: candidates there have letters, too. */
  private static final Pattern NUMBER = Pattern.compile("0?[1-9]|1[0-9]|2[0-5]|0+|[._*-]+");

  /** More runs than any board has cells. */
  private static final int MOST_RUNS = 1000;

  /** The digits of a cell; {@code column} from 0. */
  private record Run(int line, int column, String digits) {}

  @Override
  public FormatInfo info() {
    return INFO;
  }

  @Override
  public List<Item> kept(List<Item> items) {
    return CandidateGrid.kept(items);
  }

  /**
   * True if there are runs of several digits, in rows between borders or as many as a board has.
   */
  @Override
  public boolean isLikely(String text) {
    List<Run> runs = runs(text);
    if (runs.stream().noneMatch(run -> run.digits().length() > 1 && isOfDigits(run))) {
      return false;
    }
    int line = runs.get(0).line();
    long columns = runs.stream().filter(run -> run.line() == line).count();
    boolean areNumbers =
        columns >= FEWEST_OF_NUMBERS
            && runs.stream().allMatch(run -> NUMBER.matcher(run.digits()).matches());
    return !areNumbers && isGrid(text, runs, columns);
  }

  private static boolean isGrid(String text, List<Run> runs, long columns) {
    return text.contains("---")
        ? columns >= FEWEST_COLUMNS
        : columns * columns == runs.size()
            && Boards.withCells(runs.size()).isPresent()
            && runs.stream().allMatch(run -> run.digits().length() <= columns && isOfDigits(run));
  }

  private static boolean isOfDigits(Run run) {
    return run.digits().chars().allMatch(c -> Boards.TWENTY_FIVE.digitOf((char) c) != 0);
  }

  @Override
  public Reading reading(String text) {
    List<Run> runs = runs(text);
    Board board = Boards.withCells(runs.size()).orElseThrow(() -> wrongCount(runs));
    int[] candidates = new int[board.cells()];
    for (int cell = 0; cell < candidates.length; cell++) {
      candidates[cell] = candidates(board, runs.get(cell));
    }
    return new Reading(
        List.of(CandidateGrid.item(board, candidates)),
        hasWords(text) ? List.of(Phrase.of("exchange.words-passed-over")) : List.of());
  }

  private static int candidates(Board board, Run run) {
    int candidates = 0;
    for (int i = 0; i < run.digits().length(); i++) {
      int digit = board.digitOf(run.digits().charAt(i));
      if (digit == 0) {
        throw FormatException.at(
            run.line(),
            run.column() + i + 1,
            Phrase.of(
                "exchange.no-candidate-digit",
                Symbol.quoted(run.digits().charAt(i)),
                board.toString(),
                String.valueOf(board.symbol(board.digits()))));
      }
      candidates |= 1 << (digit - 1);
    }
    return candidates;
  }

  private static FormatException wrongCount(List<Run> runs) {
    Run last = runs.isEmpty() ? new Run(1, 0, "") : runs.get(runs.size() - 1);
    return FormatException.at(
        last.line(),
        last.column() + last.digits().length() + 1,
        Phrase.of("exchange.marks-count", runs.size(), BoardSizes.row(Boards.ALL)));
  }

  private static List<Run> runs(String text) {
    List<Run> runs = new ArrayList<>();
    boolean isDrawn = isDrawn(text);
    for (Line line : Line.of(text, 1)) {
      if (isRow(line.text(), isDrawn)) {
        addRuns(line, runs);
      }
      if (runs.size() > MOST_RUNS) {
        return runs;
      }
    }
    return runs;
  }

  /** True if it has borders and bars: only a line with bars is a row then. */
  private static boolean isDrawn(String text) {
    return text.contains("---") && text.indexOf('|') >= 0;
  }

  private static boolean isRow(String line, boolean isDrawn) {
    return !line.contains("---")
        && !SsReader.isFooter(line)
        && (!isDrawn || line.indexOf('|') >= 0);
  }

  /** Whether lines beside the rows say something. */
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

  private static void addRuns(Line line, List<Run> runs) {
    String text = line.text();
    int start = 0;
    for (int i = 0; i <= text.length() && runs.size() <= MOST_RUNS; i++) {
      if (i == text.length() || isBetween(text.charAt(i))) {
        if (i > start) {
          runs.add(new Run(line.number(), start, text.substring(start, i)));
        }
        start = i + 1;
      }
    }
  }

  private static boolean isBetween(char symbol) {
    return Character.isWhitespace(symbol) || symbol == '|';
  }

  @Override
  public Optional<Phrase> refusal(List<Item> items) {
    return CandidateGrid.refusal(items)
        .or(() -> Refusals.boardsBut(Set.copyOf(Boards.ALL), items))
        .or(
            () ->
                isDown(items) ? Optional.of(Phrase.of("exchange.marks-solved")) : Optional.empty());
  }

  /** True if each cell has one candidate: the grid would look like one of placed digits. */
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
