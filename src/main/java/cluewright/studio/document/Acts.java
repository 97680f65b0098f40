package cluewright.studio.document;

import cluewright.phrase.Phrase;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/**
 * What was done, so that each act can be undone and done again by name: to a project, a game, or a
 * board that is painted.
 *
 * @param <A> knows what was there before and after it
 */
public final class Acts<A extends Acts.Act> {
  private final Deque<A> done = new ArrayDeque<>();
  private final Deque<A> undone = new ArrayDeque<>();
  private final ReadOnlyObjectWrapper<Phrase> undoNameWrapper =
      new ReadOnlyObjectWrapper<>(Phrase.NOTHING);
  private final ReadOnlyObjectWrapper<Phrase> redoNameWrapper =
      new ReadOnlyObjectWrapper<>(Phrase.NOTHING);

  /** The act that {@link #undo} would take back, such as {@code paint 4 cells}; or nothing. */
  public final ReadOnlyObjectProperty<Phrase> undoName = undoNameWrapper.getReadOnlyProperty();

  /** The act that {@link #redo} would do again; or nothing. */
  public final ReadOnlyObjectProperty<Phrase> redoName = redoNameWrapper.getReadOnlyProperty();

  public interface Act {
    /** The name as it follows the word "undo". */
    Phrase name();
  }

  /** Adds an act that was just done; what was undone before is lost. */
  public void add(A act) {
    done.push(act);
    undone.clear();
    tellNames();
  }

  /** Removes the last act, to be replaced, if nothing is undone and that act continues. */
  public Optional<A> takeLast(Predicate<A> goesOn) {
    if (done.isEmpty() || !undone.isEmpty() || !goesOn.test(done.element())) {
      return Optional.empty();
    }
    Optional<A> last = Optional.of(done.pop());
    tellNames();
    return last;
  }

  /** The act that an undo would take back. */
  public Optional<A> toUndo() {
    return Optional.ofNullable(done.peek());
  }

  /** The act that a redo would do again. */
  public Optional<A> toRedo() {
    return Optional.ofNullable(undone.peek());
  }

  /**
   * Undoes the last act, if there is one.
   *
   * @param now the act as it is to be done again
   * @return that act
   */
  public Optional<A> undo(UnaryOperator<A> now) {
    return move(done, undone, now);
  }

  /** Does the act again that was undone last; the other way round, the same. */
  public Optional<A> redo(UnaryOperator<A> now) {
    return move(undone, done, now);
  }

  private Optional<A> move(Deque<A> from, Deque<A> to, UnaryOperator<A> now) {
    Optional<A> act = Optional.ofNullable(from.poll()).map(now);
    act.ifPresent(to::push);
    tellNames();
    return act;
  }

  public void clear() {
    done.clear();
    undone.clear();
    tellNames();
  }

  private void tellNames() {
    undoNameWrapper.set(done.isEmpty() ? Phrase.NOTHING : done.element().name());
    redoNameWrapper.set(undone.isEmpty() ? Phrase.NOTHING : undone.element().name());
  }
}
