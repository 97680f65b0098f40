package cluewright.replay.explainer;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Aligned pair and triple exclusion: a combination of digits in two or three cells is impossible if
 * two that see each other would be equal, or if it takes all candidates of a cell that sees all of
 * them. A digit that goes with none is eliminated. Rated 6.2 and 7.5.
 */
final class AlignedExclusions implements Technique {
  private static final int PAIR_RATING = 62;
  private static final int TRIPLE_RATING = 75;

  private final int size;
  private final int[] cells;
  private final int[] chosen;

  /** By cell of the tuple, the digits that occur in some possible combination. */
  private final int[] possible;

  /** The candidates of the cells that see the whole tuple and have at most as many. */
  private final int[] excluders = new int[Nine.CELLS];

  private int number;

  /** The cells with that few candidates. */
  private Cells small;

  private Marks marks;

  /**
   * The technique for tuples of cells.
   *
   * @param size 2 or 3
   */
  AlignedExclusions(int size) {
    this.size = size;
    this.cells = new int[size];
    this.chosen = new int[size];
    this.possible = new int[size];
  }

  @Override
  public int least() {
    return size == 2 ? PAIR_RATING : TRIPLE_RATING;
  }

  @Override
  public Optional<Step> first(Marks given) {
    marks = given;
    small = Cells.NONE;
    for (int cell = 0; cell < Nine.CELLS; cell++) {
      if (marks.count(cell) > 1 && marks.count(cell) <= size) {
        small = small.or(Cells.of(cell));
      }
    }
    return extend(0, 0, small);
  }

  private Optional<Step> extend(int length, int from, Cells excluding) {
    if (length == size) {
      return exclude(excluding);
    }
    for (int cell = from; cell < Nine.CELLS; cell++) {
      if (marks.count(cell) > 1) {
        Cells left = excluding.and(Nine.PEER_SETS[cell]);
        if (!left.isEmpty()) {
          cells[length] = cell;
          Optional<Step> step = extend(length + 1, cell + 1, left);
          if (step.isPresent()) {
            return step;
          }
        }
      }
    }
    return Optional.empty();
  }

  private Optional<Step> exclude(Cells excluding) {
    number = 0;
    for (int cell : excluding.toArray()) {
      excluders[number++] = marks.digits(cell);
    }
    boolean isComplete = true;
    for (int i = 0; i < size; i++) {
      possible[i] = 0;
    }
    combine(0, 0);
    for (int i = 0; i < size; i++) {
      isComplete &= possible[i] == marks.digits(cells[i]);
    }
    if (isComplete) {
      return Optional.empty();
    }
    Map<Integer, Integer> eliminations = new TreeMap<>();
    for (int i = 0; i < size; i++) {
      int gone = marks.digits(cells[i]) & ~possible[i];
      if (gone != 0) {
        eliminations.put(cells[i], gone);
      }
    }
    return Optional.of(Step.eliminating(least(), eliminations));
  }

  /** Tries the digits of the cells from the i-th on, given those of the others as bits. */
  private void combine(int i, int digits) {
    if (i == size) {
      if (!isExcluded(digits)) {
        for (int j = 0; j < size; j++) {
          possible[j] |= chosen[j];
        }
      }
      return;
    }
    for (int rest = marks.digits(cells[i]); rest != 0; rest &= rest - 1) {
      chosen[i] = rest & -rest;
      if (!clashes(i)) {
        combine(i + 1, digits | chosen[i]);
      }
    }
  }

  private boolean clashes(int i) {
    for (int j = 0; j < i; j++) {
      if (chosen[j] == chosen[i] && Nine.sees(cells[j], cells[i])) {
        return true;
      }
    }
    return false;
  }

  private boolean isExcluded(int digits) {
    for (int i = 0; i < number; i++) {
      if ((excluders[i] & ~digits) == 0) {
        return true;
      }
    }
    return false;
  }
}
