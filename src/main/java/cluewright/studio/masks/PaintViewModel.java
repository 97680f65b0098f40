package cluewright.studio.masks;

import cluewright.document.Document;
import cluewright.mask.ShapeLibrary;
import cluewright.mask.Symmetry;
import cluewright.mask.Transform;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.BoxShape;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.model.rule.Kind;
import cluewright.phrase.Phrase;
import cluewright.studio.board.StrokeHandler;
import cluewright.studio.digitset.PreferredDigits;
import cluewright.studio.document.History;
import cluewright.studio.notice.Notice;
import cluewright.studio.notice.NoticeViewModel;
import cluewright.studio.work.Changes;
import java.util.Optional;
import java.util.Set;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;

/**
 * Paints the mask: the tools, the symmetry, and the current stroke.
 *
 * <p>The mouse draws a line from press to release. The keyboard sets its first end with one dab,
 * shows the line while it moves on, and sets the other end with the next dab.
 *
 * <p>A click that would take digits off the board, those of a puzzle or fixed ones, only chooses
 * its cell: it may be a slip. The same click again, a stroke over several cells and a key are
 * meant. Whatever takes digits off the board all the same says so; a puzzle stays among the
 * results, and a draft in the project.
 */
public final class PaintViewModel implements StrokeHandler {
  private static final Notice CHOSEN = Notice.hint(Phrase.of("masks.click-again"));

  private final History history;
  private final NoticeViewModel notices;
  private final PreferredDigits digits;
  public final ObjectProperty<PaintTool> tool = new SimpleObjectProperty<>(PaintTool.PENCIL);

  /** The symmetry by which mirror cells are painted. */
  public final ObjectProperty<Symmetry> symmetry = new SimpleObjectProperty<>(Symmetry.NONE);

  private final ReadOnlyObjectWrapper<Mask> maskWrapper = new ReadOnlyObjectWrapper<>();

  /** The mask including the current stroke or preview. */
  public final ReadOnlyObjectProperty<Mask> mask = maskWrapper.getReadOnlyProperty();

  /** A preview; the document is unchanged. */
  public final ObjectProperty<Optional<Mask>> ghost = new SimpleObjectProperty<>(Optional.empty());

  private Optional<Stroke> stroke = Optional.empty();
  private Optional<Stroke> pinned = Optional.empty();
  private Optional<Click> last = Optional.empty();
  private Optional<Click> heldBack = Optional.empty();

  /** A press awaiting confirmation by a second one. */
  private record Click(Stroke stroke, Intent intent) {}

  /**
   * @param digits the way in which the digits of another board are written
   */
  public PaintViewModel(History history, NoticeViewModel notices, PreferredDigits digits) {
    this.history = history;
    this.notices = notices;
    this.digits = digits;
    history.document.addListener((property, before, now) -> documentChanged(before, now));
    Changes.callNow(this::drop, tool, symmetry);
  }

  private Document document() {
    return history.document();
  }

  private Board board() {
    return document().mask().board();
  }

  private Stroke at(int cell, Intent intent) {
    return Stroke.at(document().mask(), tool.get(), symmetry.get(), cell, intent);
  }

  /** Drops the stroke unless the mask that it started on is unchanged. */
  private void documentChanged(Document before, Document now) {
    if (!before.mask().equals(now.mask()) || !before.puzzle().equals(now.puzzle())) {
      last = Optional.empty();
    }
    boolean isAsBegun = stroke.filter(begun -> begun.before().equals(now.mask())).isPresent();
    if (!isAsBegun) {
      drop();
    }
  }

  @Override
  public void begin(int cell, Intent intent) {
    start(cell, intent);
    heldBack =
        stroke
            .map(click -> new Click(click, intent))
            .filter(click -> !last.equals(Optional.of(click)))
            .filter(click -> takesDigits(click.stroke()));
    show();
  }

  private void start(int cell, Intent intent) {
    pinned = Optional.empty();
    stroke = Optional.of(at(cell, intent));
    heldBack = Optional.empty();
  }

  private void show() {
    boolean isSeen = heldBack.isEmpty();
    maskWrapper.set(stroke.filter(now -> isSeen).map(Stroke::after).orElse(document().mask()));
  }

  private boolean takesDigits(Stroke click) {
    Document after = document().withMask(click.after());
    return !after.puzzle().equals(document().puzzle()) || !after.fixed().equals(document().fixed());
  }

