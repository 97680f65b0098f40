package cluewright.cli;

import java.util.Locale;

/** How repairs are written. */
enum RepairFormat {
  /** Sentences, with a mask and a puzzle for each suggestion. */
  TEXT,
  /** One object. */
  JSON;

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
