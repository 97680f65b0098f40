package cluewright.print.canvas;

import java.awt.Shape;
import java.awt.geom.PathIterator;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** Builds a PostScript program with lines as short as its conventions require. */
final class PostScript {
  /**
   * The line length at which to break: the conventions allow 255 characters, and no word is longer
   * than a tenth of that.
   */
  private static final int LONG_LINE = 200;

  private static final int COORDINATES = 6;
  private static final int DELETE = 0x7f;

  /** The length of a UTF-16 code unit in octal escapes. */
  private static final int BYTES_IN_OCTAL = 8;

  private final StringBuilder text = new StringBuilder();
  private int lineStart;

  /**
   * A string literal for a program or comment: ASCII as it is, other text in UTF-16 with a byte
   * order mark, as in PDF. What would be longer than a line may be is cut.
   */
  static String string(String words) {
    String plain = words.replaceAll("\\p{Cntrl}+", " ").strip();
    boolean isAscii = plain.chars().allMatch(letter -> letter < DELETE);
    int most = isAscii ? LONG_LINE / 2 : LONG_LINE / BYTES_IN_OCTAL - 1;
    int end =
        plain.offsetByCodePoints(0, Math.min(most / 2, plain.codePointCount(0, plain.length())));
    String cut = plain.length() <= most ? plain : plain.substring(0, end);
    if (isAscii) {
      return "(" + cut.replaceAll("([\\\\()])", "\\\\$1") + ")";
    }
    StringBuilder octal = new StringBuilder("(\\376\\377");
    for (byte each : cut.getBytes(StandardCharsets.UTF_16BE)) {
      octal.append("\\%03o".formatted(each & 0xff));
    }
    return octal.append(')').toString();
  }

  /** Appends numbers and their operator. */
  PostScript add(String operator, double... numbers) {
    for (double each : numbers) {
      word(number(each));
    }
    return word(operator);
  }

  /** Appends a word unchanged. */
  PostScript word(String word) {
    text.append(word);
    boolean isLong = text.length() - lineStart > LONG_LINE;
    text.append(isLong ? '\n' : ' ');
    if (isLong) {
      lineStart = text.length();
    }
    return this;
  }

  PostScript endLine() {
    if (text.length() > lineStart) {
      text.setCharAt(text.length() - 1, '\n');
      lineStart = text.length();
    }
    return this;
  }

  /** Appends an outline, with quadratic curves as cubic ones. */
  PostScript trace(Shape outline) {
    double[] to = new double[COORDINATES];
    double x = 0;
    double y = 0;
    for (PathIterator path = outline.getPathIterator(null); !path.isDone(); path.next()) {
      switch (path.currentSegment(to)) {
        case PathIterator.SEG_MOVETO -> add("m", to[0], to[1]);
        case PathIterator.SEG_LINETO -> add("l", to[0], to[1]);
        case PathIterator.SEG_QUADTO -> {
          add(
              "c",
              (x + 2 * to[0]) / 3,
              (y + 2 * to[1]) / 3,
              (to[2] + 2 * to[0]) / 3,
              (to[3] + 2 * to[1]) / 3,
              to[2],
              to[3]);
          System.arraycopy(to, 2, to, 0, 2);
        }
        case PathIterator.SEG_CUBICTO -> {
          add("c", to);
          System.arraycopy(to, 4, to, 0, 2);
        }
        default -> word("h");
      }
      x = to[0];
      y = to[1];
    }
    return this;
  }

  /** A number with at most three decimals, a thousandth of a point. */
  static String number(double value) {
    String text = String.format(Locale.ROOT, "%.3f", value).replaceAll("\\.?0+$", "");
    return text.equals("-0") ? "0" : text;
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
