package cluewright.lab.nishio;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.strategy.core.ColumnSets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;

/**
 * Candidates of one digit that have a placement if and only if a formula is satisfiable: a
 * reduction of 3-SAT, by which it is NP-complete whether a digit can still be placed (said without
 * this construction by D. Eppstein, 2012).
 *
 * <p>A band of boxes is a variable, a stack is a clause, and the box where they meet is an
 * occurrence. In a band each box takes another row. Of the k occurrences of a variable the i-th may
 * take row i, if the variable is true, or row i + 1 modulo k: so all take the former or all the
 * latter. In a stack each box takes another column. The t occurrences of a clause have t columns,
 * of which the last is for literals that are true: so one must be. All other boxes have a single
 * cell, in the rows and columns that are left.
 */
public final class FormulaBoard {
  private static final int FEWEST = 2;
  private static final int LITERALS = 3;

  private final List<int[]> clauses;
  private final int variables;
  private final int boxRows;
  private final int boxColumns;
  private final Board board;
  private final boolean[] isAllowed;

  /**
   * The candidates for a formula.
   *
   * @param clauses literals from 1 on, negative if negated
   * @throws IllegalArgumentException if a clause has no literal or a variable twice, or the board
   *     would be larger than 25x25; the message says which
   */
  public FormulaBoard(List<int[]> clauses) {
    this.clauses = clauses.stream().map(int[]::clone).toList();
    Set<Integer> all = new TreeSet<>();
    int longest = 0;
    for (int[] clause : clauses) {
      Set<Integer> mine = new HashSet<>();
      for (int literal : clause) {
        if (literal == 0 || !mine.add(Math.abs(literal))) {
          throw new IllegalArgumentException(
              "the clause %s has %s: literals are numbers from 1 on, negative if negated"
                  .formatted(
                      Arrays.toString(clause),
                      literal == 0 ? "a 0" : "variable " + Math.abs(literal) + " twice"));
        }
      }
      if (mine.isEmpty()) {
        throw new IllegalArgumentException("a clause has no literal");
      }
      longest = Math.max(longest, clause.length);
      all.addAll(mine);
    }
    if (all.isEmpty()) {
      throw new IllegalArgumentException("the formula has no clause");
    }
    this.variables = ((TreeSet<Integer>) all).last();
    this.boxRows = Math.max(FEWEST, clauses.size());
    this.boxColumns = Math.max(FEWEST, Math.max(variables, longest));
    refuseTooLarge(variables, longest, clauses.size());
    this.board = Boards.latinWithBoxes(boxRows, boxColumns);
    this.isAllowed = new boolean[board.cells()];
    fill();
  }

  /**
   * A formula by lot: clauses of three different variables, each negated or not.
   *
   * @throws IllegalArgumentException if there are fewer than three variables, no clause, or too
   *     many for a board of 25x25
   */
  public static FormulaBoard random(int variables, int clauses, long seed) {
    if (variables < LITERALS || clauses < 1) {
      throw new IllegalArgumentException(
          "a formula by lot has 3 variables or more, and a clause, not %d and %d"
              .formatted(variables, clauses));
    }
    refuseTooLarge(variables, LITERALS, clauses);
    Random random = new Random(seed);
    List<int[]> all = new ArrayList<>();
    for (int i = 0; i < clauses; i++) {
      all.add(
          random
              .ints(1, variables + 1)
              .distinct()
              .limit(LITERALS)
              .map(variable -> random.nextBoolean() ? variable : -variable)
              .toArray());
    }
    return new FormulaBoard(all);
  }

  private static void refuseTooLarge(int variables, int longest, int clauses) {
    long rows = Math.max(FEWEST, (long) clauses) * Math.max(FEWEST, Math.max(variables, longest));
    if (rows > ColumnSets.MOST_COLUMNS) {
      throw new IllegalArgumentException(
          "%d clauses with variables up to %d need a board of %d rows, but %d are the most"
              .formatted(clauses, variables, rows, ColumnSets.MOST_COLUMNS));
    }
  }

  private void fill() {
    for (int band = 0; band < boxColumns; band++) {
      for (int stack = 0; stack < boxRows; stack++) {
        Optional<Boolean> sign = sign(band, stack);
        if (sign.isPresent()) {
          int rows = occurrences(band);
          int row = before(band, stack);
          allow(band, stack, row, sign.orElseThrow());
          allow(band, stack, (row + 1) % rows, !sign.orElseThrow());
        } else {
          int row = occurrences(band) + stack - before(band, stack);
          int column = clauseSize(stack) + band - above(band, stack);
          isAllowed[cell(band, stack, row, column)] = true;
        }
      }
    }
  }

