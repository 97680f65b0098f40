package cluewright.format.exchange;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.Function;

/**
 * The header lines of a .sdk file that have a meaning to us, in the order in which we write them.
 */
enum SdkField {
  AUTHOR('A', About::author),
  DESCRIPTION('D', About::title),
  COMMENT('C', About::notes),
  DATE('B', About::date),
  SOURCE('S', About::source),
  LEVEL('L', About::level),
  URL('U', About::url);

  private final char letter;
  private final Function<About, String> part;

  SdkField(char letter, Function<About, String> part) {
    this.letter = letter;
    this.part = part;
  }

  char letter() {
    return letter;
  }

  String of(About about) {
    return part.apply(about);
  }

  static Optional<SdkField> of(char letter) {
    return Arrays.stream(values()).filter(field -> field.letter == letter).findFirst();
  }
}
