package cluewright.cli.option;

import cluewright.replay.Condition;
import cluewright.replay.Tenths;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a range of Sudoku Explainer's ratings such as {@code 7.0..7.4}, or one rating. */
final class ExplainedConverter implements ITypeConverter<Condition.Explained> {
  private static final String RATING = "(\\d{1,2}(?:\\.\\d)?)";
  private static final Pattern RANGE = Pattern.compile(RATING + "(?:\\.\\." + RATING + ")?");

  @Override
  public Condition.Explained convert(String text) {
    Matcher range = RANGE.matcher(text);
    if (!range.matches()) {
      throw new TypeConversionException(
          "\"" + text + "\" is not a range of ratings: write it like 7.0..7.4");
    }
    int least = Tenths.read(range.group(1)).orElseThrow();
    int most = range.group(2) == null ? least : Tenths.read(range.group(2)).orElseThrow();
    try {
      return new Condition.Explained(least, most);
    } catch (IllegalArgumentException e) {
      throw new TypeConversionException(e.getMessage());
    }
  }
}