  /** Allows an occurrence to take a row, in any column if its literal is then true. */
  private void allow(int band, int stack, int row, boolean isTrue) {
    for (int column = 0; column < clauseSize(stack) - (isTrue ? 0 : 1); column++) {
      isAllowed[cell(band, stack, row, column)] = true;
    }
  }

  private int cell(int band, int stack, int row, int column) {
    return board.cell(band * boxRows + row, stack * boxColumns + column);
  }

  /** Whether a variable occurs in a clause as it is (true) or negated; empty if it does not. */
  private Optional<Boolean> sign(int band, int stack) {
    return stack < clauses.size()
        ? Arrays.stream(clauses.get(stack))
            .filter(literal -> Math.abs(literal) == band + 1)
            .mapToObj(literal -> literal > 0)
            .findFirst()
        : Optional.empty();
  }

  private int clauseSize(int stack) {
    return stack < clauses.size() ? clauses.get(stack).length : 0;
  }

  private int occurrences(int band) {
    return before(band, boxRows);
  }

  /** The occurrences of a variable left of a stack. */
  private int before(int band, int stack) {
    int count = 0;
    for (int other = 0; other < stack; other++) {
      count += sign(band, other).isPresent() ? 1 : 0;
    }
    return count;
  }

  /** The occurrences in a clause above a band. */
  private int above(int band, int stack) {
    int count = 0;
    for (int other = 0; other < band; other++) {
      count += sign(other, stack).isPresent() ? 1 : 0;
    }
    return count;
  }

  public Board board() {
    return board;
  }

  public boolean isAllowed(int cell) {
    return isAllowed[cell];
  }

  /** For each cell its candidates, of which only 1 is of interest. */
  public int[] allowed() {
    int[] allowed = new int[board.cells()];
    Arrays.setAll(allowed, cell -> isAllowed[cell] ? 1 : 0);
    return allowed;
  }

  /** The clauses, for example {@code (1 or 2 or not 3) and (not 1 or 2)}. */
  public String words() {
    List<String> all = new ArrayList<>();
    for (int[] clause : clauses) {
      List<String> mine =
          Arrays.stream(clause)
              .mapToObj(literal -> literal > 0 ? "" + literal : "not " + -literal)
              .toList();
      all.add("(" + String.join(" or ", mine) + ")");
    }
    return String.join(" and ", all);
  }

  /** A placement, as cells row by row; empty if there is none. */
  public Optional<int[]> placement() {
    ColumnSets sets = new ColumnSets(board);
    int[] left = allowed();
    int[] placement = new int[board.rows()];
    for (int row = 0; row < board.rows(); row++) {
      sets.follow(left, 1);
      int taken = -1;
      for (int column = 0; column < board.columns(); column++) {
        int cell = board.cell(row, column);
        if (taken < 0 && sets.isUsed(cell)) {
          taken = cell;
        } else {
          left[cell] = 0;
        }
      }
      if (taken < 0) {
        return Optional.empty();
      }
      placement[row] = taken;
    }
    return Optional.of(placement);
  }

  /**
   * The values of the variables that a placement stands for, from 1 on.
   *
   * @param placement as {@link #placement} has it
   */
  public List<Boolean> values(int[] placement) {
    List<Boolean> values = new ArrayList<>();
    for (int variable = 1; variable <= variables; variable++) {
      int band = variable - 1;
      boolean value = true;
      for (int stack = 0; stack < boxRows; stack++) {
        Optional<Boolean> sign = sign(band, stack);
        if (sign.isPresent() && before(band, stack) == 0) {
          int row = rowOf(placement, band, stack);
          value = occurrences(band) == 1 ? sign.orElseThrow() : row == 0;
        }
      }
      values.add(value);
    }
    return values;
  }

  private int rowOf(int[] placement, int band, int stack) {
    for (int row = 0; row < boxRows; row++) {
      if (board.column(placement[band * boxRows + row]) / boxColumns == stack) {
        return row;
      }
    }
    throw new IllegalArgumentException("no cell in box " + band + ", " + stack);
  }

  /**
   * The board as text: o is a candidate, # one of a placement.
   *
   * @param placement cells; empty for candidates alone
   */
  public String picture(int... placement) {
    Set<Integer> taken = new HashSet<>();
    Arrays.stream(placement).forEach(taken::add);
    StringBuilder text = new StringBuilder();
    for (int row = 0; row < board.rows(); row++) {
      if (row > 0 && row % boxRows == 0) {
        text.append(("+" + "-".repeat(boxColumns)).repeat(boxRows).substring(1)).append('\n');
      }
      for (int column = 0; column < board.columns(); column++) {
        int cell = board.cell(row, column);
        text.append(column > 0 && column % boxColumns == 0 ? "|" : "");
        text.append(taken.contains(cell) ? '#' : isAllowed[cell] ? 'o' : '.');
      }
      text.append('\n');
    }
    return text.toString();
  }
}
