package cluewright.proof.check;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Patterns of one digit in pairs of places: all others of a house that holds every digit are
 * eliminated, so one place of a pair is true and the other is not, even where one is eliminated.
 */
final class PlainColours {
  private final PlainState state;
  private final PlainBoard board;
  private final int digit;
  private final List<Pair> pairs = new ArrayList<>();

  /** A pair in one direction; each is there in both. */
  private static final class Pair {
    final int house;
    final int end;
    final int free;

    Pair(int house, int end, int free) {
      this.house = house;
      this.end = end;
      this.free = free;
    }
  }

  /** Whether two pairs, joined by their ends, may make a turbot fish. */
  @FunctionalInterface
  private interface Joint {
    boolean fits(PlainColours colours, Pair first, Pair second);
  }

  private PlainColours(PlainState state, int digit) {
    this.state = state;
    this.board = state.board;
    this.digit = digit;
    for (int house = 0; house < board.houses.length; house++) {
      if (board.holdsEveryDigit(house)) {
        addPairs(house);
      }
    }
  }

  private void addPairs(int house) {
    int[] cells = board.houses[house];
    int[] places = Arrays.stream(cells).filter(cell -> state.has(cell, digit)).toArray();
    if (places.length == 2) {
      addPair(house, places[0], places[1]);
    }
    for (int cell : places.length == 1 ? cells : new int[0]) {
      if (cell != places[0]) {
        addPair(house, places[0], cell);
      }
    }
  }

  private void addPair(int house, int one, int other) {
    pairs.add(new Pair(house, one, other));
    pairs.add(new Pair(house, other, one));
  }

  /**
   * Two pairs, an end of one seeing an end of the other: the digit goes where the others are seen.
   */
  static void turbot(PlainState state) {
    fish(state, (colours, first, second) -> true);
  }

  /**
   * The same of two rows or two columns, whose joined ends lie in a line across, the others not.
   */
  static void skyscraper(PlainState state) {
    fish(
        state,
        (colours, first, second) ->
            colours.areParallel(first.house, second.house)
                && colours.shareLine(first.end, second.end, first.house)
                && !colours.shareLine(first.free, second.free, first.house));
  }

  /** The same of a row and a column, whose joined ends lie in a box. */
  static void kite(PlainState state) {
    fish(
        state,
        (colours, first, second) ->
            colours.isRow(first.house)
                && colours.isColumn(second.house)
                && colours.shareHouse(
                    colours.board.firstBox, colours.board.firstOther, first.end, second.end));
  }

  private static void fish(PlainState state, Joint joint) {
    for (int digit = 1; digit <= state.board.size; digit++) {
      PlainColours colours = new PlainColours(state, digit);
      for (Pair first : colours.pairs) {
        for (Pair second : colours.pairs) {
          if (areFour(first, second)
              && state.sees(first.end, second.end)
              && joint.fits(colours, first, second)) {
            state.eliminateSeen(digit, first.free, second.free);
          }
        }
      }
    }
  }

  private static boolean areFour(Pair first, Pair second) {
    return first.house != second.house
        && first.end != second.end
        && first.end != second.free
        && first.free != second.end
        && first.free != second.free;
  }

  private boolean isRow(int house) {
    return house < board.firstColumn;
  }

  private boolean isColumn(int house) {
    return house >= board.firstColumn && house < board.firstBox;
  }

  private boolean areParallel(int house, int other) {
    boolean areLines = (isRow(house) && isRow(other)) || (isColumn(house) && isColumn(other));
    return areLines && board.gridOf(house) == board.gridOf(other);
  }

  /** True if two cells lie in a line that crosses a row or column, in the same grid. */
  private boolean shareLine(int one, int other, int house) {
    int grid = board.gridOf(house);
    int[] across = isRow(house) ? board.columnsOf(grid) : board.rowsOf(grid);
    return shareHouse(across[0], across[0] + across.length, one, other);
  }

  private boolean shareHouse(int from, int to, int one, int other) {
    return Arrays.stream(board.houses, from, to)
        .anyMatch(house -> PlainBoard.holds(house, one) && PlainBoard.holds(house, other));
  }

  /**
   * Clusters of pairs in two colours: a colour that sees itself is false, and the digit goes where
   * both colours of a cluster are seen.
   */
  static void simple(PlainState state) {
    for (int digit = 1; digit <= state.board.size; digit++) {
      PlainColours colours = new PlainColours(state, digit);
      List<int[]> all = colours.colours();
      for (int i = 0; i < all.size(); i += 2) {
        colours.wrap(all.get(i));
        colours.wrap(all.get(i + 1));
        colours.clearSeen(all.get(i), all.get(i + 1));
      }
    }
  }

  /**
   * Two clusters: a colour that sees both colours of the other is false; where two colours see each
   * other, the digit goes where both of the opposite ones are seen.
   */
  static void multi(PlainState state) {
    for (int digit = 1; digit <= state.board.size; digit++) {
      PlainColours colours = new PlainColours(state, digit);
      List<int[]> all = colours.colours();
      for (int i = 0; i < all.size(); i++) {
        for (int j = 0; j < all.size(); j++) {
          if (i / 2 != j / 2 && colours.see(all.get(i), all.get(j))) {
            colours.clearSeen(all.get(i ^ 1), all.get(j ^ 1));
            if (colours.see(all.get(i), all.get(j ^ 1))) {
              colours.clear(all.get(i));
            }
          }
        }
      }
    }
  }

  /** The colours, two for each cluster; none of a cluster that contradicts itself. */
  private List<int[]> colours() {
    int[] colourOf = new int[board.cells];
    List<int[]> found = new ArrayList<>();
    for (Pair pair : pairs) {
      if (colourOf[pair.end] == 0) {
        int before = found.size();
        colourOf[pair.end] = before + 1;
        if (spread(colourOf)) {
          found.add(cellsOf(colourOf, before + 1));
          found.add(cellsOf(colourOf, before + 2));
        }
      }
    }
    return found;
  }

  /** Gives the other colour to each partner of a coloured cell; true if none gets both. */
  private boolean spread(int[] colourOf) {
    boolean changed = true;
    boolean agrees = true;
    while (changed) {
      changed = false;
      for (Pair pair : pairs) {
        changed |= give(colourOf, pair.end, pair.free);
        agrees &= colourOf[pair.end] == 0 || colourOf[pair.end] != colourOf[pair.free];
      }
    }
    return agrees;
  }

  private static boolean give(int[] colourOf, int from, int to) {
    boolean gives = colourOf[from] != 0 && colourOf[to] == 0;
    if (gives) {
      colourOf[to] = ((colourOf[from] - 1) ^ 1) + 1;
    }
    return gives;
  }

  private int[] cellsOf(int[] colourOf, int colour) {
    return IntStream.range(0, board.cells).filter(cell -> colourOf[cell] == colour).toArray();
  }

  private boolean see(int[] one, int[] other) {
    return Arrays.stream(one)
        .anyMatch(cell -> Arrays.stream(other).anyMatch(seen -> state.sees(cell, seen)));
  }

  private void wrap(int[] colour) {
    if (see(colour, colour)) {
      clear(colour);
    }
  }

  private void clear(int[] cells) {
    for (int cell : cells) {
      state.eliminate(board.candidate(cell, digit));
    }
  }

  private void clearSeen(int[] one, int[] other) {
    for (int cell = 0; cell < board.cells; cell++) {
      int[] itself = {cell};
      if (see(itself, one) && see(itself, other)) {
        state.eliminate(board.candidate(cell, digit));
      }
    }
  }
}
