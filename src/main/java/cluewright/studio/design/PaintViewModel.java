package cluewright.studio.design;

import cluewright.mask.ShapeLibrary;
import cluewright.mask.Symmetry;
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

/** Painting the mask: the tools, the symmetry, and the stroke that is under way. */
public final class PaintViewModel implements StrokeHandler {
  private final History history;
  private final ObjectProperty<PaintTool> tool = new SimpleObjectProperty<>(PaintTool.PAINT);
  private final ObjectProperty<Symmetry> symmetry = new SimpleObjectProperty<>(Symmetry.NONE);
  private final ReadOnlyObjectWrapper<Mask> mask = new ReadOnlyObjectWrapper<>();
  private Optional<Stroke> stroke = Optional.empty();

  /** A stroke: the cells that it went over, which it paints or erases. */
  private record Stroke(Mask before, CellSet cells, PaintTool effect) {
    Stroke over(CellSet more) {
      return new Stroke(before, cells.union(more), effect);
    }

    Mask after() {
      return effect == PaintTool.PAINT ? before.with(cells) : before.without(cells);
    }

    String name() {
      int changed = Math.abs(after().size() - before.size());
      return (effect == PaintTool.PAINT ? "paint " : "erase ")
          + changed
          + (changed == 1 ? " cell" : " cells");
    }
  }

  public PaintViewModel(History history) {
    this.history = history;
    history.documentProperty().addListener((property, before, after) -> show(after.mask()));
    show(history.document().mask());
  }

  public ObjectProperty<PaintTool> toolProperty() {
    return tool;
  }

  /** The symmetry by which mirror cells are painted along. */
  public ObjectProperty<Symmetry> symmetryProperty() {
    return symmetry;
  }

  /** The mask with the stroke that is under way. */
  public ReadOnlyObjectProperty<Mask> maskProperty() {
    return mask.getReadOnlyProperty();
  }

  private Document document() {
    return history.document();
  }

  private Board board() {
    return document().mask().board();
  }

  @Override
  public void begin(int cell, Intent intent) {
    PaintTool effect = wouldErase(cell, intent) ? PaintTool.ERASE : PaintTool.PAINT;
    stroke = Optional.of(new Stroke(document().mask(), reach(cell), effect));
    show(stroke.get().after());
  }

  @Override
  public void extend(int cell) {
    stroke = stroke.map(current -> current.over(reach(cell)));
    stroke.ifPresent(current -> show(current.after()));
  }

  @Override
  public void end() {
    stroke.ifPresent(
        last -> history.apply(Phrase.verbatim(last.name()), document().withMask(last.after())));
    stroke = Optional.empty();
  }

  @Override
  public CellSet reach(int cell) {
    return symmetry.get().orbit(board(), cell);
  }

  @Override
  public boolean wouldErase(int cell, Intent intent) {
    if (stroke.isPresent()) {
      return stroke.get().effect() == PaintTool.ERASE;
    }
    return intent == Intent.ERASE
        || tool.get() == PaintTool.ERASE
        || document().mask().contains(cell);
  }

  public void clear() {
    use("clear the mask", Mask.empty(board()));
  }

  public void invert() {
    use("invert the mask", new Mask(board(), document().mask().open()));
  }

  public void useShape(ShapeLibrary.Shape shape) {
    use("use the shape " + shape.name(), shape.mask());
  }

  /** Begins an empty mask on another board. */
  public void useBoard(Board board) {
    if (board != board()) {
      use("change to the " + board + " board", Mask.empty(board));
    }
  }

  private void use(String act, Mask next) {
    history.apply(Phrase.verbatim(act), document().withMask(next));
  }

  private void show(Mask now) {
    mask.set(now);
  }
}
