package cluewright.studio.board;

import cluewright.model.CellSet;

/** The top layer: the effect of a press, and the focused cell. */
final class HoverPainter {
  private static final double GHOST = 0.35;

  /** The opacity that keeps the cell's contents legible. */
  private static final double TINT = 0.12;

  private HoverPainter() {}

  static void paintGhost(Brush brush, CellSet reach, BoardPicture picture, boolean erases) {
    for (int cell : reach.toArray()) {
      if (picture.rules().isPresent() && !erases) {
        brush.opacity(TINT);
        brush.fillCell(cell, BoardColor.FOCUS);
        brush.opacity(1);
      } else if (picture.isOfBoard()) {
        paintBrush(brush, cell, erases);
      } else if (erases) {
        brush.ring(cell, 0.16, 2, BoardColor.PAPER, 3, 3);
      } else if (!picture.mask().contains(cell)) {
        brush.opacity(GHOST);
        brush.fillTile(cell, 0.09, BoardColor.TILE);
        brush.opacity(1);
      }
    }
  }

  /** Draws the brush around a cell: a solid ring, or a dashed one if a press erases. */
  private static void paintBrush(Brush brush, int cell, boolean erases) {
    if (erases) {
      brush.ring(cell, 0.12, 2, BoardColor.BOX_LINE, 3, 3);
    } else {
      brush.ring(cell, 0.12, 2, BoardColor.BOX_LINE);
    }
  }

  static void paintFocus(Brush brush, int cell) {
    brush.ring(cell, 0.02, 4, BoardColor.PAPER);
    brush.ring(cell, 0.02, 2, BoardColor.FOCUS);
  }
}
