package cluewright.format;

import cluewright.phrase.Phrase;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Brings a file or a stream into memory as text, if it is small enough to be one of ours.
 *
 * <p>The text is UTF-8 unless a byte order mark says UTF-16; the mark itself is dropped.
 */
public final class TextSource {
  /** The most bytes that are read; the list of all known 17-clue puzzles needs a quarter. */
  public static final int MAX_BYTES = 16 << 20;

  private TextSource() {}

  /**
   * Reads a file.
   *
   * @throws FormatException if the file is too large, before it is read
   * @throws IOException if it cannot be read
   */
  public static String read(Path file) throws IOException {
    if (Files.isRegularFile(file) && Files.size(file) > MAX_BYTES) {
      throw tooLarge("formats.too-large", file.toString(), Files.size(file));
    }
    try (InputStream in = Files.newInputStream(file)) {
      return read(in, file.toString());
    }
  }

  /**
   * Reads a stream to its end.
   *
   * @param name what the stream is called in errors
   * @throws FormatException if there is more than {@link #MAX_BYTES} to read
   * @throws IOException if it cannot be read
   */
  public static String read(InputStream in, String name) throws IOException {
    byte[] bytes = in.readNBytes(MAX_BYTES + 1);
    if (bytes.length > MAX_BYTES) {
      throw tooLarge("formats.goes-on", name, MAX_BYTES);
    }
    return decode(bytes);
  }

  private static String decode(byte[] bytes) {
    Charset charset = StandardCharsets.UTF_8;
    if (startsWith(bytes, 0xFE, 0xFF) || startsWith(bytes, 0xFF, 0xFE)) {
      charset = StandardCharsets.UTF_16;
    }
    return withoutMark(new String(bytes, charset));
  }

  /** A text without the byte order mark that it may begin with. */
  public static String withoutMark(String text) {
    return text.startsWith("\uFEFF") ? text.substring(1) : text;
  }

  private static boolean startsWith(byte[] bytes, int first, int second) {
    return bytes.length >= 2 && bytes[0] == (byte) first && bytes[1] == (byte) second;
  }

  private static long megabytes(long bytes) {
    return (bytes + (1 << 20) - 1) >> 20;
  }

  private static FormatException tooLarge(String key, String name, long bytes) {
    return new FormatException(Phrase.of(key, name, megabytes(bytes), megabytes(MAX_BYTES)));
  }
}
