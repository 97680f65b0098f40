package cluewright.strategy;

import cluewright.model.House;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The groups of a state: two or more candidates of one digit in the cells that a line shares with a
 * box, always all that the digit has there. A group is true if one of its candidates is.
 *
 * <p>They are numbered from 0, row by row and then column by column, in each by digits and then by
 * boxes. Mutable and reused from state to state.
 */
final class CellGroups {
  private final Geometry geometry;
  private final int digits;

  /** For each line the boxes that share two or more cells with it. */
  private final List<List<Crossing>> lines = new ArrayList<>();

  private int size;
  private int[] digitOf = new int[64];
  private Crossing[] crossings = new Crossing[64];
  private long[] sets;

  /** The cells that a line shares with a box. */
  private static final class Crossing {
    private final int line;
    private final int box;
    private final long[] cells;

    private Crossing(int line, int box, long[] cells) {
      this.line = line;
      this.box = box;
      this.cells = cells;
    }
  }

  CellGroups(Geometry geometry) {
    this.geometry = geometry;
    this.digits = geometry.board().digits();
    this.sets = new long[64 * geometry.words()];
    for (House.Kind kind : List.of(House.Kind.ROW, House.Kind.COLUMN)) {
      for (int house = 0; house < geometry.houses(); house++) {
        if (geometry.house(house).kind() == kind) {
          lines.add(crossingsOf(house));
        }
      }
    }
  }

  private List<Crossing> crossingsOf(int line) {
    List<Crossing> found = new ArrayList<>();
    for (int box = 0; box < geometry.houses(); box++) {
      long[] cells = geometry.houseSet(line).clone();
      int common = 0;
      for (int word = 0; word < cells.length; word++) {
        cells[word] &= geometry.houseSet(box)[word];
        common += Long.bitCount(cells[word]);
      }
      if (geometry.house(box).kind() == House.Kind.BOX && common > 1) {
        found.add(new Crossing(line, box, cells));
      }
    }
    return found;
  }

  /** Takes the groups of a state, which is not changed. */
  void lookAt(SolvingState state) {
    size = 0;
    for (List<Crossing> crossingsOfLine : lines) {
      for (int digit = 1; digit <= digits; digit++) {
        for (Crossing crossing : crossingsOfLine) {
          look(state, digit, crossing);
        }
      }
    }
  }

  private void look(SolvingState state, int digit, Crossing crossing) {
    int words = crossing.cells.length;
    if (size == digitOf.length) {
      digitOf = Arrays.copyOf(digitOf, 2 * size);
      crossings = Arrays.copyOf(crossings, 2 * size);
      sets = Arrays.copyOf(sets, 2 * size * words);
    }
    int open = 0;
    for (int word = 0; word < words; word++) {
      long cells = state.cells(digit, word) & crossing.cells[word];
      sets[size * words + word] = cells;
      open += Long.bitCount(cells);
    }
    if (open > 1) {
      crossings[size] = crossing;
      digitOf[size++] = digit;
    }
  }

  /** Takes none. */
  void clear() {
    size = 0;
  }

  int size() {
    return size;
  }

  int digit(int group) {
    return digitOf[group];
  }

  /** The number of the row or column of a group. */
  int line(int group) {
    return crossings[group].line;
  }

  /** The number of the box of a group. */
  int box(int group) {
    return crossings[group].box;
  }

  /** One word of the cells of a group. */
  long cells(int group, int word) {
    return sets[group * geometry.words() + word];
  }

  /** The first cell of a group. */
  int first(int group) {
    int word = 0;
    while (cells(group, word) == 0) {
      word++;
    }
    return word * Long.SIZE + Long.numberOfTrailingZeros(cells(group, word));
  }
}
