package cluewright.cli.option;

import cluewright.print.image.PictureSize;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * Reads {@code 90mm}, {@code 9cm}, {@code 3.5in}, {@code 0.5pt} and {@code 1200px}; 0 needs no
 * unit.
 */
public final class SizeConverter implements ITypeConverter<PictureSize> {
  private static final Pattern SIZE =
      Pattern.compile("(\\d{1,6}(?:\\.\\d{1,3})?|\\.\\d{1,3}) *(mm|cm|in|pt|px)");

  private static final Pattern ZERO = Pattern.compile("0+(?:\\.0{1,3})?");

  @Override
  public PictureSize convert(String text) {
    Matcher size = SIZE.matcher(text.strip().toLowerCase(Locale.ROOT));
    if (ZERO.matcher(text.strip()).matches()) {
      return new PictureSize(0, PictureSize.Unit.MM);
    }
    if (!size.matches()) {
      throw new TypeConversionException(
          "\""
              + text
              + "\" is not a size: write a number with its unit, such as 90mm, 9cm or 3.5in");
    }
    return new PictureSize(
        Double.parseDouble(size.group(1)),
        PictureSize.Unit.valueOf(size.group(2).toUpperCase(Locale.ROOT)));
  }
}
