package cluewright.cli.option;

import java.util.function.Function;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * Reads whole numbers.
 *
 * @param parse as {@link Long#valueOf(String)}
 */
public record NumberConverter<T>(Function<String, T> parse) implements ITypeConverter<T> {

  @Override
  public T convert(String text) {
    try {
      return parse.apply(text.strip());
    } catch (NumberFormatException e) {
      throw new TypeConversionException(
          "\"" + text + "\" is not a whole number, or has too many digits");
    }
  }
}
