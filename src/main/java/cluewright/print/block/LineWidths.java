package cluewright.print.block;

import cluewright.print.BoardLook;
import cluewright.print.Style;
import cluewright.print.Style.TypeSize;

/**
 * How wide the lines of a board are, in points.
 *
 * @param frame around the board
 */
record LineWidths(double frame, double boxes, double cells) {
  private static final double FRAME_PER_CELL = 0.045;
  private static final double THINNEST_FRAME = 1.6;
  private static final double THICKEST_FRAME = 2.4;
  private static final double FRAME_PER_BOX_LINE = 1.25;
  private static final double BOX_LINE = 0.7;
  private static final double CELL_LINE = 0.21;

  /** Those that a style asks for, of a board whose cells have a side. */
  static LineWidths of(Style style, double cellSide) {
    double usual = Math.max(THINNEST_FRAME, Math.min(THICKEST_FRAME, cellSide * FRAME_PER_CELL));
    BoardLook look = style.look();
    double boxes = look.boxes().orElse(Math.max(look.style().boxes(), usual * BOX_LINE));
    double frame = Math.max(usual, boxes * FRAME_PER_BOX_LINE);
    double cells = look.cells().orElse(Math.max(thinnestCell(style), frame * CELL_LINE));
    return new LineWidths(frame, boxes, cells);
  }

  private static double thinnestCell(Style style) {
    double thinnest = style.look().style().cells();
    return style.size() == TypeSize.LARGE
        ? Math.max(BoardLook.THINNEST_LARGE_CELL, thinnest)
        : thinnest;
  }

  /** The width that the frame of no board exceeds. */
  static double widestFrame(Style style) {
    double boxes = style.look().boxes().orElse(style.look().style().boxes());
    return Math.max(THICKEST_FRAME, boxes * FRAME_PER_BOX_LINE);
  }
}
