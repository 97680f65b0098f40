package cluewright.studio.replay;

import cluewright.replay.Hint;
import cluewright.strategy.core.Deduction;
import cluewright.studio.why.WhyViewModel;
import cluewright.studio.work.Background;
import java.util.List;
import java.util.Optional;

/** The step that is told in one sentence: pointed at, else hinted at, else on display. */
public record ToldStep(
    ReplayViewModel replay, HintViewModel hints, AlternativesViewModel alternatives) {

  /** The lines in which its argument unfolds. */
  public WhyViewModel why(Background background) {
    return new WhyViewModel(
        background,
        () -> alternatives.pointed.get().or(this::hinted),
        replay.path,
        replay.position,
        replay.shown,
        replay.chosen,
        hints.hint,
        alternatives.pointed);
  }

  private Optional<Deduction> hinted() {
    return hints
        .hint
        .get()
        .filter(hint -> replay.shown.get() == replay.position.get())
        .map(hint -> Optional.of(hint).filter(Hint::tellsAll).map(Hint::deduction))
        .orElseGet(this::displayed);
  }

  private Optional<Deduction> displayed() {
    List<Deduction> deductions = replay.deductions();
    return deductions.size() == 1
        ? Optional.of(deductions.get(0))
        : replay.chosen.get().filter(deductions::contains);
  }
}
