package cluewright.format.exchange.cells;

import cluewright.format.exchange.core.BoardBuilder;
import cluewright.format.exchange.core.Item;
import cluewright.format.exchange.core.Metadata;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.rule.Kinds;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The regions of a board, given as a symbol for each cell. */
public final class Regions {
  private static final int FEWEST = 4;

  private Regions() {}

  /**
   * The board with as many regions as rows and equal numbers of cells; empty if the symbols do not
   * specify one.
   */
  public static Optional<Board> told(List<String> symbols) {
    int size = (int) Math.round(Math.sqrt(symbols.size()));
    Map<String, Integer> numbers = new HashMap<>();
    StringBuilder regions = new StringBuilder();
    for (String symbol : symbols) {
      numbers.putIfAbsent(symbol, numbers.size());
      regions.append((char) ('A' + numbers.get(symbol)));
    }
    boolean isBoard =
        size >= FEWEST
            && size * size == symbols.size()
            && numbers.size() == size
            && regions
                .chars()
                .allMatch(c -> regions.chars().filter(other -> other == c).count() == size);
    return isBoard && size <= Boards.TWENTY_FIVE.rows()
        ? Optional.of(Boards.jigsaw(regions.toString(), Set.of()))
        : Optional.empty();
  }

  /**
   * The board for symbols that may be something else: each region must be in one piece, which the
   * places of a digit in a solution never are.
   */
  public static Optional<Board> seen(List<String> symbols) {
    return told(symbols)
        .filter(
            board -> board.houses(Kinds.BOX).stream().allMatch(box -> isWhole(board, box.cells())));
  }

  /** The board that a JSON field specifies as a text or as rows in an array. */
  public static Optional<Board> ofJson(String value) {
    return value.startsWith("[")
        ? told(ArrayReader.symbols(value))
        : told(value.chars().mapToObj(Character::toString).toList());
  }

  /** The board for a word with a character for each cell, with regions in one piece. */
  public static Optional<Board> seen(String word) {
    return seen(word.chars().mapToObj(Character::toString).toList());
  }

  /**
   * A puzzle with its regions.
   *
   * @param clues a symbol for each cell
   * @param regions a symbol for each cell
   * @return empty if the regions are not seen, or the clues are none of their board
   */
  static Optional<Item> puzzle(List<String> clues, List<String> regions) {
    return clues.size() == regions.size()
        ? seen(regions).flatMap(board -> CellToken.line(clues, board).flatMap(c -> item(board, c)))
        : Optional.empty();
  }

  private static Optional<Item> item(Board board, String clues) {
    BoardBuilder builder = new BoardBuilder(board);
    for (int cell = 0; cell < clues.length(); cell++) {
      int digit = board.digitOf(clues.charAt(cell));
      if (digit != 0) {
        builder.clue(cell, digit);
      } else if (".0".indexOf(clues.charAt(cell)) < 0) {
        return Optional.empty();
      }
    }
    return Optional.of(new Item(builder.content(), Metadata.NONE));
  }

  private static boolean isWhole(Board board, CellSet region) {
    List<Integer> cells = new ArrayList<>();
    region.forEach(cells::add);
    Deque<Integer> reached = new ArrayDeque<>(List.of(cells.remove(0)));
    while (!reached.isEmpty()) {
      int from = reached.remove();
      List<Integer> next =
          cells.stream()
              .filter(
                  cell ->
                      Math.abs(board.row(cell) - board.row(from))
                              + Math.abs(board.column(cell) - board.column(from))
                          == 1)
              .toList();
      cells.removeAll(next);
      reached.addAll(next);
    }
    return cells.isEmpty();
  }
}
