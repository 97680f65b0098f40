package cluewright.strategy.core;

import cluewright.model.Board;
import cluewright.model.GridState;
import cluewright.model.Puzzle;
import cluewright.model.Stop;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;

/**
 * A state as finders use it: by cell, by digit in a house, and by digit on the board.
 *
 * <p>Open means: in a cell that is not placed. The places of a digit in a house are an int, with
 * bit i for the house's i-th cell in ascending order; the cells of a digit are a bit set of {@link
 * #words} longs, with cell c in bit {@code c % 64} of word {@code c / 64}. Both hold open
 * candidates only, while {@link #candidates} of a placed cell is its digit, as in S2. Mutable, for
 * one thread, and without allocation after its making.
 */
public final class SolvingState implements WorkingState {
  private final Board board;
  private final Geometry geometry;
  private final int[] placed;
  private final int[] candidates;
  private final int[] places;
  private final long[] cells;

  /** By house, the digits placed in it. */
  private final int[] placedIn;

  /** The clues as a set of cells; empty if unknown. */
  private final long[] clues;

  /** Asked only by finders that look around a grid. */
  private Supplier<Optional<Puzzle>> expected = Optional::empty;

  /** What finders keep, by what it is. */
  private final Map<Class<?>, Object> memory = new HashMap<>();

  /** Asked by finders that work long. */
  private Stop stop = Stop.NEVER;

  private int unplaced;
  private boolean contradictory;

  /** The blank state: nothing is placed, and every candidate that its cell may have is open. */
  public SolvingState(Board board) {
    this.board = board;
    this.geometry = Geometry.of(board);
    this.placed = new int[board.cells()];
    this.candidates = new int[board.cells()];
    this.places = new int[board.houses().size() * board.digits()];
    this.cells = new long[board.digits() * geometry.words()];
    this.placedIn = new int[board.houses().size()];
    this.clues = new long[geometry.words()];
    reset();
  }

  public SolvingState(GridState state) {
    this(state.board());
    load(state);
  }

  public Board board() {
    return board;
  }

  /** Sets what ends the work of finders, in this state and all that come after it. */
  public void stopWhen(Stop asked) {
    stop = asked;
  }

  /** What a finder that works long asks; it leaves by {@link Stop#throwIfStopped}. */
  public Stop stop() {
    return stop;
  }

  /** Starts over: nothing is placed, and every candidate that its cell may have is open. */
  public void reset() {
    clear();
    Arrays.fill(placed, 0);
    Arrays.fill(candidates, board.allDigits());
    for (int house = 0; house < board.houses().size(); house++) {
      int size = geometry.cellsOf(house).length;
      Arrays.fill(
          places, house * board.digits(), (house + 1) * board.digits(), (int) ((1L << size) - 1));
    }
    for (int digit = 1; digit <= board.digits(); digit++) {
      for (int cell = 0; cell < placed.length; cell++) {
        cells[word(cell, digit)] |= 1L << cell;
      }
    }
    for (int cell = 0; board.hasBarredDigits() && cell < placed.length; cell++) {
      eliminate(cell, board.allDigits() & ~board.allowed(cell));
    }
  }

  /** Clears the sets, and leaves the cells as they are. */
  private void clear() {
    Arrays.fill(places, 0);
    Arrays.fill(placedIn, 0);
    Arrays.fill(cells, 0);
    Arrays.fill(clues, 0);
    unplaced = placed.length;
    contradictory = false;
    expected = Optional::empty;
    memory.clear();
  }

  /** Loads the initial state of a puzzle with its clues. */
  public void load(Puzzle puzzle) {
    reset();
    for (int cell = 0; cell < placed.length; cell++) {
      if (puzzle.digit(cell) != 0) {
        place(cell, puzzle.digit(cell));
        clues[cell >> 6] |= 1L << cell;
      }
    }
  }

  public void load(Puzzle puzzle, GridState state) {
    load(state);
    for (int cell = 0; cell < placed.length; cell++) {
      if (puzzle.digit(cell) != 0) {
        clues[cell >> 6] |= 1L << cell;
      }
    }
  }

  /** Loads another state of the same board. */
  public void load(WorkingState state) {
    load(state::placed, state::candidates);
  }

  /** Loads another state of the same board. */
  public void load(GridState state) {
    load(state::placed, state::candidates);
  }

  private void load(IntUnaryOperator digit, IntUnaryOperator digits) {
    clear();
    for (int cell = 0; cell < placed.length; cell++) {
      placed[cell] = digit.applyAsInt(cell);
      candidates[cell] = digits.applyAsInt(cell);
      contradictory |= candidates[cell] == 0;
      if (placed[cell] == 0) {
        add(cell, candidates[cell]);
      } else {
        settle(cell);
      }
    }
    for (int house = 0; house < placedIn.length; house++) {
      for (int d = 1; geometry.holdsEveryDigit(house) && d <= board.digits(); d++) {
        contradictory |= places(house, d) == 0 && !isPlacedIn(house, d);
      }
    }
    contradictory |= geometry.sums().isAnyMissed(this::placed);
  }

  private void settle(int cell) {
    unplaced--;
    for (int house : geometry.housesOf(cell)) {
      placedIn[house] |= 1 << (placed[cell] - 1);
    }
  }

