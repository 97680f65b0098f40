package cluewright.cli.solve;

import java.util.Locale;

/** The formats of ratings. */
public enum RateFormat {
  /** A line for people. */
  TEXT,
  /** Comma-separated values with a heading. */
  CSV,
  /** One object a line. */
  JSON;

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
