package cluewright.print;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/** The languages of the words that Cluewright adds to pages. */
public enum Language {
  EN(Locale.ENGLISH),
  DE(Locale.GERMAN),
  JA(Locale.JAPANESE);

  private final Locale locale;

  Language(Locale locale) {
    this.locale = locale;
  }

  public Locale locale() {
    return locale;
  }

  /**
   * The language of a code such as {@code de}.
   *
   * @throws IllegalArgumentException if there is none, with a sentence
   */
  public static Language of(String code) {
    return Arrays.stream(values())
        .filter(each -> each.toString().equalsIgnoreCase(code.strip()))
        .findFirst()
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "\"%s\" is not one of %s"
                        .formatted(
                            code,
                            Arrays.stream(values())
                                .map(Language::toString)
                                .collect(Collectors.joining(", ")))));
  }

  @Override
  public String toString() {
    return locale.getLanguage();
  }
}
