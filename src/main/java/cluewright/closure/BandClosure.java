package cluewright.closure;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.House;
import cluewright.model.rule.Kinds;
import cluewright.strategy.Catalogue;
import cluewright.strategy.StrategySet;
import java.util.Arrays;
import java.util.List;

/**
 * Closes boards of 9x9 cells under naked singles, hidden singles and locked candidates, many cells
 * at a time.
 *
 * <p>Each digit has a board: the cells that have it as a candidate, as three ints of 27 bits (see
 * {@link Bands}). Nine boards bit by bit say which cells have no, one, or several candidates: that
 * is the empty cells and the naked singles. One board, cut into three-cell segments, is three bands
 * and three stacks of 3x3 segments; a table of all 512 squares answers what is locked, what is
 * alone in its house, and whether the digit has lost its last place ({@link SegmentTable}). A digit
 * is dirty while its board has changed since it was looked at. The tables hold the strategies in
 * use, so the same few lines serve every set; without any, empty cells and missing digits are still
 * found. What the tables do not know, houses beside those of the classic board and all of a jigsaw,
 * is looked at house by house ({@link FurtherHouses}).
 */
final class BandClosure implements Closure {
  private static final int DIGITS = 9;

  /**
   *
   *
   * <pre>
   *   0 .. 26  the board of digit d in band b at 3 * (d - 1) + b
   *  27 .. 29  the placed cells of each band
   *       30   bit d - 1: digit d is dirty; negative: contradictory
   * </pre>
   */
  private final int[] state = new int[STATE];

  private static final int PLACED = 27;
  private static final int DIRTY = 30;
  private static final int STATE = 31;
  private static final int CONTRADICTION = 1 << 31;

  /** What the last study of a digit's board found, by band. */
  private int kept0;

  private int kept1;
  private int kept2;
  private int hidden0;
  private int hidden1;
  private int hidden2;

  private final long[] bandAnswers;
  private final long[] stackAnswers;
  private final int nakedSingles;
  private final Board board;
  private final int[] leftBy;
  private final boolean hasTables;
  private final boolean hasFurther;
  private final FurtherHouses further;

  /** A closure for the classic board. */
  BandClosure(StrategySet strategies) {
    this(Boards.NINE, strategies);
  }

  /** A closure for a board that {@link #fits}. */
  BandClosure(Board board, StrategySet strategies) {
    List<House> tabled = FurtherHouses.tabled(board);
    this.board = board;
    this.leftBy = Bands.leftBy(board);
    this.hasTables = !tabled.isEmpty();
    this.hasFurther = board.houses().stream().anyMatch(house -> !tabled.contains(house));
    this.further = new FurtherHouses(board, tabled, strategies);
    SegmentTable table = new SegmentTable(strategies);
    this.bandAnswers = table.forBands();
    this.stackAnswers = table.forStacks();
    this.nakedSingles = strategies.contains(Catalogue.NAKED_SINGLE) ? Bands.ALL : 0;
    reset();
  }

  /** True for boards of 9x9 cells whose only rules are houses. */
  static boolean fits(Board board) {
    return board.rows() == DIGITS
        && board.columns() == DIGITS
        && board.digits() == DIGITS
        && board.digitsAreAlike()
        && !board.houses(Kinds.BOX).isEmpty();
  }

  @Override
  public Board board() {
    return board;
  }

  @Override
  public void reset() {
    Arrays.fill(state, 0, PLACED, Bands.ALL);
    Arrays.fill(state, PLACED, STATE, 0);
  }

  @Override
  public boolean place(int cell, int digit) {
    int band = cell / Bands.CELLS;
    int bit = 1 << cell % Bands.CELLS;
    if ((state[3 * (digit - 1) + band] & bit) == 0) {
      return contradiction();
    }
    if ((state[PLACED + band] & bit) == 0) {
      clear(band, bit, digit - 1);
      settle(band, bit, digit - 1);
    }
    return isSound();
  }