  @Override
  public void extend(int cell) {
    heldBack = heldBack.filter(click -> click.stroke().from() == cell);
    stroke = stroke.map(current -> current.to(cell));
    if (stroke.isPresent()) {
      show();
    }
  }

  @Override
  public void end() {
    if (heldBack.isPresent()) {
      last = heldBack;
      cancel();
      notices.show(CHOSEN);
    } else {
      paint();
    }
  }

  private void paint() {
    Optional<Stroke> whole = stroke;
    stroke = Optional.empty();
    pinned = Optional.empty();
    whole.ifPresent(done -> alter(done.act(), done.after()));
  }

  @Override
  public void cancel() {
    drop();
  }

  @Override
  public void dab(int cell, Intent intent) {
    if (pinned.isPresent()) {
      lookAt(cell);
      paint();
      return;
    }
    start(cell, intent);
    show();
    if (tool.get().hasTwoEnds()) {
      pinned = stroke;
    } else {
      paint();
    }
  }

  @Override
  public void lookAt(int cell) {
    if (pinned.isPresent()) {
      extend(cell);
    }
  }

  /** True if a line waits for its other end. */
  boolean isPinned() {
    return pinned.isPresent();
  }

  /** Drops a stroke or preview. */
  public void drop() {
    pinned = Optional.empty();
    stroke = Optional.empty();
    heldBack = Optional.empty();
    maskWrapper.set(document().mask());
  }

  @Override
  public CellSet reach(int cell) {
    return stroke.orElseGet(() -> at(cell, Intent.TOOL)).cells();
  }

  @Override
  public boolean wouldErase(int cell, Intent intent) {
    return stroke.orElseGet(() -> at(cell, intent)).effect() == Stroke.Effect.ERASE;
  }

  public void clear() {
    use(Phrase.of("masks.act-clear"), Mask.empty(board()));
  }

  public void invert() {
    transform(Transform.INVERT);
  }

  public void transform(Transform transform) {
    use(transform.act(), transform.apply(document().mask()));
  }

  /** Starts an empty mask on another board; on one of the same size, the mask stays. */
  public void useBoard(Board board) {
    if (board.equals(board())) {
      return;
    }
    if (ShapeLibrary.isAsLarge(document().mask(), board)) {
      use(Phrase.of("boards.act-kind"), new Mask(board, document().mask().clues()));
    } else {
      apply(
          Phrase.of("masks.act-board", BoardSize.of(board)),
          MaskChange.replacing(document(), Mask.empty(board)).written(digits));
    }
  }

  /**
   * Starts an empty mask on a board of another size. The size that is there takes nothing away from
   * the board: it gets other boxes at most, if they are asked for.
   */
  public void useSize(Board size) {
    if (!ShapeLibrary.isAsLarge(document().mask(), size)) {
      useBoard(size);
    } else if (hasOtherBoxes(size)) {
      useBoard(Boards.withAllOf(board(), size));
    }
  }

  private boolean hasOtherBoxes(Board size) {
    Optional<BoxShape> boxes = Boards.boxes(board());
    return boxes.isPresent() ? !boxes.equals(Boards.boxes(size)) : !Boards.isUsual(size);
  }

  /** Adds extra houses, or removes them. */
  void toggle(Kind extra) {
    Set<Kind> extras = Boards.kinds(board());
    if (!extras.remove(extra)) {
      extras.add(extra);
    }
    Boards.withKinds(board(), extras).ifPresent(this::useBoard);
  }

  /** Paints by the symmetry that a mask has, if it has one; otherwise by the one in use. */
  public void followSymmetry(Mask drawn) {
    Symmetry.most(drawn).ifPresent(symmetry::set);
  }

  /** Previews a mask until something is done; {@link #drop} ends it. */
  void preview(Mask shown) {
    maskWrapper.set(shown);
  }

  /**
   * Replaces the mask.
   *
   * @param act what that is, as it follows the word "undo"
   */
  void use(Phrase act, Mask next) {
    apply(act, MaskChange.replacing(document(), next));
  }

  /**
   * Adds or removes some cells of the mask.
   *
   * @param act what that is, as it follows the word "undo"
   */
  void alter(Phrase act, Mask next) {
    apply(act, MaskChange.altering(document(), next));
  }

  private void apply(Phrase act, MaskChange change) {
    history.apply(act, change.in(history.project()));
    drop();
    change.lost().map(Notice::done).ifPresent(notices::show);
  }
}
