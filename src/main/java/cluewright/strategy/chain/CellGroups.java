package cluewright.strategy.chain;

import cluewright.strategy.core.Geometry;
import cluewright.strategy.core.LineInBox;
import cluewright.strategy.core.SolvingState;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.stream.Collectors;

/**
 * The groups of a state: two or more candidates of a digit in the cells shared by a line and a box,
 * always all that the digit has there. A group is true if one of its candidates is.
 *
 * <p>They are numbered from 0, row by row and then column by column, in each by digits and then by
 * boxes. Mutable and reused from state to state.
 */
final class CellGroups {
  private final Geometry geometry;
  private final int digits;

  /** By line, the boxes that share at least two cells with it. */
  private final LineInBox[][] lines;

  private int size;
  private int[] digitOf = new int[64];
  private LineInBox[] crossings = new LineInBox[64];
  private long[] sets;

  CellGroups(Geometry geometry) {
    this.geometry = geometry;
    this.digits = geometry.board().digits();
    this.sets = new long[64 * geometry.words()];
    this.lines =
        LineInBox.all(geometry).stream()
            .collect(
                Collectors.groupingBy(LineInBox::line, LinkedHashMap::new, Collectors.toList()))
            .values()
            .stream()
            .map(crossings -> crossings.toArray(LineInBox[]::new))
            .toArray(LineInBox[][]::new);
  }

  /** Loads the groups of a state, without changing it. */
  void lookAt(SolvingState state) {
    size = 0;
    for (LineInBox[] crossingsOfLine : lines) {
      for (int digit = 1; digit <= digits; digit++) {
        for (LineInBox crossing : crossingsOfLine) {
          look(state, digit, crossing);
        }
      }
    }
  }

  private void look(SolvingState state, int digit, LineInBox crossing) {
    int words = geometry.words();
    long[] line = geometry.houseSet(crossing.line());
    long[] box = geometry.houseSet(crossing.box());
    if (size == digitOf.length) {
      digitOf = Arrays.copyOf(digitOf, 2 * size);
      crossings = Arrays.copyOf(crossings, 2 * size);
      sets = Arrays.copyOf(sets, 2 * size * words);
    }
    int open = 0;
    for (int word = 0; word < words; word++) {
      long cells = state.cells(digit, word) & line[word] & box[word];
      sets[size * words + word] = cells;
      open += Long.bitCount(cells);
    }
    if (open > 1) {
      crossings[size] = crossing;
      digitOf[size++] = digit;
    }
  }

  /** Removes all groups. */
  void clear() {
    size = 0;
  }

  int size() {
    return size;
  }

  int digit(int group) {
    return digitOf[group];
  }

  /** The row or column of a group, by number. */
  int line(int group) {
    return crossings[group].line();
  }

  /** The box of a group, by number. */
  int box(int group) {
    return crossings[group].box();
  }

  /** A word of the cells of a group. */
  long cells(int group, int word) {
    return sets[group * geometry.words() + word];
  }

  /** Restricts a set of cells to those that see every cell of a group. */
  void keepSeers(long[] kept, int group) {
    geometry.keepSeers(kept, 0, sets, group * geometry.words());
  }

  /** True if each candidate of a group excludes another candidate. */
  boolean excludes(int group, int candidate) {
    for (int word = 0; word < geometry.words(); word++) {
      for (long rest = cells(group, word); rest != 0; rest &= rest - 1) {
        int cell = word * Long.SIZE + Long.numberOfTrailingZeros(rest);
        if (!geometry.exclude(geometry.board().candidate(cell, digit(group)), candidate)) {
          return false;
        }
      }
    }
    return true;
  }

  int first(int group) {
    int word = 0;
    while (cells(group, word) == 0) {
      word++;
    }
    return word * Long.SIZE + Long.numberOfTrailingZeros(cells(group, word));
  }
}
