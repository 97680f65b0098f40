package cluewright.lab.sets;

import cluewright.model.Board;
import cluewright.model.GridState;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntBinaryOperator;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * How a naked or hidden set follows from the clauses of its house, formula by formula.
 *
 * <p>A naked set is derived as a thesis does it, whose numbers the formulas have: (6.10) each cell
 * holds a digit, (6.11) no two cells hold the same, (6.12) what is excluded, and so on to (6.19).
 * It leaves the same for hidden sets to its readers: there, cells and digits change places, so that
 * (6.10) says that each digit has a cell, and (6.11) that no cell holds two.
 *
 * @param formulas in the order of the derivation; each follows from those before
 */
public record Derivation(Board board, List<Formula> formulas) {
  /** The number of ways to fill a set that are written; of more, the others are counted. */
  public static final int MOST_WAYS = 24;

  /** A candidate that is true or false. */
  public record Literal(int candidate, boolean holds) {}

  /**
   * Clauses that all hold, and besides one of several ways, if there are any.
   *
   * @param part of the derivation, with its number in the thesis
   * @param clauses each a disjunction
   * @param ways each a conjunction; at most {@link #MOST_WAYS}
   * @param moreWays the number of ways that are not listed
   */
  public record Formula(
      Part part, List<List<Literal>> clauses, List<List<Literal>> ways, long moreWays) {
    Formula(Part part, List<List<Literal>> clauses) {
      this(part, clauses, List.of(), 0);
    }
  }

  /** The steps of a derivation. */
  public enum Part {
    AT_LEAST_ONE("6.10"),
    EXCLUDED("6.12"),
    WHAT_IS_LEFT("6.14"),
    AT_MOST_ONE("6.11"),
    WAYS("6.15"),
    BESIDES("6.16"),
    CONCLUSION("6.19");

    private final String inThesis;

    Part(String inThesis) {
      this.inThesis = inThesis;
    }

    @Override
    public String toString() {
      return inThesis;
    }
  }

  /** The derivation of a pair's naked set. */
  public static Derivation naked(GridState state, SetPair pair) {
    Board board = state.board();
    Table table =
        new Table(
            state,
            pair.nakedCells().toArray(),
            digits(pair.nakedDigits()),
            pair.hiddenCells().toArray(),
            board.digitRange().toArray(),
            board::candidate);
    return new Derivation(board, table.formulas());
  }

  /** The derivation of a pair's hidden set. */
  public static Derivation hidden(GridState state, SetPair pair) {
    Board board = state.board();
    Table table =
        new Table(
            state,
            digits(pair.hiddenDigits()),
            pair.hiddenCells().toArray(),
            digits(pair.nakedDigits()),
            pair.house().cells().toArray(),
            (digit, cell) -> board.candidate(cell, digit));
    return new Derivation(board, table.formulas());
  }

  /** Literals in words, for example {@code r1c2=5 or r1c3<>5}. */
  public String text(List<Literal> literals, String between) {
    return literals.stream().map(this::text).collect(Collectors.joining(between));
  }

  private String text(Literal literal) {
    return board.label(board.cellOf(literal.candidate()))
        + (literal.holds() ? "=" : "<>")
        + board.symbol(board.digitOf(literal.candidate()));
  }

  private static int[] digits(int set) {
    return IntStream.rangeClosed(1, Integer.SIZE).filter(d -> (set >>> (d - 1) & 1) != 0).toArray();
  }

  /**
   * A set as rows that share columns: the cells of a naked set with its digits, or the digits of a
   * hidden set with its cells. The columns are eliminated from other rows; a row could have any of
   * all columns.
   */
  private static final class Table {
    private final GridState state;
    private final int[] rows;
    private final int[] columns;
    private final int[] others;
    private final int[] all;
    private final IntBinaryOperator candidate;

    Table(
        GridState state,
        int[] rows,
        int[] columns,
        int[] others,
        int[] all,
        IntBinaryOperator candidate) {
      this.state = state;
      this.rows = rows;
      this.columns = columns;
      this.others = others;
      this.all = all;
      this.candidate = candidate;
    }

