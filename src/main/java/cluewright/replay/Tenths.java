package cluewright.replay;

import java.math.BigDecimal;
import java.util.OptionalInt;

/** Converts Sudoku Explainer's ratings, such as 7.2, from and to tenths. */
public final class Tenths {
  private static final double TEN = 10;

  private Tenths() {}

  /** The rating for a number of tenths, for example 7.2 for 72. */
  public static double rating(int tenths) {
    return tenths / TEN;
  }

  /** The nearest number of tenths. */
  public static int of(double rating) {
    return (int) Math.round(TEN * rating);
  }

  /** Reads a rating such as {@code 7.2} or {@code 7}; empty if the text is not one. */
  public static OptionalInt read(String text) {
    return text.matches("\\d{1,2}(\\.\\d)?")
        ? OptionalInt.of(new BigDecimal(text).movePointRight(1).intValueExact())
        : OptionalInt.empty();
  }
}
