package cluewright.cli.option;

import cluewright.choice.Kind;
import cluewright.strategy.core.Words;
import java.util.Arrays;
import java.util.Locale;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads one of a few words in upper or lower case, with hyphens between their parts. */
public record ChoiceConverter<E>(Class<E> choices) implements ITypeConverter<E> {

  @Override
  public E convert(String text) {
    return Arrays.stream(choices.getEnumConstants())
        .filter(choice -> Kind.word(choice).equals(text.strip().toLowerCase(Locale.ROOT)))
        .findFirst()
        .orElseThrow(() -> new TypeConversionException(unknown(text)));
  }

  private String unknown(String text) {
    return "\""
        + text
        + "\" is not one of "
        + Words.list(Arrays.stream(choices.getEnumConstants()).map(Kind::word).toList());
  }
}
