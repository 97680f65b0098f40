package cluewright.studio.planner;

import cluewright.phrase.Phrase;
import cluewright.plan.BookPlan;
import cluewright.plan.PlanRow;
import cluewright.plan.PlannedPuzzle;
import cluewright.studio.document.Acts;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/**
 * The plan with its history, in which every act can be undone by name. To find puzzles for a row is
 * no act: an undo leaves them there, if the row still asks for such puzzles.
 */
final class PlanHistory {
  private record Act(Phrase name, BookPlan before, BookPlan after) implements Acts.Act {}

  private final Acts<Act> acts = new Acts<>();
  private final ReadOnlyObjectWrapper<BookPlan> planWrapper =
      new ReadOnlyObjectWrapper<>(BookPlan.USUAL);
  final ReadOnlyObjectProperty<BookPlan> plan = planWrapper.getReadOnlyProperty();

  /** The act that {@link #undo} would undo; or nothing. */
  final ReadOnlyObjectProperty<Phrase> undoName = acts.undoName;

  /** The act that {@link #redo} would redo; or nothing. */
  final ReadOnlyObjectProperty<Phrase> redoName = acts.redoName;

  private final ReadOnlyBooleanWrapper unsavedWrapper = new ReadOnlyBooleanWrapper();

  /** True if the plan differs from what was last opened or saved. */
  final ReadOnlyBooleanProperty unsaved = unsavedWrapper.getReadOnlyProperty();

  private Optional<BookPlan> saved = Optional.of(BookPlan.USUAL);

  BookPlan plan() {
    return planWrapper.get();
  }

  /** Starts over with a plan that needs no saving. */
  void open(BookPlan first) {
    begin(first, Optional.of(first));
  }

  /** Starts over with a plan that no file contains in this form. */
  void recover(BookPlan first) {
    begin(first, Optional.empty());
  }

  private void begin(BookPlan first, Optional<BookPlan> inFile) {
    acts.clear();
    saved = inFile;
    show(first);
  }

  /** Records that {@code written} is safe in a file. */
  void markSaved(BookPlan written) {
    saved = Optional.of(written);
    show(plan());
  }

  /**
   * Changes the plan.
   *
   * @param act what it did, as it follows the word "undo"
   */
  void apply(Phrase act, BookPlan next) {
    if (!next.equals(plan())) {
      acts.add(new Act(act, plan(), next));
      show(next);
    }
  }

  /** Changes the plan as part of the last act if that has the same name, as for typing. */
  void amend(Phrase act, BookPlan next) {
    if (next.equals(plan())) {
      return;
    }
    Optional<Act> last =
        acts.takeLast(known -> known.name().equals(act) && known.after().equals(plan()));
    BookPlan before = last.map(Act::before).orElse(plan());
    if (!next.equals(before)) {
      acts.add(new Act(act, before, next));
    }
    show(next);
  }

  /** Updates the plan with what became known for it, which is not an act. */
  void learn(BookPlan next) {
    show(next);
  }

  void undo() {
    BookPlan now = plan();
    acts.undo(act -> new Act(act.name(), carried(act.before(), act.after(), now), now))
        .ifPresent(act -> show(act.before()));
  }

  void redo() {
    BookPlan now = plan();
    acts.redo(act -> new Act(act.name(), now, carried(act.after(), act.before(), now)))
        .ifPresent(act -> show(act.after()));
  }

  private void show(BookPlan next) {
    planWrapper.set(next);
    unsavedWrapper.set(!saved.equals(Optional.of(next)));
  }

  /**
   * One side of an act, with what has been found since on its other side.
   *
   * @param left the other side as the act knows it
   * @param now the other side as it has become
   */
  private static BookPlan carried(BookPlan to, BookPlan left, BookPlan now) {
    List<PlanRow> rows = new ArrayList<>(to.rows());
    Set<Integer> free = new HashSet<>();
    for (int i = 0; i < rows.size(); i++) {
      free.add(i);
    }
    for (int i = 0; i < now.rows().size() && i < left.rows().size(); i++) {
      PlanRow known = left.rows().get(i);
      List<PlannedPuzzle> found = new ArrayList<>(now.rows().get(i).puzzles());
      found.removeAll(known.puzzles());
      Optional<Integer> place =
          Stream.concat(Stream.of(i), free.stream().sorted())
              .filter(free::contains)
              .filter(j -> rows.get(j).asksAs(known))
              .findFirst();
      if (place.isPresent()) {
        free.remove(place.get());
        PlanRow row = rows.get(place.get());
        List<PlannedPuzzle> puzzles = new ArrayList<>(row.puzzles());
        found.stream().limit(row.missing()).forEach(puzzles::add);
        rows.set(place.get(), row.withPuzzles(puzzles));
      }
    }
    return to.withRows(rows);
  }
}