  @Override
  public int quiet(int cell) {
    int band = cell / Bands.CELLS;
    int bit = 1 << cell % Bands.CELLS;
    int quiet = 0;
    for (int digit = 0; digit < DIGITS; digit++) {
      int index = 3 * digit + band;
      int before = state[index];
      if ((before & bit) != 0) {
        state[index] = before & ~bit;
        quiet |= study(digit) && !drops(digit) && !places() ? 1 << digit : 0;
        state[index] = before;
      }
    }
    return quiet;
  }

  @Override
  public boolean place(int cell, int digit, int quiet) {
    boolean sound = place(cell, digit);
    state[DIRTY] &= ~quiet | 1 << (digit - 1);
    return sound;
  }

  @Override
  public boolean eliminate(int cell, int digits) {
    int band = cell / Bands.CELLS;
    int bit = 1 << cell % Bands.CELLS;
    for (int rest = digits; rest != 0; rest &= rest - 1) {
      int digit = Integer.numberOfTrailingZeros(rest);
      state[DIRTY] |= (state[3 * digit + band] & bit) == 0 ? 0 : 1 << digit;
      state[3 * digit + band] &= ~bit;
    }
    return isSound() && (candidates(cell) != 0 || contradiction());
  }

  @Override
  public boolean close() {
    boolean changing = isSound();
    while (changing) {
      changing = placeNakedSingles();
      if (isComplete()) {
        // Every cell has a candidate, which is its digit, and no peer has it: nothing is missing.
        state[DIRTY] &= CONTRADICTION;
      }
      if (state[DIRTY] > 0) {
        changing |= lookAtDirtyDigits();
        changing &= isSound();
      }
    }
    return isSound();
  }

  /** Looks at every digit's board that has changed; true if that changed anything. */
  private boolean lookAtDirtyDigits() {
    boolean changed = false;
    while (state[DIRTY] > 0) {
      int digit = Integer.numberOfTrailingZeros(state[DIRTY]);
      state[DIRTY] ^= 1 << digit;
      changed |= look(digit);
    }
    return changed;
  }

  /** Looks for cells without candidates, and places every naked single; true if there was one. */
  private boolean placeNakedSingles() {
    int[] s = state;
    int once0 = 0;
    int once1 = 0;
    int once2 = 0;
    int twice0 = 0;
    int twice1 = 0;
    int twice2 = 0;
    for (int i = 0; i < PLACED; i += 3) {
      twice0 |= once0 & s[i];
      once0 |= s[i];
      twice1 |= once1 & s[i + 1];
      once1 |= s[i + 1];
      twice2 |= once2 & s[i + 2];
      once2 |= s[i + 2];
    }
    if ((once0 & once1 & once2) != Bands.ALL) {
      return contradiction();
    }
    int new0 = nakedSingles & ~(twice0 | s[PLACED]);
    int new1 = nakedSingles & ~(twice1 | s[PLACED + 1]);
    int new2 = nakedSingles & ~(twice2 | s[PLACED + 2]);
    if ((new0 | new1 | new2) == 0) {
      return false;
    }
    for (int digit = 0; digit < DIGITS; digit++) {
      int cells0 = s[3 * digit] & new0;
      int cells1 = s[3 * digit + 1] & new1;
      int cells2 = s[3 * digit + 2] & new2;
      if ((cells0 | cells1 | cells2) != 0) {
        settle(0, cells0, digit);
        settle(1, cells1, digit);
        settle(2, cells2, digit);
      }
    }
    return true;
  }

  /**
   * Finds which places of a digit locked candidates keep, and its hidden singles.
   *
   * @return whether the digit still has a place in every house
   */
  private boolean study(int digit) {
    if (!hasFurther) {
      return studyClassic(digit);
    }
    int own = 3 * digit;
    if (!further.study(state[own], state[own + 1], state[own + 2])) {
      return false;
    }
    if (hasTables) {
      if (!studyClassic(digit)) {
        return false;
      }
      kept0 &= further.kept0;
      kept1 &= further.kept1;
      kept2 &= further.kept2;
    } else {
      kept0 = further.kept0;
      kept1 = further.kept1;
      kept2 = further.kept2;
      hidden0 = 0;
      hidden1 = 0;
      hidden2 = 0;
    }
    hidden0 = (hidden0 | further.hidden0) & kept0 & ~state[PLACED];
    hidden1 = (hidden1 | further.hidden1) & kept1 & ~state[PLACED + 1];
    hidden2 = (hidden2 | further.hidden2) & kept2 & ~state[PLACED + 2];
    return true;
  }

