package cluewright.studio.layout;

import cluewright.document.Sketches;
import cluewright.mask.ShapeLibrary;
import cluewright.model.Board;
import cluewright.phrase.Phrase;
import cluewright.studio.document.Acts;
import cluewright.studio.document.History;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/**
 * What an editor has on the board until it is used: the document keeps it meanwhile, and each act
 * can be undone.
 *
 * <p>It goes along to a board with the same cells, whatever the houses there. A board with other
 * cells has no place for it: there one begins anew, and an undo brings it back, with its own board.
 * Until something else is painted the document keeps it all the same, so that it is there again
 * when its cells are.
 *
 * @param <T> regions, or rules
 */
final class Sketch<T> {

  /** Which part of a board is painted, and of what is kept of boards. */
  interface Part<T> {
    /** That of a board. */
    T of(Board board);

    /** The board on which it lies. */
    Board board(T painted);

    /** The same on another board with as many cells and digits. */
    T on(T painted, Board other);

    /** True if that board has just this. */
    boolean isOf(T painted, Board board);

    Optional<T> kept(Sketches all);

    Sketches keep(Sketches all, Optional<T> painted);
  }

  /**
   * What was painted in one go.
   *
   * @param of what acts that are one have in common, if they may be one with others
   */
  record Stroke<T>(Phrase name, T before, T after, Optional<Object> of) implements Acts.Act {}

  private final History history;
  private final Part<T> part;
  private final Acts<Stroke<T>> acts = new Acts<>();
  private final ReadOnlyObjectWrapper<T> shownWrapper = new ReadOnlyObjectWrapper<>();
  final ReadOnlyObjectProperty<T> shown = shownWrapper.getReadOnlyProperty();
  private Runnable loaded = () -> {};
  private Board begun;
  private T used;

  /** The document that it belongs to, as {@link History#desk} counts. */
  private long desk;

  /** What the document was known to keep, in which nothing has to be looked for twice. */
  private Sketches seen;

  /** What the document keeps, which is not what is shown where that has other cells. */
  private Optional<T> kept;

  /** Begins with the document on the desk. */
  Sketch(History history, Part<T> part) {
    this.history = history;
    this.part = part;
    load();
    history.document.addListener(change -> documentChanged());
  }

  /** Runs whenever another document took the place of the one that was painted. */
  void onLoaded(Runnable then) {
    loaded = then;
  }

  T shown() {
    return shownWrapper.get();
  }

  Acts<Stroke<T>> acts() {
    return acts;
  }

  /** The board on the desk. */
  Board board() {
    return history.document().mask().board();
  }

  /** What the board on the desk has of it. */
  T used() {
    return used;
  }

  private Sketches all() {
    return history.document().sketches();
  }

  private void documentChanged() {
    if (desk != history.desk() || (!seen.equals(all()) && !kept.equals(part.kept(all())))) {
      load();
      loaded.run();
    }
    seen = all();
  }

  private void load() {
    desk = history.desk();
    seen = all();
    kept = part.kept(seen);
    begin();
    resume();
  }

  private void begin() {
    begun = board();
    used = part.of(begun);
  }

  /** Shows what is kept, or the board as it is, with no other act than that before it. */
  private void resume() {
    acts.clear();
    shownWrapper.set(used);
    kept.ifPresent(
        painted -> {
          if (fits(painted)) {
            shownWrapper.set(part.on(painted, begun));
            add(Phrase.of("layout.act-waiting"), used, shown());
          } else {
            add(Phrase.of("layout.act-anew"), painted, used);
          }
        });
  }

  /** Adds an act of its own, unless it changes nothing. */
  private void add(Phrase name, T before, T after) {
    if (!after.equals(before)) {
      acts.add(new Stroke<>(name, before, after, Optional.empty()));
    }
  }

  private boolean fits(T painted) {
    return ShapeLibrary.isAsLarge(history.document().mask(), part.board(painted));
  }

  /**
   * Goes along to the board on the desk, if that is another one than before. What the board has by
   * then is kept no longer.
   *
   * @return false if it is not
   */
  boolean open() {
    boolean isOther = !begun.equals(board());
    if (isOther) {
      boolean isLeft = isUnfinished() && fits(shown());
      begin();
      if (isLeft) {
        shownWrapper.set(part.on(shown(), begun));
      } else {
        resume();
      }
    }
    if ((isOther || !isUnfinished()) && kept.filter(this::isInUse).isPresent()) {
      use(begun);
    }
    return isOther;
  }

  private boolean isInUse(T painted) {
    return fits(painted) && part.isOf(part.on(painted, begun), begun);
  }

  /** True if something is painted that is not used. */
  boolean isUnfinished() {
    return !shown().equals(used);
  }

  /** True if something is kept that is not shown, since the board has other cells. */
  boolean isAside() {
    return kept.filter(painted -> !fits(painted)).isPresent() && !isUnfinished();
  }

  /** Shows something for the time of a stroke. */
  void show(T now) {
    shownWrapper.set(now);
  }

  /** Shows what was done, and keeps it; nothing happens if it changes nothing. */
  void act(Phrase name, T next) {
    act(name, next, Optional.empty());
  }

  /** The same; if the act before had the same {@code of}, the two are one, or none at all. */
  void act(Phrase name, T next, Optional<Object> of) {
    if (!next.equals(shown())) {
      T before =
          acts.takeLast(last -> of.isPresent() && last.of().equals(of))
              .map(Stroke::before)
              .orElse(shown());
      if (!next.equals(before)) {
        acts.add(new Stroke<>(name, before, next, of));
      }
      take(next);
    }
  }

  void undo() {
    acts.undo(act -> act).map(Stroke::before).ifPresent(this::goTo);
  }

  void redo() {
    acts.redo(act -> act).map(Stroke::after).ifPresent(this::goTo);
  }

  private void goTo(T other) {
    take(fits(other) ? part.on(other, begun) : other);
  }

  /**
   * Puts a board on which something painted is used in the place of the one before; what lies aside
   * stays there.
   */
  void use(Board board) {
    Optional<T> left = isAside() ? kept : Optional.empty();
    begun = board;
    used = part.of(board);
    acts.clear();
    shownWrapper.set(used);
    keep(left);
  }

  /** What lies aside stays until something else is painted. */
  private void take(T next) {
    shownWrapper.set(next);
    if (!isAside()) {
      keep(Optional.of(next).filter(painted -> isUnfinished()));
    }
  }

  private void keep(Optional<T> painted) {
    if (!painted.equals(kept)) {
      kept = painted;
      seen = part.keep(all(), kept);
      history.learn(history.project().withDocument(history.document().withSketches(seen)));
    }
  }
}
