package cluewright.strategy.word;

import cluewright.model.Board;
import cluewright.strategy.core.BoardFinder;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.Eliminations;
import cluewright.strategy.core.SolvingState;
import cluewright.strategy.core.Strategy;
import cluewright.strategy.core.Variant;
import cluewright.strategy.word.RuleLook.Sight;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.Predicate;

/** Takes one look after another, each of which is a step if candidates are not possible in it. */
final class LookFinder extends BoardFinder {
  private final List<RuleLook> looks;
  private final IntFunction<Variant> forms;
  private final Eliminations eliminations;

  /**
   * A finder of a strategy.
   *
   * @param forms the form of a step, by the number of empty cells that have to be looked at
   */
  LookFinder(Strategy strategy, Board board, Sight sight, IntFunction<Variant> forms) {
    super(strategy, board);
    this.looks = RuleLooks.of(board, sight);
    this.forms = forms;
    this.eliminations = new Eliminations(geometry);
  }

  @Override
  public boolean find(SolvingState state, Predicate<Deduction> sink) {
    for (RuleLook look : looks) {
      if (offer(look, state, sink)) {
        return true;
      }
    }
    return false;
  }

  private boolean offer(RuleLook look, SolvingState state, Predicate<Deduction> sink) {
    boolean isPossible = look.look(state::candidates);
    eliminations.in(state);
    int[] cells = look.cells();
    for (int i = 0; i < cells.length; i++) {
      eliminations.addDigits(cells[i], ~look.possible(i));
    }
    if (eliminations.isEmpty()) {
      return false;
    }
    LookEvidence evidence = new LookEvidence(look, isPossible, state);
    return sink.test(
        eliminate(forms.apply(evidence.emptyCells()), eliminations.toArray(), evidence::evidence));
  }
}
