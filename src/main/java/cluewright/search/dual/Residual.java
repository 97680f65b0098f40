package cluewright.search.dual;

import cluewright.model.Board;
import cluewright.model.House;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The board on which only some chosen cells are open and all others given; cells are identified by
 * their place in an order.
 *
 * <p>Each house misses just the digits that the chosen cells have in it, so whether the chosen
 * cells can be filled in a second way is known although no other digit is. A house that need not
 * hold every digit is held to the same digits, so fewer second ways are seen there, but each is
 * one.
 *
 * <p>A second way is a set of chosen cells whose digits change places. The search begins at the
 * cell that was chosen last and gives it another digit; whatever cell thereby loses its digit must
 * take one that its houses miss, and so on until nothing is left over. A cell that a relation joins
 * with one that is not chosen does not move, and what moves must obey its relations in the end.
 * Without allocation after its making.
 */
final class Residual {
  private static final int NONE = -1;

  /**
   * The number of cells in a small second filling; looking for these first halves the time on
   * sparse masks.
   */
  private static final int FEW_CELLS = 14;

  /**
   * The step limit of a search, rarely reached; a miss costs a branch but makes no verdict wrong.
   */
  private static final int MOST_STEPS = 2000;

  private final int digits;
  private final int[] order;
  private final CellRelations relations;
  private final boolean hasRelations;

  /** By cell, its place; none for others. */
  private final int[] placeOf;

  /** By cell and by place, the houses of the cell there. */
  private final int[][] housesOfCell;

  private final int[][] housesOf;

  /** By place, its digit as a set; 0 if it is not chosen. */
  private final int[] digitOf;

  /**
   * By house, the digits that it lacks; during the search for a second filling, those not yet
   * reassigned.
   */
  private final int[] missing;

  /** By house and digit, the place that has it. */
  private final int[] holders;

  /** By place, the digits that its cell may have, as a set. */
  private final int[] allowed;

  private final boolean[] moved;

  /** By place, the digit that it changes to during the search for a second filling, as a set. */
  private final int[] movedTo;

  /** The places that have lost their digit and have no new one yet. */
  private final int[] waiting;

  /** The places that the second filling found last changes. */
  private final int[] way;

  private int waySize;

  private int movedCells;
  private int mostCells;
  private int stepsLeft;

  Residual(Board board, int[] order) {
    List<House> houses = board.houses();
    this.digits = board.digits();
    this.order = order;
    this.relations = new CellRelations(board);
    this.hasRelations = !relations.isEmpty();
    this.placeOf = new int[board.cells()];
    Arrays.fill(placeOf, NONE);
    for (int place = 0; place < order.length; place++) {
      placeOf[order[place]] = place;
    }
    this.movedTo = new int[order.length];
    this.housesOfCell = new int[board.cells()][];
    Arrays.setAll(
        housesOfCell, cell -> board.housesOf(cell).stream().mapToInt(houses::indexOf).toArray());
    this.housesOf = new int[order.length][];
    Arrays.setAll(housesOf, place -> housesOfCell[order[place]]);
    this.allowed = IntStream.of(order).map(board::allowed).toArray();
    this.digitOf = new int[order.length];
    this.missing = new int[houses.size()];
    this.holders = new int[houses.size() * digits];
    Arrays.fill(holders, NONE);
    this.moved = new boolean[order.length];
    this.waiting = new int[order.length + 1];
    this.way = new int[order.length];
  }

  /** The digits that no chosen cell excludes at a place, as a set. */
  int free(int place) {
    int used = hasRelations ? barred(order[place]) : 0;
    for (int house : housesOf[place]) {
      used |= missing[house];
    }
    return ~used & (int) ((1L << digits) - 1);
  }

  private int barred(int cell) {
    int[] partners = relations.partners(cell);
    int barred = 0;
    for (int i = 0; i < partners.length; i++) {
      int digit = placeOf[partners[i]] == NONE ? 0 : digit(placeOf[partners[i]]);
      barred |= digit == 0 ? 0 : relations.barred(cell, i, digit);
    }
    return barred;
  }

  /** The digit of a place; 0 if it is not chosen. */
  int digit(int place) {
    return digitOf[place] == 0 ? 0 : Integer.numberOfTrailingZeros(digitOf[place]) + 1;
  }

  /** Chooses a place with a digit that is free there. */
  void choose(int place, int digit) {
    int bit = 1 << (digit - 1);
    digitOf[place] = bit;
    for (int house : housesOf[place]) {
      missing[house] |= bit;
      holders[house * digits + digit - 1] = place;
    }
  }

  /** Removes a chosen place. */
  void leave(int place) {
    int bit = digitOf[place];
    for (int house : housesOf[place]) {
      missing[house] &= ~bit;
    }
    digitOf[place] = 0;
  }

