package cluewright.studio.printing;

import java.util.function.Supplier;
import javafx.util.StringConverter;

/** Whole numbers as they are typed; what is none leaves the number of the moment. */
final class WholeNumber extends StringConverter<Integer> {
  private static final int DIGITS = 6;

  private final Supplier<Double> now;

  WholeNumber(Supplier<Double> now) {
    this.now = now;
  }

  @Override
  public String toString(Integer number) {
    return number == null ? "" : String.valueOf(number);
  }

  @Override
  public Integer fromString(String typed) {
    String digits = typed.strip();
    boolean isNumber = digits.matches("\\d{1," + DIGITS + "}");
    return isNumber ? Integer.valueOf(digits) : Integer.valueOf((int) Math.round(now.get()));
  }
}
