package cluewright.print.canvas;

import cluewright.picture.Sign;
import cluewright.print.BoardStyle;

/**
 * The weights in use, lightest first; the boldest is for digits and lacks Japanese, which is
 * lighter there.
 */
public enum Weight {
  REGULAR("Regular.ttf"),
  MEDIUM("Medium.ttf"),
  SEMI_BOLD("SemiBold.ttf"),
  BOLD("Bold.ttf");

  private final String file;

  Weight(String file) {
    this.file = file;
  }

  /** The weight of a sign's texts. */
  public static Weight of(Sign sign) {
    return sign.form() == Sign.Form.HEAVY_TEXT ? SEMI_BOLD : REGULAR;
  }

  /** The weight of the digits of a board. */
  public static Weight of(BoardStyle.Digits digits) {
    return valueOf(digits.name());
  }

  /** The end of the names of the files of fonts of this weight. */
  String file() {
    return file;
  }
}
