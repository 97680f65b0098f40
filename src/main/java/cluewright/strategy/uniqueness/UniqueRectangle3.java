package cluewright.strategy.uniqueness;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.House;
import cluewright.phrase.Phrase;
import cluewright.strategy.core.About;
import cluewright.strategy.core.Candidates;
import cluewright.strategy.core.Finder;
import cluewright.strategy.core.Group;
import cluewright.strategy.core.Level;
import cluewright.strategy.core.SolvingState;
import cluewright.strategy.core.Strategy;
import cluewright.strategy.core.Variant;
import cluewright.strategy.core.Words;
import cluewright.strategy.uniqueness.DeadlyRectangles.Addition;
import java.util.List;

/**
 * The extra digits of two neighbouring corners, as those of one cell, are part of a naked set.
 *
 * <p>Bound: beside the corners the set has no more than {@value #MOST_CELLS} cells, which is all
 * that a house of nine can offer.
 */
public final class UniqueRectangle3 implements Strategy {
  private static final Variant VARIANT =
      Variant.of("unique-rectangle-3", "0602", 3700, Level.HARD, 100, 4.5);

  private static final int MOST_CELLS = 7;

  private static final About ABOUT =
      new About("unique-rectangle-3", Group.UNIQUENESS, 1, List.of(VARIANT)).notMonotone();

  @Override
  public About about() {
    return ABOUT;
  }

  @Override
  public Finder finder(Board board) {
    return new DeadlyRectangles(board, this::offer);
  }

  private boolean offer(DeadlyRectangles rectangle) {
    if (!rectangle.hasRoofInLine()) {
      return false;
    }
    CellSet roof = rectangle.roofCells();
    for (int house : rectangle.housesWith(roof)) {
      if (new Search(rectangle, house, roof).grow(0, rectangle.extras(), CellSet.empty())) {
        return true;
      }
    }
    return false;
  }

  /** Looks through the sets of other open cells of a house; made for few rectangles only. */
  private final class Search {
    private final DeadlyRectangles rectangle;
    private final SolvingState state;
    private final int house;
    private final CellSet roof;
    private final int[] cells;

    Search(DeadlyRectangles rectangle, int house, CellSet roof) {
      this.rectangle = rectangle;
      this.state = rectangle.state();
      this.house = house;
      this.roof = roof;
      this.cells =
          rectangle.geometry().house(house).cells().stream()
              .filter(cell -> state.open(cell) != 0 && !rectangle.isCorner(cell))
              .toArray();
    }

    boolean grow(int from, int digits, CellSet chosen) {
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
      return rectangle.offer(
          UniqueRectangle3.this,
          VARIANT,
          Candidates.open(state, seen, digits),
          new Addition(houses, set, digits, () -> reason(houses.get(0), set, digits)));
    }

    private Phrase reason(House in, CellSet set, int digits) {
      Board board = state.board();
      return Phrase.of(
          "reasons.roof-set",
          Words.anyOf(board, roof),
          Words.cells(board, set),
          Words.digits(board, digits),
          Words.house(in));
    }
  }
}
