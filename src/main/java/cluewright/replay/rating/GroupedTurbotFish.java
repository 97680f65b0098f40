package cluewright.replay.rating;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.House;
import cluewright.strategy.core.SolvingState;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntUnaryOperator;

/**
 * Two strong links of one digit, joined by a weak one, whose ends may be groups of cells: one of
 * the outer ends has the digit, so it is eliminated from the cells that see both.
 *
 * <p>All candidates of a house are the two ends of a strong link. In a line these are its cells in
 * one box and in another; in a box, its cells in one line and those in another, of the same
 * direction or across. Skyscrapers, kites and turbot fish are those with four ends of one cell,
 * empty rectangles and X-Wings with fins some of the others. Later versions of Sudoku Explainer
 * look for all of them before XY-Wings, and rate them 4.3.
 */
final class GroupedTurbotFish {
  private final Board board;

  /** By cell: the cells that share a house with it. */
  private final CellSet[] peers;

  /** By cell: the number of its box. */
  private final int[] box;

  /**
   * A strong link in one direction.
   *
   * @param one an end; it or the other has the digit
   * @param seenByOne the cells that see all of it
   */
  private record Link(CellSet one, CellSet seenByOne, CellSet seenByOther) {}

  GroupedTurbotFish(Board board) {
    this.board = board;
    this.peers = new CellSet[board.cells()];
    for (int cell = 0; cell < peers.length; cell++) {
      peers[cell] = board.peers(cell);
    }
    this.box = new int[board.cells()];
    board.houses().stream()
        .filter(house -> house.kind() == House.Kind.BOX)
        .forEach(house -> house.cells().forEach(cell -> box[cell] = house.number()));
  }

  /** Makes the eliminations of the first pair of links that has any; false if there is none. */
  boolean eliminate(SolvingState state) {
    for (int digit = 1; digit <= board.digits(); digit++) {
      CellSet open = open(state, digit);
      List<Link> links = links(open);
      for (Link first : links) {
        CellSet wanted = open.intersect(first.seenByOne);
        for (Link second : links) {
          if (first.seenByOther.containsAll(second.one) && wanted.intersects(second.seenByOther)) {
            eliminate(state, digit, wanted.intersect(second.seenByOther));
            return true;
          }
        }
      }
    }
    return false;
  }

  private static void eliminate(SolvingState state, int digit, CellSet cells) {
    cells.forEach(cell -> state.eliminate(cell, 1 << (digit - 1)));
  }

  private CellSet open(SolvingState state, int digit) {
    return CellSet.where(board.cells(), cell -> state.isOpen(cell, digit));
  }

  private CellSet seenByAll(CellSet cells) {
    return cells.stream()
        .mapToObj(cell -> peers[cell])
        .reduce(CellSet::intersect)
        .orElse(CellSet.empty());
  }

  /** The strong links of a digit that is open in these cells, each in both directions. */
  private List<Link> links(CellSet open) {
    List<Link> links = new ArrayList<>();
    for (House house : board.houses()) {
      CellSet places = house.cells().intersect(open);
      if (places.size() == 2) {
        int[] cells = places.toArray();
        add(links, CellSet.of(cells[0]), CellSet.of(cells[1]));
      } else if (places.size() > 2 && house.kind() == House.Kind.BOX) {
        split(links, places, board::row);
        split(links, places, board::column);
        cross(links, places);
      } else if (places.size() > 2) {
        split(links, places, cell -> box[cell]);
      }
    }
    return links;
  }

  private void add(List<Link> links, CellSet one, CellSet other) {
    if (!one.isEmpty() && !other.isEmpty()) {
      CellSet seenByOne = seenByAll(one);
      CellSet seenByOther = seenByAll(other);
      links.add(new Link(one, seenByOne, seenByOther));
      links.add(new Link(other, seenByOther, seenByOne));
    }
  }

  /** Adds the link between the two groups into which something divides the cells. */
  private void split(List<Link> links, CellSet cells, IntUnaryOperator by) {
    List<CellSet> groups = groups(cells, by);
    if (groups.size() == 2) {
      add(links, groups.get(0), groups.get(1));
    }
  }

  private static List<CellSet> groups(CellSet cells, IntUnaryOperator by) {
    Set<CellSet> groups = new TreeSet<>(Comparator.comparing(group -> group.toArray()[0]));
    for (int cell : cells.toArray()) {
      groups.add(CellSet.of(cells.stream().filter(c -> by.applyAsInt(c) == by.applyAsInt(cell))));
    }
    return List.copyOf(groups);
  }

  /** Adds the links between a row and a column that hold all cells of a box between them. */
  private void cross(List<Link> links, CellSet cells) {
    for (CellSet row : groups(cells, board::row)) {
      for (CellSet column : groups(cells, board::column)) {
        if (row.union(column).containsAll(cells)) {
          add(links, row, column.minus(row));
          add(links, row.minus(column), column);
        }
      }
    }
  }
}
