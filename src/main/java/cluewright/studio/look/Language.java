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

  /** The language in which the system speaks to its user, or English. */
  public static Language ofSystem() {
    return of(Locale.getDefault(Locale.Category.DISPLAY));
  }

  /** The language of a system, or English where the studio does not speak it. */
  static Language of(Locale system) {
    return Stream.of(values())
        .filter(language -> language.locale.getLanguage().equals(system.getLanguage()))
        .findFirst()
        .orElse(ENGLISH);
  }

  /** The name of the language in itself. */
  public String ownName() {
    return ownName;
  }

  public Locale locale() {
    return locale;
  }
}
