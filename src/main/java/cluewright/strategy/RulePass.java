package cluewright.strategy;

import cluewright.model.Board;
import java.util.ArrayList;
import java.util.List;

/** The pass of a strategy that has no faster one: rule after rule. */
final class RulePass implements Pass {
  private final Board board;
  private final List<Rule> rules = new ArrayList<>();

  RulePass(Strategy strategy, Board board) {
    this.board = board;
    strategy.rules(board, rules::add);
  }

  @Override
  public boolean over(WorkingState state) {
    boolean changed = false;
    for (Rule rule : rules) {
      if (isReady(rule, state)) {
        changed |= apply(rule, state);
      }
    }
    return changed;
  }

  private boolean isReady(Rule rule, WorkingState state) {
    for (int i = 0; i < rule.premiseCount(); i++) {
      int premise = rule.premise(i);
      if ((state.candidates(board.cellOf(premise)) & bit(premise)) != 0) {
        return false;
      }
    }
    return true;
  }

  private boolean apply(Rule rule, WorkingState state) {
    boolean changed = false;
    for (int i = 0; i < rule.conclusionCount(); i++) {
      int cell = board.cellOf(rule.conclusion(i));
      int digit = board.digitOf(rule.conclusion(i));
      if (rule.places() && state.placed(cell) != digit) {
        state.place(cell, digit);
        changed = true;
      }
      if (!rule.places() && (state.candidates(cell) & 1 << (digit - 1)) != 0) {
        state.eliminate(cell, 1 << (digit - 1));
        changed = true;
      }
    }
    return changed;
  }

  private int bit(int candidate) {
    return 1 << (board.digitOf(candidate) - 1);
  }
}
