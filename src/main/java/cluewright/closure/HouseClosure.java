package cluewright.closure;

import cluewright.model.Board;
import cluewright.model.House;
import cluewright.strategy.Catalogue;
import cluewright.strategy.StrategySet;
import java.util.Arrays;
import java.util.List;

/**
 * Closes any board under singles, locked candidates and common peer elimination, using its houses
 * and relations alone.
 *
 * <p>For each house and digit it keeps the <em>places</em>: the set of positions in the house that
 * still have the digit, so a hidden single is a set of one, and a locked candidate a set that
 * misses all of A\B. An elimination marks what it may have made ready: the cell, if one candidate
 * is left, the digit in each of the cell's houses and, where cells have relations, the cell as one
 * that changed. {@link #close} works off the marks. The two tests of contradiction ride on
 * eliminations, whatever the strategies; a third, of the sums of cages and of words, on placements.
 */
public final class HouseClosure implements Closure {
  // One array holds the whole state, in parts that begin here, so that a copy is one array copy:
  // candidates of each cell | places of each house and digit | marked digits of each house
  // | placed cells | marked cells | changed cells | the three counts below
  private static final int OPEN_CANDIDATES = 0;
  private static final int UNPLACED = 1;
  private static final int CONTRADICTIONS = 2;
  private static final int COUNTS = 3;

  private final HouseTables tables;
  private final boolean nakedSingles;
  private final boolean hiddenSingles;
  private final boolean lockedCandidates;
  private final boolean commonPeers;
  private final boolean cellsExclude;
  private final int digits;
  private final int places;
  private final int markedDigits;
  private final int placedCells;
  private final int markedCells;
  private final int changedCells;
  private final int counts;
  private final int[] state;
  private final int[] blank;

  /**
   * @param strategies those that are {@linkplain Catalogue#fast fast}, or some of them
   * @throws IllegalArgumentException if there is another strategy among them
   */
  public HouseClosure(Board board, StrategySet strategies) {
    if (!strategies.isEasy()) {
      throw new IllegalArgumentException("no closure of houses under " + strategies.ids());
    }
    this.tables = new HouseTables(board, strategies);
    this.nakedSingles = strategies.contains(Catalogue.NAKED_SINGLE);
    this.hiddenSingles = strategies.contains(Catalogue.HIDDEN_SINGLE);
    this.lockedCandidates = strategies.contains(Catalogue.LOCKED_CANDIDATES);
    this.commonPeers = tables.bars != null && !tables.bars.isEmpty();
    this.cellsExclude = commonPeers && board.hasPairs();
    this.digits = board.digits();
    int words = (board.cells() + Integer.SIZE - 1) / Integer.SIZE;
    this.places = board.cells();
    this.markedDigits = places + board.houses().size() * digits;
    this.placedCells = markedDigits + board.houses().size();
    this.markedCells = placedCells + words;
    this.changedCells = markedCells + words;
    this.counts = changedCells + words;
    this.blank = blank(board);
    this.state = blank.clone();
    if (board.hasBarredDigits()) {
      bar(board);
    }
  }

  /** Eliminates what single cells may not have, once and for all. */
  private void bar(Board board) {
    for (int cell = 0; cell < board.cells(); cell++) {
      eliminate(cell, board.allDigits() & ~board.allowed(cell));
    }
    save(blank, 0);
  }

  private int[] blank(Board board) {
    int[] fresh = new int[counts + COUNTS];
    Arrays.fill(fresh, 0, board.cells(), board.allDigits());
    List<House> houses = board.houses();
    for (int house = 0; house < houses.size(); house++) {
      int all = (int) ((1L << houses.get(house).cells().size()) - 1);
      Arrays.fill(fresh, places + house * digits, places + (house + 1) * digits, all);
    }
    fresh[counts + OPEN_CANDIDATES] = board.candidates();
    fresh[counts + UNPLACED] = board.cells();
    if (commonPeers) {
      markTheUnconditional(fresh);
    }
    return fresh;
  }

