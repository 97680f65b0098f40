package cluewright.closure;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.strategy.Catalogue;
import cluewright.strategy.StrategySet;
import java.util.Arrays;

/**
 * Naked singles, hidden singles and locked candidates on the 9x9 board, many cells at a time.
 *
 * <p>Each digit has a board: the cells that have it as a candidate, as three ints of 27 bits (see
 * {@link Bands}). Nine boards bit by bit say which cells have no, one, or several candidates: that
 * is the empty cells and the naked singles. One board, cut into three-cell segments, is three bands
 * and three stacks of 3x3 segments; a table of all 512 squares answers what is locked, what is
 * alone in its house, and whether the digit has lost its last place ({@link SegmentTable}). A digit
 * is dirty while its board has changed since it was looked at. The tables hold the strategies in
 * use, so the same few lines serve every set; without any, empty cells and missing digits are still
 * found.
 */
final class BandClosure implements Closure {
  private static final int DIGITS = 9;
  private static final int TRIPLES = 0b111 * Bands.ROWS;

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

  private final long[] bandAnswers;
  private final long[] stackAnswers;
  private final int nakedSingles;

  BandClosure(StrategySet strategies) {
    SegmentTable table = new SegmentTable(strategies);
    this.bandAnswers = table.forBands();
    this.stackAnswers = table.forStacks();
    this.nakedSingles = strategies.contains(Catalogue.NAKED_SINGLE) ? Bands.ALL : 0;
    reset();
  }

  @Override
  public Board board() {
    return Boards.NINE;
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
    while (isSound()) {
      if (placeNakedSingles()) {
        continue;
      }
      if (isComplete()) {
        state[DIRTY] &= CONTRADICTION;
      }
      int dirty = state[DIRTY];
      if (dirty <= 0) {
        break;
      }
      state[DIRTY] = dirty & (dirty - 1);
      look(Integer.numberOfTrailingZeros(dirty));
    }
    return isSound();
  }

  /** Looks for empty cells, and places every naked single that there is now; whether any was. */
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
      settle(0, s[3 * digit] & new0, digit);
      settle(1, s[3 * digit + 1] & new1, digit);
      settle(2, s[3 * digit + 2] & new2, digit);
    }
    return true;
  }

  private void look(int digit) {
    int[] s = state;
    int own = 3 * digit;
    int x0 = s[own];
    int x1 = s[own + 1];
    int x2 = s[own + 2];
    long answer0 = bandAnswers[square(x0)];
    long answer1 = bandAnswers[square(x1)];
    long answer2 = bandAnswers[square(x2)];
    x0 &= (int) answer0;
    x1 &= (int) answer1;
    x2 &= (int) answer2;
    int hidden0 = single(x0) & (int) (answer0 >>> 32);
    int hidden1 = single(x1) & (int) (answer1 >>> 32);
    int hidden2 = single(x2) & (int) (answer2 >>> 32);
    int columns = columns(x0) | columns(x1) << 9 | columns(x2) << 18;
    long stack0 = stackAnswers[compressed(columns & TRIPLES)];
    long stack1 = stackAnswers[compressed(columns >>> 3 & TRIPLES)];
    long stack2 = stackAnswers[compressed(columns >>> 6 & TRIPLES)];
    if (x0 == 0 || x1 == 0 || x2 == 0 || stack0 == 0 || stack1 == 0 || stack2 == 0) {
      contradiction();
      return;
    }
    long stacks = stack0 | stack1 << 3 | stack2 << 6;
    int alone = (int) (stacks >>> 32);
    int kept = (int) stacks;
    x0 &= (kept & Bands.ROW) * Bands.ROWS;
    x1 &= (kept >>> 9 & Bands.ROW) * Bands.ROWS;
    x2 &= (kept >>> 18 & Bands.ROW) * Bands.ROWS;
    hidden0 |= (alone & singleInColumn(x0)) * Bands.ROWS;
    hidden1 |= (alone >>> 9 & singleInColumn(x1)) * Bands.ROWS;
    hidden2 |= (alone >>> 18 & singleInColumn(x2)) * Bands.ROWS;
    if (((s[own] ^ x0) | (s[own + 1] ^ x1) | (s[own + 2] ^ x2)) != 0) {
      s[own] = x0;
      s[own + 1] = x1;
      s[own + 2] = x2;
      s[DIRTY] |= 1 << digit;
    }
    hidden0 &= x0 & ~s[PLACED];
    hidden1 &= x1 & ~s[PLACED + 1];
    hidden2 &= x2 & ~s[PLACED + 2];
    placeHidden(0, hidden0, digit);
    placeHidden(1, hidden1, digit);
    placeHidden(2, hidden2, digit);
  }

  private void placeHidden(int band, int cells, int digit) {
    if (cells != 0) {
      clear(band, cells, digit);
      settle(band, cells, digit);
    }
  }

  /** Takes other digits than the one from cells of a band. */
  private void clear(int band, int cells, int digit) {
    int own = state[3 * digit + band];
    int dirty = 0;
    for (int other = 0; other < DIGITS; other++) {
      int before = state[3 * other + band];
      state[3 * other + band] = before & ~cells;
      dirty |= (before & cells) == 0 ? 0 : 1 << other;
    }
    state[3 * digit + band] = own;
    state[DIRTY] |= dirty;
  }

  /** Marks cells of a band as placed, and takes the digit from their peers. */
  private void settle(int band, int cells, int digit) {
    int[] s = state;
    int own = 3 * digit;
    for (int rest = cells; rest != 0; rest &= rest - 1) {
      int left = 3 * (Bands.CELLS * band + Integer.numberOfTrailingZeros(rest));
      s[own] &= Bands.LEFT_BY[left];
      s[own + 1] &= Bands.LEFT_BY[left + 1];
      s[own + 2] &= Bands.LEFT_BY[left + 2];
      s[DIRTY] |= 1 << digit;
    }
    s[PLACED + band] |= cells;
  }

  /** Which segments of a band hold a digit, as nine bits. */
  private static int square(int cells) {
    int first = (cells | cells >>> 1 | cells >>> 2) & Bands.SEGMENT_STARTS;
    return compressed(((first * 0b010101) >>> 4) & TRIPLES);
  }

  /** Three triples of bits that lie nine apart, side by side. */
  private static int compressed(int triples) {
    return ((triples * (1 << 12 | 1 << 6 | 1)) >>> 12) & Bands.ROW;
  }

  /** The segments of a band that hold a digit exactly once, all their cells. */
  private static int single(int cells) {
    int second = cells >>> 1;
    int third = cells >>> 2;
    int one = (cells ^ second ^ third) & ~(cells & second & third) & Bands.SEGMENT_STARTS;
    return one * 0b111;
  }

  /** Which columns of a band hold a digit. */
  private static int columns(int cells) {
    return (cells | cells >>> 9 | cells >>> 18) & Bands.ROW;
  }

  /** Which columns of a band hold a digit exactly once. */
  private static int singleInColumn(int cells) {
    int second = cells >>> 9;
    int third = cells >>> 18;
    return (cells ^ second ^ third) & ~(cells & second & third) & Bands.ROW;
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
