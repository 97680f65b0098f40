package cluewright.studio.masks;

import cluewright.mask.Symmetry;
import cluewright.mask.Transform;
import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.phrase.Phrase;
import cluewright.studio.board.StrokeHandler;
import cluewright.studio.document.Document;
import cluewright.studio.document.History;
import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;

/**
 * Painting the mask: the tools, the symmetry, and the stroke that is under way.
 *
 * <p>The mouse draws a line from press to release. The keyboard sets its first end with one dab,
 * shows the line while it moves on, and sets the other end with the next dab.
 */
public final class PaintViewModel implements StrokeHandler {
  private final History history;
  private final ObjectProperty<PaintTool> tool = new SimpleObjectProperty<>(PaintTool.PENCIL);
  private final ObjectProperty<Symmetry> symmetry = new SimpleObjectProperty<>(Symmetry.NONE);
  private final ReadOnlyObjectWrapper<Mask> mask = new ReadOnlyObjectWrapper<>();
  private final ObjectProperty<Optional<Mask>> ghost = new SimpleObjectProperty<>(Optional.empty());
  private Optional<Stroke> stroke = Optional.empty();
  private Optional<Stroke> pinned = Optional.empty();

  public PaintViewModel(History history) {
    this.history = history;
    history.documentProperty().addListener(change -> drop());
    tool.addListener(change -> drop());
    symmetry.addListener(change -> drop());
    drop();
  }

  public ObjectProperty<PaintTool> toolProperty() {
    return tool;
  }

  /** The symmetry by which mirror cells are painted along. */
  public ObjectProperty<Symmetry> symmetryProperty() {
    return symmetry;
  }

  /** The mask with what is under way: a stroke, or a preview. */
  public ReadOnlyObjectProperty<Mask> maskProperty() {
    return mask.getReadOnlyProperty();
  }

  /** A mask that is thought of, and may be used: the board shows it, and all stays as it is. */
  public ObjectProperty<Optional<Mask>> ghostProperty() {
    return ghost;
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

  @Override
  public void begin(int cell, Intent intent) {
    pinned = Optional.empty();
    stroke = Optional.of(at(cell, intent));
    mask.set(stroke.get().after());
  }

  @Override
  public void extend(int cell) {
    stroke = stroke.map(current -> current.to(cell));
    stroke.ifPresent(current -> mask.set(current.after()));
  }

  @Override
  public void end() {
    Optional<Stroke> last = stroke;
    stroke = Optional.empty();
    pinned = Optional.empty();
    last.ifPresent(done -> use(done.act(), done.after()));
  }

  @Override
  public void dab(int cell, Intent intent) {
    if (pinned.isPresent()) {
      lookAt(cell);
      end();
      return;
    }
    begin(cell, intent);
    if (tool.get().hasTwoEnds()) {
      pinned = stroke;
    } else {
      end();
    }
  }

  @Override
  public void lookAt(int cell) {
    if (pinned.isPresent()) {
      extend(cell);
    }
  }

  /** Forgets a stroke that the keyboard began, or a preview. */
  public void drop() {
    if (pinned.isPresent()) {
      pinned = Optional.empty();
      stroke = Optional.empty();
    }
    mask.set(document().mask());
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

  /** Begins an empty mask on another board. */
  public void useBoard(Board board) {
    if (board != board()) {
      use(Phrase.of("masks.act-board", BoardWords.size(board)), Mask.empty(board));
    }
  }

  /** Shows a mask until something is done; {@link #drop} takes it back. */
  void preview(Mask shown) {
    mask.set(shown);
  }

  /**
   * Takes a mask.
   *
   * @param act what that is, as it follows the word "undo"
   */
  void use(Phrase act, Mask next) {
    history.apply(act, document().withMask(next));
    drop();
  }
}
