package cluewright.cli.option;

import java.util.Locale;

/** The formats of puzzles on standard output. */
public enum OutputFormat {
  /** One character per cell, one puzzle per line. */
  LINE,
  /** A drawing with borders. */
  GRID,
  /** One JSON object per line. */
  JSON;

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
