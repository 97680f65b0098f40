package cluewright.picture;

import cluewright.model.rule.Mark;
import java.util.EnumSet;
import java.util.Set;

/**
 * The meaning of a part of a picture, and as much of its looks as is the same wherever it is drawn.
 * Widths are in cells. Each medium has its own colours and its own thinnest lines.
 */
public enum Sign {
  /** The ground of houses beside rows, columns and boxes. */
  WINDOW(Form.AREA),
  /** The line along a diagonal that is a house. */
  DIAGONAL(0.02, 0),
  /** Lines of rules, by their paint. */
  GREY_LINE(0.24, 0),
  SILVER_LINE(0.1, 0),
  PURPLE_LINE(0.17, 0),
  GREEN_LINE(0.2, 0.22),
  /** The disc at the end of a line. */
  BULB(Form.AREA),
  /** The houses that an argument is about. */
  HOUSE(Form.AREA),
  /** Slanting lines over the houses that an argument reaches into. */
  COVER(0.015, 0),
  /** The ground of a digit that a step placed. */
  PLACED(Form.AREA),
  /** Lines between cells. */
  CELLS(0.012, 0),
  /** Lines between boxes. */
  BOXES(0.035, 0),
  FRAME(0.05, 0),
  /** A dash of the line around a cage. */
  CAGE(0.018, 0),
  /** Between two cells that are no neighbours and have a sign half way. */
  TIE(0.018, 0),
  /** Under the sum of a cage: it opens the line around this. */
  SUM_ROOM(Form.AREA),
  /** Under a sign between cells: it opens the line between these. */
  BARE(Form.AREA),
  WHITE_DOT(Form.AREA),
  BLACK_DOT(Form.AREA),
  /** Around a dot. */
  RIM(0.022, 0),
  /** The sign between a cell and one with a larger digit. */
  LESS(0.034, 0),
  /** An X or a V between two cells. */
  LETTER(Form.HEAVY_TEXT),
  /** The sum of a cage. */
  SUM(Form.TEXT),
  /** A digit of the solution that something stands before. */
  PALE(Form.TEXT),
  CLUE(Form.HEAVY_TEXT),
  FOUND(Form.TEXT),
  /** A digit that a step placed, and the step's number. */
  NEW(Form.HEAVY_TEXT),
  CANDIDATE(Form.TEXT),
  STRONG(0.042, 0),
  WEAK(0.032, 0.085),
  /** The head of a link that leads somewhere. */
  ARROW(0.036, 0),
  /** Under a candidate of the pattern: a disc. */
  PATTERN(Form.AREA),
  /** Under a candidate of the second colour, or one that a chain holds false: a square. */
  SECOND(Form.AREA),
  /** Around a digit that is placed and belongs to the pattern: a ring. */
  HELD(0.032, 0),
  /** Under a candidate in a ring. */
  BLANK(Form.AREA),
  /** Around a candidate beyond the plain pattern: a ring of dashes. */
  FIN(0.026, 0.05),
  /** A digit on a disc or a square. */
  MARKED(Form.HEAVY_TEXT),
  /** A digit in a ring. */
  FINNED(Form.HEAVY_TEXT),
  ELIMINATED(Form.HEAVY_TEXT),
  /** Under a stroke that would be lost on a disc. */
  HALO(0.05, 0),
  /** Through an eliminated candidate. */
  STRIKE(0.028, 0),
  /** The number of a row or a column. */
  LABEL(Form.TEXT);

  private static final Set<Sign> RULE_LINES = EnumSet.range(GREY_LINE, GREEN_LINE);

  private final Form form;
  private final double width;
  private final double dash;

  /** The kinds of shapes that signs stand at. */
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

  /** The line of a paint. */
  static Sign of(Mark.Paint paint) {
    return valueOf(paint.name() + "_LINE");
  }

  /** True for the lines of rules. */
  public boolean isRuleLine() {
    return RULE_LINES.contains(this);
  }

  public Form form() {
    return form;
  }

  /** Of a line. */
  public double width() {
    return width;
  }

  /** The length of a line's dashes and of the gaps between them, 0 for a solid one. */
  public double dash() {
    return dash;
  }
}
