package cluewright.replay.explainer;

import cluewright.model.Board;
import cluewright.model.House;
import cluewright.strategy.core.SolvingState;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * The placements that Sudoku Explainer knows by names of its own, on a board of rows, columns and
 * boxes.
 *
 * <p>Beside singles these are the <em>direct</em> ones: an intersection or a hidden set whose
 * eliminations leave a digit one place, told as one step that places it. Each move makes every
 * placement that it finds, since a puzzle's maximum does not depend on their order.
 */
final class Placements {
  private static final int NONE = -1;

  private final Board board;
  private final int digits;
  private final int[][] cellsOf;
  private final House.Kind[] kinds;

  /** For houses a and b the places of a that lie in b as well. */
  private final int[][] common;

  private final Crossing[] fromBoxes;
  private final Crossing[] fromLines;

  /** A box and a line that share cells, and the other houses of the first one's kind that do. */
  private static final class Crossing {
    private final int from;
    private final int to;
    private final int common;
    private final int[] thirds;

    Crossing(int from, int to, int common, int[] thirds) {
      this.from = from;
      this.to = to;
      this.common = common;
      this.thirds = thirds;
    }
  }

  Placements(Board board) {
    this.board = board;
    this.digits = board.digits();
    List<House> houses = board.houses();
    cellsOf = houses.stream().map(house -> house.cells().toArray()).toArray(int[][]::new);
    kinds = houses.stream().map(House::kind).toArray(House.Kind[]::new);
    common = new int[houses.size()][houses.size()];
    for (int a = 0; a < cellsOf.length; a++) {
      for (int b = 0; b < cellsOf.length; b++) {
        for (int place = 0; place < cellsOf[a].length; place++) {
          common[a][b] |= houses.get(b).cells().contains(cellsOf[a][place]) ? 1 << place : 0;
        }
      }
    }
    fromBoxes = crossings(this::isBox);
    fromLines = crossings(house -> !isBox(house));
  }

  private Crossing[] crossings(IntPredicate isSource) {
    List<Crossing> crossings = new ArrayList<>();
    for (int from = 0; from < cellsOf.length; from++) {
      for (int to = 0; to < cellsOf.length; to++) {
        if (isSource.test(from) && isBox(from) != isBox(to) && common[from][to] != 0) {
          crossings.add(new Crossing(from, to, common[from][to], thirds(from, to)));
        }
      }
    }
    return crossings.toArray(Crossing[]::new);
  }

  private int[] thirds(int from, int to) {
    return IntStream.range(0, cellsOf.length)
        .filter(third -> third != from && kinds[third] == kinds[from] && common[third][to] != 0)
        .toArray();
  }

  /** The last cells of houses. */
  boolean lastInHouse(SolvingState state) {
    boolean placed = false;
    for (int house = 0; house < cellsOf.length; house++) {
      int cell = lastCell(house, state);
      placed |= cell != NONE && placeOnly(cell, state);
    }
    return placed;
  }

  private int lastCell(int house, SolvingState state) {
    int last = NONE;
    for (int cell : cellsOf[house]) {
      if (state.placed(cell) == 0) {
        if (last != NONE) {
          return NONE;
        }
        last = cell;
      }
    }
    return last;
  }

  private boolean placeOnly(int cell, SolvingState state) {
    int open = state.open(cell);
    if (Integer.bitCount(open) != 1) {
      return false;
    }
    state.place(cell, Integer.numberOfTrailingZeros(open) + 1);
    return true;
  }

  boolean hiddenSinglesInBoxes(SolvingState state) {
    boolean placed = false;
    for (int house = 0; house < cellsOf.length; house++) {
      placed |= isBox(house) && hiddenSingles(house, state);
    }
    return placed;
  }

  boolean hiddenSinglesInLines(SolvingState state) {
    boolean placed = false;
    for (int house = 0; house < cellsOf.length; house++) {
      placed |= !isBox(house) && hiddenSingles(house, state);
    }
    return placed;
  }

  private boolean hiddenSingles(int house, SolvingState state) {
    boolean placed = false;
    for (int digit = 1; digit <= digits; digit++) {
      placed |= placeInOnly(house, state.places(house, digit), digit, state);
    }
    return placed;
  }

  private boolean placeInOnly(int house, int places, int digit, SolvingState state) {
    if (Integer.bitCount(places) != 1) {
      return false;
    }
    state.place(cellsOf[house][Integer.numberOfTrailingZeros(places)], digit);
    return true;
  }

  boolean nakedSingles(SolvingState state) {
    boolean placed = false;
    for (int cell = 0; cell < board.cells(); cell++) {
      placed |= placeOnly(cell, state);
    }
    return placed;
  }

  boolean directPointing(SolvingState state) {
    return directIntersections(state, fromBoxes);
  }

  boolean directClaiming(SolvingState state) {
    return directIntersections(state, fromLines);
  }

  private boolean isBox(int house) {
    return kinds[house] == House.Kind.BOX;
  }

  private boolean directIntersections(SolvingState state, Crossing[] crossings) {
    boolean placed = false;
    for (Crossing crossing : crossings) {
      for (int digit = 1; digit <= digits; digit++) {
        int places = state.places(crossing.from, digit);
        if ((places & ~crossing.common) == 0 && Integer.bitCount(places) > 1) {
          placed |= placeInThird(crossing, digit, state);
        }
      }
    }
    return placed;
  }

  /** All places of a digit in one house lie in another: does that leave one in a third? */
  private boolean placeInThird(Crossing crossing, int digit, SolvingState state) {
    boolean placed = false;
    for (int third : crossing.thirds) {
      int left = state.places(third, digit) & ~common[third][crossing.to];
      placed |= placeInOnly(third, left, digit, state);
    }
    return placed;
  }

  /** Hidden sets of some digits that leave another digit one place in the same house. */
  boolean directHiddenSets(int size, SolvingState state) {
    boolean placed = false;
    for (int house = 0; house < cellsOf.length; house++) {
      placed |= directHiddenSets(house, size, 1, 0, 0, state);
    }
    return placed;
  }

  private boolean directHiddenSets(
      int house, int more, int from, int chosen, int places, SolvingState state) {
    if (more == 0) {
      return leaveOnePlace(house, chosen, places, state);
    }
    int size = more + Integer.bitCount(chosen);
    for (int digit = from; digit <= digits; digit++) {
      int own = state.places(house, digit);
      int together = places | own;
      if (Integer.bitCount(own) >= 2
          && Integer.bitCount(together) <= size
          && directHiddenSets(
              house, more - 1, digit + 1, chosen | 1 << (digit - 1), together, state)) {
        return true;
      }
    }
    return false;
  }

  private boolean leaveOnePlace(int house, int chosen, int taken, SolvingState state) {
    for (int digit = 1; digit <= digits; digit++) {
      boolean isOther = (chosen >>> (digit - 1) & 1) == 0;
      int left = isOther ? state.places(house, digit) & ~taken : 0;
      if (placeInOnly(house, left, digit, state)) {
        return true;
      }
    }
    return false;
  }
}
