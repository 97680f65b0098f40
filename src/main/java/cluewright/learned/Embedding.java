package cluewright.learned;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.BoxShape;
import cluewright.model.CellSet;
import cluewright.model.House;
import cluewright.model.Mask;
import cluewright.model.rule.Kinds;
import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Finds a move of the board's lines that takes every clue cell of one mask to a clue cell of
 * another: rows within their band, bands, columns within their stack, stacks, and transposition.
 *
 * <p>Rows are placed one after the other. For each column the columns that may take it are kept, a
 * bit each; a row takes away those that lack a cell which it needs. When what remains cannot give
 * each stack a stack and each column of it a column of that, the row stands wrong. Only counts are
 * compared before, and most masks fall there.
 *
 * <p>A move that is found is tested as a whole: houses become houses, relations and cages others of
 * the same kind and sum, and no clue is lost. So on boards with such rules few moves pass, and only
 * the first is tried. On large boards the search gives up after a bounded number of rows, and then
 * claims nothing.
 */
public final class Embedding {
  /** An upper limit on the moves considered; 9x9 has some thousands. */
  private static final int MOST_ROWS = 100_000;

  private final Board board;
  private final int band;
  private final int stack;
  private final int[] part;
  private final int[] whole;
  private final int[] order;

  /** Where each row goes. */
  private final int[] rowTo;

  private final int[] bandTo;
  private int takenRows;
  private int takenBands;
  private int tried;
  private int[] columnTo = {};

  private Embedding(Board board, int band, int stack, int[] part, int[] whole) {
    this.board = board;
    this.band = band;
    this.stack = stack;
    this.part = part;
    this.whole = whole;
    this.order = fullestFirst(part, band);
    this.rowTo = new int[part.length];
    this.bandTo = new int[part.length / band];
    Arrays.fill(bandTo, -1);
  }

  /**
   * Where each cell goes, if a move exists.
   *
   * @throws IllegalArgumentException if the masks are on different boards
   */
  public static Optional<int[]> of(Mask part, Mask whole) {
    Board board = part.board();
    if (!board.equals(whole.board())) {
      throw new IllegalArgumentException("masks on " + board + " and " + whole.board());
    }
    if (part.size() > whole.size()) {
      return Optional.empty();
    }
    int[] still = IntStream.range(0, board.cells()).toArray();
    if (isWithin(part, whole, still)) {
      return Optional.of(still);
    }
    Optional<BoxShape> box = Boards.boxes(board);
    if (box.isEmpty() || board.rows() != board.columns()) {
      return Optional.empty();
    }
    int band = box.get().rows();
    int stack = box.get().columns();
    int[] wholeRows = rows(whole, false);
    Optional<int[]> straight = of(board, band, stack, rows(part, false), wholeRows, false);
    Optional<int[]> found =
        straight.isPresent() || band != stack
            ? straight
            : of(board, band, stack, rows(part, true), wholeRows, true);
    return found.filter(to -> isMove(board, to) && isWithin(part, whole, to));
  }

  private static Optional<int[]> of(
      Board board, int band, int stack, int[] part, int[] whole, boolean turned) {
    if (!mayFit(part, whole)) {
      return Optional.empty();
    }
    Embedding embedding = new Embedding(board, band, stack, part, whole);
    int[] free = new int[part.length];
    Arrays.fill(free, (1 << part.length) - 1);
    return embedding.place(0, free) ? Optional.of(embedding.cells(turned)) : Optional.empty();
  }

  /** The rows, or the columns of the transposed mask, with one bit for each clue. */
  private static int[] rows(Mask mask, boolean turned) {
    Board board = mask.board();
    int[] rows = new int[board.rows()];
    mask.clues()
        .forEach(
            cell -> {
              int row = turned ? board.column(cell) : board.row(cell);
              rows[row] |= 1 << (turned ? board.row(cell) : board.column(cell));
            });
    return rows;
  }

  /** False if the numbers of clues by row, in descending order, already rule out a move. */
  private static boolean mayFit(int[] part, int[] whole) {
    int[] less = Arrays.stream(part).map(Integer::bitCount).sorted().toArray();
    int[] more = Arrays.stream(whole).map(Integer::bitCount).sorted().toArray();
    for (int i = 0; i < less.length; i++) {
      if (less[i] > more[i]) {
        return false;
      }
    }
    return true;
  }

  /** The rows by band, those with the most clues first, since they fit the fewest places. */
  private static int[] fullestFirst(int[] rows, int band) {
    Integer[] order = new Integer[rows.length];
    int[] ofBand = new int[rows.length / band];
    for (int row = 0; row < rows.length; row++) {
      order[row] = row;
      ofBand[row / band] += Integer.bitCount(rows[row]);
    }
    Arrays.sort(
        order,
        (a, b) -> {
          int byBand = Integer.compare(ofBand[b / band], ofBand[a / band]);
          int together = byBand == 0 ? Integer.compare(a / band, b / band) : byBand;
          int byRow = Integer.compare(Integer.bitCount(rows[b]), Integer.bitCount(rows[a]));
          return together == 0 ? byRow : together;
        });
    return Arrays.stream(order).mapToInt(Integer::intValue).toArray();
  }

