package cluewright.cli.generate;

import java.util.Locale;

/** The formats of repairs. */
public enum RepairFormat {
  /** Sentences, with a mask and a puzzle for each suggestion. */
  TEXT,
  /** One object. */
  JSON;

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
