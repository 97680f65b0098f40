package cluewright.cli.option;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a percentage such as {@code 1%} or {@code 0.1%}, above 0, as a fraction. */
public final class PercentConverter implements ITypeConverter<Double> {
  private static final Pattern PERCENT = Pattern.compile("(\\d{1,3}(?:\\.\\d{1,6})?) *%");
  private static final double ALL = 100;

  @Override
  public Double convert(String text) {
    Matcher percent = PERCENT.matcher(text.strip());
    double number = percent.matches() ? Double.parseDouble(percent.group(1)) : 0;
    if (number <= 0 || number > ALL) {
      throw new TypeConversionException(
          "\"" + text + "\" is not a share: write it like 1% or 0.1%, up to 100%");
    }
    return number / ALL;
  }
}
