package cluewright.strategy;

import cluewright.model.Board;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;

/** The finder of a strategy that has no faster one: rule after rule. */
final class RuleFinder implements Finder {
  private final Board board;
  private final Variant variant;
  private final Function<Rule, String> reason;
  private final List<Rule> rules = new ArrayList<>();

  RuleFinder(RuleStrategy strategy, Board board, Variant variant, Function<Rule, String> reason) {
    this.board = board;
    this.variant = variant;
    this.reason = reason;
    strategy.rules(board, rules::add);
  }

  @Override
  public boolean find(SolvingState state, Predicate<Deduction> sink) {
    for (Rule rule : rules) {
      if (isReady(rule, state)) {
        Deduction deduction = deduction(rule).only(c -> deduction(rule).isOpenIn(state, c));
        if (deduction.isOpenIn(state) && sink.test(deduction)) {
          return true;
        }
      }
    }
    return false;
  }

  private Deduction deduction(Rule rule) {
    int[] conclusions = new int[rule.conclusionCount()];
    for (int i = 0; i < conclusions.length; i++) {
      conclusions[i] = rule.conclusion(i);
    }
    return rule.places()
        ? Deduction.place(board, rule.strategy(), variant, conclusions[0], () -> evidence(rule))
        : Deduction.eliminate(board, rule.strategy(), variant, conclusions, () -> evidence(rule));
  }

  private Evidence evidence(Rule rule) {
    return Evidence.of(board, rule.houses(), rule.cells(), rule.digits(), reason.apply(rule));
  }

  private boolean isReady(Rule rule, SolvingState state) {
    for (int i = 0; i < rule.premiseCount(); i++) {
      int premise = rule.premise(i);
      if ((state.candidates(board.cellOf(premise)) >>> (board.digitOf(premise) - 1) & 1) != 0) {
        return false;
      }
    }
    return true;
  }
}
