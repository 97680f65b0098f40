package cluewright.strategy.uniqueness;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.House;
import cluewright.phrase.Phrase;
import cluewright.strategy.core.Candidates;
import cluewright.strategy.core.SolvingState;
import cluewright.strategy.core.Words;
import cluewright.strategy.uniqueness.DeadlyRectangles.Addition;
import java.util.List;

/**
 * Finds cells of a house that form a naked set with the roof, whose extra digits count as one cell:
 * type 3. A set that has one of the rectangle's own two digits as well, which HoDoKu leaves out, is
 * told as a form of its own. Made for few rectangles only.
 *
 * <p>Bound: beside the corners the set has no more than {@value #MOST_CELLS} cells, which is all
 * that a house of nine can offer.
 */
final class ExtraDigitsInSet {
  private static final int MOST_CELLS = 7;

  private final DeadlyRectangles rectangle;
  private final SolvingState state;
  private final int house;
  private final CellSet roof;
  private final int[] cells;

  private ExtraDigitsInSet(DeadlyRectangles rectangle, int house, CellSet roof) {
    this.rectangle = rectangle;
    this.state = rectangle.state();
    this.house = house;
    this.roof = roof;
    this.cells =
        rectangle.geometry().house(house).cells().stream()
            .filter(cell -> state.open(cell) != 0 && !rectangle.isCorner(cell))
            .toArray();
  }

  static boolean offer(DeadlyRectangles rectangle) {
    if (!rectangle.hasRoofInLine()) {
      return false;
    }
    CellSet roof = rectangle.roofCells();
    for (int house : rectangle.housesWith(roof)) {
      if (new ExtraDigitsInSet(rectangle, house, roof)
          .grow(0, rectangle.extras(), CellSet.empty())) {
        return true;
      }
    }
    return false;
  }

  private boolean grow(int from, int digits, CellSet chosen) {
    for (int i = from; i < cells.length; i++) {
      int union = digits | state.open(cells[i]);
      CellSet set = chosen.with(cells[i]);
      if (Integer.bitCount(union) == set.size() + 1 && offer(set, union)) {
        return true;
      }
      int most = Math.min(MOST_CELLS, set.size() + cells.length - i - 1);
      if (Integer.bitCount(union) <= most + 1 && set.size() < most && grow(i + 1, union, set)) {
        return true;
      }
    }
    return false;
  }

  private boolean offer(CellSet set, int digits) {
    long[] seen = rectangle.peersOfRoof();
    set.forEach(cell -> rectangle.narrowToPeers(seen, cell));
    List<House> houses = List.of(rectangle.geometry().house(house));
    int[] changes = Candidates.open(state, seen, digits);
    Addition addition = new Addition(houses, set, digits, () -> reason(houses.get(0), set, digits));
    return (digits & rectangle.pair()) == 0
        ? rectangle.offer(changes, addition)
        : rectangle.offerLate(changes, addition);
  }

  private Phrase reason(House in, CellSet set, int digits) {
    Board board = state.board();
    return Phrase.of(
        "strategies.reason-roof-set",
        Words.anyOf(board, roof),
        Words.cells(board, set),
        Words.digits(board, digits),
        Words.house(in));
  }
}
