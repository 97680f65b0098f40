package cluewright.print.canvas;

import cluewright.picture.Sign;
import cluewright.print.BoardStyle;

/**
 * The font weights, lightest first; the boldest, for digits, has no Japanese and falls back to a
 * lighter one.
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

  public static Weight of(BoardStyle.Digits digits) {
    return valueOf(digits.name());
  }

  /** The suffix of this weight's font files. */
  String file() {
    return file;
  }
}
