package cluewright.model.rule;

import cluewright.model.rule.Mark.Paint;
import java.awt.Color;
import java.util.Locale;
import java.util.Map;

/**
 * A colour as files have it: {@code #rgb}, {@code #rrggbb}, either with an opacity at the end, or
 * one of some names.
 *
 * @param opacity 0 to 1
 */
public record FreeColor(float hue, float saturation, float brightness, double opacity) {
  private static final Map<String, String> NAMES =
      Map.of("white", "ffffff", "black", "000000", "grey", "808080", "gray", "808080");

  private static final FreeColor NONE = new FreeColor(0, 0, 1, 0);

  /** What is less opaque is not drawn. */
  private static final double SEEN = 0.1;

  private static final float COLOURLESS = 0.15f;
  private static final float PALE = 0.4f;
  private static final float DARK = 0.35f;
  private static final float MIDDLE = 0.75f;
  private static final float WHITE = 0.94f;
  private static final int HEX = 16;
  private static final int BYTE = 0xff;
  private static final int CIRCLE = 360;

  public static FreeColor of(String color) {
    String lower = color.strip().toLowerCase(Locale.ROOT).replace("#", "");
    String figures = NAMES.getOrDefault(lower, lower);
    if (figures.length() == 3 || figures.length() == 4) {
      figures = figures.replaceAll("(.)", "$1$1");
    }
    if (!figures.matches("[0-9a-f]{6}(?:[0-9a-f]{2})?")) {
      return NONE;
    }
    int rgb = Integer.parseInt(figures.substring(0, 6), HEX);
    double opacity =
        figures.length() == 6 ? 1 : Integer.parseInt(figures.substring(6), HEX) / (double) BYTE;
    float[] hsb =
        Color.RGBtoHSB(rgb >> HEX & BYTE, rgb >> (HEX / 2) & BYTE, rgb & BYTE, new float[3]);
    return new FreeColor(hsb[0], hsb[1], hsb[2], opacity);
  }

  public boolean isSeen() {
    return opacity >= SEEN;
  }

  public boolean isWhite() {
    return saturation < COLOURLESS && brightness >= WHITE;
  }

  public boolean isDark() {
    return brightness < DARK;
  }

  /** The nearest colour of a rule's line. */
  public Paint paint() {
    if (isDark()) {
      return Paint.THIN;
    }
    if (saturation < COLOURLESS) {
      return brightness < MIDDLE ? Paint.SILVER : Paint.GREY;
    }
    int degrees = Math.round(hue * CIRCLE);
    if (degrees < 15 || degrees >= 340) {
      return saturation < PALE ? Paint.ROSE : Paint.RED;
    }
    if (degrees < 70) {
      return Paint.ORANGE;
    }
    if (degrees < 165) {
      return Paint.GREEN;
    }
    if (degrees < 190) {
      return Paint.TEAL;
    }
    if (degrees < 250) {
      return Paint.BLUE;
    }
    return degrees < 280 ? Paint.LILAC : Paint.PURPLE;
  }
}
