package cluewright.studio.masks;

import cluewright.mask.CellPaths;
import cluewright.mask.Symmetry;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.phrase.Phrase;
import cluewright.studio.board.StrokeHandler.Intent;

/**
 * A stroke in progress.
 *
 * @param before the mask that it began on
 * @param from the cell that it began at
 * @param cells what it changes, mirror cells too
 */
record Stroke(
    Mask before, PaintTool tool, Symmetry symmetry, Effect effect, int from, CellSet cells) {

  /** What it does to its cells. */
  enum Effect {
    PAINT,
    ERASE
  }

  /** A stroke at its first cell. */
  static Stroke at(Mask before, PaintTool tool, Symmetry symmetry, int cell, Intent intent) {
    CellSet first = tool == PaintTool.FILL ? CellPaths.area(before, cell) : CellSet.of(cell);
    return new Stroke(
        before,
        tool,
        symmetry,
        effect(before, tool, cell, intent),
        cell,
        symmetry.spread(before.board(), first));
  }

  /**
   * The effect of a tool: pencil and fill invert the first cell's kind, lines and rectangles always
   * paint.
   */
  private static Effect effect(Mask before, PaintTool tool, int cell, Intent intent) {
    boolean turns = !tool.hasTwoEnds() && before.contains(cell);
    return turns || intent == Intent.ERASE || tool == PaintTool.ERASER
        ? Effect.ERASE
        : Effect.PAINT;
  }

  Stroke to(int cell) {
    CellSet reached =
        switch (tool) {
          case PENCIL, ERASER -> cells.with(cell);
          case FILL -> cells;
          case LINE -> CellPaths.line(before.board(), from, cell);
          case RECTANGLE -> CellPaths.rectangle(before.board(), from, cell);
        };
    return new Stroke(
        before, tool, symmetry, effect, from, symmetry.spread(before.board(), reached));
  }

  Mask after() {
    return effect == Effect.PAINT ? before.with(cells) : before.without(cells);
  }

  Phrase act() {
    int changed = Math.abs(after().size() - before.size());
    return effect == Effect.PAINT
        ? Phrase.of("masks.act-paint", changed)
        : Phrase.of("masks.act-erase", changed);
  }
}
