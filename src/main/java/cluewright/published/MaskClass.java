package cluewright.published;

import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * All that moving the lines of a 9x9 board makes of a mask, known by one of them: its form.
 *
 * <p>A move exchanges rows of a band, bands, columns of a stack, stacks, or rows with columns; there
 * are 2 x 1,296 x 1,296. A stack is read as a number, and the form is the image whose stacks, from
 * the left, read largest. For each of the 2 x 1,296 ways to order the rows that takes no search: the
 * columns of each stack are sorted, and then the stacks.
 *
 * <pre>
 * 27 bits of a stack, the highest first:
 *   left column, row 1 to 9 | middle column, row 1 to 9 | right column, row 1 to 9
 * </pre>
 */
final class MaskClass {
  private static final int LINES = 9;
  private static final int BLOCK = 3;
  private static final int STACK_BITS = 27;

  private static final int[][] OF_THREE = {
    {0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}
  };

  /** The 1,296 orders of nine lines: in place i, the line that comes to stand there. */
  private static final int[][] ORDERS = orders();

  private final Mask mask;
  private final List<Rows> best = new ArrayList<>();
  private Form form = new Form(-1, -1);

  /** An order of the rows, or of the columns in their place. */
  private record Rows(boolean turned, int[] order) {
    int cell(int row, int column) {
      return turned ? column * LINES + order[row] : order[row] * LINES + column;
    }
  }

  /**
   * A form as a number.
   *
   * @param start the first two stacks
   * @param end the last stack
   */
  record Form(long start, int end) implements Comparable<Form> {

    /** The mask itself, which is a form already. */
    static Form as(Mask mask) {
      long[] stacks = new long[BLOCK];
      for (int column = 0; column < LINES; column++) {
        for (int row = 0; row < LINES; row++) {
          int bit = mask.contains(row * LINES + column) ? 1 : 0;
          stacks[column / BLOCK] = stacks[column / BLOCK] << 1 | bit;
        }
      }
      return of(stacks[0], stacks[1], stacks[2]);
    }

    private static Form of(long first, long second, long third) {
      return new Form(first << STACK_BITS | second, (int) third);
    }

    Mask mask() {
      return new Mask(
          Boards.NINE, CellSet.where(LINES * LINES, cell -> holds(cell / LINES, cell % LINES)));
    }

    private boolean holds(int row, int column) {
      long stack = column < BLOCK ? start >>> STACK_BITS : column < 2 * BLOCK ? start : end;
      return (stack >>> (STACK_BITS - 1 - column % BLOCK * LINES - row) & 1) != 0;
    }

    @Override
    public int compareTo(Form other) {
      return start == other.start
          ? Integer.compare(end, other.end)
          : Long.compare(start, other.start);
    }
  }

  private MaskClass(Mask mask) {
    this.mask = mask;
  }

  /**
   * The class of a mask on the 9x9 board.
   *
   * @throws IllegalArgumentException if it is on another
   */
  static MaskClass of(Mask mask) {
    if (mask.board() != Boards.NINE) {
      throw new IllegalArgumentException("a mask of 9x9 is expected, not of " + mask.board());
    }
    MaskClass all = new MaskClass(mask);
    all.tryRows(false);
    all.tryRows(true);
    return all;
  }

  Form form() {
    return form;
  }

  /** Every move that makes the form of the mask: for each cell of the form, whence it comes. */
  List<int[]> moves() {
    List<int[]> moves = new ArrayList<>();
    for (Rows rows : best) {
      for (int[] columns : ORDERS) {
        if (makesForm(rows, columns)) {
          int[] from = new int[LINES * LINES];
          Arrays.setAll(from, cell -> rows.cell(cell / LINES, columns[cell % LINES]));
          moves.add(from);
        }
      }
    }
    return moves;
  }

  private boolean makesForm(Rows rows, int[] columns) {
    for (int column = 0; column < LINES; column++) {
      for (int row = 0; row < LINES; row++) {
        if (mask.contains(rows.cell(row, columns[column])) != form.holds(row, column)) {
          return false;
        }
      }
    }
    return true;
  }

  /** Takes the orders of the rows, or of the columns in their place, that read largest. */
  private void tryRows(boolean turned) {
    int[][] bits = new int[LINES][LINES];
    for (int cell : mask.clues().toArray()) {
      int row = turned ? cell % LINES : cell / LINES;
      bits[row][turned ? cell / LINES : cell % LINES] = 1;
    }
    int[] columns = new int[LINES];
    for (int[] order : ORDERS) {
      Arrays.fill(columns, 0);
      for (int row : order) {
        for (int column = 0; column < LINES; column++) {
          columns[column] = columns[column] << 1 | bits[row][column];
        }
      }
      take(largest(columns), new Rows(turned, order));
    }
  }

  private void take(Form image, Rows rows) {
    int comparison = image.compareTo(form);
    if (comparison > 0) {
      form = image;
      best.clear();
    }
    if (comparison >= 0) {
      best.add(rows);
    }
  }

  private static Form largest(int[] columns) {
    long a = stack(columns[0], columns[1], columns[2]);
    long b = stack(columns[3], columns[4], columns[5]);
    long c = stack(columns[6], columns[7], columns[8]);
    long first = Math.max(a, Math.max(b, c));
    long last = Math.min(a, Math.min(b, c));
    return Form.of(first, a + b + c - first - last, last);
  }

  private static long stack(int a, int b, int c) {
    int left = Math.max(a, Math.max(b, c));
    int right = Math.min(a, Math.min(b, c));
    return ((long) left << LINES | a + b + c - left - right) << LINES | right;
  }

  private static int[][] orders() {
    List<int[]> orders = new ArrayList<>();
    for (int[] blocks : OF_THREE) {
      for (int[] first : OF_THREE) {
        for (int[] second : OF_THREE) {
          for (int[] third : OF_THREE) {
            int[][] within = {first, second, third};
            int[] order = new int[LINES];
            Arrays.setAll(
                order, i -> blocks[i / BLOCK] * BLOCK + within[i / BLOCK][i % BLOCK]);
            orders.add(order);
          }
        }
      }
    }
    return orders.toArray(int[][]::new);
  }
}
