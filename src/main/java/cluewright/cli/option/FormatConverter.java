package cluewright.cli.option;

import cluewright.format.exchange.Formats;
import cluewright.format.exchange.core.Format;
import cluewright.strategy.Spelling;
import cluewright.strategy.core.Words;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads the name of a puzzle format. */
public final class FormatConverter implements ITypeConverter<Format> {

  @Override
  public Format convert(String name) {
    return Formats.named(name.strip().toLowerCase(Locale.ROOT))
        .orElseThrow(() -> new TypeConversionException(unknown(name)));
  }

  private static String unknown(String name) {
    List<String> known = Formats.READ.stream().map(Format::id).toList();
    return Spelling.likely(name, known)
        .map(near -> "there is no format \"%s\", did you mean %s?".formatted(name, near))
        .orElse("there is no format \"%s\"; the formats are %s".formatted(name, Words.list(known)));
  }

  /** The names of readable formats, for shell completion. */
  public static final class Read implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return Formats.READ.stream().map(Format::id).iterator();
    }
  }

  /** The names of writable formats, for shell completion. */
  public static final class Written implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
      return Formats.ALL.stream().map(Format::id).iterator();
    }
  }
}
