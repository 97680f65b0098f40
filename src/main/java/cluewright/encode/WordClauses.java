package cluewright.encode;

import cluewright.cnf.Clauses;
import cluewright.model.Board;
import cluewright.model.CellWord;
import cluewright.model.rule.Automaton;

/**
 * Encodes words as clauses of the {@link SolutionGrid}.
 *
 * <p>A variable w(i, q) is implied where the automaton is in state q before the i-th cell, and a
 * digit that leads from there to no word is forbidden (F. Bacchus, "GAC via Unit Propagation", CP
 * 2007, in one direction).
 */
final class WordClauses {
  private final Board board;
  private final SolutionGrid grid;
  private final Clauses out;

  WordClauses(Board board, SolutionGrid grid, Clauses out) {
    this.board = board;
    this.grid = grid;
    this.out = out;
  }

  void write() {
    board.words().forEach(this::write);
  }

  private void write(CellWord word) {
    Automaton automaton = word.automaton();
    if (automaton.isEmpty()) {
      out.add();
      return;
    }
    int[] before = {};
    for (int i = 0; i < automaton.length(); i++) {
      int[] after = new int[i + 1 < automaton.length() ? automaton.states(i + 1) : 0];
      for (int state = 0; state < after.length; state++) {
        int place = i + 1;
        int number = state;
        after[state] = out.newVariable(() -> meaning(word, place, number));
      }
      write(word, i, before, after);
      before = after;
    }
  }

  private void write(CellWord word, int i, int[] before, int[] after) {
    Automaton automaton = word.automaton();
    int cell = word.path().get(i);
    for (int state = 0; state < automaton.states(i); state++) {
      for (int digit = 1; digit <= board.digits(); digit++) {
        int next = automaton.next(i, state, digit);
        Clause clause = new Clause().or(-grid.literal(cell, digit));
        if (before.length > 0) {
          clause.or(-before[state]);
        }
        if (next != Automaton.NONE && after.length > 0) {
          clause.or(after[next]);
        }
        if (next == Automaton.NONE || after.length > 0) {
          clause.addTo(out);
        }
      }
    }
  }

  private String meaning(CellWord word, int place, int state) {
    return "w(%s, %s, %d)"
        .formatted(word.rule().in(board.layout()), board.label(word.path().get(place)), state);
  }
}
