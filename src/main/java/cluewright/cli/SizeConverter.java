package cluewright.cli;

import cluewright.print.PictureSize;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads {@code 90mm}, {@code 9cm}, {@code 3.5in} and {@code 1200px}. */
final class SizeConverter implements ITypeConverter<PictureSize> {
  private static final Pattern SIZE = Pattern.compile("(\\d{1,6}(?:\\.\\d{1,3})?)(mm|cm|in|px)");

  @Override
  public PictureSize convert(String text) {
    Matcher size = SIZE.matcher(text.strip().toLowerCase(Locale.ROOT));
    if (!size.matches()) {
      throw new TypeConversionException(
          "\"" + text + "\" is no size: write 90mm, 9cm, 3.5in or 1200px");
    }
    return new PictureSize(
        Double.parseDouble(size.group(1)),
        PictureSize.Unit.valueOf(size.group(2).toUpperCase(Locale.ROOT)));
  }
}
