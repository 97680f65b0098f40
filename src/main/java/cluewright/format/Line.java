package cluewright.format;

import java.util.Iterator;
import java.util.NoSuchElementException;

/**
 * A line of a text, without its line end.
 *
 * @param number from 1
 */
public record Line(int number, String text) {

  /** The lines of a text, in order; LF, CR and CRLF end a line. */
  public static Iterable<Line> of(String text, int firstNumber) {
    return () -> new Lines(text, firstNumber);
  }

  /** This line without its comment, which begins with {@code #}. */
  public Line withoutComment() {
    int comment = text.indexOf('#');
    return comment < 0 ? this : new Line(number, text.substring(0, comment));
  }

  private static final class Lines implements Iterator<Line> {
    private final String text;
    private int number;
    private int start;

    Lines(String text, int firstNumber) {
      this.text = text;
      this.number = firstNumber;
      this.start = text.startsWith("\uFEFF") ? 1 : 0;
    }

    @Override
    public boolean hasNext() {
      return start < text.length();
    }

    @Override
    public Line next() {
      if (!hasNext()) {
        throw new NoSuchElementException();
      }
      int end = start;
      while (end < text.length() && text.charAt(end) != '\n' && text.charAt(end) != '\r') {
        end++;
      }
      Line line = new Line(number++, text.substring(start, end));
      boolean two =
          end + 1 < text.length() && text.charAt(end) == '\r' && text.charAt(end + 1) == '\n';
      start = end + (two ? 2 : 1);
      return line;
    }
  }
}
