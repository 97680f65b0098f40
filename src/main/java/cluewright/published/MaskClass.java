package cluewright.published;

import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;

/**
 * A class of 9x9 masks that are equal up to moving lines, represented by one of them: its form.
 *
 * <p>A move exchanges rows of a band, bands, columns of a stack, stacks, or rows with columns;
 * there are 2 x 1,296 x 1,296. A stack is read as a number, and the form is the image whose stacks,
 * from the left, read largest. For each of the 2 x 1,296 ways to order the rows that takes no
 * search: the columns of each stack are sorted, and then the stacks.
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

  private final Mask mask;
  private final List<Rows> best = new ArrayList<>();
  private Form form = new Form(-1, -1);

  /** An order of the rows, or of the columns after transposing. */
  private static final class Rows {
    private final boolean turned;

    /** The row that moves to place i. */
    private final int[] order;

    Rows(boolean turned, int[] order) {
      this.turned = turned;
      this.order = order;
    }

    int cell(int row, int column) {
      return turned ? column * LINES + order[row] : order[row] * LINES + column;
    }
  }

  /**
   * Packs a form into a number.
   *
   * @param start the first two stacks
   * @param end the last stack
   */
  record Form(long start, int end) implements Comparable<Form> {

    /** The form whose clues are on these cells. */
    static Form of(IntPredicate clues) {
      long[] stacks = new long[BLOCK];
      for (int column = 0; column < LINES; column++) {
        for (int row = 0; row < LINES; row++) {
          int bit = clues.test(row * LINES + column) ? 1 : 0;
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
   * The class of a mask of the 9x9 board.
   *
   * @throws IllegalArgumentException if it is on another
   */
  static MaskClass of(Mask mask) {
    if (!mask.board().equals(Boards.NINE)) {
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

  /**
   * Every move that takes the mask to its form, given for each cell of the form as the cell it
   * comes from.
   */
  List<int[]> moves() {
    List<int[]> moves = new ArrayList<>();
    List<int[]> orders = orders();
    for (Rows rows : best) {
      for (int[] columns : orders) {
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

  /** Collects the orders of the rows, or of the transposed columns, that give the largest form. */
  private void tryRows(boolean turned) {
    int[][][] bands = new int[BLOCK][][];
    Arrays.setAll(bands, band -> orders(band, turned));
    int[] columns = new int[LINES];
    for (int[] order : OF_THREE) {
      int[][] top = bands[order[0]];
      int[][] middle = bands[order[1]];
      int[][] bottom = bands[order[2]];
      for (int i = 0; i < top.length; i++) {
        for (int j = 0; j < middle.length; j++) {
          for (int k = 0; k < bottom.length; k++) {
            for (int c = 0; c < LINES; c++) {
              columns[c] = top[i][c] << (2 * BLOCK) | middle[j][c] << BLOCK | bottom[k][c];
            }
            take(columns, turned, order, OF_THREE[i], OF_THREE[j], OF_THREE[k]);
          }
        }
      }
    }
  }

  /** For each order of a band's rows, three bits per column. */
  private int[][] orders(int band, boolean turned) {
    int[][] columns = new int[OF_THREE.length][LINES];
    for (int order = 0; order < OF_THREE.length; order++) {
      for (int row : OF_THREE[order]) {
        for (int c = 0; c < LINES; c++) {
          int line = band * BLOCK + row;
          boolean isClue = mask.contains(turned ? c * LINES + line : line * LINES + c);
          columns[order][c] = columns[order][c] << 1 | (isClue ? 1 : 0);
        }
      }
    }
    return columns;
  }

  /** Keeps an order of the rows if its best image is at least as large as every earlier one. */
  private void take(int[] columns, boolean turned, int[] bands, int[]... within) {
    long a = stack(columns[0], columns[1], columns[2]);
    long b = stack(columns[3], columns[4], columns[5]);
    long c = stack(columns[6], columns[7], columns[8]);
    long first = Math.max(a, Math.max(b, c));
    if (first < form.start >> STACK_BITS) {
      return;
    }
    long last = Math.min(a, Math.min(b, c));
    Form image = Form.of(first, a + b + c - first - last, last);
    int comparison = image.compareTo(form);
    if (comparison > 0) {
      form = image;
      best.clear();
    }
    if (comparison >= 0) {
      best.add(new Rows(turned, order(bands, within)));
    }
  }

  private static long stack(int a, int b, int c) {
    int left = Math.max(a, Math.max(b, c));
    int right = Math.min(a, Math.min(b, c));
    return ((long) left << LINES | a + b + c - left - right) << LINES | right;
  }

  /** The 1,296 orders of nine lines that keep bands together. */
  private static List<int[]> orders() {
    List<int[]> orders = new ArrayList<>();
    for (int[] blocks : OF_THREE) {
      for (int[] first : OF_THREE) {
        for (int[] second : OF_THREE) {
          for (int[] third : OF_THREE) {
            orders.add(order(blocks, first, second, third));
          }
        }
      }
    }
    return orders;
  }

  private static int[] order(int[] blocks, int[]... within) {
    int[] order = new int[LINES];
    for (int i = 0; i < LINES; i++) {
      order[i] = blocks[i / BLOCK] * BLOCK + within[i / BLOCK][i % BLOCK];
    }
    return order;
  }
}
