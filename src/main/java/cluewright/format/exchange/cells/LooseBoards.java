package cluewright.format.exchange.cells;

import cluewright.format.FormatException;
import cluewright.format.MaskText;
import cluewright.format.MemoryBudget;
import cluewright.format.Numbered;
import cluewright.format.TextKind;
import cluewright.format.exchange.core.CellLine;
import cluewright.format.exchange.core.Item;
import cluewright.format.exchange.core.ItemCollector;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.phrase.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Boards assembled cell by cell and now one per line, read as masks or puzzles like any such lines.
 */
final class LooseBoards {
  private static final long BOARD = 96;

  private final MemoryBudget budget = new MemoryBudget();
  private final List<Numbered<String>> boards = new ArrayList<>();

  /**
   * Adds a board.
   *
   * @param line where it begins, from 1
   * @param cells {@code .} or {@code 0} for an open one, {@code x} for one of a mask
   */
  void add(int line, String cells) {
    budget.take(BOARD + cells.length(), line);
    boards.add(new Numbered<>(line, cells));
  }

  /**
   * Adds a square of rows: one board, or a list of small ones; an ambiguous one is refused.
   *
   * @param line where the first begins, from 1
   */
  void addSquare(Board board, int line, List<String> rows) {
    if (areSmall(rows)) {
      throw FormatException.at(
          line,
          1,
          Phrase.of(
              "formats.rows-or-list",
              rows.size(),
              board.toString(),
              smallAs(rows.get(0)).toString()));
    }
    add(line, String.join("", rows));
  }

  /** True if each row could be a whole board, as sixteen cells are. */
  static boolean areSmall(List<String> rows) {
    return rows.stream().allMatch(row -> Boards.withCells(row.length()).isPresent())
        && rows.stream().allMatch(row -> CellToken.areOf(smallAs(row), row));
  }

  private static Board smallAs(String row) {
    return Boards.withCells(row.length()).orElseThrow();
  }

  boolean isEmpty() {
    return boards.isEmpty();
  }

  int size() {
    return boards.size();
  }

  /** The boards, in order. */
  List<Item> items() {
    String all = boards.stream().map(Numbered::value).collect(Collectors.joining("\n"));
    TextKind kind = TextKind.of(all);
    ItemCollector items = new ItemCollector();
    for (Numbered<String> board : boards) {
      items.add(
          kind == TextKind.MASK
              ? Item.of(MaskText.read(board.value()))
              : Item.of(CellLine.read(board.value(), board.line(), 1)),
          board.line());
    }
    return items.all();
  }
}
