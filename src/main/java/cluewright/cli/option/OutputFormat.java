package cluewright.cli.option;

import java.util.Locale;

/** The formats of puzzles on standard output. */
public enum OutputFormat {
  /** One character a cell, one puzzle a line. */
  LINE,
  /** With borders. */
  GRID,
  /** One object a line. */
  JSON;

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
