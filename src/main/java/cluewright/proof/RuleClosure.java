package cluewright.proof;

import cluewright.model.Board;
import cluewright.model.Puzzle;
import cluewright.strategy.Rule;
import cluewright.strategy.StrategySet;
import java.util.List;

/** Whether strategies complete a puzzle, by applying every rule until nothing changes. */
final class RuleClosure {
  private final Board board;
  private final List<Rule> rules;
  private boolean[] eliminated;
  private boolean[] placed;
  private boolean changed;

  RuleClosure(Board board, StrategySet strategies) {
    this.board = board;
    this.rules = strategies.rules(board);
  }

  boolean completes(Puzzle puzzle) {
    eliminated = new boolean[board.candidates()];
    placed = new boolean[board.cells()];
    puzzle.mask().clues().forEach(cell -> place(board.candidate(cell, puzzle.digit(cell))));
    changed = true;
    while (changed) {
      changed = false;
      rules.forEach(this::apply);
    }
    for (int cell = 0; cell < placed.length; cell++) {
      if (!placed[cell] || left(cell) != 1) {
        return false;
      }
    }
    return true;
  }

  private int left(int cell) {
    return (int)
        board.digitRange().filter(digit -> !eliminated[board.candidate(cell, digit)]).count();
  }

  private void apply(Rule rule) {
    boolean[] met = {true};
    rule.forEachPremise(premise -> met[0] &= eliminated[premise]);
    if (!met[0]) {
      return;
    }
    if (!rule.places()) {
      rule.forEachConclusion(this::eliminate);
    } else if (!placed[board.cellOf(rule.conclusion(0))]) {
      place(rule.conclusion(0));
    }
  }

  private void eliminate(int candidate) {
    changed |= !eliminated[candidate];
    eliminated[candidate] = true;
  }

  /** Places, with what S2 forces: no other candidate here, and no such candidate in a peer. */
  private void place(int candidate) {
    int cell = board.cellOf(candidate);
    int digit = board.digitOf(candidate);
    placed[cell] = true;
    changed = true;
    for (int other = 1; other <= board.digits(); other++) {
      if (other != digit) {
        eliminate(board.candidate(cell, other));
      }
    }
    board.peers(cell).forEach(peer -> eliminate(board.candidate(peer, digit)));
  }
}
