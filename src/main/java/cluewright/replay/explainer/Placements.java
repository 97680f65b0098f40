package cluewright.replay.explainer;

import cluewright.model.Board;
import cluewright.model.House;
import cluewright.model.rule.Kind;
import cluewright.model.rule.Kinds;
import cluewright.strategy.core.SolvingState;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The placements that Sudoku Explainer has its own names for, on a board of rows, columns and
 * boxes.
 *
 * <p>Beside singles these are the <em>direct</em> ones: an intersection or a hidden set whose
 * eliminations leave a digit one place, told as one step that places it. Sudoku Explainer makes no
 * other elimination by them, and so a puzzle's maximum does not depend on their order. The
 * command-line rater {@linkplain Edition#SERATE serate} makes them all: then what comes first
 * matters, and direct steps are taken one at a time, in that program's order: boxes before columns
 * before rows, lower digits first.
 */
final class Placements {
  private static final int NONE = -1;

  /** The kinds of houses, in the order in which that program examines them. */
  private static final List<Kind> KINDS = List.of(Kinds.BOX, Kinds.COLUMN, Kinds.ROW);

  private final Board board;
  private final int digits;
  private final int[][] cellsOf;
  private final Kind[] kinds;

  /** The houses, grouped by kind in the order above. */
  private final int[] inOrder;

  /** For houses a and b, the positions in a that are also in b. */
  private final int[][] common;

  private final List<Crossing> fromBoxes;
  private final List<Crossing> fromLines;

  /** How direct steps eliminate. */
  private final Effect effect;

  /** What a direct step does in addition to placing a digit. */
  @FunctionalInterface
  private interface Effect {
    void eliminate(SolvingState state, int cell, int digits);
  }

  /**
   * A box and a line that share cells, with the other houses of the first one's kind that cross the
   * line.
   */
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

  /** Placements whose direct steps only place their digit. */
  static Placements placing(Board board) {
    return new Placements(board, (state, cell, digits) -> {});
  }

  /** Placements whose direct steps also make all their eliminations. */
  static Placements eliminating(Board board) {
    return new Placements(board, SolvingState::eliminate);
  }

  private Placements(Board board, Effect effect) {
    this.board = board;
    this.effect = effect;
    this.digits = board.digits();
    List<House> houses = board.houses();
    cellsOf = houses.stream().map(house -> house.cells().toArray()).toArray(int[][]::new);
    kinds = houses.stream().map(House::kind).toArray(Kind[]::new);
    inOrder = KINDS.stream().flatMapToInt(this::housesOf).toArray();
    common = new int[houses.size()][houses.size()];
    for (int a = 0; a < cellsOf.length; a++) {
      for (int b = 0; b < cellsOf.length; b++) {
        for (int place = 0; place < cellsOf[a].length; place++) {
          common[a][b] |= houses.get(b).cells().contains(cellsOf[a][place]) ? 1 << place : 0;
        }
      }
    }
    fromBoxes = new ArrayList<>();
    addCrossings(Kinds.BOX, Kinds.COLUMN, fromBoxes);
    addCrossings(Kinds.BOX, Kinds.ROW, fromBoxes);
    fromLines = new ArrayList<>();
    addCrossings(Kinds.COLUMN, Kinds.BOX, fromLines);
    addCrossings(Kinds.ROW, Kinds.BOX, fromLines);
  }

  private IntStream housesOf(Kind kind) {
    return IntStream.range(0, kinds.length).filter(house -> kinds[house] == kind);
  }

  private void addCrossings(Kind fromKind, Kind toKind, List<Crossing> crossings) {
    for (int from : housesOf(fromKind).toArray()) {
      for (int to : housesOf(toKind).toArray()) {
        if (common[from][to] != 0) {
          crossings.add(new Crossing(from, to, common[from][to], thirds(from, to)));
        }
      }
    }
  }

  private int[] thirds(int from, int to) {
    return housesOf(kinds[from]).filter(third -> third != from && common[third][to] != 0).toArray();
  }

  /** Finds the last empty cells of houses. */
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

  /** Finds the first naked single, by cell. */
  boolean nakedSingle(SolvingState state) {
    for (int cell = 0; cell < board.cells(); cell++) {
      if (placeOnly(cell, state)) {
        return true;
      }
    }
    return false;
  }

  boolean directPointing(SolvingState state) {
    return directIntersection(state, fromBoxes);
  }

  boolean directClaiming(SolvingState state) {
    return directIntersection(state, fromLines);
  }

  private boolean isBox(int house) {
    return kinds[house] == Kinds.BOX;
  }

  private boolean directIntersection(SolvingState state, List<Crossing> crossings) {
    for (Crossing crossing : crossings) {
      for (int digit = 1; digit <= digits; digit++) {
        int places = state.places(crossing.from, digit);
        if ((places & ~crossing.common) == 0
            && Integer.bitCount(places) > 1
            && placeInThird(crossing, digit, state)) {
          return true;
        }
      }
    }
    return false;
  }

  /**
   * Checks whether all places of a digit in one house lie in another, which leaves one place in a
   * third.
   */
  private boolean placeInThird(Crossing crossing, int digit, SolvingState state) {
    for (int third : crossing.thirds) {
      int left = state.places(third, digit) & ~common[third][crossing.to];
      if (Integer.bitCount(left) == 1) {
        int outside = state.places(crossing.to, digit) & ~common[crossing.to][crossing.from];
        for (int rest = outside; rest != 0; rest &= rest - 1) {
          int cell = cellsOf[crossing.to][Integer.numberOfTrailingZeros(rest)];
          effect.eliminate(state, cell, 1 << (digit - 1));
        }
        return placeInOnly(third, left, digit, state);
      }
    }
    return false;
  }

  /** Finds hidden sets that leave another digit one place in the same house. */
  boolean directHiddenSet(int size, SolvingState state) {
    for (int house : inOrder) {
      if (directHiddenSet(house, size, digits + 1, 0, 0, state)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Chooses the digits of a set, highest first, so that sets are ordered by their highest digits.
   */
  private boolean directHiddenSet(
      int house, int more, int below, int chosen, int places, SolvingState state) {
    if (more == 0) {
      return leaveOnePlace(house, chosen, places, state);
    }
    int size = more + Integer.bitCount(chosen);
    for (int digit = more; digit < below; digit++) {
      int own = state.places(house, digit);
      int together = places | own;
      if (Integer.bitCount(own) >= 2
          && Integer.bitCount(together) <= size
          && directHiddenSet(house, more - 1, digit, chosen | 1 << (digit - 1), together, state)) {
        return true;
      }
    }
    return false;
  }

  private boolean leaveOnePlace(int house, int chosen, int taken, SolvingState state) {
    for (int digit = 1; digit <= digits; digit++) {
      boolean isOther = (chosen >>> (digit - 1) & 1) == 0;
      int left = isOther ? state.places(house, digit) & ~taken : 0;
      if (Integer.bitCount(left) == 1) {
        for (int rest = taken; rest != 0; rest &= rest - 1) {
          int cell = cellsOf[house][Integer.numberOfTrailingZeros(rest)];
          effect.eliminate(state, cell, state.open(cell) & ~chosen);
        }
        return placeInOnly(house, left, digit, state);
      }
    }
    return false;
  }
}
