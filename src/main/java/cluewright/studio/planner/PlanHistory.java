package cluewright.studio.planner;

import cluewright.phrase.Phrase;
import cluewright.plan.BookPlan;
import cluewright.plan.Distinct;
import cluewright.plan.PlanRow;
import cluewright.plan.PlannedPuzzle;
import cluewright.studio.document.Acts;
import cluewright.studio.work.Background;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/**
 * The plan with its history, in which every act can be undone by name. To find puzzles for a row is
 * no act: an undo leaves them in their row, if that still asks for such puzzles.
 */
final class PlanHistory {
  /**
   * @param order of the rows afterwards, the places that they had before; those beyond are new
   */
  private record Act(Phrase name, BookPlan before, BookPlan after, List<Integer> order)
      implements Acts.Act {
    /** The same rows at the same places, as far as there are. */
    Act(Phrase name, BookPlan before, BookPlan after) {
      this(name, before, after, IntStream.range(0, before.rows().size()).boxed().toList());
    }

    /** This act with what was found since on the side that is left. */
    Act undone(BookPlan now) {
      return new Act(name, carried(before, after, now, order), now, order);
    }

    Act redone(BookPlan now) {
      List<Integer> places =
          IntStream.range(0, now.rows().size()).map(order::indexOf).boxed().toList();
      return new Act(name, now, carried(after, before, now, places), order);
    }
  }

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

  private boolean isMoving;

  /** What was asked for while an undo or redo was computed. */
  private final Deque<Runnable> waiting = new ArrayDeque<>();

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

  /**
   * Leaves out rows, or puts them in another order.
   *
   * @param order the places of the rows that stay, in their new order
   */
  void arrange(Phrase act, List<Integer> order) {
    BookPlan now = plan();
    BookPlan next = now.withRows(order.stream().map(now.rows()::get).toList());
    acts.add(new Act(act, now, next, List.copyOf(order)));
    show(next);
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

  /**
   * Undoes the last act.
   *
   * @param background compares puzzles, if there are any that were found since
   * @param then follows once it is undone
   */
  void undo(Background background, Runnable then) {
    BookPlan now = plan();
    inTurn(
        () -> undo(background, then),
        () ->
            acts.toUndo()
                .ifPresent(
                    act ->
                        move(
                            background,
                            hasFound(act.after(), now),
                            () -> act.undone(now),
                            undone -> {
                              acts.undo(any -> undone);
                              show(undone.before());
                              then.run();
                            })));
  }

  /** Does the act again that was undone last; the other way round, the same. */
  void redo(Background background, Runnable then) {
    BookPlan now = plan();
    inTurn(
        () -> redo(background, then),
        () ->
            acts.toRedo()
                .ifPresent(
                    act ->
                        move(
                            background,
                            hasFound(act.before(), now),
                            () -> act.redone(now),
                            redone -> {
                              acts.redo(any -> redone);
                              show(redone.after());
                              then.run();
                            })));
  }

  /** Waits for the end of a move in progress, if there is one. */
  private void inTurn(Runnable later, Runnable move) {
    if (isMoving) {
      waiting.add(later);
    } else {
      move.run();
    }
  }

  /**
   * Computes what an act has become, and then moves on; a plan that was changed meanwhile stays.
   */
  private void move(Background background, boolean isLong, Supplier<Act> work, Consumer<Act> then) {
    if (!isLong) {
      then.accept(work.get());
      return;
    }
    BookPlan now = plan();
    isMoving = true;
    background.attempt(
        work,
        act -> {
          isMoving = false;
          if (plan().equals(now)) {
            then.accept(act);
          }
          Optional.ofNullable(waiting.poll()).ifPresent(Runnable::run);
        },
        failure -> {
          isMoving = false;
          waiting.clear();
          Background.surface(failure);
        });
  }

  /** True if a plan has other puzzles than an act left there. */
  private static boolean hasFound(BookPlan left, BookPlan now) {
    return IntStream.range(0, now.rows().size())
        .anyMatch(row -> !now.rows().get(row).puzzles().equals(left.rows().get(row).puzzles()));
  }

  private void show(BookPlan next) {
    planWrapper.set(next);
    unsavedWrapper.set(!saved.equals(Optional.of(next)));
  }

  /**
   * One side of an act, with what has been found since on its other side: in the rows it was found
   * for, as far as these are there, still ask for it and have room.
   *
   * @param left the other side as the act knows it
   * @param now the other side as it has become
   * @param places of its rows, their places on this side; a negative one for none
   */
  private static BookPlan carried(BookPlan to, BookPlan left, BookPlan now, List<Integer> places) {
    Optional<Distinct> taken = Optional.empty();
    BookPlan next = to;
    for (int i = 0; i < places.size(); i++) {
      List<PlannedPuzzle> found = new ArrayList<>(now.rows().get(i).puzzles());
      found.removeAll(left.rows().get(i).puzzles());
      if (places.get(i) >= 0 && !found.isEmpty()) {
        PlanRow row = next.rows().get(places.get(i));
        if (hasPlaceFor(now.rows().get(i), row)) {
          taken = taken.or(() -> Optional.of(taken(to)));
          next = next.with(places.get(i), with(found, row, taken.get()));
        }
      }
    }
    return next;
  }

  /** True if a row may get what was found for it as it was. */
  private static boolean hasPlaceFor(PlanRow from, PlanRow to) {
    return to.missing() > 0 && to.withRepeats(from.repeats()).asksAs(from);
  }

  /** What a plan has; only to be asked for where it matters, since many puzzles take a while. */
  private static Distinct taken(BookPlan plan) {
    Distinct taken = new Distinct();
    plan.puzzles().forEach(taken::take);
    return taken;
  }

  private static PlanRow with(List<PlannedPuzzle> found, PlanRow to, Distinct taken) {
    List<PlannedPuzzle> puzzles = new ArrayList<>(to.puzzles());
    for (PlannedPuzzle each : found) {
      boolean isFree = to.repeats() || taken.isFree(each.puzzle().mask());
      if (puzzles.size() < to.count() && isFree && taken.take(each.puzzle())) {
        puzzles.add(each);
      }
    }
    return to.withPuzzles(puzzles);
  }
}
