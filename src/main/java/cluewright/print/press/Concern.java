package cluewright.print.press;

import cluewright.print.BoardLook;
import cluewright.print.Tints;

/**
 * Something that presses refuse or print badly, with the least that they want, in points; of edges
 * it is how far contents stay inside the safe area.
 */
enum Concern {
  THIN_LINE("print.press-line", BoardLook.THINNEST_CELL),
  /** Presses print grey as rows of dots, which tears thin lines. */
  THIN_GREY_LINE("print.press-grey-line", 1),
  SMALL_TYPE("print.press-type", 7),
  SMALL_CANDIDATE("print.press-candidate", 6),
  EDGE("print.press-edge", 0),
  /** Of grounds under digits, the share of the paper that stays white, in percent. */
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
