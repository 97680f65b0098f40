package cluewright.format;

import cluewright.phrase.Phrase;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Loads a file or stream as text, if it is small enough to contain puzzles.
 *
 * <p>A byte order mark says UTF-16 and is dropped; XML may name its encoding itself. Anything else
 * is UTF-8 or, if it cannot be, windows-1252, which older programs write; that is told. What is no
 * text in either is read as UTF-8 all the same, so that readers name the place of what is none.
 */
public final class TextSource {
  /** The most bytes read; the list of all known 17-clue puzzles needs a quarter of it. */
  public static final int MAX_BYTES = 16 << 20;

  private static final Charset WESTERN = Charset.forName("windows-1252");

  /** The maximum length of an XML declaration. */
  private static final int DECLARATION = 200;

  private static final Pattern ENCODING =
      Pattern.compile("<\\?xml[^>]*?encoding\\s*=\\s*[\"']([A-Za-z][A-Za-z0-9._-]*)[\"']");

  private TextSource() {}

  /**
   * A text with its origin.
   *
   * @param remark what was taken for granted, a sentence without its full stop, if anything
   */
  public record Source(String text, Optional<Phrase> remark) {}

  /**
   * Reads a file.
   *
   * @throws FormatException if the file is too large, before it is read
   * @throws IOException if it cannot be read
   */
  public static Source read(Path file) throws IOException {
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
  public static Source read(InputStream in, String name) throws IOException {
    byte[] bytes = in.readNBytes(MAX_BYTES + 1);
    if (bytes.length > MAX_BYTES) {
      throw tooLarge("formats.goes-on", name, MAX_BYTES);
    }
    return decode(bytes);
  }

  private static Source decode(byte[] bytes) {
    if (startsWith(bytes, 0xFE, 0xFF) || startsWith(bytes, 0xFF, 0xFE)) {
      return said(new String(bytes, StandardCharsets.UTF_16));
    }
    Optional<String> text =
        declared(bytes)
            .flatMap(charset -> decoded(bytes, charset))
            .or(() -> decoded(bytes, StandardCharsets.UTF_8));
    if (text.isPresent()) {
      return said(text.get());
    }
    return decoded(bytes, WESTERN)
        .filter(western -> western.indexOf('\0') < 0)
        .map(western -> new Source(western, Optional.of(Phrase.of("formats.western"))))
        .orElseGet(() -> said(new String(bytes, StandardCharsets.UTF_8)));
  }

  private static Source said(String text) {
    return new Source(withoutMark(text), Optional.empty());
  }

  /**
   * The encoding named by XML, provided that the characters of the declaration are where it puts
   * them.
   */
  private static Optional<Charset> declared(byte[] bytes) {
    String start =
        new String(bytes, 0, Math.min(bytes.length, DECLARATION), StandardCharsets.ISO_8859_1);
    Matcher declaration = ENCODING.matcher(start);
    if (!declaration.find() || !Charset.isSupported(declaration.group(1))) {
      return Optional.empty();
    }
    Charset charset = Charset.forName(declaration.group(1));
    return Optional.of(charset)
        .filter(named -> new String(bytes, 0, declaration.end(), named).contains("<?xml"));
  }

  private static Optional<String> decoded(byte[] bytes, Charset charset) {
    try {
      return Optional.of(charset.newDecoder().decode(ByteBuffer.wrap(bytes)).toString());
    } catch (CharacterCodingException another) {
      return Optional.empty();
    }
  }

  /** A text without its byte order mark, if any. */
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