    List<Formula> formulas() {
      List<List<Literal>> left = each(rows, row -> anyOf(row, columns));
      List<List<Literal>> ways = new ArrayList<>();
      long count = count();
      addWays(new int[rows.length], 0, ways);
      List<List<Literal>> conclusion = new ArrayList<>();
      for (int column : columns) {
        for (int other : others) {
          if (isOpen(other, column)) {
            conclusion.add(List.of(literal(other, column, false)));
          }
        }
      }
      return List.of(
          new Formula(Part.AT_LEAST_ONE, each(rows, row -> clause(row, all))),
          new Formula(Part.EXCLUDED, excluded()),
          new Formula(Part.WHAT_IS_LEFT, left),
          new Formula(Part.AT_MOST_ONE, apart(rows, rows)),
          new Formula(Part.WAYS, List.of(), ways, count - ways.size()),
          new Formula(Part.BESIDES, apart(rows, others)),
          new Formula(Part.CONCLUSION, conclusion, ways, count - ways.size()));
    }

    private static List<List<Literal>> each(int[] rows, IntFunction<List<Literal>> clause) {
      return Arrays.stream(rows).mapToObj(clause).toList();
    }

    private boolean isOpen(int row, int column) {
      int one = candidate.applyAsInt(row, column);
      Board board = state.board();
      return state.placed(board.cellOf(one)) == 0
          && state.hasCandidate(board.cellOf(one), board.digitOf(one));
    }

    private Literal literal(int row, int column, boolean holds) {
      return new Literal(candidate.applyAsInt(row, column), holds);
    }

    private List<Literal> clause(int row, int[] some) {
      return Arrays.stream(some).mapToObj(column -> literal(row, column, true)).toList();
    }

    private List<Literal> anyOf(int row, int[] some) {
      return clause(row, Arrays.stream(some).filter(column -> isOpen(row, column)).toArray());
    }

    private List<List<Literal>> excluded() {
      List<List<Literal>> units = new ArrayList<>();
      for (int row : rows) {
        for (int column : all) {
          if (!isOpen(row, column)) {
            units.add(List.of(literal(row, column, false)));
          }
        }
      }
      return units;
    }

    /** For each column, no two of some rows; only candidates that are open. */
    private List<List<Literal>> apart(int[] some, int[] with) {
      List<List<Literal>> clauses = new ArrayList<>();
      for (int column : columns) {
        for (int i = 0; i < some.length; i++) {
          for (int j = some == with ? i + 1 : 0; j < with.length; j++) {
            if (isOpen(some[i], column) && isOpen(with[j], column)) {
              clauses.add(
                  List.of(literal(some[i], column, false), literal(with[j], column, false)));
            }
          }
        }
      }
      return clauses;
    }

    /** The number of ways to give each row a column of its own. */
    private long count() {
      long[] ways = new long[1 << columns.length];
      ways[0] = 1;
      for (int set = 0; set < ways.length - 1; set++) {
        int next = Integer.bitCount(set);
        for (int column = 0; column < columns.length && ways[set] > 0; column++) {
          if ((set >>> column & 1) == 0 && isOpen(rows[next], columns[column])) {
            ways[set | 1 << column] += ways[set];
          }
        }
      }
      return ways[ways.length - 1];
    }

    private void addWays(int[] chosen, int row, List<List<Literal>> ways) {
      if (row == rows.length) {
        ways.add(way(chosen));
        return;
      }
      for (int i = 0; i < columns.length && ways.size() < MOST_WAYS; i++) {
        int column = columns[i];
        boolean isFree = Arrays.stream(chosen, 0, row).noneMatch(taken -> taken == column);
        if (isFree && isOpen(rows[row], column)) {
          chosen[row] = column;
          addWays(chosen, row + 1, ways);
        }
      }
    }

    /** What holds, and then what does not. */
    private List<Literal> way(int[] chosen) {
      List<Literal> way = new ArrayList<>();
      for (boolean holds : new boolean[] {true, false}) {
        for (int row = 0; row < rows.length; row++) {
          for (int column : columns) {
            if (isOpen(rows[row], column) && (chosen[row] == column) == holds) {
              way.add(literal(rows[row], column, holds));
            }
          }
        }
      }
      return way;
    }
  }
}