  /** Adds candidates of an empty cell to the sets of places and cells. */
  private void add(int cell, int digits) {
    int[] houses = geometry.housesOf(cell);
    for (int rest = digits; rest != 0; rest &= rest - 1) {
      int digit = Integer.numberOfTrailingZeros(rest) + 1;
      cells[word(cell, digit)] |= 1L << cell;
      for (int i = 0; i < houses.length; i++) {
        places[houses[i] * board.digits() + digit - 1] |= 1 << geometry.placeIn(cell, i);
      }
    }
  }

  @Override
  public int placed(int cell) {
    return placed[cell];
  }

  @Override
  public int candidates(int cell) {
    return candidates[cell];
  }

  /** The candidates of a cell; empty if it is placed. */
  public int open(int cell) {
    return placed[cell] == 0 ? candidates[cell] : 0;
  }

  public boolean isOpen(int cell, int digit) {
    return placed[cell] == 0 && (candidates[cell] >>> (digit - 1) & 1) != 0;
  }

  /** The places where a digit is open in a house, numbered as in {@link Board#houses}. */
  public int places(int house, int digit) {
    return places[house * board.digits() + digit - 1];
  }

  /** True if a digit is placed in a house, numbered as in {@link Board#houses}. */
  public boolean isPlacedIn(int house, int digit) {
    return (placedIn[house] >>> (digit - 1) & 1) != 0;
  }

  /** The number of longs for a digit's cells. */
  public int words() {
    return geometry.words();
  }

  /** A word of the cells in which a digit is open. */
  public long cells(int digit, int word) {
    return cells[(digit - 1) * geometry.words() + word];
  }

  /** True if the clues are known, which requires a state loaded from a puzzle. */
  public boolean knowsClues() {
    for (long word : clues) {
      if (word != 0) {
        return true;
      }
    }
    return false;
  }

  /** True if a cell is known to be a clue. */
  public boolean isClue(int cell) {
    return (clues[cell >> 6] >>> cell & 1) != 0;
  }

  /**
   * Notes who knows a grid that this state probably leads to, until another is loaded. It shows
   * finders where to look first, and never what is true.
   */
  public void expect(Supplier<Optional<Puzzle>> grid) {
    expected = grid;
  }

  /** A grid that this state probably leads to; empty if none is known. */
  public Optional<Puzzle> expected() {
    Optional<Puzzle> grid = expected.get();
    expected = () -> grid;
    return grid;
  }

  /** What finders of this state share and keep from step to step, until another is loaded. */
  public <T> T memory(Class<T> type, Supplier<T> make) {
    return type.cast(memory.computeIfAbsent(type, any -> make.get()));
  }

  /** True if every cell is placed. */
  public boolean isComplete() {
    return unplaced == 0;
  }

  /** The number of cells that are not placed. */
  public int unplaced() {
    return unplaced;
  }

  /**
   * True if a cell has no candidate, a house no place for a digit, a placement conflicted, or a
   * filled cage or line breaks its rule.
   */
  public boolean isContradictory() {
    return contradictory;
  }

  @Override
  public boolean place(int cell, int digit) {
    if (placed[cell] == digit) {
      return !contradictory;
    }
    int bit = 1 << (digit - 1);
    if (placed[cell] != 0 || (candidates[cell] & bit) == 0) {
      contradictory = true;
      return false;
    }
    for (int house : geometry.housesOf(cell)) {
      placedIn[house] |= bit;
    }
    close(cell, candidates[cell]);
    placed[cell] = digit;
    candidates[cell] = bit;
    unplaced--;
    for (int peer : geometry.peers(cell)) {
      eliminate(peer, bit);
    }
    for (int other : geometry.related(board.candidate(cell, digit))) {
      eliminate(board.cellOf(other), 1 << (board.digitOf(other) - 1));
    }
    contradictory |= geometry.sums().isMissed(cell, this::placed);
    return !contradictory;
  }

  @Override
  public boolean eliminate(int cell, int digits) {
    int gone = candidates[cell] & digits;
    if (gone == 0) {
      return !contradictory;
    }
    if (placed[cell] == 0) {
      close(cell, gone);
    }
    candidates[cell] &= ~gone;
    contradictory |= candidates[cell] == 0;
    return !contradictory;
  }

  /**
   * Removes candidates of an empty cell from the sets of places and cells. A digit that a house
   * must hold, and that is then neither open nor placed there, is lost.
   */
  private void close(int cell, int digits) {
    int[] houses = geometry.housesOf(cell);
    for (int rest = digits; rest != 0; rest &= rest - 1) {
      int digit = Integer.numberOfTrailingZeros(rest);
      cells[digit * geometry.words() + (cell >> 6)] &= ~(1L << cell);
      for (int i = 0; i < houses.length; i++) {
        int house = houses[i];
        int left = places[house * board.digits() + digit] & ~(1 << geometry.placeIn(cell, i));
        places[house * board.digits() + digit] = left;
        if (left == 0) {
          contradictory |= geometry.holdsEveryDigit(house) && !isPlacedIn(house, digit + 1);
        }
      }
    }
  }

  private int word(int cell, int digit) {
    return (digit - 1) * geometry.words() + (cell >> 6);
  }

  /** A copy of this state as it is now. */
  public GridState frozen() {
    return GridState.of(board, placed, candidates);
  }
}
