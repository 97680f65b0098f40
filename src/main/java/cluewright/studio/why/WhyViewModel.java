package cluewright.studio.why;

import cluewright.model.Stop;
import cluewright.strategy.core.Consequence;
import cluewright.strategy.core.Deduction;
import cluewright.studio.work.Background;
import cluewright.studio.work.Changes;
import cluewright.studio.work.Latest;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;

/** The lines in which the argument of a step unfolds, once somebody asks why. */
public final class WhyViewModel {
  private final Background background;
  private final Supplier<Optional<Deduction>> told;
  private final Latest work;
  private boolean asked;
  private final ReadOnlyBooleanWrapper askableWrapper = new ReadOnlyBooleanWrapper();

  /** Whether the step that is told has an argument that unfolds. */
  public final ReadOnlyBooleanProperty askable = askableWrapper.getReadOnlyProperty();

  private final ReadOnlyObjectWrapper<List<Consequence>> linesWrapper =
      new ReadOnlyObjectWrapper<>(List.of());

  /** The lines; empty unless they are asked for. */
  public final ReadOnlyObjectProperty<List<Consequence>> lines = linesWrapper.getReadOnlyProperty();

  private final ReadOnlyBooleanWrapper workingWrapper = new ReadOnlyBooleanWrapper();

  /** Whether more lines are looked for. */
  public final ReadOnlyBooleanProperty working = workingWrapper.getReadOnlyProperty();

  /** The line that the board shows. */
  public final ObjectProperty<Optional<Consequence>> shown =
      new SimpleObjectProperty<>(Optional.empty());

  /**
   * @param told the step that is told whole, if there is one
   * @param sources what changes it
   */
  public WhyViewModel(
      Background background, Supplier<Optional<Deduction>> told, ObservableValue<?>... sources) {
    this.background = background;
    this.told = told;
    this.work = new Latest(background);
    Changes.callNow(this::look, sources);
  }

  /** The line that the board draws in place of the step; empty if it has nothing to draw. */
  public Optional<Consequence> drawn() {
    return shown.get().filter(Consequence::isDrawn);
  }

  /** Shows the lines, or hides them. */
  public void toggle() {
    if (asked) {
      close();
    } else {
      step().ifPresent(this::ask);
    }
  }

  private void ask(Deduction step) {
    asked = true;
    workingWrapper.set(true);
    work.run(
        stop -> step.unfolded(stop, lines -> background.ui().execute(() -> showSoFar(stop, lines))),
        this::showAll);
  }

  private void showSoFar(Stop stop, List<Consequence> lines) {
    if (!stop.isStopped() && working.get()) {
      show(lines);
    }
  }

  private void showAll(List<Consequence> lines) {
    workingWrapper.set(false);
    show(lines);
  }

  /** True from when somebody asks until the lines are hidden. */
  public boolean isAsked() {
    return asked;
  }

  /** Hides the lines. */
  public void close() {
    asked = false;
    workingWrapper.set(false);
    work.forget();
    show(List.of());
  }

  /** Shows lines; the board goes on to show its line while more come. */
  private void show(List<Consequence> found) {
    if (shown.get().filter(found::contains).isEmpty()) {
      shown.set(found.stream().findFirst());
    }
    linesWrapper.set(found);
  }

  private void look() {
    close();
    askableWrapper.set(step().isPresent());
  }

  private Optional<Deduction> step() {
    return told.get().filter(Deduction::unfolds);
  }
}
