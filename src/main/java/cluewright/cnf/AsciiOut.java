package cluewright.cnf;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** Buffers text for files of many numbers, without making a string for each. */
final class AsciiOut {
  private static final int BLOCK = 1 << 16;
  private static final int LONGEST_NUMBER = 20;

  private final OutputStream out;
  private final byte[] block = new byte[BLOCK];
  private int used;

  AsciiOut(OutputStream out) {
    this.out = out;
  }

  /** Appends a number and a space. */
  AsciiOut number(long number) {
    if (used + LONGEST_NUMBER + 1 > BLOCK) {
      flush();
    }
    if (number < 0) {
      block[used++] = '-';
    }
    long rest = Math.abs(number);
    int end = used + digits(rest);
    for (int place = end - 1; place >= used; place--) {
      block[place] = (byte) ('0' + rest % 10);
      rest /= 10;
    }
    block[end] = ' ';
    used = end + 1;
    return this;
  }

  private static int digits(long number) {
    int digits = 1;
    for (long rest = number / 10; rest > 0; rest /= 10) {
      digits++;
    }
    return digits;
  }

  /** Appends a text and ends the line. */
  void line(String text) {
    for (byte letter : (text + "\n").getBytes(StandardCharsets.UTF_8)) {
      if (used == BLOCK) {
        flush();
      }
      block[used++] = letter;
    }
  }

  /**
   * Writes out what is buffered.
   *
   * @throws UncheckedIOException if the stream does not take it
   */
  void flush() {
    try {
      out.write(block, 0, used);
      used = 0;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
