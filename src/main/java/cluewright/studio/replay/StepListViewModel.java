package cluewright.studio.replay;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ListChangeListener;
import javafx.collections.ObservableList;

/**
 * The steps in rows, with runs of one strategy under collapsible headings. Singles are closed at
 * first, so that the hard steps stand out.
 */
final class StepListViewModel {
  private final ReplayViewModel replay;
  private final ObservableList<StepRow> writableRows = FXCollections.observableArrayList();
  final ObservableList<StepRow> rows = FXCollections.unmodifiableObservableList(writableRows);
  private final ReadOnlyBooleanWrapper anyOpenWrapper = new ReadOnlyBooleanWrapper();

  /** True if some heading is open. */
  final ReadOnlyBooleanProperty anyOpen = anyOpenWrapper.getReadOnlyProperty();

  private final ReadOnlyBooleanWrapper foldableWrapper = new ReadOnlyBooleanWrapper();

  /** True if there is a heading. */
  final ReadOnlyBooleanProperty foldable = foldableWrapper.getReadOnlyProperty();

  private final Set<StepRun> closed = new HashSet<>();
  private final ReadOnlyIntegerWrapper arrangementsWrapper = new ReadOnlyIntegerWrapper();

  /** How often rows were arranged; changes when they are in place. */
  final ReadOnlyIntegerProperty arrangements = arrangementsWrapper.getReadOnlyProperty();

  private List<StepRun> runs = List.of();
  private boolean arranging;

  StepListViewModel(ReplayViewModel replay) {
    this.replay = replay;
    replay.entries.addListener((ListChangeListener<StepEntry>) change -> stepsChanged());
    stepsChanged();
  }

  /** True while rows change, when a selection is not the user's. */
  boolean isArranging() {
    return arranging;
  }

  void close(StepRun run) {
    if (run.hasHeading() && closed.add(run)) {
      int heading = headingRow(run);
      arrange(() -> writableRows.remove(heading + 1, heading + 1 + run.steps().size()), heading);
    }
  }

  void open(StepRun run) {
    if (closed.remove(run)) {
      int heading = headingRow(run);
      arrange(() -> writableRows.addAll(heading + 1, singles(run)), heading);
    }
  }

  void toggle(StepRun run) {
    if (closed.contains(run)) {
      open(run);
    } else {
      close(run);
    }
  }

  /** Closes all headings, or opens them if all are closed. */
  void toggleAll() {
    if (anyOpenWrapper.get()) {
      runs.stream().filter(StepRun::hasHeading).forEach(closed::add);
    } else {
      closed.clear();
    }
    arrangeAll();
  }

  /** The row of the displayed step, or its closed heading; -1 for none. */
  int currentRow() {
    int number = replay.position.get();
    for (int i = 0; i < writableRows.size(); i++) {
      StepRow row = writableRows.get(i);
      boolean isIt =
          row instanceof StepRow.Single single
              ? single.step().number() == number
              : closed.contains(row.run()) && row.run().contains(number);
      if (isIt) {
        return i;
      }
    }
    return -1;
  }

  /** The row of a run's heading; -1 if it has none. */
  int headingRow(StepRun run) {
    for (int i = 0; i < writableRows.size(); i++) {
      if (writableRows.get(i) instanceof StepRow.Heading heading && heading.run().equals(run)) {
        return i;
      }
    }
    return -1;
  }

  private void stepsChanged() {
    runs = StepRun.of(replay.entries);
    closed.clear();
    runs.stream().filter(StepRun::isEasy).forEach(closed::add);
    arrangeAll();
  }

  /** Changes the rows under a heading and leaves all others in place, so that nothing jumps. */
  private void arrange(Runnable change, int heading) {
    arranging = true;
    writableRows.set(heading, heading(writableRows.get(heading).run()));
    change.run();
    arranging = false;
    tell();
  }

  private void arrangeAll() {
    List<StepRow> next = new ArrayList<>();
    for (StepRun run : runs) {
      if (run.hasHeading()) {
        next.add(heading(run));
      }
      if (!closed.contains(run)) {
        next.addAll(singles(run));
      }
    }
    arranging = true;
    writableRows.setAll(next);
    arranging = false;
    tell();
  }

  private void tell() {
    foldableWrapper.set(runs.stream().anyMatch(StepRun::hasHeading));
    anyOpenWrapper.set(runs.stream().anyMatch(run -> run.hasHeading() && !closed.contains(run)));
    arrangementsWrapper.set(arrangementsWrapper.get() + 1);
  }

  private StepRow heading(StepRun run) {
    return new StepRow.Heading(run, closed.contains(run) ? StepRow.Fold.CLOSED : StepRow.Fold.OPEN);
  }

  private static List<StepRow> singles(StepRun run) {
    return run.steps().stream().<StepRow>map(step -> new StepRow.Single(run, step)).toList();
  }
}
