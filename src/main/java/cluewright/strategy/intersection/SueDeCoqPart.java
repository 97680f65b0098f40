package cluewright.strategy.intersection;

import cluewright.model.CellSet;
import cluewright.strategy.core.Geometry;
import cluewright.strategy.core.SolvingState;
import java.util.Arrays;

/** Some empty cells of a house that {@link SueDeCoq} combines; reusable. */
final class SueDeCoqPart {
  /** The most cells that a house of nine has beside a core of two. */
  static final int MOST_CELLS = 7;

  private final int[] choices;
  private final long[] cells;

  /** By number of cells taken, their digits. */
  private final int[] digits;

  private SolvingState state;
  private int forbidden;
  private int choiceCount;
  private int size;

  SueDeCoqPart(Geometry geometry) {
    choices = new int[geometry.board().cells()];
    digits = new int[geometry.board().cells() + 1];
    cells = new long[geometry.words()];
  }

  /** Starts over without cells that have a forbidden digit. */
  void begin(SolvingState in, int without) {
    state = in;
    forbidden = without;
    choiceCount = 0;
    size = 0;
    Arrays.fill(cells, 0);
  }

  /** Allows this part to take a cell if it is open. */
  void mayTake(int cell) {
    int open = state.open(cell);
    if (open != 0 && (open & forbidden) == 0) {
      choices[choiceCount++] = cell;
    }
  }

  /** The number of cells that can be taken. */
  int choices() {
    return choiceCount;
  }

  void take(int choice) {
    int cell = choices[choice];
    cells[cell >> 6] |= 1L << cell;
    digits[size + 1] = digits[size] | state.open(cell);
    size++;
  }

  /** Removes the last cell taken. */
  void leave(int choice) {
    int cell = choices[choice];
    cells[cell >> 6] &= ~(1L << cell);
    size--;
  }

  int size() {
    return size;
  }

  int digits() {
    return digits[size];
  }

  boolean has(int cell) {
    return (cells[cell >> 6] >>> cell & 1) != 0;
  }

  long cells(int word) {
    return cells[word];
  }

  CellSet toSet() {
    return Geometry.cells(cells);
  }

  /** The number of cells minus the digits that another part lacks. */
  int takenFrom(SueDeCoqPart other) {
    return size - Integer.bitCount(digits() & ~other.digits());
  }

  /** True if further cells after a choice can reach a goal, each adding at most one. */
  boolean mayReach(int taken, int choice, int goal) {
    int more = Math.min(choiceCount - choice - 1, MOST_CELLS - size);
    return more > 0 && taken + more >= goal;
  }
}
