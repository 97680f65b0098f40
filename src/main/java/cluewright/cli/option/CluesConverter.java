package cluewright.cli.option;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a number of clues such as {@code 26}, or a range such as {@code 24..28}. */
public final class CluesConverter implements ITypeConverter<ClueRange> {
  private static final Pattern RANGE = Pattern.compile("(\\d{1,3})(?:\\.\\.(\\d{1,3}))?");

  @Override
  public ClueRange convert(String text) {
    Matcher range = RANGE.matcher(text.strip());
    if (!range.matches()) {
      throw new TypeConversionException(
          "\"" + text + "\" is not a number of clues: write 26, or a range such as 24..28");
    }
    int least = Integer.parseInt(range.group(1));
    int most = range.group(2) == null ? least : Integer.parseInt(range.group(2));
    try {
      return new ClueRange(least, most);
    } catch (IllegalArgumentException e) {
      throw new TypeConversionException(e.getMessage());
    }
  }
}
