package cluewright.cli.option;

import java.util.Locale;

/** The forms in which a command says what it knows of puzzles. */
public enum TextOrJson {
  TEXT,
  JSON;

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
