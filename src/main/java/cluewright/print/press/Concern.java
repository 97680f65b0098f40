package cluewright.print.press;

import cluewright.print.BoardLook;
import cluewright.print.Tints;

/**
 * A feature that presses refuse or print badly, with the limit in points; for edges, how far
 * contents lie inside the safe area.
 */
enum Concern {
  THIN_LINE("print.press-line", BoardLook.THINNEST_CELL),
  /** A thin grey line: presses print grey as dots, which tear it. */
  THIN_GREY_LINE("print.press-grey-line", 1),
  SMALL_TYPE("print.press-type", 7),
  SMALL_CANDIDATE("print.press-candidate", 6),
  EDGE("print.press-edge", 0),
  /** A dark ground under digits; the limit is the percentage of paper that stays white. */
  DARK_GROUND("print.press-ground", 100 - Tints.DARKEST_TO_READ);

  private final String key;
  private final double limit;

  Concern(String key, double limit) {
    this.key = key;
    this.limit = limit;
  }

  String key() {
    return key;
  }

  double limit() {
    return limit;
  }
}
