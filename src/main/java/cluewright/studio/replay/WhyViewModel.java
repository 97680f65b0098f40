package cluewright.studio.replay;

import cluewright.replay.Hint;
import cluewright.strategy.core.Consequence;
import cluewright.strategy.core.Deduction;
import cluewright.studio.work.Background;
import cluewright.studio.work.Changes;
import cluewright.studio.work.Latest;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;

/** The lines in which the argument of the displayed step unfolds, once somebody asks why. */
public final class WhyViewModel {
  private final ReplayViewModel replay;
  private final HintViewModel hints;
  private final Latest work;
  private final ReadOnlyBooleanWrapper askableWrapper = new ReadOnlyBooleanWrapper();

  /** Whether the displayed step has an argument that unfolds. */
  public final ReadOnlyBooleanProperty askable = askableWrapper.getReadOnlyProperty();

  private final ReadOnlyObjectWrapper<List<Consequence>> linesWrapper =
      new ReadOnlyObjectWrapper<>(List.of());

  /** The lines; empty unless they are asked for. */
  public final ReadOnlyObjectProperty<List<Consequence>> lines = linesWrapper.getReadOnlyProperty();

  /** The line that the board shows. */
  public final ObjectProperty<Optional<Consequence>> shown =
      new SimpleObjectProperty<>(Optional.empty());

  public WhyViewModel(ReplayViewModel replay, HintViewModel hints, Background background) {
    this.replay = replay;
    this.hints = hints;
    this.work = new Latest(background);
    Changes.callNow(
        this::look, replay.path, replay.position, replay.shown, replay.chosen, hints.hint);
  }

  /** Shows the lines, or hides them. */
  public void toggle() {
    if (lines.get().isEmpty()) {
      step().ifPresent(step -> work.run(step::unfolded, this::show));
    } else {
      close();
    }
  }

  /** Hides the lines. */
  public void close() {
    work.forget();
    show(List.of());
  }

  private void show(List<Consequence> found) {
    shown.set(found.stream().findFirst());
    linesWrapper.set(found);
  }

  private void look() {
    close();
    askableWrapper.set(step().isPresent());
  }

  /** The step that is told in one sentence, if its argument unfolds. */
  private Optional<Deduction> step() {
    return hints
        .hint
        .get()
        .filter(hint -> replay.shown.get() == replay.position.get())
        .map(hint -> Optional.of(hint).filter(Hint::tellsAll).map(Hint::deduction))
        .orElseGet(this::told)
        .filter(Deduction::unfolds);
  }

  private Optional<Deduction> told() {
    List<Deduction> deductions = replay.deductions();
    return deductions.size() == 1
        ? Optional.of(deductions.get(0))
        : replay.chosen.get().filter(deductions::contains);
  }
}
