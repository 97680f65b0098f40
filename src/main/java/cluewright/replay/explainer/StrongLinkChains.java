package cluewright.replay.explainer;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Strong links of one digit joined by weak ones, with cells or groups of cells at their ends: one
 * of the outer ends has the digit, so it is eliminated from the cells that see both. If these see
 * each other, the links make a ring, and every weak link eliminates.
 *
 * <p>All candidates of a house are the two ends of a strong link. In a line these are its cells in
 * one box and in another; in a box, its cells in one line and those in another, of the same
 * direction or across. Skyscrapers, kites and turbot fish are two links of single cells; empty
 * rectangles and X-Wings with fins are among those with groups.
 */
final class StrongLinkChains implements Technique {
  private final int links;

  /** The ratings of chains with lines in one direction, in both, with boxes, and with groups. */
  private final int[] ratings;

  private Marks marks;
  private int digit;
  private Cells open;
  private List<Link> all;
  private final Link[] chain;
  private Step best;

  /**
   * A strong link in one direction.
   *
   * @param kind that of its house: 0 box, 1 row, 2 column
   * @param one an end; it or the other has the digit
   * @param seenByOne the cells that see all of it
   */
  private record Link(int kind, Cells one, Cells other, Cells seenByOne, Cells seenByOther) {
    boolean isGrouped() {
      return one.size() + other.size() > 2;
    }
  }

  StrongLinkChains(int links, int... ratings) {
    this.links = links;
    this.ratings = ratings.clone();
    this.chain = new Link[links];
  }

  @Override
  public int least() {
    return IntStream.of(ratings).min().orElseThrow();
  }

  @Override
  public Optional<Step> first(Marks given) {
    marks = given;
    best = null;
    for (digit = 0; digit < Nine.SIDE; digit++) {
      open = marks.cells(digit);
      all = links();
      extend(0, Cells.NONE);
    }
    return Optional.ofNullable(best);
  }

  private void extend(int length, Cells used) {
    if (length == links) {
      conclude();
      return;
    }
    for (Link link : all) {
      boolean joins = length == 0 || chain[length - 1].seenByOther.containsAll(link.one);
      if (joins && !used.intersects(link.one.or(link.other))) {
        chain[length] = link;
        extend(length + 1, used.or(link.one).or(link.other));
      }
    }
  }

  private void conclude() {
    Link first = chain[0];
    Link last = chain[links - 1];
    Cells seen = open.and(first.seenByOne).and(last.seenByOther);
    if (first.seenByOne.containsAll(last.other)) {
      for (int i = 1; i < links; i++) {
        seen = seen.or(open.and(chain[i - 1].seenByOther).and(chain[i].seenByOne));
      }
    }
    if (!seen.isEmpty()) {
      int rating = rating();
      if (best == null || rating < best.tenths()) {
        best = Step.eliminating(rating, digit, seen);
      }
    }
  }

  private int rating() {
    int kinds = 0;
    for (Link link : chain) {
      if (link.isGrouped()) {
        return ratings[3];
      }
      kinds |= 1 << link.kind;
    }
    return (kinds & 1) != 0 ? ratings[2] : Integer.bitCount(kinds) == 1 ? ratings[0] : ratings[1];
  }

  /** The strong links of the digit, each in both directions. */
  private List<Link> links() {
    List<Link> found = new ArrayList<>();
    for (int house = 0; house < Nine.HOUSES; house++) {
      int places = marks.places(house, digit);
      if (Integer.bitCount(places) == 2) {
        add(found, house, places & -places, places & (places - 1));
      } else if (Integer.bitCount(places) > 2) {
        split(found, house, places, true);
        split(found, house, places, false);
        if (house < Nine.SIDE) {
          cross(found, house, places);
        }
      }
    }
    return found;
  }

  private static Cells cells(int house, int places) {
    Cells cells = Cells.NONE;
    for (int rest = places; rest != 0; rest &= rest - 1) {
      cells = cells.or(Cells.of(Nine.CELLS_OF[house][Integer.numberOfTrailingZeros(rest)]));
    }
    return cells;
  }

  private static void add(List<Link> found, int house, int one, int other) {
    if (one != 0 && other != 0) {
      Cells first = cells(house, one);
      Cells second = cells(house, other);
      Cells seenByFirst = Nine.seenByAll(first);
      Cells seenBySecond = Nine.seenByAll(second);
      found.add(new Link(house / Nine.SIDE, first, second, seenByFirst, seenBySecond));
      found.add(new Link(house / Nine.SIDE, second, first, seenBySecond, seenByFirst));
    }
  }

  /** The places of a house in its i-th row or column; of a line, in its i-th box. */
  private static int third(int i, boolean across) {
    return across ? 0b111 << (3 * i) : 0b1001001 << i;
  }

  /** Adds the link between the two thirds of a house that hold all its places. */
  private static void split(List<Link> found, int house, int places, boolean across) {
    if (house >= Nine.SIDE && !across) {
      return;
    }
    for (int i = 0; i < 3; i++) {
      int without = places & ~third(i, across);
      int one = without & third((i + 1) % 3, across);
      if (without == places) {
        add(found, house, one, places & ~one);
        return;
      }
    }
  }

  /** Adds the links between a row and a column of a box that hold all its places together. */
  private static void cross(List<Link> found, int house, int places) {
    for (int i = 0; i < 3; i++) {
      for (int j = 0; j < 3; j++) {
        int row = places & third(i, true);
        int column = places & third(j, false);
        if ((row | column) == places) {
          add(found, house, row, column & ~row);
          add(found, house, row & ~column, column);
        }
      }
    }
  }
}