  /**
   * Places the rows from the given depth on.
   *
   * @param free by column, those that may take it
   */
  private boolean place(int depth, int[] free) {
    if (depth == order.length) {
      return assignColumns(free);
    }
    int row = order[depth];
    for (int to = 0; to < whole.length && tried < MOST_ROWS; to++) {
      if (isOpen(row, to)) {
        tried++;
        int[] left = narrowed(free, part[row], whole[to]);
        boolean isFirstOfBand = bandTo[row / band] < 0;
        if (left.length > 0 && mayAssign(left)) {
          take(row, to);
          if (place(depth + 1, left)) {
            return true;
          }
          leave(row, to, isFirstOfBand);
        }
      }
    }
    return false;
  }

  private boolean isOpen(int row, int to) {
    int chosen = bandTo[row / band];
    boolean isBandOpen = chosen < 0 ? (takenBands >>> (to / band) & 1) == 0 : chosen == to / band;
    return isBandOpen
        && (takenRows >>> to & 1) == 0
        && Integer.bitCount(part[row]) <= Integer.bitCount(whole[to]);
  }

  private void take(int row, int to) {
    rowTo[row] = to;
    bandTo[row / band] = to / band;
    takenRows |= 1 << to;
    takenBands |= 1 << (to / band);
  }

  private void leave(int row, int to, boolean isFirstOfBand) {
    takenRows &= ~(1 << to);
    if (isFirstOfBand) {
      bandTo[row / band] = -1;
      takenBands &= ~(1 << (to / band));
    }
  }

  /** The choices left for each column; empty if some column has none. */
  private static int[] narrowed(int[] free, int row, int to) {
    int[] left = free.clone();
    for (int rest = row; rest != 0; rest &= rest - 1) {
      int column = Integer.numberOfTrailingZeros(rest);
      left[column] &= to;
      if (left[column] == 0) {
        return new int[0];
      }
    }
    return left;
  }

  /** True if the stacks can be assigned to distinct stacks that fit their columns. */
  private boolean mayAssign(int[] free) {
    return assign(stacks(free), 0, 0, null);
  }

  /** For each stack, the stacks that can take its columns, as bits. */
  private int[] stacks(int[] free) {
    int[] stacks = new int[free.length / stack];
    for (int from = 0; from < stacks.length; from++) {
      for (int to = 0; to < stacks.length; to++) {
        if (assign(within(free, from, to), 0, 0, null)) {
          stacks[from] |= 1 << to;
        }
      }
    }
    return stacks;
  }

  /** For each column of a stack, the columns of another that may take it, as bits. */
  private int[] within(int[] free, int from, int to) {
    int[] columns = new int[stack];
    for (int i = 0; i < stack; i++) {
      columns[i] = free[from * stack + i] >>> (to * stack) & ((1 << stack) - 1);
    }
    return columns;
  }

  /**
   * Assigns each item a choice of its own.
   *
   * @param chosen gets the choice, unless it is null
   */
  private static boolean assign(int[] may, int first, int taken, int[] chosen) {
    if (first == may.length) {
      return true;
    }
    for (int rest = may[first] & ~taken; rest != 0; rest &= rest - 1) {
      int lowest = Integer.lowestOneBit(rest);
      if (chosen != null) {
        chosen[first] = Integer.numberOfTrailingZeros(lowest);
      }
      if (assign(may, first + 1, taken | lowest, chosen)) {
        return true;
      }
    }
    return false;
  }

  private boolean assignColumns(int[] free) {
    int[] stackTo = new int[free.length / stack];
    if (!assign(stacks(free), 0, 0, stackTo)) {
      return false;
    }
    columnTo = new int[free.length];
    for (int from = 0; from < stackTo.length; from++) {
      int[] columns = new int[stack];
      assign(within(free, from, stackTo[from]), 0, 0, columns);
      for (int i = 0; i < stack; i++) {
        columnTo[from * stack + i] = stackTo[from] * stack + columns[i];
      }
    }
    return true;
  }

  private int[] cells(boolean turned) {
    int[] to = new int[board.cells()];
    for (int cell = 0; cell < to.length; cell++) {
      int row = turned ? board.column(cell) : board.row(cell);
      int column = turned ? board.row(cell) : board.column(cell);
      to[cell] = board.cell(rowTo[row], columnTo[column]);
    }
    return to;
  }

  /**
   * True if the move takes each line to a line, each box to a box, and each rule to one of its
   * kind.
   */
  private static boolean isMove(Board board, int[] to) {
    Set<CellSet> boxes =
        board.houses(Kinds.BOX).stream().map(House::cells).collect(Collectors.toSet());
    Set<CellSet> lines =
        board.houses().stream()
            .filter(house -> house.kind() != Kinds.BOX)
            .map(House::cells)
            .collect(Collectors.toSet());
    return board.keepsRules(to)
        && board.houses().stream()
            .map(
                house ->
                    (house.kind() == Kinds.BOX ? boxes : lines).contains(house.cells().moved(to)))
            .allMatch(isKept -> isKept);
  }

  private static boolean isWithin(Mask part, Mask whole, int[] to) {
    return whole.clues().containsAll(part.clues().moved(to));
  }
}
