package cluewright.print.block;

import cluewright.picture.Sign;
import cluewright.print.Colours;
import cluewright.print.canvas.Canvas.Pen;
import cluewright.print.canvas.Ink;

/**
 * The pens that draw a board on a page.
 *
 * @param cellSide in points
 */
public record BoardPens(Typesetting setting, double cellSide) {
  /** The thinnest grey line that is not torn by the dots in which presses print grey. */
  private static final double THINNEST_GREY = 1;

  /** The pen for a sign drawn as a line. */
  public Pen pen(Sign sign) {
    LineWidths widths = widths();
    Ink ink = ink(sign);
    double width =
        switch (sign) {
          case CELLS -> widths.cells();
          case BOXES -> widths.boxes();
          case FRAME -> widths.frame();
          default ->
              Math.max(isBlack(ink) ? widths.cells() : THINNEST_GREY, sign.width() * cellSide);
        };
    return new Pen(width, ink, sign.dash() * cellSide);
  }

  private static boolean isBlack(Ink ink) {
    return ink.rgb(Colours.BLACK) == Ink.BLACK.rgb(Colours.BLACK);
  }

  /** The ink of a sign; lines between cells are black unless grey is requested. */
  private Ink ink(Sign sign) {
    boolean isBlack =
        sign == Sign.CELLS
            && !setting.style().look().isGrey()
            && setting.style().colours() == Colours.BLACK;
    return isBlack ? Ink.BLACK : Ink.of(sign);
  }

  /** The width of the line around the board. */
  double frame() {
    return widths().frame();
  }

  private LineWidths widths() {
    return LineWidths.of(setting.style(), cellSide);
  }
}
