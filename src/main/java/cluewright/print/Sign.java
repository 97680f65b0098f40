package cluewright.print;

import java.util.Locale;

/**
 * What a part of a picture means, and how it looks: in an SVG by a rule of its style sheet, on a
 * canvas by ink, weight and pen. Widths are in cells; in a style sheet a cell has the side 10.
 */
enum Sign {
  /** The houses that an argument is about. */
  HOUSE("fill:#ddf4ff", Ink.TINT, Weight.REGULAR, 0, 0),
  /** Slanting lines over the houses that an argument reaches into. */
  COVER(line("#d4a72c", ".15") + ";stroke-linecap:butt", Ink.COVER, Weight.REGULAR, 0.015, 0),
  /** The ground of a digit that a step placed. */
  PLACED("fill:#aceebb", Ink.PLACED_GROUND, Weight.REGULAR, 0, 0),
  CELLS(line("#737373", ".12"), Ink.HAIR, Weight.REGULAR, 0.012, 0),
  BOXES(line("#000", ".35"), Ink.BLACK, Weight.REGULAR, 0.035, 0),
  FRAME(line("#000", ".5"), Ink.BLACK, Weight.REGULAR, 0.05, 0),
  /** A digit of the solution that something stands before. */
  PALE("fill:#d0d7de", Ink.PALE, Weight.REGULAR, 0, 0),
  CLUE("font-weight:600", Ink.BLACK, Weight.SEMI_BOLD, 0, 0),
  FOUND("fill:#0969da", Ink.FOUND, Weight.REGULAR, 0, 0),
  /** A digit that a step placed, and the step's number. */
  NEW("font-weight:600;fill:#116329", Ink.PLACED, Weight.SEMI_BOLD, 0, 0),
  CANDIDATE("fill:#57606a", Ink.CANDIDATE, Weight.REGULAR, 0, 0),
  STRONG(line("#1b7c83", ".42"), Ink.LINK, Weight.REGULAR, 0.042, 0),
  WEAK(
      line("#1b7c83", ".32") + ";stroke-dasharray:.85;stroke-linecap:butt",
      Ink.LINK,
      Weight.REGULAR,
      0.032,
      0.085),
  /** The head of a link that leads somewhere. */
  ARROW(line("#1b7c83", ".36"), Ink.LINK, Weight.REGULAR, 0.036, 0),
  /** Under a candidate of the pattern: a disc. */
  PATTERN("fill:#0969da", Ink.PATTERN, Weight.REGULAR, 0, 0),
  /** Under a candidate of the second colour, or one that a chain holds false: a square. */
  SECOND("fill:#8250df", Ink.SECOND, Weight.REGULAR, 0, 0),
  /** Around a digit that is placed and belongs to the pattern: a ring. */
  HELD(line("#0969da", ".32"), Ink.PATTERN, Weight.REGULAR, 0.032, 0),
  /** Under a candidate in a ring. */
  BLANK("fill:#fff", Ink.PAPER, Weight.REGULAR, 0, 0),
  /** Around a candidate beyond the plain pattern: a ring of dashes. */
  FIN(line("#9a6700", ".26") + ";stroke-dasharray:.5", Ink.FIN, Weight.REGULAR, 0.026, 0.05),
  /** A digit on a disc or a square. */
  MARKED("font-weight:600;fill:#fff", Ink.PAPER, Weight.SEMI_BOLD, 0, 0),
  /** A digit in a ring. */
  FINNED("font-weight:600;fill:#9a6700", Ink.FIN, Weight.SEMI_BOLD, 0, 0),
  ELIMINATED("font-weight:600;fill:#cf222e", Ink.ELIMINATED, Weight.SEMI_BOLD, 0, 0),
  /** Under a stroke that would be lost on a disc. */
  HALO(line("#fff", ".5"), Ink.PAPER, Weight.REGULAR, 0.05, 0),
  /** Through an eliminated candidate. */
  STRIKE(line("#cf222e", ".28"), Ink.ELIMINATED, Weight.REGULAR, 0.028, 0),
  /** The number of a row or a column. */
  LABEL("fill:#57606a", Ink.CANDIDATE, Weight.REGULAR, 0, 0);

  private final String rule;
  private final Ink ink;
  private final Weight weight;
  private final double width;
  private final double dash;

  Sign(String rule, Ink ink, Weight weight, double width, double dash) {
    this.rule = rule;
    this.ink = ink;
    this.weight = weight;
    this.width = width;
    this.dash = dash;
  }

  private static String line(String colour, String width) {
    return "fill:none;stroke:" + colour + ";stroke-width:" + width;
  }

  /** Its name in an SVG. */
  String style() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** What a style sheet says of it. */
  String rule() {
    return rule;
  }

  Ink ink() {
    return ink;
  }

  /** Of a text. */
  Weight weight() {
    return weight;
  }

  /** Of a line. */
  double width() {
    return width;
  }

  /** Of a line, 0 for a solid one. */
  double dash() {
    return dash;
  }
}
