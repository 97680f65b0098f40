package cluewright.search.dual;

import cluewright.model.Board;
import cluewright.model.House;
import java.util.Arrays;
import java.util.List;

/**
 * The board on which only some chosen cells are open, and all others are given.
 *
 * <p>Each house misses just the digits that the chosen cells have in it, so whether the chosen
 * cells can be filled in a second way is known although no other digit is. A house that need not
 * hold every digit is held to the same digits, so fewer second ways are seen there, but each is
 * one.
 *
 * <p>A second way is a set of chosen cells whose digits change places. The search begins at the
 * cell that was chosen last and gives it another digit; whatever cell thereby loses its digit must
 * take one that its houses miss, and so on until nothing is left over. Without allocation after its
 * making.
 */
final class Residual {
  private static final int NONE = -1;

  /** Longer searches found little more on 9x9 and took the time of many nodes. */
  private static final int MOST_CELLS = 24;

  /** Most second ways are small: looking for these first halves the time on sparse masks. */
  private static final int FEW_CELLS = 10;

  private static final int MOST_STEPS = 400;

  private final int digits;
  private final int[][] housesOf;

  /** By cell: its digit as a set; 0 if it is not chosen. */
  private final int[] digitOf;

  /** By house: the digits that it misses; while a second way is looked for, those not yet taken. */
  private final int[] missing;

  /** By house and digit: the chosen cell that has it. */
  private final int[] holders;

  private final boolean[] moved;

  /** The cells that have lost their digit and have no other yet. */
  private final int[] waiting;

  private int movedCells;
  private int mostCells;
  private int stepsLeft;

  Residual(Board board) {
    List<House> houses = board.houses();
    this.digits = board.digits();
    this.housesOf = new int[board.cells()][];
    Arrays.setAll(
        housesOf, cell -> board.housesOf(cell).stream().mapToInt(houses::indexOf).toArray());
    this.digitOf = new int[board.cells()];
    this.missing = new int[houses.size()];
    this.holders = new int[houses.size() * digits];
    Arrays.fill(holders, NONE);
    this.moved = new boolean[board.cells()];
    this.waiting = new int[board.cells() + 1];
  }

  /** The digits that no chosen cell of the cell's houses has, as a set. */
  int free(int cell) {
    int used = 0;
    for (int house : housesOf[cell]) {
      used |= missing[house];
    }
    return ~used & (int) ((1L << digits) - 1);
  }

  /** The digit of a chosen cell; 0 for any other. */
  int digit(int cell) {
    return digitOf[cell] == 0 ? 0 : Integer.numberOfTrailingZeros(digitOf[cell]) + 1;
  }

  /** Chooses a cell with a digit that is free there. */
  void choose(int cell, int digit) {
    int bit = 1 << (digit - 1);
    digitOf[cell] = bit;
    for (int house : housesOf[cell]) {
      missing[house] |= bit;
      holders[house * digits + digit - 1] = cell;
    }
  }

  /** Takes a chosen cell out again. */
  void leave(int cell) {
    int bit = digitOf[cell];
    for (int house : housesOf[cell]) {
      missing[house] &= ~bit;
    }
    digitOf[cell] = 0;
  }

  /**
   * True if a second way to fill the chosen cells that changes this one was found; false if there
   * is none, or only such as take too long to find.
   */
  boolean hasSecondWay(int cell) {
    stepsLeft = MOST_STEPS;
    movedCells = 1;
    moved[cell] = true;
    int others = choices(cell) & ~digitOf[cell];
    mostCells = FEW_CELLS;
    boolean met = change(cell, others, 0);
    mostCells = MOST_CELLS;
    met = met || change(cell, others, 0);
    moved[cell] = false;
    return met;
  }

  private int choices(int cell) {
    int set = -1;
    for (int house : housesOf[cell]) {
      set &= missing[house];
    }
    return set;
  }

  /** Gives a cell one of these digits, while so many cells are waiting; leaves all as it was. */
  private boolean change(int cell, int choices, int before) {
    int[] houses = housesOf[cell];
    for (int rest = choices; rest != 0; rest &= rest - 1) {
      int digit = Integer.numberOfTrailingZeros(rest);
      int bit = 1 << digit;
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
        return true;
      }
    }
    return false;
  }

  /** Finds digits for all waiting cells, beginning with one that has the fewest choices. */
  private boolean settle(int count) {
    if (count == 0) {
      return true;
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
    int cell = waiting[at];
    int moving = waiting[last];
    waiting[at] = moving;
    boolean met = change(cell, choices, last);
    waiting[last] = moving;
    waiting[at] = cell;
    return met;
  }
}
