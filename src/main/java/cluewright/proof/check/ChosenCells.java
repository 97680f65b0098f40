package cluewright.proof.check;

import java.util.List;
import java.util.stream.IntStream;

/**
 * Cells with digits that do not repeat in a house, and two questions about them.
 *
 * <p>Has every house a cell left for every digit, and every cell a digit? If not, no solution grid
 * has these digits. Can the same cells be filled in another way so that every house has the same
 * digits in them as before? If so, all solution grids with these digits have a second one beside
 * them that differs in these cells alone. Where relations join cells, only those move whose
 * partners are chosen, and all must obey their relations in the end.
 */
final class ChosenCells {
  private final int digits;

  /** By cell, its houses by number. */
  private final int[][] housesOf;

  /** By cell, its digit as a set; 0 if it is not chosen. */
  private final int[] digitOf;

  /** By house, the digits of its chosen cells. */
  private final int[] held;

  /** By house and digit, the chosen cell that has it. */
  private final int[] holder;

  private final PlainBoard board;

  /** By cell, the cells related to it. */
  private final int[][] partners;

  /** By cell, its new digit as a set, if it has one. */
  private final int[] newDigit;

  private final CandidateCounts candidates;

  /** By cell, its place in the order in which cells are chosen; -1 if it never is. */
  private final int[] placeOf;

  /** The cells that the second filling found last changes, and their number. */
  private final int[] changed;

  private int changes;

  /** By house, the digits newly assigned in the current attempt. */
  private final int[] taken;

  /** By cell, whether its digit changes in the current attempt. */
  private final boolean[] moves;

  /** The changing cells without a new digit yet. */
  private final int[] waiting;

  ChosenCells(PlainBoard board) {
    this(board, IntStream.range(0, board.cells).boxed().toList());
  }

  /**
   * @param order the cells that may be chosen, which give the others their places
   */
  ChosenCells(PlainBoard board, List<Integer> order) {
    this.board = board;
    this.placeOf = new int[board.cells];
    for (int cell = 0; cell < board.cells; cell++) {
      placeOf[cell] = order.indexOf(cell);
    }
    this.changed = new int[board.cells];
    this.digits = board.size;
    this.newDigit = new int[board.cells];
    this.partners = new int[board.cells][];
    for (int cell = 0; cell < board.cells; cell++) {
      partners[cell] = partners(board, cell);
    }
    this.housesOf = new int[board.cells][];
    for (int cell = 0; cell < board.cells; cell++) {
      housesOf[cell] = housesOf(board, cell);
    }
    this.candidates = new CandidateCounts(board, housesOf);
    this.digitOf = new int[board.cells];
    this.held = new int[board.houses.length];
    this.holder = new int[board.houses.length * digits];
    this.taken = new int[board.houses.length];
    this.moves = new boolean[board.cells];
    this.waiting = new int[board.cells];
  }

  private static int[] housesOf(PlainBoard board, int cell) {
    int[] found = new int[0];
    for (int house = 0; house < board.houses.length; house++) {
      if (PlainBoard.holds(board.houses[house], cell)) {
        found = PlainBoard.union(found, new int[] {house});
      }
    }
    return found;
  }

  private static int[] partners(PlainBoard board, int cell) {
    int[] found = new int[0];
    for (int digit = 1; digit <= board.size; digit++) {
      for (int other : board.related[board.candidate(cell, digit)]) {
        found = PlainBoard.union(found, new int[] {board.cellOf(other)});
      }
    }
    return found;
  }

  /** True if a relation with another cell excludes a digit, given as a set of one. */
  private boolean bars(int partner, int itsDigit, int cell, int digit) {
    int one = board.candidate(partner, Integer.numberOfTrailingZeros(itsDigit) + 1);
    int other = board.candidate(cell, Integer.numberOfTrailingZeros(digit) + 1);
    return PlainBoard.holds(board.related[one], other);
  }

  /** The digits that no chosen cell excludes from a cell, as a set. */
  int free(int cell) {
    int used = 0;
    for (int house : housesOf[cell]) {
      used |= held[house];
    }
    for (int partner : partners[cell]) {
      for (int digit = 0; digitOf[partner] != 0 && digit < digits; digit++) {
        used |= bars(partner, digitOf[partner], cell, 1 << digit) ? 1 << digit : 0;
      }
    }
    return ~used & board.allowed[cell];
  }

  /** The digit of a cell; 0 if it is not chosen. */
  int digit(int cell) {
    return digitOf[cell] == 0 ? 0 : Integer.numberOfTrailingZeros(digitOf[cell]) + 1;
  }

  /** Chooses a cell with a digit that is free there. */
  void choose(int cell, int digit) {
    digitOf[cell] = 1 << (digit - 1);
    for (int house : housesOf[cell]) {
      held[house] |= digitOf[cell];
      holder[house * digits + digit - 1] = cell;
    }
    candidates.fill(cell, digit);
  }

  /** Removes a chosen cell. */
  void leave(int cell) {
    candidates.clear(cell, digit(cell));
    for (int house : housesOf[cell]) {
      held[house] &= ~digitOf[cell];
    }
    digitOf[cell] = 0;
  }

  /** True if a house has no cell left for some digit, or a cell no digit. */
  boolean fitNoGrid() {
    return candidates.contradict();
  }

  /**
   * True if the chosen cells have another filling that changes this cell. Every such way is found,
   * however long the search.
   */
  boolean hasSecondFilling(int cell) {
    moves[cell] = true;
    waiting[0] = cell;
    changes = 0;
    boolean has = settle(1);
    moves[cell] = false;
    if (has) {
      changed[changes++] = cell;
    }
    return has;
  }

