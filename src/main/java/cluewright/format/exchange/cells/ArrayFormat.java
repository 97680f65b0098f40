package cluewright.format.exchange.cells;

import cluewright.format.exchange.core.Content.Clues;
import cluewright.format.exchange.core.Format;
import cluewright.format.exchange.core.FormatInfo;
import cluewright.format.exchange.core.Item;
import cluewright.format.exchange.core.Reading;
import cluewright.format.exchange.core.Refusals;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Arrays of numbers, as programs in JSON, Python and similar languages hold puzzles: one array per
 * row, 0 for an empty cell; {@link ArrayReader} lists the variants.
 */
public final class ArrayFormat extends Format {
  public ArrayFormat() {
    super(FormatInfo.of("array", "exchange.array", "array"));
  }

  @Override
  public boolean isLikely(String text) {
    return ArrayReader.isLikely(text)
        && (!BareCells.areIn(text) || BareCells.isRead(() -> new ArrayReader(text).reading()));
  }

  @Override
  public Reading reading(String text) {
    return new ArrayReader(text).reading();
  }

  @Override
  public Optional<Phrase> refusal(List<Item> items) {
    return Refusals.masks(items)
        .or(() -> Refusals.sizes(items))
        .or(
            () ->
                items.stream()
                    .map(item -> ((Clues) item.content()).clues())
                    .filter(ArrayFormat::mayBeOther)
                    .findFirst()
                    .map(puzzle -> Phrase.of("exchange.array-doubt", puzzle.board().toString())));
  }

  /** True for rows that are also boards, or for ones and zeros, which are a mask. */
  private static boolean mayBeOther(Puzzle puzzle) {
    return LooseBoards.areSmall(rows(puzzle))
        || puzzle.line().chars().allMatch(c -> c == '.' || c == '1');
  }

  private static List<String> rows(Puzzle puzzle) {
    int columns = puzzle.board().columns();
    return IntStream.range(0, puzzle.board().rows())
        .mapToObj(row -> puzzle.line().substring(row * columns, (row + 1) * columns))
        .toList();
  }

  @Override
  public String write(List<Item> items) {
    List<String> arrays =
        items.stream().map(item -> array(((Clues) item.content()).clues())).toList();
    return arrays.size() == 1 ? arrays.get(0) + "\n" : "[" + String.join(",\n", arrays) + "]\n";
  }

  private static String array(Puzzle puzzle) {
    Board board = puzzle.board();
    String open = zeroIsDigit(puzzle) ? "null" : "0";
    return IntStream.range(0, board.rows())
        .mapToObj(
            row ->
                IntStream.range(0, board.columns())
                    .map(column -> puzzle.digit(board.cell(row, column)))
                    .mapToObj(digit -> digit == 0 ? open : String.valueOf(digit))
                    .collect(Collectors.joining(",", "[", "]")))
        .collect(Collectors.joining(",\n ", "[", "]"));
  }

  /** True if the sixteen zeros may be the digit that is otherwise missing: see {@code Hexadoku}. */
  private static boolean zeroIsDigit(Puzzle puzzle) {
    return puzzle.board().equals(Boards.SIXTEEN)
        && puzzle.mask().size() == puzzle.board().cells() - puzzle.board().digits();
  }
}
