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
 * Work in a board editor before it is applied: the document keeps it, and each act can be undone.
 *
 * <p>It goes along to a board with the same cells, whatever the houses there. A board with other
 * cells has no place for it: there one begins anew, and an undo brings it back, with its own board.
 * Until something else is painted the document keeps it all the same, so that it is there again
 * when its cells are.
 *
 * @param <T> regions, or rules
 */
final class Sketch<T> {

  /** The part of a board that is edited, and how it is stored. */
  interface Part<T> {
    /** The part of a board. */
    T of(Board board);

    /** The board it belongs to. */
    Board board(T painted);

    /** The same on another board of the same size. */
    T on(T painted, Board other);

    /** True if the board already has exactly this. */
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
  private final Runnable loaded;
  final Acts<Stroke<T>> acts = new Acts<>();
  private final ReadOnlyObjectWrapper<T> shownWrapper = new ReadOnlyObjectWrapper<>();
  final ReadOnlyObjectProperty<T> shown = shownWrapper.getReadOnlyProperty();
  private Board begun;
  private T used;

  /** The document it belongs to, as counted by {@link History#turns}. */
  private long turns;

  /** What the document was last seen to keep, to avoid looking twice. */
  private Sketches seen;

  /** What the document keeps, which is not shown if it has other cells. */
  private Optional<T> kept;

  /**
   * @param loaded runs whenever another document becomes current
   */
  Sketch(History history, Part<T> part, Runnable loaded) {
    this.history = history;
    this.part = part;
    this.loaded = loaded;
    load();
    history.document.addListener(change -> documentChanged());
  }

  private Board board() {
    return history.document().mask().board();
  }

  private Sketches all() {
    return history.document().sketches();
  }

  private void documentChanged() {
    if (turns != history.turns() || (!seen.equals(all()) && !kept.equals(part.kept(all())))) {
      load();
      loaded.run();
    }
    seen = all();
  }

  private void load() {
    turns = history.turns();
    seen = all();
    kept = part.kept(seen);
    begin();
    resume();
  }

  private void begin() {
    begun = board();
    used = part.of(begun);
  }

  /** Shows what is kept, or the board as it is, with a fresh history. */
  private void resume() {
    acts.clear();
    shownWrapper.set(used);
    kept.ifPresent(
        painted -> {
          if (fits(painted)) {
            shownWrapper.set(part.on(painted, begun));
            add(Phrase.of("layout.act-waiting"), used, shown.get());
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
   * Follows to the current board if it has changed. What the board has by then is kept no longer.
   *
   * @return false if it is not
   */
  boolean open() {
    boolean isOther = !begun.equals(board());
    if (isOther) {
      boolean isLeft = isUnfinished() && fits(shown.get());
      begin();
      if (isLeft) {
        shownWrapper.set(part.on(shown.get(), begun));
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

  /** True if there is work that is not applied. */
  boolean isUnfinished() {
    return !shown.get().equals(used);
  }

  /** True if something is kept but not shown, since the board has other cells. */
  boolean isAside() {
    return kept.filter(painted -> !fits(painted)).isPresent() && !isUnfinished();
  }

  /** Shows something during a stroke. */
  void show(T now) {
    shownWrapper.set(now);
  }

  /** Shows and keeps the result of an act, unless it changes nothing. */
  void act(Phrase name, T next) {
    act(name, next, Optional.empty());
  }

  /**
   * Shows and keeps the result of an act; if the last act has the same {@code of}, they become one,
   * or none if they cancel out.
   */
  void act(Phrase name, T next, Optional<Object> of) {
    if (!next.equals(shown.get())) {
      T before =
          acts.takeLast(last -> of.isPresent() && last.of().equals(of))
              .map(Stroke::before)
              .orElse(shown.get());
      if (!next.equals(before)) {
        acts.add(new Stroke<>(name, before, next, of));
      }
      take(next);
    }
  }

  /** Goes back to the part as the current board has it. */
  void leave(Phrase name) {
    act(name, used);
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

  /** Replaces the current board by one with the work applied; what is kept aside stays. */
  void use(Board board) {
    Optional<T> left = isAside() ? kept : Optional.empty();
    begun = board;
    used = part.of(board);
    acts.clear();
    shownWrapper.set(used);
    keep(left);
  }

  /** Keeps the work; what is kept aside stays until something else is edited. */
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
