package cluewright.studio.layout;

import cluewright.model.Board;
import cluewright.phrase.Phrase;
import cluewright.studio.board.BoardPicture;
import cluewright.studio.digits.SolutionCount;
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
 * A board editor with a sketch: it stores the work, checks whether a grid fits, draws randomly, and
 * applies or abandons the work. What a stroke does is its own.
 *
 * @param <T> what is painted
 */
abstract class SketchEditor<T> implements BoardEditor {
  private final String key;
  private final PaintViewModel paint;
  private final Runnable back;
  private final NoticeViewModel notices;
  private final FitCheck check;

  /** The number of grids that fit the work, as far as it is known. */
  final ReadOnlyObjectProperty<SolutionCount> fit;

  private final Latest draws;
  final Sketch<T> sketch;
  private final ReadOnlyObjectWrapper<BoardPicture> picture = new ReadOnlyObjectWrapper<>();
  private boolean isOpen;

  /**
   * Starts with the current board; subclasses call {@link #refresh} when ready.
   *
   * @param key of its name
   * @param back gives the board back to what was on it before
   */
  SketchEditor(
      String key,
      Sketch.Part<T> part,
      History history,
      PaintViewModel paint,
      Runnable back,
      Background work,
      NoticeViewModel notices) {
    this.key = key;
    this.paint = paint;
    this.back = back;
    this.notices = notices;
    check = new FitCheck(work);
    fit = check.fit;
    draws = new Latest(work);
    sketch = new Sketch<>(history, part, this::loaded);
  }

  /** True while there is a stroke that {@link #end} or {@link #cancel} ends. */
  abstract boolean hasStroke();

  /** Drops a stroke without a trace. */
  abstract void dropStroke();

  /** Clears remarks on the last act, and typed text that is not applied. */
  abstract void hush();

  /** Clears everything that accompanies the work without being part of it. */
  abstract void forget();

  /** The board with the work. */
  abstract BoardPicture picture(T painted);

  /** Checks whether a grid fits, or tells what is known; not during a stroke. */
  abstract void look(FitCheck check, T painted);

  T shown() {
    return sketch.shown.get();
  }

  @Override
  public Phrase name() {
    return Phrase.of(key);
  }

  @Override
  public Phrase about() {
    return Phrase.of(key + "-about");
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
      notices.show(Notice.hint(Phrase.of("layout.waits-elsewhere")));
    }
  }

  @Override
  public void close() {
    isOpen = false;
    letGo();
  }

  /** Handles another document becoming current; grids are only searched when needed. */
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
    return sketch.acts.undoName;
  }

  @Override
  public ObservableValue<Phrase> redoName() {
    return sketch.acts.redoName;
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

  /** Shows the sketch, and checks whether a grid fits it. */
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

  /** Shows a stroke in progress. */
  void show(BoardPicture now) {
    picture.set(now);
  }

  /**
   * Draws something random that fits a grid, which takes a second on a large board. It is dropped
   * if something else is painted by then.
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
    know(check, drawn, SolutionCount.atLeast(1));
    act(act, drawn);
    hush();
    refresh();
  }

  /** Uses what is known about the work. */
  abstract void know(FitCheck check, T painted, SolutionCount known);

  /** Applies the work to the current board, and closes the editor. */
  void use(Board board) {
    draws.forget();
    forget();
    sketch.use(board);
    show();
    back.run();
    paint.useBoard(board);
  }

  /** Closes the editor without changing the board; undo brings the work back. */
  void leave(Phrase act) {
    cancel();
    draws.forget();
    sketch.leave(act);
    show();
    hush();
    refresh();
    back.run();
  }
}
