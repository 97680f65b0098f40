package cluewright.studio.look;

import java.util.function.Supplier;
import javafx.util.StringConverter;

/** Converts typed whole numbers; anything else keeps the current number. */
public final class WholeNumber extends StringConverter<Integer> {
  private static final String DIGITS = "\\d{1,6}";

  private final Supplier<Integer> now;

  /**
   * @param now the number of the moment
   */
  public WholeNumber(Supplier<Integer> now) {
    this.now = now;
  }

  @Override
  public String toString(Integer number) {
    return number == null ? "" : String.valueOf(number);
  }

  @Override
  public Integer fromString(String typed) {
    String digits = typed.strip();
    return digits.matches(DIGITS) ? Integer.valueOf(digits) : now.get();
  }
}
