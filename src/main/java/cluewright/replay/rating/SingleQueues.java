package cluewright.replay.rating;

import cluewright.model.Board;
import cluewright.model.Puzzle;
import java.util.Arrays;

/**
 * The singles of a state, in the order in which HoDoKu comes upon them.
 *
 * <p>HoDoKu scores a naked single with 4 and a hidden one with 14, so which of several singles is
 * taken first decides the scores of easy puzzles. It keeps two queues: a cell enters the naked one
 * when its last but one candidate goes, and a digit enters the hidden one when its last but one
 * place in a house goes; houses are looked at as row, column, box, and clues are placed in the
 * order of their cells. Entries that are outdated by then are passed over when they are taken. A
 * full house is looked for among the naked queue's cells. Mutable, and reused from puzzle to
 * puzzle.
 *
 * <p>A cell loses its last but one candidate once, and a house its last but one place for a digit
 * once, so the queues cannot overflow.
 */
final class SingleQueues {
  private static final int NONE = -1;

  private final Board board;
  private final int digits;
  private final int[][] peers;
  private final int[][] housesOf;
  private final int[][] cellsOf;
  private final boolean[] holdsEveryDigit;

  /** The candidates of open cells; 0 for placed ones. */
  private final int[] open;

  /** For each house and digit in how many open cells it is a candidate. */
  private final int[] free;

  private final int[] openCells;
  private final int[] placedIn;
  private final int[] naked;
  private final int[] hidden;
  private int nakedHead;
  private int nakedTail;
  private int hiddenHead;
  private int hiddenTail;
  private int unplaced;
  private boolean contradictory;

  SingleQueues(Board board) {
    this.board = board;
    this.digits = board.digits();
    int houses = board.houses().size();
    peers = new int[board.cells()][];
    housesOf = new int[board.cells()][];
    for (int cell = 0; cell < peers.length; cell++) {
      peers[cell] = board.peers(cell).toArray();
      housesOf[cell] = board.housesOf(cell).stream().mapToInt(board.houses()::indexOf).toArray();
    }
    cellsOf = new int[houses][];
    holdsEveryDigit = new boolean[houses];
    for (int house = 0; house < houses; house++) {
      cellsOf[house] = board.houses().get(house).cells().toArray();
      holdsEveryDigit[house] = board.houses().get(house).holdsEveryDigit();
    }
    open = new int[board.cells()];
    free = new int[houses * digits];
    openCells = new int[houses];
    placedIn = new int[houses];
    naked = new int[board.cells()];
    hidden = new int[houses * digits];
  }

  /** Begins with the initial state of a puzzle. */
  void load(Puzzle puzzle) {
    Arrays.fill(open, board.allDigits());
    for (int house = 0; house < openCells.length; house++) {
      openCells[house] = cellsOf[house].length;
      Arrays.fill(free, house * digits, (house + 1) * digits, openCells[house]);
    }
    Arrays.fill(placedIn, 0);
    nakedHead = 0;
    nakedTail = 0;
    hiddenHead = 0;
    hiddenTail = 0;
    unplaced = open.length;
    contradictory = false;
    for (int cell = 0; cell < open.length; cell++) {
      if (puzzle.digit(cell) != 0) {
        place(cell, puzzle.digit(cell));
      }
    }
  }

  boolean isContradictory() {
    return contradictory;
  }

  boolean isComplete() {
    return unplaced == 0;
  }

  int unplaced() {
    return unplaced;
  }

  boolean isOpen(int cell) {
    return open[cell] != 0;
  }

  /** The first full house as a candidate, or -1. */
  int fullHouse() {
    while (nakedHead < nakedTail && isOutdated(naked[nakedHead])) {
      nakedHead++;
    }
    for (int i = nakedHead; i < nakedTail; i++) {
      if (!isOutdated(naked[i]) && isLastOfAHouse(board.cellOf(naked[i]))) {
        return naked[i];
      }
    }
    return NONE;
  }

  private boolean isLastOfAHouse(int cell) {
    for (int house : housesOf[cell]) {
      if (openCells[house] == 1 && holdsEveryDigit[house]) {
        return true;
      }
    }
    return false;
  }

  /** Takes the next naked single out of its queue: a candidate, or -1. */
  int nakedSingle() {
    while (nakedHead < nakedTail) {
      int candidate = naked[nakedHead++];
      if (!isOutdated(candidate)) {
        return candidate;
      }
    }
    return NONE;
  }

  /** Takes the next hidden single out of its queue: a candidate, or -1. */
  int hiddenSingle() {
    while (hiddenHead < hiddenTail) {
      int candidate = hidden[hiddenHead++];
      if (!isOutdated(candidate)) {
        return candidate;
      }
    }
    return NONE;
  }

  private boolean isOutdated(int candidate) {
    return (open[candidate / digits] >>> (candidate % digits) & 1) == 0;
  }

  /** Places a digit, and eliminates what that forces, in HoDoKu's order. */
  void place(int cell, int digit) {
    int bit = 1 << (digit - 1);
    int before = open[cell];
    if ((before & bit) == 0) {
      contradictory = true;
      return;
    }
    open[cell] = 0;
    unplaced--;
    for (int house : housesOf[cell]) {
      placedIn[house] |= bit;
      openCells[house]--;
    }
    for (int peer : peers[cell]) {
      eliminate(peer, digit);
    }
    for (int rest = before; rest != 0; rest &= rest - 1) {
      leaveHouses(cell, Integer.numberOfTrailingZeros(rest) + 1, bit);
    }
  }

  /** Eliminates one candidate, if it is there. */
  void eliminate(int cell, int digit) {
    int bit = 1 << (digit - 1);
    int before = open[cell];
    if ((before & bit) == 0) {
      return;
    }
    int left = before & ~bit;
    open[cell] = left;
    if (left == 0) {
      contradictory = true;
    } else if ((left & (left - 1)) == 0) {
      naked[nakedTail++] = cell * digits + Integer.numberOfTrailingZeros(left);
    }
    leaveHouses(cell, digit, 0);
  }

  /** Counts a place less in the cell's houses. */
  private void leaveHouses(int cell, int digit, int placed) {
    int bit = 1 << (digit - 1);
    for (int house : housesOf[cell]) {
      int left = --free[house * digits + digit - 1];
      if (left > 1 || !holdsEveryDigit[house]) {
        continue;
      }
      if (left == 0) {
        contradictory |= (placedIn[house] & bit) == 0;
      } else if (placed != bit) {
        enqueueHidden(house, digit);
      }
    }
  }

  /** Notes the first place; there is none while the one counted is a cell just being placed. */
  private void enqueueHidden(int house, int digit) {
    for (int cell : cellsOf[house]) {
      if ((open[cell] >>> (digit - 1) & 1) != 0) {
        hidden[hiddenTail++] = cell * digits + digit - 1;
        return;
      }
    }
  }
}
