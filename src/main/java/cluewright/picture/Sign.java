package cluewright.picture;

import cluewright.model.rule.Mark;
import java.util.EnumSet;
import java.util.Set;

/**
 * The meaning of a shape, with the part of its look that is the same on every medium. Widths are in
 * cells. Each medium has its own colours and its own thinnest lines.
 */
public enum Sign {
  /** The ground of extra houses. */
  WINDOW(Form.AREA),
  /** The line along a diagonal. */
  DIAGONAL(0.02, 0),
  /** Lines of rules, by colour. */
  GREY_LINE(0.24, 0),
  SILVER_LINE(0.1, 0),
  PURPLE_LINE(0.17, 0),
  GREEN_LINE(0.2, 0.3),
  BLUE_LINE(0.14, 0),
  ORANGE_LINE(0.12, 0.2),
  LILAC_LINE(0.22, 0.4),
  TEAL_LINE(0.2, 0),
  ROSE_LINE(0.26, 0.34),
  RED_LINE(0.1, 0.3),
  /** The shaft and the head of an arrow, and the outlines at the ends of lines. */
  THIN_LINE(0.032, 0),
  /** The disc at the end of a line. */
  BULB(Form.AREA),
  /** The disc of a slow thermometer. */
  SLOW_BULB(Form.AREA),
  /** A figure in a cell, behind its digit. */
  FIGURE(Form.AREA),
  FIGURE_LINE(0.028, 0),
  /** The ground of cells in fog, and of whole cells of a decoration. */
  SHADE(Form.AREA),
  /** The houses of an argument. */
  HOUSE(Form.AREA),
  /** The line around the cells of one of several rules of an argument. */
  SEEN(0.04, 0),
  /** Slanted lines over the houses where an argument eliminates. */
  COVER(0.015, 0),
  /** The ground of a digit placed by a step. */
  PLACED(Form.AREA),
  /** Lines between cells. */
  CELLS(0.012, 0),
  /** Lines between boxes. */
  BOXES(0.035, 0),
  FRAME(0.05, 0),
  /** A dash of the line around a cage. */
  CAGE(0.018, 0),
  /** A dot of the line around a cage whose digits may be equal. */
  OPEN_CAGE(0.034, 0),
  /** The tie between two cells that are not neighbours, with a sign half way. */
  TIE(0.018, 0),
  /** The gap for the sum of a cage in its line. */
  SUM_ROOM(Form.AREA),
  /** The gap for a sign in the line between cells. */
  BARE(Form.AREA),
  WHITE_DOT(Form.AREA),
  BLACK_DOT(Form.AREA),
  RIM(0.022, 0),
  /** A number between two cells. */
  NUMBER(Form.HEAVY_TEXT),
  /** The number in a white dot. */
  ON_WHITE(Form.HEAVY_TEXT),
  /** The number in a black dot. */
  ON_BLACK(Form.HEAVY_TEXT),
  /** The disc on a corner of cells. */
  CORNER(Form.AREA),
  CORNER_RIM(0.022, 0),
  /** A digit in that disc. */
  IN_CORNER(Form.HEAVY_TEXT),
  /** A number outside the grid. */
  OUTSIDE(Form.HEAVY_TEXT),
  /** What points from that number along a diagonal. */
  OUTSIDE_WAY(0.028, 0),
  /** The sign between a cell and one with a larger digit. */
  LESS(0.034, 0),
  /** An X or a V between two cells. */
  LETTER(Form.HEAVY_TEXT),
  SUM(Form.TEXT),
  /** A digit of the solution behind others. */
  PALE(Form.TEXT),
  CLUE(Form.HEAVY_TEXT),
  FOUND(Form.TEXT),
  /** A digit placed by a step, and the step's number. */
  NEW(Form.HEAVY_TEXT),
  CANDIDATE(Form.TEXT),
  /** The bar over a digit that its cell cannot have. */
  BAR(0.016, 0),
  STRONG(0.042, 0),
  WEAK(0.032, 0.085),
  /** The head of a link with a direction. */
  ARROW(0.036, 0),
  /** A disc under a candidate of the pattern. */
  PATTERN(Form.AREA),
  /** A square under a candidate of the second colour, or one that a chain assumes false. */
  SECOND(Form.AREA),
  /** A ring around a placed digit of the pattern. */
  HELD(0.032, 0),
  /** The ground of a candidate in a ring. */
  BLANK(Form.AREA),
  /** A dashed ring around a candidate beyond the plain pattern. */
  FIN(0.026, 0.05),
  /** A digit on a disc or a square. */
  MARKED(Form.HEAVY_TEXT),
  /** A digit in a ring. */
  FINNED(Form.HEAVY_TEXT),
  ELIMINATED(Form.HEAVY_TEXT),
  /** The halo of a stroke, which would be lost on a disc. */
  HALO(0.05, 0),
  /** The stroke through an eliminated candidate. */
  STRIKE(0.028, 0),
  /** The number of a row or a column. */
  LABEL(Form.TEXT);

  private static final Set<Sign> RULE_LINES = EnumSet.range(GREY_LINE, THIN_LINE);

  private static final Set<Sign> BEHIND = EnumSet.range(GREY_LINE, FIGURE_LINE);
  private static final Set<Sign> LABELS =
      EnumSet.of(
          SUM,
          SUM_ROOM,
          NUMBER,
          ON_WHITE,
          ON_BLACK,
          CORNER,
          CORNER_RIM,
          IN_CORNER,
          OUTSIDE,
          OUTSIDE_WAY);

  private final Form form;
  private final double width;
  private final double dash;

  /** The kinds of shapes for signs. */
  public enum Form {
    AREA,
    LINE,
    TEXT,
    HEAVY_TEXT
  }

  Sign(Form form) {
    this.form = form;
    this.width = 0;
    this.dash = 0;
  }

  Sign(double width, double dash) {
    this.form = Form.LINE;
    this.width = width;
    this.dash = dash;
  }

  /** The line for a colour. */
  static Sign of(Mark.Paint paint) {
    return valueOf(paint.name() + "_LINE");
  }

  /** The disc at the end of a line of a colour. */
  static Sign bulb(Mark.Paint paint) {
    return paint == Mark.Paint.GREY ? BULB : SLOW_BULB;
  }

  /** True for labels of rules, which the digits of a solution make needless. */
  public boolean isLabel() {
    return LABELS.contains(this);
  }

  /** True for lines of rules and what stands at their ends, and for figures, behind digits. */
  public boolean isBehind() {
    return BEHIND.contains(this);
  }

  public boolean isRuleLine() {
    return RULE_LINES.contains(this);
  }

  public Form form() {
    return form;
  }

  /** The width of a line. */
  public double width() {
    return width;
  }

  /** The length of a line's dashes and gaps; 0 for a solid line. */
  public double dash() {
    return dash;
  }
}
