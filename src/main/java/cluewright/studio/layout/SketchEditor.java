package cluewright.studio.layout;

import cluewright.model.Board;
import cluewright.phrase.Phrase;
import cluewright.studio.board.BoardPicture;
import cluewright.studio.document.History;
import cluewright.studio.masks.PaintViewModel;
import cluewright.studio.notice.Notice;
import cluewright.studio.notice.NoticeViewModel;
import cluewright.studio.work.Background;
import cluewright.studio.work.Latest;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;

/**
 * An editor of the board with a sketch: what it has in common with others is to keep it, to look
 * whether a grid fits it, to draw by lot, and to use or to leave it. What a stroke does is its own.
 *
 * @param <T> what is painted
 */
abstract class SketchEditor<T> implements BoardEditor {
  private final PaintViewModel paint;
  private final Runnable back;
  private final NoticeViewModel notices;
  private final FitCheck check;
  private final Latest draws;
  private final Sketch<T> sketch;
  private final ReadOnlyObjectWrapper<BoardPicture> picture = new ReadOnlyObjectWrapper<>();
  private boolean isOpen;

  /**
   * Begins with the board on the desk; whoever extends it calls {@link #refresh} when it is ready.
   *
   * @param back gives the board back to what was on it before
   */
  SketchEditor(
      Sketch.Part<T> part,
      History history,
      PaintViewModel paint,
      Runnable back,
      Background work,
      NoticeViewModel notices) {
    this.paint = paint;
    this.back = back;
    this.notices = notices;
    check = new FitCheck(work);
    draws = new Latest(work);
    sketch = new Sketch<>(history, part);
    sketch.onLoaded(this::loaded);
  }

  /** True while something is painted that {@link #end} or {@link #cancel} ends. */
  abstract boolean hasStroke();

  /** Forgets a stroke without a trace. */
  abstract void dropStroke();

  /** Forgets what was said of the last act, and what was typed that is not in what is painted. */
  abstract void hush();

  /** Forgets all that belongs to what is painted and is no part of it. */
  abstract void forget();

  /** What the board shows of it. */
  abstract BoardPicture picture(T painted);

  /** Looks whether a grid fits, or says what is known; not while a stroke is under way. */
  abstract void look(FitCheck fit, T painted);

  Sketch<T> sketch() {
    return sketch;
  }

  T shown() {
    return sketch.shown();
  }

  ReadOnlyObjectProperty<Fit> fitProperty() {
    return check.fit;
  }

  @Override
  public ObservableValue<BoardPicture> pictureProperty() {
    return picture.getReadOnlyProperty();
  }

  @Override
  public void open() {
    isOpen = true;
    cancel();
    draws.forget();
    if (sketch.open()) {
      forget();
    }
    show();
    if (sketch.isAside()) {
      notices.show(Notice.done(Phrase.of("layout.waits-elsewhere")));
    }
  }

  @Override
  public void close() {
    isOpen = false;
    letGo();
  }

  /** Another document came to the desk; nobody looks for a grid before somebody wants to know. */
  private void loaded() {
    dropStroke();
    draws.forget();
    check.forget();
    forget();
    if (isOpen) {
      show();
    } else {
      refresh();
    }
  }

  @Override
  public boolean isUnfinished() {
    return sketch.isUnfinished();
  }

  @Override
  public ObservableValue<Phrase> undoName() {
    return sketch.acts().undoName;
  }

  @Override
  public ObservableValue<Phrase> redoName() {
    return sketch.acts().redoName;
  }

  @Override
  public void undo() {
    if (hasStroke()) {
      cancel();
    } else {
      sketch.undo();
      hush();
      show();
    }
  }

  @Override
  public void redo() {
    cancel();
    sketch.redo();
    hush();
    show();
  }

  void act(Phrase name, T next) {
    sketch.act(name, next);
    show();
  }

  /** Shows the sketch, and looks whether a grid fits it. */
  void show() {
    refresh();
    if (hasStroke()) {
      check.forget();
    } else {
      look(check, shown());
    }
  }

  void refresh() {
    picture.set(picture(shown()));
  }

  /** Shows a stroke under way. */
  void show(BoardPicture now) {
    picture.set(now);
  }

  /**
   * Paints by lot what some grid fits; on a large board that takes a second. It is dropped if
   * something else is painted by then.
   *
   * @param none is said if nothing was found
   */
  void draw(Supplier<Optional<T>> lot, Phrase act, Phrase none) {
    if (draws.isRunning()) {
      return;
    }
    cancel();
    T before = shown();
    Consumer<Optional<T>> then =
        drawn -> {
          if (!hasStroke() && shown().equals(before)) {
            drawn.ifPresentOrElse(next -> take(act, next), () -> notices.show(Notice.hint(none)));
          }
        };
    draws.run(lot, then);
  }

  private void take(Phrase act, T drawn) {
    know(check, drawn, Fit.FITS);
    act(act, drawn);
    hush();
    refresh();
  }

  /** Takes what is known of something painted. */
  abstract void know(FitCheck fit, T painted, Fit known);

  /** Puts a board with what is painted onto the desk, and gives it back. */
  void use(Board board) {
    draws.forget();
    forget();
    sketch.use(board);
    show();
    back.run();
    paint.useBoard(board);
  }

  /** Leaves the board as it is; what was painted is an undo away. */
  void leave(Phrase act) {
    cancel();
    draws.forget();
    act(act, sketch.used());
    hush();
    refresh();
    back.run();
  }
}