  /**
   * Studies a digit in the houses of the classic board.
   *
   * <p>Bands and stacks are read side by side from the same board, and each line stands three times
   * instead of in a loop: waiting for one another would cost a third of the time.
   */
  private boolean studyClassic(int digit) {
    int[] s = state;
    int own = 3 * digit;
    int x0 = s[own];
    int x1 = s[own + 1];
    int x2 = s[own + 2];
    long band0 = bandAnswers[Bands.square(x0)];
    long band1 = bandAnswers[Bands.square(x1)];
    long band2 = bandAnswers[Bands.square(x2)];
    int columns = Bands.columns(x0) | Bands.columns(x1) << 9 | Bands.columns(x2) << 18;
    long stack0 = stackAnswers[Bands.compressed(columns & Bands.TRIPLES)];
    long stack1 = stackAnswers[Bands.compressed(columns >>> 3 & Bands.TRIPLES)];
    long stack2 = stackAnswers[Bands.compressed(columns >>> 6 & Bands.TRIPLES)];
    if (band0 == 0 || band1 == 0 || band2 == 0 || stack0 == 0 || stack1 == 0 || stack2 == 0) {
      return false;
    }
    long stacks = stack0 | stack1 << 3 | stack2 << 6;
    int kept = (int) stacks;
    kept0 = x0 & (int) band0 & (kept & Bands.ROW) * Bands.ROWS;
    kept1 = x1 & (int) band1 & (kept >>> 9 & Bands.ROW) * Bands.ROWS;
    kept2 = x2 & (int) band2 & (kept >>> 18 & Bands.ROW) * Bands.ROWS;
    int alone = (int) (stacks >>> 32);
    hidden0 = hidden(x0, band0, alone) & kept0 & ~s[PLACED];
    hidden1 = hidden(x1, band1, alone >>> 9) & kept1 & ~s[PLACED + 1];
    hidden2 = hidden(x2, band2, alone >>> 18) & kept2 & ~s[PLACED + 2];
    return true;
  }

  /** True if the last study, of this digit, found a candidate to eliminate. */
  private boolean drops(int digit) {
    int own = 3 * digit;
    return kept0 != state[own] || kept1 != state[own + 1] || kept2 != state[own + 2];
  }

  /** True if the last study found a hidden single. */
  private boolean places() {
    return (hidden0 | hidden1 | hidden2) != 0;
  }

  /**
   * Studies a digit's board, then eliminates by locked candidates and places hidden singles.
   *
   * @return whether there was anything of that kind
   */
  private boolean look(int digit) {
    if (!study(digit)) {
      return contradiction();
    }
    boolean drops = drops(digit);
    if (drops) {
      state[3 * digit] = kept0;
      state[3 * digit + 1] = kept1;
      state[3 * digit + 2] = kept2;
      state[DIRTY] |= 1 << digit;
    }
    boolean places = places();
    if (places) {
      placeHidden(0, hidden0, digit);
      placeHidden(1, hidden1, digit);
      placeHidden(2, hidden2, digit);
    }
    return drops || places;
  }

  /**
   * The cells of a band that are the digit's only place in a segment, where this segment is the
   * only one in its house.
   */
  private static int hidden(int cells, long band, int aloneInStacks) {
    int inRow = Bands.singleInSegment(cells) & (int) (band >>> 32);
    return inRow | (Bands.singleInColumn(cells) & aloneInStacks) * Bands.ROWS;
  }

  private void placeHidden(int band, int cells, int digit) {
    if (cells != 0) {
      clear(band, cells, digit);
      settle(band, cells, digit);
    }
  }

