package cluewright.strategy.forcing;

import cluewright.model.Board;
import cluewright.model.Puzzle;
import cluewright.strategy.core.Geometry;
import cluewright.strategy.core.SolvingState;
import java.util.Arrays;

/**
 * The singles of a state, in the order in which HoDoKu meets them.
 *
 * <p>HoDoKu scores a naked single with 4 and a hidden one with 14, so which of several singles is
 * taken first decides the scores of easy puzzles. It keeps two queues: a cell enters the naked one
 * when its last but one candidate goes, and a digit enters the hidden one when its last but one
 * place in a house goes; houses are looked at as row, column, box, and clues are placed in the
 * order of their cells. Entries that are outdated by then are passed over when they are taken. A
 * full house is looked for among the naked queue's cells. A single that meets a contradiction is
 * placed all the same, as HoDoKu does while it looks ahead. A cell loses its last but one candidate
 * once, and a house its last but one place for a digit, so no queue overflows. Mutable and reused.
 */
public final class SingleQueues {
  private static final int NONE = -1;

  private final Board board;
  private final int digits;
  private final Geometry geometry;

  /** The candidates of empty cells; 0 for placed cells. */
  private final int[] open;

  private final int[] placed;

  /** By house and digit, the number of empty cells with this candidate. */
  private final int[] free;

  private final int[] openCells;
  private final int[] placedIn;
  private final CandidateQueue naked;
  private final CandidateQueue hidden;
  private int unplaced;
  private boolean contradictory;

  public SingleQueues(Board board) {
    this.geometry = Geometry.of(board);
    this.board = board;
    this.digits = board.digits();
    int houses = geometry.houses();
    open = new int[board.cells()];
    placed = new int[board.cells()];
    free = new int[houses * digits];
    openCells = new int[houses];
    placedIn = new int[houses];
    naked = new CandidateQueue(board.cells());
    hidden = new CandidateQueue(houses * digits);
  }

  /** Starts with the initial state of a puzzle. */
  public void load(Puzzle puzzle) {
    Arrays.fill(open, board.allDigits());
    Arrays.fill(placed, 0);
    for (int house = 0; house < openCells.length; house++) {
      openCells[house] = geometry.cellsOf(house).length;
      Arrays.fill(free, house * digits, (house + 1) * digits, openCells[house]);
    }
    Arrays.fill(placedIn, 0);
    unplaced = open.length;
    contradictory = false;
    naked.clear();
    hidden.clear();
    for (int cell = 0; board.hasBarredDigits() && cell < open.length; cell++) {
      for (int rest = ~board.allowed(cell) & board.allDigits(); rest != 0; rest &= rest - 1) {
        eliminate(cell, Integer.numberOfTrailingZeros(rest) + 1);
      }
    }
    for (int cell = 0; cell < open.length; cell++) {
      if (puzzle.digit(cell) != 0) {
        place(cell, puzzle.digit(cell));
      }
    }
  }

  /** Starts with another state of the same board and its singles. */
  void load(SolvingState state) {
    unplaced = state.unplaced();
    contradictory = state.isContradictory();
    naked.clear();
    hidden.clear();
    Arrays.fill(openCells, 0);
    Arrays.fill(placedIn, 0);
    for (int cell = 0; cell < open.length; cell++) {
      open[cell] = state.open(cell);
      placed[cell] = state.placed(cell);
      for (int house : geometry.housesOf(cell)) {
        openCells[house] += placed[cell] == 0 ? 1 : 0;
        placedIn[house] |= placed[cell] == 0 ? 0 : 1 << (placed[cell] - 1);
      }
      if (Integer.bitCount(open[cell]) == 1) {
        naked.add(cell * digits + Integer.numberOfTrailingZeros(open[cell]));
      }
    }
    loadPlaces(state);
  }

  private void loadPlaces(SolvingState state) {
    for (int house = 0; house < geometry.houses(); house++) {
      for (int digit = 1; digit <= digits; digit++) {
        int places = Integer.bitCount(state.places(house, digit));
        free[house * digits + digit - 1] = places;
        if (places == 1 && geometry.holdsEveryDigit(house)) {
          enqueueHidden(house, digit);
        }
      }
    }
  }

  /** Copies the contents of another object for the same board. */
  void load(SingleQueues other) {
    System.arraycopy(other.open, 0, open, 0, open.length);
    System.arraycopy(other.placed, 0, placed, 0, placed.length);
    System.arraycopy(other.free, 0, free, 0, free.length);
    System.arraycopy(other.openCells, 0, openCells, 0, openCells.length);
    System.arraycopy(other.placedIn, 0, placedIn, 0, placedIn.length);
    naked.load(other.naked);
    hidden.load(other.hidden);
    unplaced = other.unplaced;
    contradictory = other.contradictory;
  }

  /** The candidates of an empty cell; empty if it is placed. */
  int open(int cell) {
    return open[cell];
  }

