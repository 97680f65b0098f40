package cluewright.print;

import java.util.OptionalDouble;

/**
 * The lines of boards on paper.
 *
 * @param cells the width of the lines between cells, in points; if absent, it grows with the board
 *     from the {@linkplain #THINNEST_CELL thinnest that presses print well}
 * @param boxes the width of the lines between boxes, in points; likewise
 * @param areGrey true for grey lines between cells, which some find calmer; presses print them as
 *     rows of dots
 */
public record BoardLines(OptionalDouble cells, OptionalDouble boxes, boolean areGrey) {
  /** Black, as wide as the board asks for. */
  public static final BoardLines USUAL =
      new BoardLines(OptionalDouble.empty(), OptionalDouble.empty(), false);

  /** The thinnest line between cells that presses print well, in points, and in large print. */
  public static final double THINNEST_CELL = 0.5;

  public static final double THINNEST_LARGE_CELL = 1;

  /** The thinnest line between boxes, in points. */
  public static final double THINNEST_BOX = 1.5;

  /** The widths that can be asked for, in points. */
  public static final double THINNEST = 0.1;

  public static final double WIDEST = 5;

  /**
   * Checks the widths.
   *
   * @throws IllegalArgumentException if one is thinner than {@link #THINNEST} or wider than {@link
   *     #WIDEST}
   */
  public BoardLines {
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
}
