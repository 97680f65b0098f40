package cluewright.studio.look;

import java.util.Locale;
import java.util.stream.Stream;

/** The languages that the studio speaks. */
public enum Language {
  ENGLISH("English", Locale.ENGLISH),
  GERMAN("Deutsch", Locale.GERMAN),
  JAPANESE("日本語", Locale.JAPANESE);

  private final String ownName;
  private final Locale locale;

  Language(String ownName, Locale locale) {
    this.ownName = ownName;
    this.locale = locale;
  }

  /** The system's display language, or English. */
  public static Language ofSystem() {
    return of(Locale.getDefault(Locale.Category.DISPLAY));
  }

  /** The language of a locale, or English if it is not supported. */
  static Language of(Locale system) {
    return Stream.of(values())
        .filter(language -> language.locale.getLanguage().equals(system.getLanguage()))
        .findFirst()
        .orElse(ENGLISH);
  }

  public String ownName() {
    return ownName;
  }

  public Locale locale() {
    return locale;
  }
}