  /** Marks what relations exclude on a blank board. */
  private void markTheUnconditional(int[] fresh) {
    for (int house = 0; house < tables.cellsOf.length; house++) {
      for (int digit = 0; digit < digits; digit++) {
        fresh[markedDigits + house] |=
            hasUnconditional(tables.bars.targets(house, digit + 1)) ? 1 << digit : 0;
      }
    }
    for (int cell = 0; cell < tables.peers.length; cell++) {
      fresh[changedCells + (cell >> 5)] |=
          hasUnconditional(tables.bars.targets(cell)) ? 1 << cell : 0;
    }
  }

  /** True if some candidate is excluded by all members of a choice. */
  private static boolean hasUnconditional(int[] targets) {
    for (int i = 1; i < targets.length; i += 2) {
      if (targets[i] == 0) {
        return true;
      }
    }
    return false;
  }

  @Override
  public Board board() {
    return tables.board;
  }

  @Override
  public void reset() {
    load(blank, 0);
  }

  @Override
  public int stateSize() {
    return state.length;
  }

  @Override
  public void save(int[] states, int offset) {
    System.arraycopy(state, 0, states, offset, state.length);
  }

  @Override
  public void load(int[] states, int offset) {
    System.arraycopy(states, offset, state, 0, state.length);
  }

  @Override
  public boolean isComplete() {
    return state[counts + UNPLACED] == 0;
  }

  @Override
  public int placed(int cell) {
    return isPlaced(cell) ? Integer.numberOfTrailingZeros(state[cell]) + 1 : 0;
  }

  @Override
  public int candidates(int cell) {
    return state[cell];
  }

  @Override
  public int openCandidates() {
    return state[counts + OPEN_CANDIDATES];
  }

  @Override
  public boolean place(int cell, int digit) {
    int bit = 1 << (digit - 1);
    if ((state[cell] & bit) == 0) {
      return contradict();
    }
    if (isPlaced(cell)) {
      return isConsistent();
    }
    eliminateHere(cell, state[cell] & ~bit);
    state[placedCells + (cell >> 5)] |= 1 << cell;
    state[counts + UNPLACED]--;
    state[counts + OPEN_CANDIDATES]--;
    for (int peer : tables.peers[cell]) {
      if ((state[peer] & bit) != 0) {
        eliminateHere(peer, bit);
      }
    }
    if (tables.related.length > 0) {
      eliminateRelated(cell * digits + digit - 1);
    }
    if (tables.sums.isMissed(cell, this::placed)) {
      contradict();
    }
    return isConsistent();
  }

  @Override
  public boolean eliminate(int cell, int set) {
    int rest = state[cell] & set;
    if (rest != 0) {
      eliminateHere(cell, rest);
    }
    return isConsistent();
  }

  @Override
  public boolean close() {
    boolean changing = true;
    while (changing && isConsistent() && !isComplete()) {
      changing = nakedSingles && placeNakedSingles();
      changing |= cellsExclude && workOffCells();
      changing |= (hiddenSingles || lockedCandidates || commonPeers) && workOffHouses();
    }
    return isConsistent();
  }

  private boolean isPlaced(int cell) {
    return (state[placedCells + (cell >> 5)] >>> cell & 1) != 0;
  }

  private boolean isConsistent() {
    return state[counts + CONTRADICTIONS] == 0;
  }

  private boolean contradict() {
    state[counts + CONTRADICTIONS] = 1;
    return false;
  }

  /** Eliminates digits that are all candidates of the cell, and marks what may now be ready. */
  private void eliminateHere(int cell, int set) {
    int left = state[cell] & ~set;
    state[cell] = left;
    if (left == 0) {
      contradict();
    }
    if ((left & (left - 1)) == 0) {
      state[markedCells + (cell >> 5)] |= 1 << cell;
    }
    if (cellsExclude) {
      state[changedCells + (cell >> 5)] |= 1 << cell;
    }
    if (!isPlaced(cell)) {
      state[counts + OPEN_CANDIDATES] -= Integer.bitCount(set);
    }
    int[] housesOf = tables.housesOf[cell];
    int[] positions = tables.positions[cell];
    for (int i = 0; i < housesOf.length; i++) {
      removePlaces(housesOf[i], positions[i], set);
    }
  }

