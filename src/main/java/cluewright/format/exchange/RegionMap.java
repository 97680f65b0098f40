package cluewright.format.exchange;

import cluewright.format.FormatException;
import cluewright.format.exchange.cells.Regions;
import cluewright.format.exchange.core.Content.Clues;
import cluewright.format.exchange.core.Item;
import cluewright.model.Board;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import java.util.List;

/**
 * Recognizes a full grid whose digits each form one piece: jigsaw collections have such grids below
 * their clues for the regions. No solution looks so, be it right or wrong.
 */
final class RegionMap {
  private RegionMap() {}

  /**
   * Refuses regions that were mistaken for clues.
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
    return puzzle.isComplete() && Regions.seen(puzzle.line()).isPresent();
  }
}
