package cluewright.encode;

import cluewright.cnf.Clauses;
import cluewright.model.Board;
import cluewright.model.rule.Automaton;
import java.util.Arrays;
import java.util.List;

/**
 * Encodes a word in both directions: with variables for states and for steps, so that a solver's
 * propagation alone leaves each cell the digits of the words that are left (F. Bacchus, "GAC via
 * Unit Propagation", CP 2007).
 *
 * <p>That takes some ten times the variables of {@link WordClauses}, and spares nine of ten
 * conflicts where sums are long.
 */
final class ImpliedWord {
  private final Board board;
  private final SolutionGrid grid;
  private final Clauses out;

  ImpliedWord(Board board, SolutionGrid grid, Clauses out) {
    this.board = board;
    this.grid = grid;
    this.out = out;
  }

  /**
   * @param cells in the order in which the automaton reads them
   */
  void write(List<Integer> cells, Automaton automaton) {
    if (automaton.isEmpty()) {
      out.add();
      return;
    }
    int[] before = {always()};
    for (int i = 0; i < cells.size(); i++) {
      boolean isLast = i == cells.size() - 1;
      int[] after = isLast ? new int[] {always()} : states(automaton.states(i + 1));
      new Position(cells.get(i), i, automaton).write(before, after);
      before = after;
    }
  }

  private int always() {
    int variable = out.newVariable(() -> "always");
    out.add(variable);
    return variable;
  }

  /** Variables for the states before a cell, of which the word has exactly one. */
  private int[] states(int count) {
    int[] states = new int[count];
    Arrays.setAll(states, state -> out.newVariable(() -> "state"));
    out.add(states);
    return states;
  }

  /** The steps that read one cell. */
  private final class Position {
    private final int cell;
    private final int number;
    private final Automaton automaton;

    Position(int cell, int number, Automaton automaton) {
      this.cell = cell;
      this.number = number;
      this.automaton = automaton;
    }

    void write(int[] before, int[] after) {
      Clause[] from = clauses(before);
      Clause[] to = clauses(after);
      int[] digits = board.digitRange().map(digit -> grid.literal(cell, digit)).toArray();
      Clause[] by = clauses(digits);
      for (int state = 0; state < before.length; state++) {
        for (int digit = 1; digit <= digits.length; digit++) {
          int next = automaton.next(number, state, digit);
          int literal = digits[digit - 1];
          if (next == Automaton.NONE) {
            out.add(-before[state], -literal);
          } else {
            int step = step(before[state], literal, after[next]);
            from[state].or(step);
            to[next].or(step);
            by[digit - 1].or(step);
          }
        }
      }
      for (Clause[] each : List.of(from, to, by)) {
        Arrays.stream(each).forEach(clause -> clause.addTo(out));
      }
    }

    /** For each literal, a clause to be completed by the steps without which it is false. */
    private Clause[] clauses(int[] literals) {
      return Arrays.stream(literals)
          .mapToObj(literal -> new Clause().or(-literal))
          .toArray(Clause[]::new);
    }

    /** A variable that is true just if the word goes from a state by a digit to the next. */
    private int step(int before, int digit, int after) {
      int step = out.newVariable(() -> "step");
      out.add(-step, before);
      out.add(-step, digit);
      out.add(-step, after);
      out.add(step, -before, -digit);
      return step;
    }
  }
}
