package cluewright.replay;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.CellSum;
import cluewright.model.House;
import cluewright.model.rule.Primitive;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Sums that follow from full houses and the sums of a board: what is left of one to three rows, one
 * to three columns, or a box when the sums within are taken out, and what the sums that meet it
 * have outside. Such sums are of a few cells, which may hold equal digits.
 */
final class HouseSums {
  private static final int MOST_HOUSES = 3;
  private static final int MOST_CELLS = 5;

  private final Board board;
  private final int ofHouse;
  private final Map<List<Integer>, Integer> found = new LinkedHashMap<>();

  private HouseSums(Board board) {
    this.board = board;
    this.ofHouse = Primitive.Sum.least(board.digits());
  }

  /** The totals by cells. */
  static Map<List<Integer>, Integer> of(Board board) {
    HouseSums sums = new HouseSums(board);
    if (!board.sums().isEmpty()) {
      List<House> full = board.houses().stream().filter(House::holdsEveryDigit).toList();
      for (int from = 0; from < full.size(); from++) {
        sums.addFrom(full, from);
      }
    }
    return sums.found;
  }

  /** Adds what follows for a house, and for it with the next ones of its kind. */
  private void addFrom(List<House> full, int from) {
    CellSet union = CellSet.empty();
    for (int i = from; i < Math.min(full.size(), from + MOST_HOUSES); i++) {
      House house = full.get(i);
      if (house.kind() != full.get(from).kind() || union.intersects(house.cells())) {
        return;
      }
      union = union.union(house.cells());
      add(union, ofHouse * (i - from + 1));
    }
  }

  private void add(CellSet union, int total) {
    CellSet within = CellSet.empty();
    CellSet meeting = CellSet.empty();
    int sumWithin = 0;
    int sumMeeting = 0;
    for (CellSum sum : board.sums()) {
      boolean isWithin = union.containsAll(sum.cells());
      if (isWithin && !within.intersects(sum.cells())) {
        within = within.union(sum.cells());
        sumWithin += sum.total();
      }
      if (union.intersects(sum.cells()) && !meeting.intersects(sum.cells())) {
        meeting = meeting.union(sum.cells());
        sumMeeting += sum.total();
      }
    }
    add(union.minus(within), total - sumWithin, within);
    if (meeting.containsAll(union)) {
      add(meeting.minus(union), sumMeeting - total, meeting);
    }
  }

  private void add(CellSet cells, int total, CellSet known) {
    List<Integer> listed = new ArrayList<>();
    cells.forEach(listed::add);
    if (!known.isEmpty() && !listed.isEmpty() && listed.size() <= MOST_CELLS) {
      found.put(listed, total);
    }
  }
}