  /** Eliminates all other digits from cells of a band, which are settled next. */
  private void clear(int band, int cells, int digit) {
    int own = state[3 * digit + band];
    int dirty = take(band, cells);
    dirty |= take(3 + band, cells) << 1;
    dirty |= take(6 + band, cells) << 2;
    dirty |= take(9 + band, cells) << 3;
    dirty |= take(12 + band, cells) << 4;
    dirty |= take(15 + band, cells) << 5;
    dirty |= take(18 + band, cells) << 6;
    dirty |= take(21 + band, cells) << 7;
    dirty |= take(24 + band, cells) << 8;
    state[3 * digit + band] = own;
    state[DIRTY] |= dirty;
  }

  /** Removes cells from one of the 27 ints; returns 1 if any were there, otherwise 0. */
  private int take(int index, int cells) {
    int before = state[index];
    state[index] = before & ~cells;
    return -(before & cells) >>> 31;
  }

  /** Marks cells of a band as placed, and eliminates the digit from their peers. */
  private void settle(int band, int cells, int digit) {
    int[] s = state;
    int own = 3 * digit;
    int x0 = s[own];
    int x1 = s[own + 1];
    int x2 = s[own + 2];
    for (int rest = cells; rest != 0; rest &= rest - 1) {
      int left = 3 * (Bands.CELLS * band + Integer.numberOfTrailingZeros(rest));
      x0 &= leftBy[left];
      x1 &= leftBy[left + 1];
      x2 &= leftBy[left + 2];
    }
    s[own] = x0;
    s[own + 1] = x1;
    s[own + 2] = x2;
    s[PLACED + band] |= cells;
    s[DIRTY] |= 1 << digit;
  }

  private boolean contradiction() {
    state[DIRTY] |= CONTRADICTION;
    return false;
  }

  private boolean isSound() {
    return state[DIRTY] >= 0;
  }

  @Override
  public boolean isComplete() {
    return (state[PLACED] & state[PLACED + 1] & state[PLACED + 2]) == Bands.ALL;
  }

  @Override
  public int placed(int cell) {
    int band = cell / Bands.CELLS;
    boolean isPlaced = (state[PLACED + band] >>> cell % Bands.CELLS & 1) != 0;
    return isPlaced ? Integer.numberOfTrailingZeros(candidates(cell)) + 1 : 0;
  }

  @Override
  public int candidates(int cell) {
    int band = cell / Bands.CELLS;
    int shift = cell % Bands.CELLS;
    int digits = 0;
    for (int digit = 0; digit < DIGITS; digit++) {
      digits |= (state[3 * digit + band] >>> shift & 1) << digit;
    }
    return digits;
  }

  @Override
  public int openCandidates() {
    int open0 = ~state[PLACED];
    int open1 = ~state[PLACED + 1];
    int open2 = ~state[PLACED + 2];
    int count = 0;
    for (int i = 0; i < PLACED; i += 3) {
      count += Integer.bitCount(state[i] & open0);
      count += Integer.bitCount(state[i + 1] & open1);
      count += Integer.bitCount(state[i + 2] & open2);
    }
    return count;
  }

  @Override
  public int narrowest() {
    for (int band = 0; band < Bands.COUNT; band++) {
      int once = 0;
      int twice = 0;
      int thrice = 0;
      for (int i = band; i < PLACED; i += Bands.COUNT) {
        thrice |= twice & state[i];
        twice |= once & state[i];
        once |= state[i];
      }
      int two = ~(thrice | state[PLACED + band]) & Bands.ALL;
      if (two != 0) {
        return Bands.CELLS * band + Integer.numberOfTrailingZeros(two);
      }
    }
    return Closure.super.narrowest();
  }

  @Override
  public int stateSize() {
    return STATE;
  }

  @Override
  public void save(int[] states, int offset) {
    System.arraycopy(state, 0, states, offset, STATE);
  }

  @Override
  public void load(int[] states, int offset) {
    System.arraycopy(states, offset, state, 0, STATE);
  }
}
