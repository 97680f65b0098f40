package cluewright.strategy.reason;

import cluewright.model.Board;
import cluewright.phrase.Phrase;
import cluewright.strategy.core.BoardFinder;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.SolvingState;
import cluewright.strategy.core.Strategy;
import cluewright.strategy.core.Variant;
import cluewright.strategy.reason.ReasonSearch.Found;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** Offers the sets of reasons that a strategy uses, smallest sets first. */
final class ReasonFinder extends BoardFinder {
  private final Reasons reasons;

  ReasonFinder(Strategy strategy, Board board) {
    super(strategy, board);
    this.reasons = new Reasons(board);
  }

  @Override
  public boolean find(SolvingState state, Predicate<Deduction> sink) {
    if (state.isContradictory() || !strategy.about().scope().has(state)) {
      return false;
    }
    ReasonSearch search = state.memory(ReasonSearch.class, () -> new ReasonSearch(reasons));
    search.load(state);
    int largest = FewReasons.largest(strategy.variants());
    int number = 0;
    for (Optional<Found> next = search.get(0, largest);
        next.isPresent();
        next = search.get(++number, largest)) {
      Optional<Variant> form = FewReasons.form(strategy.variants(), next.get());
      if (form.isPresent() && sink.test(deduction(state, form.get(), next.get()))) {
        return true;
      }
    }
    return false;
  }

  private Deduction deduction(SolvingState state, Variant form, Found found) {
    int[] set = found.reasons().stream().mapToInt(Integer::intValue).toArray();
    int[] fallen = found.candidates().stream().mapToInt(Integer::intValue).toArray();
    int[] ordered = new ReasonOrder(reasons, state).of(set, fallen);
    List<Reason> named = Arrays.stream(ordered).mapToObj(reasons::get).toList();
    ReasonEvidence evidence = new ReasonEvidence(state, named);
    Deduction step =
        eliminate(form, fallen, evidence::evidence)
            .unfoldedBy(
                new FewReasons.Argument(
                    set.length, new UnfoldingLines(reasons, ordered, state)::of));
    return FewReasons.size(form) > 0
        ? step
        : step.named(Phrase.of("strategies.reasons-counted", set.length));
  }
}
