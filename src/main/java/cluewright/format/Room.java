package cluewright.format;

import cluewright.phrase.Phrase;

/** The limit on the data of one text held in memory at once. */
public final class Room {
  /** All of it, in bytes. */
  public static final long BYTES = 64L << 20;

  private long left = BYTES;
  private int items;

  /**
   * Takes room for one more item.
   *
   * @param bytes about what it needs
   * @param line where it stands, from 1
   * @throws FormatException if there is not so much left
   */
  public void take(long bytes, int line) {
    left -= bytes;
    if (left < 0) {
      throw FormatException.at(line, 1, Phrase.of("formats.too-many", items));
    }
    items++;
  }
}