  /** Adds the places whose digits make the second filling that was found last. */
  void blameSecondFilling(Places why) {
    for (int i = 0; i < changes; i++) {
      why.add(placeOf[changed[i]]);
      for (int partner : partners[changed[i]]) {
        why.add(placeOf[partner]);
      }
    }
  }

  /** Sees each cell that the second filling found last changes, with its digits. */
  void eachChanged(Change change) {
    for (int i = 0; i < changes; i++) {
      int cell = changed[i];
      change.of(cell, digit(cell), Integer.numberOfTrailingZeros(newDigit[cell]) + 1);
    }
  }

  /** Sees a cell that changes. */
  interface Change {
    void of(int cell, int from, int to);
  }

  /** The counts that tell why no grid fits. */
  CandidateCounts counts() {
    return candidates;
  }

  /** A house in which a chosen cell of some places keeps a digit out of another; -1 if none. */
  int houseOfKeeper(int cell, int digit, Places among) {
    for (int house : housesOf[cell]) {
      if ((held[house] >> (digit - 1) & 1) != 0
          && among.has(placeOf[holder[house * digits + digit - 1]])) {
        return house;
      }
    }
    return -1;
  }

  /** The chosen cell that has a digit in a house, which has it. */
  int holder(int house, int digit) {
    return holder[house * digits + digit - 1];
  }

  /** Adds the places whose digits leave a house no cell for a digit, or a cell no digit. */
  void blameNoGrid(Places why) {
    if (candidates.neverFit()) {
      return;
    }
    int house = candidates.houseWithout();
    int digit = candidates.digitWithout();
    if (house < 0) {
      for (int each = 1; each <= digits; each++) {
        blameKeeper(candidates.cellWithout(), each, why);
      }
      return;
    }
    for (int cell : board.houses[house]) {
      if (digitOf[cell] == 0) {
        blameKeeper(cell, digit, why);
      }
    }
    for (int cell : board.houses[house]) {
      if (digitOf[cell] != 0 && !isKept(cell, digit, why)) {
        why.add(placeOf[cell]);
      }
    }
  }

  private boolean isKept(int cell, int digit, Places why) {
    for (int house : housesOf[cell]) {
      if ((held[house] >> (digit - 1) & 1) != 0
          && why.has(placeOf[holder[house * digits + digit - 1]])) {
        return true;
      }
    }
    return false;
  }

  /**
   * Adds a place that keeps a digit out of a cell, the earliest unless the set has another; none
   * where the cell may not have it anyway.
   */
  void blameKeeper(int cell, int digit, Places why) {
    if (!board.isAllowed(board.candidate(cell, digit))) {
      return;
    }
    int first = Integer.MAX_VALUE;
    for (int house : housesOf[cell]) {
      if ((held[house] >> (digit - 1) & 1) != 0) {
        int place = placeOf[holder[house * digits + digit - 1]];
        if (why.has(place)) {
          return;
        }
        first = Math.min(first, place);
      }
    }
    for (int partner : partners[cell]) {
      if (digitOf[partner] != 0 && bars(partner, digitOf[partner], cell, 1 << (digit - 1))) {
        if (why.has(placeOf[partner])) {
          return;
        }
        first = Math.min(first, placeOf[partner]);
      }
    }
    why.add(first);
  }

  /**
   * True if all waiting cells can get other digits, including those that lose theirs on the way. A
   * cell takes a digit that all of its houses hold and no cell has taken there yet; whatever cell
   * had it must move. When none waits, as many cells have moved in a house as digits were taken in
   * it, and these are the digits that they had.
   */
  private boolean settle(int count) {
    if (count == 0) {
      return obeyRelations();
    }
    int at = 0;
    int choices = 0;
    int fewest = Integer.MAX_VALUE;
    for (int i = 0; i < count && fewest > 0; i++) {
      int mine = choices(waiting[i]);
      if (Integer.bitCount(mine) < fewest) {
        fewest = Integer.bitCount(mine);
        choices = mine;
        at = i;
      }
    }
    int cell = waiting[at];
    waiting[at] = waiting[count - 1];
    boolean settled = false;
    for (int rest = choices; rest != 0 && !settled; rest &= rest - 1) {
      settled = take(cell, Integer.numberOfTrailingZeros(rest), count - 1);
    }
    waiting[count - 1] = waiting[at];
    waiting[at] = cell;
    return settled;
  }

  private boolean obeyRelations() {
    for (int cell = 0; cell < moves.length; cell++) {
      for (int partner : partners[cell]) {
        int its = moves[partner] ? newDigit[partner] : digitOf[partner];
        if (moves[cell] && bars(partner, its, cell, newDigit[cell])) {
          return false;
        }
      }
    }
    return true;
  }

  private int choices(int cell) {
    for (int partner : partners[cell]) {
      if (digitOf[partner] == 0) {
        return 0;
      }
    }
    int choices = board.allowed[cell] & ~digitOf[cell];
    for (int house : housesOf[cell]) {
      choices &= held[house] & ~taken[house];
    }
    return choices;
  }

  /** Gives a cell a digit, counted from 0, while others wait; undone afterwards. */
  private boolean take(int cell, int digit, int before) {
    newDigit[cell] = 1 << digit;
    int count = before;
    for (int house : housesOf[cell]) {
      taken[house] |= 1 << digit;
      int loser = holder[house * digits + digit];
      if (!moves[loser]) {
        moves[loser] = true;
        waiting[count++] = loser;
      }
    }
    boolean settled = settle(count);
    for (int i = before; i < count; i++) {
      moves[waiting[i]] = false;
      if (settled) {
        changed[changes++] = waiting[i];
      }
    }
    for (int house : housesOf[cell]) {
      taken[house] &= ~(1 << digit);
    }
    return settled;
  }
}
