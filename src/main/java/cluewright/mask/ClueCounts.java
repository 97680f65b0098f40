package cluewright.mask;

import cluewright.model.Board;
import cluewright.model.CellSet;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * The numbers of clues that a mask of a given symmetry can have.
 *
 * <p>The sizes of orbits divide each other (1, 2, 4, 8), so that taking the largest first always
 * meets a number that can be met at all.
 */
public final class ClueCounts {
  private static final int LARGEST = 8;

  /** The number of orbits by size. */
  private final int[] orbits = new int[LARGEST + 1];

  private int cells;

  ClueCounts(Iterable<int[]> orbits) {
    for (int[] orbit : orbits) {
      this.orbits[orbit.length]++;
      cells += orbit.length;
    }
  }

  /** The possible numbers of clues on a whole board, which must be square. */
  public static ClueCounts of(Board board, Symmetry symmetry) {
    return new ClueCounts(symmetry.orbits(board).stream().map(CellSet::toArray).toList());
  }

  /** True if some choice of orbits has exactly this many cells. */
  public boolean allow(int clues) {
    int missing = clues;
    for (int size = LARGEST; size > 0 && missing > 0; size--) {
      missing -= size * Math.min(orbits[size], missing / size);
    }
    return missing == 0;
  }

  /**
   * True if some choice of orbits has exactly this many cells and includes an orbit of this size.
   */
  boolean allow(int clues, int size) {
    orbits[size]--;
    boolean isAllowed = orbits[size] >= 0 && allow(clues - size);
    orbits[size]++;
    return isAllowed;
  }

  /** The allowed numbers within a range, in ascending order. */
  public IntStream within(int least, int most) {
    return IntStream.rangeClosed(Math.max(0, least), Math.min(most, cells)).filter(this::allow);
  }

  /** The largest allowed number not above this one; empty for a negative number. */
  public OptionalInt atMost(int clues) {
    return within(0, clues).max();
  }

  /** The smallest allowed number not below this one. */
  public OptionalInt atLeast(int clues) {
    return within(clues, cells).findFirst();
  }
}
