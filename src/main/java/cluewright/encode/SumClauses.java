package cluewright.encode;

import cluewright.cnf.Clauses;
import cluewright.model.Board;
import cluewright.model.CellSum;
import cluewright.model.rule.Primitive;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Encodes sums as clauses of the {@link SolutionGrid}.
 *
 * <p>A variable t(i, v) is implied where the first i cells of a sum make v, for those v from which
 * the other cells can still reach the sum; the digits that lead anywhere else are forbidden. So a
 * sum of four cells on 9x9 takes some 40 variables and 400 clauses.
 */
final class SumClauses {
  private final Board board;
  private final SolutionGrid grid;
  private final Clauses out;

  SumClauses(Board board, SolutionGrid grid, Clauses out) {
    this.board = board;
    this.grid = grid;
    this.out = out;
  }

  void write() {
    board.sums().forEach(this::write);
  }

  private void write(CellSum sum) {
    int[] cells = sum.cells().toArray();
    Map<Integer, Integer> before = new HashMap<>();
    for (int i = 1; i <= cells.length; i++) {
      Map<Integer, Integer> after = new HashMap<>();
      int others = cells.length - i;
      int least =
          Math.max(
              Primitive.Sum.least(i), sum.total() - Primitive.Sum.most(others, board.digits()));
      int most =
          Math.min(
              Primitive.Sum.most(i, board.digits()), sum.total() - Primitive.Sum.least(others));
      for (int made = least; i > 1 && i < cells.length && made <= most; made++) {
        int count = i;
        int total = made;
        after.put(made, out.newVariable(() -> meaning(cells, count, total)));
      }
      for (int digit = 1; digit <= board.digits(); digit++) {
        int literal = grid.literal(cells[i - 1], digit);
        if (i == 1) {
          start(literal, digit, least, most, after);
        } else {
          for (Map.Entry<Integer, Integer> entry : before.entrySet()) {
            int made = entry.getKey() + digit;
            step(-entry.getValue(), -literal, made, made >= least && made <= most, after);
          }
        }
      }
      before = after;
    }
  }

  private String meaning(int[] cells, int count, int sum) {
    return IntStream.range(0, count)
        .mapToObj(i -> board.label(cells[i]))
        .collect(Collectors.joining(" ", "t(", ", " + sum + ")"));
  }

  /** Starts with the first cell, whose digit literals need no new variables. */
  private void start(int literal, int digit, int least, int most, Map<Integer, Integer> after) {
    if (digit < least || digit > most) {
      out.add(-literal);
    } else {
      after.put(digit, literal);
    }
  }

  private void step(
      int notBefore, int notDigit, int made, boolean isPossible, Map<Integer, Integer> after) {
    if (!isPossible) {
      out.add(notBefore, notDigit);
    } else if (after.containsKey(made)) {
      out.add(notBefore, notDigit, after.get(made));
    }
  }
}
