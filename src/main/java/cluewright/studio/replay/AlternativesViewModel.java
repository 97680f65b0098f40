package cluewright.studio.replay;

import cluewright.replay.Explorer;
import cluewright.replay.SolvingPath;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Deduction;
import cluewright.studio.board.Marks;
import cluewright.studio.work.Background;
import cluewright.studio.work.Changes;
import cluewright.studio.work.Latest;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/** All steps available in the current state of the replay, by any strategy. */
public final class AlternativesViewModel {
  private final ReplayViewModel replay;
  private final Latest work;

  /** Whether the steps are wanted; otherwise, none are searched. */
  public final BooleanProperty wanted = new SimpleBooleanProperty();

  private final ReadOnlyBooleanWrapper workingWrapper = new ReadOnlyBooleanWrapper();

  /** True during the search. */
  public final ReadOnlyBooleanProperty working = workingWrapper.getReadOnlyProperty();

  private final ObservableList<Deduction> writableFound = FXCollections.observableArrayList();
  public final ObservableList<Deduction> found =
      FXCollections.unmodifiableObservableList(writableFound);

  /** The step that is pointed at and drawn. */
  public final ObjectProperty<Optional<Deduction>> pointed =
      new SimpleObjectProperty<>(Optional.empty());

  public AlternativesViewModel(ReplayViewModel replay, Background background) {
    this.replay = replay;
    this.work = new Latest(background);
    Changes.call(this::look, wanted, replay.position, replay.path);
  }

  public Optional<Marks> marks() {
    return pointed.get().map(Marks::of);
  }

  /** Takes a step and continues from there. */
  public void choose(Deduction step) {
    replay.choose(step);
  }

  public void close() {
    work.forget();
    workingWrapper.set(false);
  }

  private void look() {
    work.forget();
    pointed.set(Optional.empty());
    writableFound.clear();
    Optional<SolvingPath> path = replay.path();
    int state = replay.position.get();
    boolean isLooking = wanted.get() && path.isPresent() && state <= path.get().length();
    workingWrapper.set(isLooking);
    if (isLooking) {
      look(path.get(), state);
    }
  }

  private void look(SolvingPath path, int state) {
    work.run(
        stop ->
            new Explorer(path.puzzle().board(), StrategySet.of(List.of()), stop)
                .available(path, state),
        steps -> {
          workingWrapper.set(false);
          writableFound.setAll(steps);
        });
  }
}
