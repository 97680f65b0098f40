package cluewright.cli.option;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * Reads durations: {@code 500ms}, {@code 60s}, {@code 2m}, {@code 1h}, and plain seconds. More than
 * a hundred years are a hundred years.
 */
public final class TimeConverter implements ITypeConverter<Duration> {
  private static final Pattern TIME = Pattern.compile("(\\d+(?:\\.\\d+)?|\\.\\d+)(ms|s|m|h)?");
  private static final BigDecimal LONGEST = BigDecimal.valueOf(Duration.ofDays(36_525).toMillis());
  private static final Map<String, Integer> MILLISECONDS =
      Map.of("ms", 1, "s", 1000, "m", 60_000, "h", 3_600_000);

  @Override
  public Duration convert(String text) {
    Matcher time = TIME.matcher(text.strip());
    if (!time.matches()) {
      throw unreadable(text);
    }
    String unit = time.group(2) == null ? "s" : time.group(2);
    BigDecimal milliseconds =
        new BigDecimal(time.group(1)).multiply(BigDecimal.valueOf(MILLISECONDS.get(unit)));
    if (milliseconds.compareTo(BigDecimal.ONE) < 0) {
      throw unreadable(text);
    }
    return Duration.ofMillis(milliseconds.min(LONGEST).longValue());
  }

  private static TypeConversionException unreadable(String text) {
    return new TypeConversionException(
        "\""
            + text
            + "\" is not a time of 1 ms or more: write 500ms, 60s, 2m, 1h or plain seconds");
  }
}