  /**
   * True if a second filling of the chosen cells that changes this place was found; false if there
   * is none, or only ones that take too long to find.
   */
  boolean hasSecondWay(int place) {
    stepsLeft = MOST_STEPS;
    movedCells = 1;
    waySize = 0;
    moved[place] = true;
    int others = choices(place) & ~digitOf[place];
    mostCells = FEW_CELLS;
    boolean met = change(place, others, 0);
    mostCells = Integer.MAX_VALUE;
    met = met || change(place, others, 0);
    moved[place] = false;
    way[waySize++] = place;
    return met;
  }

  /** Adds the places that the second filling found last changes, and their partners, to a set. */
  void addWay(PlaceSets sets, int set) {
    for (int i = 0; i < waySize; i++) {
      sets.add(set, way[i]);
      for (int partner : relations.partners(order[way[i]])) {
        sets.add(set, placeOf[partner]);
      }
    }
  }

  /** Adds a place that excludes a digit from a cell to a set, unless it already contains one. */
  void addHolder(int cell, int digit, PlaceSets sets, int set) {
    int first = Integer.MAX_VALUE;
    for (int house : housesOfCell[cell]) {
      if ((missing[house] >> (digit - 1) & 1) != 0) {
        int holder = holders[house * digits + digit - 1];
        if (sets.has(set, holder)) {
          return;
        }
        first = Math.min(first, holder);
      }
    }
    int[] partners = relations.partners(cell);
    for (int i = 0; i < partners.length; i++) {
      int place = placeOf[partners[i]];
      int held = place == NONE ? 0 : digit(place);
      if (held != 0 && (relations.barred(cell, i, held) >> (digit - 1) & 1) != 0) {
        if (sets.has(set, place)) {
          return;
        }
        first = Math.min(first, place);
      }
    }
    if (first != Integer.MAX_VALUE) {
      sets.add(set, first);
    }
  }

  private int choices(int place) {
    int set = allowed[place];
    for (int house : housesOf[place]) {
      set &= missing[house];
    }
    return set;
  }

  /**
   * Gives a cell one of these digits while a number of cells wait; restores everything afterwards.
   */
  private boolean change(int place, int choices, int before) {
    if (hasRelations && !mayMove(place)) {
      return false;
    }
    int[] houses = housesOf[place];
    for (int rest = choices; rest != 0; rest &= rest - 1) {
      int digit = Integer.numberOfTrailingZeros(rest);
      int bit = 1 << digit;
      movedTo[place] = bit;
      int count = before;
      for (int house : houses) {
        missing[house] ^= bit;
        int holder = holders[house * digits + digit];
        if (!moved[holder]) {
          moved[holder] = true;
          waiting[count++] = holder;
        }
      }
      movedCells += count - before;
      boolean met = movedCells <= mostCells && settle(count);
      movedCells -= count - before;
      for (int house : houses) {
        missing[house] ^= bit;
      }
      for (int i = before; i < count; i++) {
        moved[waiting[i]] = false;
      }
      if (met) {
        for (int i = before; i < count; i++) {
          way[waySize++] = waiting[i];
        }
        return true;
      }
    }
    return false;
  }

  /** True if all cells related to a place are chosen. */
  private boolean mayMove(int place) {
    for (int partner : relations.partners(order[place])) {
      if (placeOf[partner] == NONE || digitOf[placeOf[partner]] == 0) {
        return false;
      }
    }
    return true;
  }

  /** True if the changed places obey their relations with each other and all others. */
  private boolean obeysRelations() {
    for (int place = 0; place < moved.length; place++) {
      int[] partners = relations.partners(order[place]);
      for (int i = 0; moved[place] && i < partners.length; i++) {
        int other = placeOf[partners[i]];
        int digit = Integer.numberOfTrailingZeros(moved[other] ? movedTo[other] : digitOf[other]);
        if ((relations.barred(order[place], i, digit + 1) & movedTo[place]) != 0) {
          return false;
        }
      }
    }
    return true;
  }

  /** Finds digits for all waiting cells, starting with one that has the fewest choices. */
  private boolean settle(int count) {
    if (count == 0) {
      return !hasRelations || obeysRelations();
    }
    if (--stepsLeft < 0) {
      return false;
    }
    int at = 0;
    int choices = 0;
    int fewest = Integer.MAX_VALUE;
    for (int i = 0; i < count && fewest > 0; i++) {
      int mine = choices(waiting[i]);
      int number = Integer.bitCount(mine);
      if (number < fewest) {
        fewest = number;
        choices = mine;
        at = i;
      }
    }
    if (fewest == 0) {
      return false;
    }
    int last = count - 1;
    int place = waiting[at];
    int moving = waiting[last];
    waiting[at] = moving;
    boolean met = change(place, choices, last);
    waiting[last] = moving;
    waiting[at] = place;
    return met;
  }
}
