package cluewright.print;

import java.util.OptionalDouble;

/**
 * How boards look on paper.
 *
 * @param style of lines, digits and boxes, as far as nothing else is said
 * @param cells the width of the lines between cells, in points; if absent, it grows with the board
 *     from the {@linkplain #THINNEST_CELL thinnest that presses print well}
 * @param boxes the width of the lines between boxes, in points; likewise
 * @param hasGreyLines true for grey lines between cells, which some find calmer; presses print them
 *     as rows of dots
 * @param tints of its grounds
 */
public record BoardLook(
    BoardStyle style,
    OptionalDouble cells,
    OptionalDouble boxes,
    boolean hasGreyLines,
    Tints tints) {
  /** Black, with lines as wide as the board needs. */
  public static final BoardLook USUAL =
      new BoardLook(
          BoardStyle.CLASSIC, OptionalDouble.empty(), OptionalDouble.empty(), false, Tints.USUAL);

  /**
   * The thinnest lines between cells that presses print well, in points, for normal and large
   * print.
   */
  public static final double THINNEST_CELL = 0.5;

  public static final double THINNEST_LARGE_CELL = 1;

  /** The range of line widths that can be chosen, in points. */
  public static final double THINNEST = 0.1;

  public static final double WIDEST = 5;

  /**
   * Checks the widths.
   *
   * @throws IllegalArgumentException if one is thinner than {@link #THINNEST} or wider than {@link
   *     #WIDEST}
   */
  public BoardLook {
    check(cells);
    check(boxes);
  }

  private static void check(OptionalDouble width) {
    double points = width.orElse(1);
    if (!(points >= THINNEST && points <= WIDEST)) {
      throw new IllegalArgumentException(
          "lines are from " + THINNEST + " to " + WIDEST + " points wide");
    }
  }

  public BoardLook withStyle(BoardStyle next) {
    return new BoardLook(next, cells, boxes, hasGreyLines, tints);
  }

  public BoardLook withCells(OptionalDouble points) {
    return new BoardLook(style, points, boxes, hasGreyLines, tints);
  }

  public BoardLook withBoxes(OptionalDouble points) {
    return new BoardLook(style, cells, points, hasGreyLines, tints);
  }

  public BoardLook withGreyLines(boolean areGrey) {
    return new BoardLook(style, cells, boxes, areGrey, tints);
  }

  public BoardLook withTints(Tints next) {
    return new BoardLook(style, cells, boxes, hasGreyLines, next);
  }

  /** Tests whether lines between cells are grey, by choice or by style. */
  public boolean isGrey() {
    return hasGreyLines || style == BoardStyle.LIGHT;
  }
}
