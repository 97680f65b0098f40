package cluewright.format;

import cluewright.phrase.Phrase;

/** A limit to what is read from one text and stands in memory at once. */
public final class MemoryBudget {
  /** The whole budget, in bytes. */
  public static final long BYTES = 64L << 20;

  private long left = BYTES;
  private int items;

  /**
   * Spends what one more item needs.
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
   * Spends what is needed on the way to one more item.
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
