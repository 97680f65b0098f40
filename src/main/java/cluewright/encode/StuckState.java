package cluewright.encode;

import cluewright.cnf.Clauses;
import cluewright.model.Board;
import cluewright.model.Mask;
import cluewright.model.Stop;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Rule;

/**
 * Encodes "these strategies leave some cell open" without steps.
 *
 * <p>What strategies reach is the least set of placements and eliminations that holds the clues and
 * is closed under the rules. So they get stuck exactly if <em>some</em> closed set leaves a cell
 * unplaced: one layer of variables placed(c) and eliminated(c, n) says that, with every rule as an
 * implication. Placed digits are those of the solution grid, which no sound rule eliminates.
 */
final class StuckState {
  private final Board board;
  private final SolutionGrid grid;
  private final Clauses out;
  private final int firstPlaced;
  private final int firstEliminated;

  private StuckState(Board board, SolutionGrid grid, Clauses out) {
    this.board = board;
    this.grid = grid;
    this.out = out;
    this.firstPlaced = variables(board.cells(), out);
    this.firstEliminated = variables(board.candidates(), out);
  }

  private static int variables(int count, Clauses out) {
    int first = out.newVariable();
    for (int i = 1; i < count; i++) {
      out.newVariable();
    }
    return first;
  }

  static void write(Mask mask, StrategySet strategies, SolutionGrid grid, Clauses out, Stop stop) {
    StuckState state = new StuckState(mask.board(), grid, out);
    mask.clues().forEach(cell -> out.add(state.placed(cell)));
    state.writeSolution();
    strategies.rules(
        mask.board(),
        rule -> {
          stop.throwIfStopped();
          state.write(rule);
        });
    Clause someOpen = new Clause();
    mask.open().forEach(cell -> someOpen.or(-state.placed(cell)));
    someOpen.addTo(out);
  }

  private int placed(int cell) {
    return firstPlaced + cell;
  }

  private int eliminated(int candidate) {
    return firstEliminated + candidate;
  }

  /**
   * Writes S2, what cells may not have, and that candidates of the solution are never eliminated.
   */
  private void writeSolution() {
    for (int each = 0; each < board.cells(); each++) {
      int cell = each;
      for (int digit = 1; digit <= board.digits(); digit++) {
        int candidate = board.candidate(cell, digit);
        out.add(-eliminated(candidate), -grid.literal(candidate));
        if ((board.allowed(cell) >>> (digit - 1) & 1) == 0) {
          out.add(eliminated(candidate));
        }
        out.add(-placed(cell), grid.literal(candidate), eliminated(candidate));
        for (int peer : board.peers(cell).toArray()) {
          out.add(
              -placed(cell), -grid.literal(candidate), eliminated(board.candidate(peer, digit)));
        }
        board
            .related(candidate)
            .forEach(other -> out.add(-placed(cell), -grid.literal(candidate), eliminated(other)));
      }
    }
  }

  private void write(Rule rule) {
    for (int i = 0; i < rule.conclusionCount(); i++) {
      Clause clause = new Clause();
      rule.forEachPremise(premise -> clause.or(-eliminated(premise)));
      int conclusion = rule.conclusion(i);
      clause.or(rule.places() ? placed(board.cellOf(conclusion)) : eliminated(conclusion));
      clause.addTo(out);
    }
  }
}
