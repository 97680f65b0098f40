package cluewright.studio.layout;

import cluewright.phrase.Phrase;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/**
 * What was done to a board that is edited, so that each act can be undone by name.
 *
 * @param <T> what an act changes as a whole
 */
final class Acts<T> {
  private final Deque<Act<T>> done = new ArrayDeque<>();
  private final Deque<Act<T>> undone = new ArrayDeque<>();
  private final ReadOnlyObjectWrapper<Phrase> undoNameWrapper =
      new ReadOnlyObjectWrapper<>(Phrase.NOTHING);
  final ReadOnlyObjectProperty<Phrase> undoName = undoNameWrapper.getReadOnlyProperty();
  private final ReadOnlyObjectWrapper<Phrase> redoNameWrapper =
      new ReadOnlyObjectWrapper<>(Phrase.NOTHING);
  final ReadOnlyObjectProperty<Phrase> redoName = redoNameWrapper.getReadOnlyProperty();

  /**
   * @param of what acts that are one have in common, if they may be one with others
   */
  private record Act<T>(Phrase name, T before, T after, Optional<Object> of) {}

  /** Keeps an act, unless it changes nothing. */
  void add(Phrase name, T before, T after) {
    add(name, before, after, Optional.empty());
  }

  /** The same; if the act before had the same {@code of}, the two are one, or none at all. */
  void add(Phrase name, T before, T after, Optional<Object> of) {
    if (after.equals(before)) {
      return;
    }
    boolean goesOn =
        of.isPresent() && undone.isEmpty() && !done.isEmpty() && done.element().of().equals(of);
    T first = goesOn ? done.pop().before() : before;
    if (!after.equals(first)) {
      done.push(new Act<>(name, first, after, of));
    }
    undone.clear();
    tellNames();
  }

  /** What was there before the last act, which is undone now; empty if there is none. */
  Optional<T> undo() {
    return move(done, undone).map(Act::before);
  }

  /** What was there after the act that was undone last, which is done again now. */
  Optional<T> redo() {
    return move(undone, done).map(Act::after);
  }

  private Optional<Act<T>> move(Deque<Act<T>> from, Deque<Act<T>> to) {
    Optional<Act<T>> act = Optional.ofNullable(from.poll());
    act.ifPresent(to::push);
    tellNames();
    return act;
  }

  void clear() {
    done.clear();
    undone.clear();
    tellNames();
  }

  private void tellNames() {
    undoNameWrapper.set(done.isEmpty() ? Phrase.NOTHING : done.element().name());
    redoNameWrapper.set(undone.isEmpty() ? Phrase.NOTHING : undone.element().name());
  }
}
