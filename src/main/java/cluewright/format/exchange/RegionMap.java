package cluewright.format.exchange;

import cluewright.format.FormatException;
import cluewright.format.exchange.core.Content.Clues;
import cluewright.format.exchange.core.Item;
import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A full grid in which the cells of each digit are one piece: collections of jigsaws have such
 * grids below their clues, for the regions. No solution looks so, be it right or wrong.
 */
final class RegionMap {
  private RegionMap() {}

  /**
   * Refuses regions that were read as clues.
   *
   * @throws FormatException if one of these items is such a grid
   */
  static void refuse(List<Item> items) {
    for (Item item : items) {
      if (item.content() instanceof Clues puzzle && isMap(puzzle.clues())) {
        Board board = puzzle.board();
        String name = board.rows() + "x" + board.columns() + "/" + puzzle.clues().line();
        throw FormatException.at(1, 1, Phrase.of("exchange.regions-no-clues", name));
      }
    }
  }

  private static boolean isMap(Puzzle puzzle) {
    Board board = puzzle.board();
    return board.isFull()
        && puzzle.isComplete()
        && IntStream.rangeClosed(1, board.digits())
            .mapToObj(digit -> CellSet.where(board.cells(), cell -> puzzle.digit(cell) == digit))
            .allMatch(region -> region.size() == board.digits() && isOnePiece(region, board));
  }

  private static boolean isOnePiece(CellSet region, Board board) {
    CellSet piece = CellSet.of(region.stream().limit(1));
    int before = 0;
    while (piece.size() > before) {
      before = piece.size();
      CellSet grown = piece;
      piece =
          CellSet.where(
              board.cells(),
              cell ->
                  region.contains(cell)
                      && grown.stream().anyMatch(other -> isBeside(cell, other, board)));
    }
    return piece.size() == region.size();
  }

  /** True of the same cell, too. */
  private static boolean isBeside(int cell, int other, Board board) {
    int rows = Math.abs(board.row(cell) - board.row(other));
    int columns = Math.abs(board.column(cell) - board.column(other));
    return rows + columns <= 1;
  }
}
