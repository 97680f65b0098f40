package cluewright.print.block;

import cluewright.print.BoardLook;
import cluewright.print.Style;
import cluewright.print.Style.TypeSize;

/**
 * The line widths of a board, in points.
 *
 * <p>The frame grows with the cells, and the other lines with it; none is thinner than its style
 * wants, and those between boxes have at least twice the width of those between cells, however wide
 * these were asked for. In large print, where lines between cells are twice as wide as usual, the
 * frame grows up to twice the width, too.
 *
 * @param frame around the board
 */
record LineWidths(double frame, double boxes, double cells) {
  private static final double FRAME_PER_CELL = 0.045;
  private static final double LARGE_FRAME_PER_CELL = 0.1;
  private static final double THINNEST_FRAME = 1.6;
  private static final double THICKEST_FRAME = 2.4;
  private static final double THICKEST_LARGE_FRAME = 4.8;
  private static final double FRAME_PER_BOX_LINE = 1.25;
  private static final double BOX_LINE = 0.7;
  private static final double CELL_LINE = 0.21;
  private static final double BOX_LINE_PER_CELL_LINE = 2;

  /** The widths that a style specifies for cells of a given side. */
  static LineWidths of(Style style, double cellSide) {
    double frame = cellSide * (isLarge(style) ? LARGE_FRAME_PER_CELL : FRAME_PER_CELL);
    return withFrame(style, Math.max(THINNEST_FRAME, Math.min(thickestFrame(style), frame)));
  }

  /** Widths with at least the given frame, wider if the inner lines require it. */
  private static LineWidths withFrame(Style style, double usual) {
    BoardLook look = style.look();
    double least = look.boxes().orElse(Math.max(look.style().boxes(), usual * BOX_LINE));
    double frame = Math.max(usual, least * FRAME_PER_BOX_LINE);
    double cells = look.cells().orElse(Math.max(thinnestCell(style), frame * CELL_LINE));
    double boxes = look.boxes().orElse(Math.max(least, cells * BOX_LINE_PER_CELL_LINE));
    return new LineWidths(Math.max(frame, boxes * FRAME_PER_BOX_LINE), boxes, cells);
  }

  private static boolean isLarge(Style style) {
    return style.size() == TypeSize.LARGE;
  }

  private static double thickestFrame(Style style) {
    return isLarge(style) ? THICKEST_LARGE_FRAME : THICKEST_FRAME;
  }

  private static double thinnestCell(Style style) {
    double thinnest = style.look().style().cells();
    return isLarge(style) ? Math.max(BoardLook.THINNEST_LARGE_CELL, thinnest) : thinnest;
  }

  /** The upper limit of frame widths. */
  static double widestFrame(Style style) {
    return withFrame(style, thickestFrame(style)).frame;
  }
}
