package cluewright.format.exchange.position;

import cluewright.format.Line;
import cluewright.format.exchange.core.ItemPart;
import cluewright.format.exchange.core.Metadata;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;

/** The header lines of a .sdk file that are understood, in the order in which they are written. */
enum SdkField {
  AUTHOR('A', Metadata::author),
  DESCRIPTION('D', Metadata::title),
  COMMENT('C', Metadata::notes),
  DATE('B', Metadata::date),
  SOURCE('S', Metadata::source),
  LEVEL('L', Metadata::level),
  URL('U', Metadata::url);

  private static final Map<Character, SdkField> BY_LETTER =
      Arrays.stream(values()).collect(Collectors.toMap(SdkField::letter, field -> field));

  private final char letter;
  private final Function<Metadata, String> part;

  SdkField(char letter, Function<Metadata, String> part) {
    this.letter = letter;
    this.part = part;
  }

  char letter() {
    return letter;
  }

  String of(Metadata about) {
    return part.apply(about);
  }

  /** The words that such lines can carry. */
  static Metadata kept(Metadata about) {
    return about.each((part, text) -> part == ItemPart.NOTES ? lines(text) : stripped(text));
  }

  /** A text without trailing blanks on its lines and trailing blank lines. */
  static String lines(String text) {
    return lines(text, String::stripTrailing).stripTrailing();
  }

  private static String stripped(String text) {
    return lines(text, String::strip).strip();
  }

  private static String lines(String text, UnaryOperator<String> each) {
    return StreamSupport.stream(Line.of(text, 1).spliterator(), false)
        .map(line -> each.apply(line.text()))
        .collect(Collectors.joining("\n"));
  }

  static Optional<SdkField> of(char letter) {
    return Optional.ofNullable(BY_LETTER.get(letter));
  }
}
