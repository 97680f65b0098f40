package cluewright.cli.option;

import cluewright.replay.Condition;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a range of scores such as {@code 400..800}, or one score. */
final class ScoreConverter implements ITypeConverter<Condition.Score> {
  private static final Pattern RANGE = Pattern.compile("(\\d{1,6})(?:\\.\\.(\\d{1,6}))?");

  @Override
  public Condition.Score convert(String text) {
    Matcher range = RANGE.matcher(text);
    if (!range.matches()) {
      throw new TypeConversionException(
          "\"" + text + "\" is not a range of scores: write it like 400..800");
    }
    int least = Integer.parseInt(range.group(1));
    int most = range.group(2) == null ? least : Integer.parseInt(range.group(2));
    try {
      return new Condition.Score(least, most);
    } catch (IllegalArgumentException e) {
      throw new TypeConversionException(e.getMessage());
    }
  }
}