  private void removePlaces(int house, int position, int set) {
    state[markedDigits + house] |= set;
    int first = places + house * digits;
    for (int rest = set; rest != 0; rest &= rest - 1) {
      int index = first + Integer.numberOfTrailingZeros(rest);
      state[index] &= ~position;
      if (state[index] == 0 && tables.holdsEveryDigit[house]) {
        contradict();
      }
    }
  }

  private void eliminateRelated(int candidate) {
    for (int other : tables.related[candidate]) {
      int bit = 1 << other % digits;
      if ((state[other / digits] & bit) != 0) {
        eliminateHere(other / digits, bit);
      }
    }
  }

  private boolean placeNakedSingles() {
    boolean changed = false;
    for (int word = markedCells; word < changedCells; word++) {
      while (state[word] != 0) {
        int cell = (word - markedCells) * Integer.SIZE + Integer.numberOfTrailingZeros(state[word]);
        state[word] &= state[word] - 1;
        if (!isPlaced(cell) && state[cell] != 0) {
          place(cell, Integer.numberOfTrailingZeros(state[cell]) + 1);
          changed = true;
        }
      }
    }
    return changed;
  }

  private boolean workOffCells() {
    boolean changed = false;
    for (int word = changedCells; word < counts; word++) {
      while (state[word] != 0) {
        int cell =
            (word - changedCells) * Integer.SIZE + Integer.numberOfTrailingZeros(state[word]);
        state[word] &= state[word] - 1;
        changed |= !isPlaced(cell) && exclude(state[cell], tables.bars.targets(cell));
      }
    }
    return changed;
  }

  /** Eliminates what is excluded by each of the given members of a choice. */
  private boolean exclude(int members, int[] targets) {
    boolean changed = false;
    for (int i = 0; members != 0 && i < targets.length; i += 2) {
      int bit = 1 << targets[i] % digits;
      if ((members & targets[i + 1]) == 0 && (state[targets[i] / digits] & bit) != 0) {
        eliminateHere(targets[i] / digits, bit);
        changed = true;
      }
    }
    return changed;
  }

  private boolean workOffHouses() {
    boolean changed = false;
    for (int house = 0; house < tables.cellsOf.length; house++) {
      int marked = state[markedDigits + house];
      state[markedDigits + house] = 0;
      if (marked == 0 || !tables.holdsEveryDigit[house]) {
        continue;
      }
      for (; marked != 0; marked &= marked - 1) {
        changed |= workOff(house, Integer.numberOfTrailingZeros(marked));
      }
    }
    return changed;
  }

  /**
   * Looks for hidden singles and locked candidates of a digit, counted from 0, that has lost places
   * in a house.
   */
  private boolean workOff(int house, int digit) {
    int here = state[places + house * digits + digit];
    if ((here & (here - 1)) == 0) {
      int cell = here == 0 ? -1 : tables.cellsOf[house][Integer.numberOfTrailingZeros(here)];
      if (cell < 0 || isPlaced(cell)) {
        return false;
      }
      if (hiddenSingles) {
        place(cell, digit + 1);
        return true;
      }
    }
    boolean changed = lockedCandidates && lock(house, digit, here);
    changed |= commonPeers && exclude(here, tables.bars.targets(house, digit + 1));
    return changed;
  }

  private boolean lock(int house, int digit, int here) {
    boolean changed = false;
    for (HouseTables.Crossing crossing : tables.crossings[house]) {
      if ((here & crossing.outside()) != 0) {
        continue;
      }
      int there = state[places + crossing.other() * digits + digit] & crossing.outsideOther();
      changed |= there != 0;
      for (; there != 0; there &= there - 1) {
        int position = Integer.numberOfTrailingZeros(there);
        eliminateHere(tables.cellsOf[crossing.other()][position], 1 << digit);
      }
    }
    return changed;
  }
}