  /**
   * Lists the singles of unplaced cells without removing them: first the naked ones, then the
   * hidden ones, one per cell.
   *
   * @param singles takes them as candidates; room for two of each cell is enough
   * @return how many there are
   */
  int waiting(int[] singles) {
    int count = 0;
    for (int i = 0; i < naked.size(); i++) {
      if (placed[naked.get(i) / digits] == 0) {
        singles[count++] = naked.get(i);
      }
    }
    int firstHidden = count;
    for (int i = 0; i < hidden.size(); i++) {
      int cell = hidden.get(i) / digits;
      if (placed[cell] == 0
          && isOnlyPlace(cell, hidden.get(i) % digits)
          && !isAmong(singles, firstHidden, count, cell)) {
        singles[count++] = hidden.get(i);
      }
    }
    return count;
  }

  private boolean isOnlyPlace(int cell, int bit) {
    for (int house : geometry.housesOf(cell)) {
      if (geometry.holdsEveryDigit(house) && free[house * digits + bit] == 1) {
        return true;
      }
    }
    return false;
  }

  private boolean isAmong(int[] singles, int from, int to, int cell) {
    for (int i = from; i < to; i++) {
      if (singles[i] / digits == cell) {
        return true;
      }
    }
    return false;
  }

  public boolean isContradictory() {
    return contradictory;
  }

  public boolean isComplete() {
    return unplaced == 0;
  }

  public int unplaced() {
    return unplaced;
  }

  public boolean isOpen(int cell) {
    return open[cell] != 0;
  }

  /** The first full house, as a candidate, or -1. */
  public int fullHouse() {
    while (!naked.isEmpty() && isOutdated(naked.get(0))) {
      naked.remove();
    }
    for (int i = 0; i < naked.size(); i++) {
      int candidate = naked.get(i);
      if (!isOutdated(candidate) && isLastOfAHouse(board.cellOf(candidate))) {
        return candidate;
      }
    }
    return NONE;
  }

  private boolean isLastOfAHouse(int cell) {
    for (int house : geometry.housesOf(cell)) {
      if (openCells[house] == 1 && geometry.holdsEveryDigit(house)) {
        return true;
      }
    }
    return false;
  }

  /** Removes the next naked single; a candidate, or -1. */
  public int nakedSingle() {
    return next(naked);
  }

  /** Removes the next hidden single; a candidate, or -1. */
  public int hiddenSingle() {
    return next(hidden);
  }

  private int next(CandidateQueue queue) {
    while (!queue.isEmpty()) {
      int candidate = queue.remove();
      if (!isOutdated(candidate)) {
        return candidate;
      }
    }
    return NONE;
  }

  private boolean isOutdated(int candidate) {
    return (open[candidate / digits] >>> (candidate % digits) & 1) == 0;
  }

  /** Places a digit, even if it is not a candidate, and eliminates what that forces, in order. */
  public void place(int cell, int digit) {
    if (placed[cell] == digit) {
      return;
    }
    int bit = 1 << (digit - 1);
    int before = open[cell];
    contradictory |= (before & bit) == 0;
    int wasOpen = placed[cell] == 0 ? 1 : 0;
    open[cell] = 0;
    placed[cell] = digit;
    unplaced -= wasOpen;
    for (int house : geometry.housesOf(cell)) {
      placedIn[house] |= bit;
      openCells[house] -= wasOpen;
    }
    for (int peer : geometry.peers(cell)) {
      eliminate(peer, digit);
    }
    for (int other : geometry.related(board.candidate(cell, digit))) {
      eliminate(board.cellOf(other), board.digitOf(other));
    }
    for (int rest = before; rest != 0; rest &= rest - 1) {
      leaveHouses(cell, Integer.numberOfTrailingZeros(rest) + 1, bit);
    }
    contradictory |= geometry.sums().isMissed(cell, each -> placed[each]);
  }

  /** Eliminates a candidate if it is present. */
  public void eliminate(int cell, int digit) {
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
      naked.add(cell * digits + Integer.numberOfTrailingZeros(left));
    }
    leaveHouses(cell, digit, 0);
  }

  /** Reduces the number of places in the cell's houses. */
  private void leaveHouses(int cell, int digit, int placed) {
    int bit = 1 << (digit - 1);
    for (int house : geometry.housesOf(cell)) {
      int left = --free[house * digits + digit - 1];
      if (left > 1 || !geometry.holdsEveryDigit(house)) {
        continue;
      }
      if (left == 0) {
        contradictory |= (placedIn[house] & bit) == 0;
      } else if (placed != bit) {
        enqueueHidden(house, digit);
      }
    }
  }

  /** Queues the only place; there is none if the last one is the cell being placed. */
  private void enqueueHidden(int house, int digit) {
    for (int cell : geometry.cellsOf(house)) {
      if ((open[cell] >>> (digit - 1) & 1) != 0) {
        hidden.add(cell * digits + digit - 1);
        return;
      }
    }
  }
}
