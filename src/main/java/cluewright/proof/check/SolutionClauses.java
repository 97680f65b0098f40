package cluewright.proof.check;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * The variables s(c, d), "the solution has digit d in cell c", numbered 1, 2, 3, … in the order of
 * candidates, with what every relevant solution grid satisfies.
 */
final class SolutionClauses {
  private final Statement statement;
  private final PlainBoard board;
  private final PlainRules rules;
  private final ClauseSink out;

  SolutionClauses(Statement statement, PlainRules rules, ClauseSink out) {
    this.statement = statement;
    this.board = statement.board();
    this.rules = rules;
    this.out = out;
  }

  static int s(int candidate) {
    return 1 + candidate;
  }

  private int s(int cell, int digit) {
    return s(board.candidate(cell, digit));
  }

  void write() {
    for (int i = 0; i < board.candidates; i++) {
      out.newVariable();
    }
    for (int cell = 0; cell < board.cells; cell++) {
      exactlyOne(rules.digitsOf(cell));
    }
    for (int house = 0; house < board.houses.length; house++) {
      for (int digit = 1; digit <= board.size; digit++) {
        if (board.holdsEveryDigit(house)) {
          exactlyOne(rules.placesOf(house, digit));
        } else {
          atMostOne(rules.placesOf(house, digit));
        }
      }
    }
    for (int candidate = 0; candidate < board.candidates; candidate++) {
      for (int other : board.related[candidate]) {
        out.add(-s(candidate), -s(other));
      }
    }
    for (int candidate = 0; candidate < board.candidates; candidate++) {
      if (!board.isAllowed(candidate)) {
        out.add(-s(candidate));
      }
    }
    for (PlainBoard.Sum sum : board.sums) {
      addUp(sum);
    }
    board.words.forEach(this::spell);
    if (board.digitsAreAlike()) {
      fixNames();
    }
    forbidDeadlyRectangles();
  }

  /**
   * Writes t(i, v), "the first i cells of a cage add up to v", for each i below the number of cells
   * and each v from which different digits could reach the sum; everything else is forbidden. What
   * the first cell makes is said by its digit.
   */
  private void addUp(PlainBoard.Sum sum) {
    int[] before = {};
    for (int i = 1; i <= sum.cells.length; i++) {
      int[] after = new int[sum.sum + 1];
      for (int v = 1; 1 < i && i < sum.cells.length && v <= sum.sum; v++) {
        after[v] = isReached(i, v, sum) ? out.newVariable() : 0;
      }
      for (int digit = 1; digit <= board.size; digit++) {
        int s = s(sum.cells[i - 1], digit);
        if (i == 1) {
          if (!isReached(1, digit, sum)) {
            out.add(-s);
          } else {
            after[digit] = s;
          }
          continue;
        }
        for (int v = 0; v < before.length; v++) {
          if (before[v] != 0 && !isReached(i, v + digit, sum)) {
            out.add(-before[v], -s);
          } else if (before[v] != 0 && i < sum.cells.length) {
            out.add(-before[v], -s, after[v + digit]);
          }
        }
      }
      before = after;
    }
  }

  /**
   * Writes w(i, q), "state q comes before the i-th cell of a word", for each cell but the first,
   * and where each digit leads from there.
   */
  private void spell(PlainWord word) {
    if (word.acceptsNothing()) {
      out.add();
      return;
    }
    int[] before = {};
    for (int i = 0; i < word.cells.length; i++) {
      boolean isLast = i == word.cells.length - 1;
      int[] after = new int[isLast ? 0 : word.states(i + 1)];
      Arrays.setAll(after, state -> out.newVariable());
      for (int state = 0; state < word.states(i); state++) {
        for (int digit = 1; digit <= board.size; digit++) {
          int next = word.next(i, state, digit);
          IntStream met = before.length == 0 ? IntStream.empty() : IntStream.of(-before[state]);
          IntStream reached = next < 0 || isLast ? IntStream.empty() : IntStream.of(after[next]);
          int read = s(word.cells[i], digit);
          if (next < 0 || !isLast) {
            out.add(
                IntStream.concat(IntStream.concat(IntStream.of(-read), met), reached).toArray());
          }
        }
      }
      before = after;
    }
  }

  /** True if i different digits can add up to v, and the remaining ones to the rest. */
  private boolean isReached(int i, int v, PlainBoard.Sum sum) {
    int others = sum.cells.length - i;
    int rest = sum.sum - v;
    return v >= smallest(i)
        && v <= largest(i)
        && rest >= smallest(others)
        && rest <= largest(others);
  }

  private static int smallest(int digits) {
    return IntStream.rangeClosed(1, digits).sum();
  }

  private int largest(int digits) {
    return IntStream.rangeClosed(board.size - digits + 1, board.size).sum();
  }

  private void exactlyOne(int[] group) {
    out.add(IntStream.of(group).map(SolutionClauses::s).toArray());
    atMostOne(group);
  }

  private void atMostOne(int[] group) {
    for (int i = 0; i < group.length; i++) {
      for (int j = i + 1; j < group.length; j++) {
        out.add(-s(group[i]), -s(group[j]));
      }
    }
  }

  /**
   * Fixes digit names where they may be renamed: the clues of the first house with the most of them
   * are 1, 2, 3, ….
   */
  private void fixNames() {
    int[] most = {};
    for (int[] house : board.houses) {
      int[] clues = PlainBoard.common(house, statement.clues());
      most = clues.length > most.length ? clues : most;
    }
    for (int i = 0; i < most.length; i++) {
      out.add(s(most[i], i + 1));
    }
  }

  /**
   * Forbids deadly rectangles: four empty cells in two rows, two columns and two boxes with a, b /
   * b, a could be swapped for a second solution, which no strategies solve. None of them may be in
   * a relation or word, or have only some digits.
   */
  private void forbidDeadlyRectangles() {
    for (int corner : statement.open()) {
      for (int opposite : statement.open()) {
        int right = board.crossing(corner, opposite);
        int below = board.crossing(opposite, corner);
        int[] cells = {corner, right, below, opposite};
        if (right >= 0
            && below >= 0
            && board.row(corner) < board.row(opposite)
            && board.column(corner) < board.column(opposite)
            && isDeadly(cells)) {
          forbid(cells);
        }
      }
    }
  }

  private boolean isDeadly(int[] cells) {
    boolean isOpen = IntStream.of(cells).noneMatch(cell -> statement.isClue(cell));
    boolean isBound =
        IntStream.of(cells)
            .anyMatch(cell -> isBarred(cell) || board.words.stream().anyMatch(w -> w.has(cell)));
    return isOpen
        && !isBound
        && Arrays.stream(board.houses)
            .map(house -> PlainBoard.common(house, cells).length)
            .allMatch(shared -> shared == 0 || shared == 2);
  }

  /** True if a relation is about a cell, or it may not have every digit. */
  private boolean isBarred(int cell) {
    return board.allowed[cell] != board.allDigits()
        || IntStream.of(rules.digitsOf(cell)).anyMatch(each -> board.related[each].length > 0);
  }

  private void forbid(int[] cells) {
    for (int a = 1; a <= board.size; a++) {
      for (int b = 1; b <= board.size; b++) {
        if (a != b) {
          out.add(-s(cells[0], a), -s(cells[1], b), -s(cells[2], b), -s(cells[3], a));
        }
      }
    }
  }
}
