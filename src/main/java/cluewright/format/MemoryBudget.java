package cluewright.format;

import cluewright.phrase.Phrase;

/** Limits the memory for what is read from one text. */
public final class MemoryBudget {
  /** The whole budget, in bytes. */
  public static final long BYTES = 64L << 20;

  private long left = BYTES;
  private int items;

  /**
   * Takes the memory for one more item.
   *
   * @param bytes about what it needs
   * @param line where it stands, from 1
   * @throws FormatException if there is not so much left
   */
  public void take(long bytes, int line) {
    takeMore(bytes, line);
    items++;
  }

  /**
   * Takes the temporary memory for one more item.
   *
   * @param bytes about what it needs
   * @param line where it stands, from 1
   * @throws FormatException if there is not so much left
   */
  public void takeMore(long bytes, int line) {
    left -= bytes;
    if (left < 0) {
      throw FormatException.at(line, 1, Phrase.of("formats.too-many", items));
    }
  }
}
