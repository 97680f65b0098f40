package cluewright.print.canvas;

import cluewright.picture.Sign;

/** The weights of Inter in use, lightest first; the boldest is for digits and lacks Japanese. */
public enum Weight {
  REGULAR("Inter-Regular.ttf"),
  MEDIUM("Inter-Medium.ttf"),
  SEMI_BOLD("Inter-SemiBold.ttf"),
  BOLD("Inter-Bold.ttf");

  private final String file;

  Weight(String file) {
    this.file = file;
  }

  /** The weight of a sign's texts. */
  public static Weight of(Sign sign) {
    return sign.form() == Sign.Form.HEAVY_TEXT ? SEMI_BOLD : REGULAR;
  }

  String file() {
    return file;
  }
}
