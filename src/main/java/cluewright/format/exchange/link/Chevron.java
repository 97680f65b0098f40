package cluewright.format.exchange.link;

import cluewright.model.Board;
import cluewright.model.CellSet;
import java.util.List;
import java.util.Optional;

/**
 * An inequality sign as setters write it on the border of two cells, pointing to the smaller digit.
 * The tools have no such rule of their own.
 */
final class Chevron {
  /** The signs by direction: left, up, right, down. */
  private static final List<String> SIGNS = List.of("<", "∧", ">", "∨");

  private static final int QUARTER = 90;

  private Chevron() {}

  /** The sign between a cell and a neighbour with a larger digit. */
  static String of(Board board, int less, int more) {
    int way;
    if (board.row(less) == board.row(more)) {
      way = board.column(less) < board.column(more) ? 0 : 2;
    } else {
      way = board.row(less) < board.row(more) ? 1 : 3;
    }
    return SIGNS.get(way);
  }

  /**
   * The cell of the smaller digit and that of the larger one; empty if a text is not such a sign,
   * or does not point across the border of these cells.
   *
   * @param angle by which the text is turned clockwise, in degrees
   */
  static Optional<List<Integer>> path(Board board, CellSet cells, String text, double angle) {
    int sign = SIGNS.indexOf(text.replace('^', '∧').strip());
    double quarters = angle / QUARTER;
    if (sign < 0 || cells.size() != 2 || quarters != Math.rint(quarters)) {
      return Optional.empty();
    }
    int way = Math.floorMod(sign + (int) quarters, SIGNS.size());
    int[] pair = cells.stream().sorted().toArray();
    boolean isAcross = board.row(pair[0]) == board.row(pair[1]);
    boolean fits = isAcross == (way % 2 == 0) && board.areNeighbours(pair[0], pair[1]);
    List<Integer> path = way < 2 ? List.of(pair[0], pair[1]) : List.of(pair[1], pair[0]);
    return fits ? Optional.of(path) : Optional.empty();
  }
}
