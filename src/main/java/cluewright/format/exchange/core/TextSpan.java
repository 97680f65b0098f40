package cluewright.format.exchange.core;

import cluewright.format.FormatException;
import cluewright.format.Line;
import cluewright.format.TextSource;
import cluewright.phrase.Phrase;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A piece of a text with its position: a link or part of one, or a field of a file.
 *
 * @param line from 1
 * @param column from 1
 */
public record TextSpan(String text, int line, int column) {
  /** How much of a link it takes to see which site it belongs to. */
  public static final int LINK_START = 80;

  private static final List<String> SCHEMES = List.of("https://", "http://");
  private static final String WWW = "www.";

  /** The characters that people put around a link, with their counterparts. */
  private static final String OPENING = "<\"'`(\u201c\u201e\u00ab\u300c";

  private static final String CLOSING = ">\"'`)\u201d\u201c\u00bb\u300d";

  /** A line from its first to its last character that is not blank. */
  public static TextSpan of(Line line) {
    String ink = line.text().strip();
    return new TextSpan(ink, line.number(), line.text().indexOf(ink) + 1);
  }

  /**
   * The piece without surrounding quotes or brackets, and with {@code %3A} in its scheme turned
   * into a colon.
   */
  public TextSpan unwrapped() {
    int quote = text.isEmpty() ? -1 : OPENING.indexOf(text.charAt(0));
    if (quote >= 0) {
      int end = text.indexOf(CLOSING.charAt(quote), 1);
      return new TextSpan(text.substring(1, end < 0 ? text.length() : end), line, column + 1)
          .unwrapped();
    }
    String start = text.substring(0, Math.min(text.length(), 10)).toLowerCase(Locale.ROOT);
    return start.startsWith("http%3a") || start.startsWith("https%3a") ? decoded() : this;
  }

  /** The position of the first character that is neither a blank nor a byte order mark. */
  public static int ink(String text) {
    int ink = 0;
    while (ink < text.length() && (text.charAt(ink) <= ' ' || text.charAt(ink) == '\uFEFF')) {
      ink++;
    }
    return ink;
  }

  /** The first non-blank line, shortened to what is needed to recognize it. */
  public static TextSpan first(String text, int length) {
    String start = TextSource.withoutMark(text);
    int from = 0;
    while (from < start.length() && Character.isWhitespace(start.charAt(from))) {
      from++;
    }
    int end = from;
    int limit = Math.min(start.length(), from + length);
    while (end < limit && start.charAt(end) != '\n' && start.charAt(end) != '\r') {
      end++;
    }
    return new TextSpan(start.substring(from, end), 1, 1).unwrapped();
  }

  /** The text after the host, if this is a link to one of these. */
  public Optional<TextSpan> after(List<String> hosts) {
    String lower = text.substring(0, Math.min(text.length(), LINK_START)).toLowerCase(Locale.ROOT);
    int start = 0;
    for (String scheme : SCHEMES) {
      start += lower.startsWith(scheme) ? scheme.length() : 0;
    }
    int host = lower.startsWith(WWW, start) ? start + WWW.length() : start;
    return hosts.stream()
        .filter(name -> lower.startsWith(name + "/", host) || lower.startsWith(name + "?", host))
        .findFirst()
        .map(name -> from(host + name.length()));
  }

  /** The value of a query parameter. */
  public Optional<TextSpan> parameter(String name) {
    int at = text.indexOf('?') + 1;
    while (at > 0) {
      int end = text.indexOf('&', at);
      if (text.regionMatches(true, at, name + "=", 0, name.length() + 1)) {
        int from = at + name.length() + 1;
        return Optional.of(
            new TextSpan(text.substring(from, end < 0 ? text.length() : end), line, column + from)
                .before('#'));
      }
      at = end + 1;
    }
    return Optional.empty();
  }

  /** The text before a character, or all of it. */
  public TextSpan before(char mark) {
    int end = text.indexOf(mark);
    return end < 0 ? this : new TextSpan(text.substring(0, end), line, column);
  }

  /** The piece without its first characters. */
  public TextSpan from(int index) {
    return new TextSpan(text.substring(index), line, column + index);
  }

  /** The piece with {@code %2B} and the like decoded; positions after them shift to the left. */
  public TextSpan decoded() {
    if (text.indexOf('%') < 0) {
      return this;
    }
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    int length = 0;
    for (int i = 0; i < bytes.length; i++) {
      int high = i + 2 < bytes.length && bytes[i] == '%' ? Character.digit(bytes[i + 1], 16) : -1;
      int low = high < 0 ? -1 : Character.digit(bytes[i + 2], 16);
      bytes[length++] = low < 0 ? bytes[i] : (byte) (16 * high + low);
      i += low < 0 ? 0 : 2;
    }
    return new TextSpan(new String(bytes, 0, length, StandardCharsets.UTF_8), line, column);
  }

  /** A fault of this piece as a whole. */
  public FormatException fault(Phrase what) {
    return fault(0, what);
  }

  /** A fault at a character of this piece. */
  public FormatException fault(int index, Phrase what) {
    return FormatException.at(line, column + index, what);
  }
}
