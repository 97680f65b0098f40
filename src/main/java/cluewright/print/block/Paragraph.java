package cluewright.print.block;

import cluewright.print.canvas.Canvas;
import cluewright.print.canvas.Lettering;
import cluewright.print.canvas.Mark;
import cluewright.print.canvas.Typeface;
import java.text.BreakIterator;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * A text broken into lines of one lettering; its own line breaks are kept.
 *
 * @param lines each fits the width that it was set for; none if the text is empty
 */
public record Paragraph(List<String> lines, Lettering lettering, Typeface typeface)
    implements Block {
  private static final double STEP = 0.92;
  private static final double LEADING = 1.22;

  /** The minimum length of the last line in text without spaces, in ems. */
  private static final double RUNT = 2.9;

  private static final String ELLIPSIS = "…";

  /** More characters than are as wide as the shortest last line. */
  private static final int FEW = 64;

  /**
   * The space for a text.
   *
   * @param width in points
   * @param lines the most lines
   * @param smallest the size, in points, below which the text is not set
   */
  public record Room(double width, int lines, double smallest) {}

  /**
   * Sets a text as large as fits, up to {@code largest}, and rather smaller than broken within a
   * word; a text too long even at the smallest size is cut with an ellipsis.
   */
  public static Paragraph set(String text, Lettering largest, Room room, Typeface typeface) {
    Lettering whole =
        unbroken(each -> breaksAWord(text, each, room.width, typeface), largest, room);
    return set(each -> lines(text, each, room.width, typeface), whole, room, typeface);
  }

  private static boolean breaksAWord(
      String text, Lettering lettering, double width, Typeface typeface) {
    if (typeface.fits(text.strip(), lettering, width)) {
      return false;
    }
    BreakIterator breaks = BreakIterator.getLineInstance(Locale.JAPANESE);
    breaks.setText(text);
    int start = breaks.first();
    for (int end = breaks.next(); end != BreakIterator.DONE; start = end, end = breaks.next()) {
      if (!typeface.fits(text.substring(start, end).strip(), lettering, width)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Sets a text in parts, such as list members: lines break only after a part, unless it is wider
   * than a line; then they break after one of its pieces, or within them. Where a part ends with a
   * line break, a line ends.
   *
   * @param parts each in pieces; the text is smaller rather than broken within one of several
   */
  public static Paragraph ofParts(
      List<List<String>> parts, Lettering largest, Room room, Typeface typeface) {
    List<String> pieces =
        parts.stream().filter(part -> part.size() > 1).flatMap(List::stream).toList();
    Lettering whole =
        unbroken(
            each -> pieces.stream().anyMatch(p -> !typeface.fits(p.strip(), each, room.width)),
            largest,
            room);
    return set(each -> partLines(parts, each, room.width, typeface), whole, room, typeface);
  }

  /** The largest lettering that breaks no word; if every one does, the largest of all. */
  private static Lettering unbroken(Predicate<Lettering> breaks, Lettering largest, Room room) {
    for (Lettering each = largest; each.size() >= room.smallest; each = each.scaled(STEP)) {
      if (!breaks.test(each)) {
        return each;
      }
    }
    return largest;
  }

  private static Paragraph set(
      Function<Lettering, List<String>> broken, Lettering largest, Room room, Typeface typeface) {
    for (Lettering lettering = largest; ; lettering = lettering.scaled(STEP)) {
      Paragraph paragraph = new Paragraph(broken.apply(lettering), lettering, typeface);
      if (paragraph.lines.size() <= room.lines) {
        return paragraph;
      }
      if (lettering.size() * STEP < room.smallest) {
        return paragraph.cut(room.width, room.lines);
      }
    }
  }

  /** As many of its lines as fit a height, but at least one; cut if some are left out. */
  public Paragraph within(double width, double height) {
    double others = (height - typeface.capHeight(lettering)) / (LEADING * lettering.size());
    int most = 1 + (int) Math.max(0, others);
    return lines.size() <= most ? this : cut(width, most);
  }

  private Paragraph cut(double width, int most) {
    List<String> kept = new ArrayList<>(lines.subList(0, most));
    String last = kept.remove(most - 1);
    while (!last.isEmpty() && !typeface.fits(last + ELLIPSIS, lettering, width)) {
      last = last.substring(0, last.offsetByCodePoints(last.length(), -1));
    }
    kept.add(last.stripTrailing() + ELLIPSIS);
    return new Paragraph(kept, lettering, typeface);
  }

  private static List<String> lines(
      String text, Lettering lettering, double width, Typeface typeface) {
    List<String> lines = new ArrayList<>();
    for (String part : text.lines().toList()) {
      String all = part.strip();
      for (int start = 0; start < all.length(); ) {
        String rest = all.substring(start, ahead(all, start, lettering, width, typeface));
        int end = withoutRunt(rest, end(rest, lettering, width, typeface), lettering, typeface);
        lines.add(rest.substring(0, end).stripTrailing());
        start += end;
        while (start < all.length() && Character.isWhitespace(all.charAt(start))) {
          start++;
        }
      }
    }
    return lines;
  }

  /**
   * The end of what matters for a line: of a long text twice as much as fits it, and a few
   * characters, so that the time for all lines grows with the text alone.
   */
  private static int ahead(
      String text, int start, Lettering lettering, double width, Typeface typeface) {
    int fitting = fitting(text, start, lettering, width, typeface);
    return Math.min(text.length(), start + 2 * fitting + FEW);
  }

  private static List<String> partLines(
      List<List<String>> parts, Lettering lettering, double width, Typeface typeface) {
    List<String> lines = new ArrayList<>();
    String line = "";
    for (List<String> part : parts) {
      String whole = String.join("", part);
      boolean fits = typeface.fits(whole.strip(), lettering, width);
      for (String piece : fits ? List.of(whole) : part) {
        if (!line.isEmpty() && !typeface.fits((line + piece).strip(), lettering, width)) {
          lines.addAll(lines(line, lettering, width, typeface));
          line = "";
        }
        line += piece;
      }
      if (whole.endsWith("\n")) {
        lines.addAll(lines(line, lettering, width, typeface));
        line = "";
      }
    }
    lines.addAll(lines(line, lettering, width, typeface));
    return lines;
  }

  /**
   * The end of the first line: where the language allows a break, or within a word that is too
   * long.
   */
  private static int end(String text, Lettering lettering, double width, Typeface typeface) {
    if (typeface.fits(text, lettering, width)) {
      return text.length();
    }
    int fits = fitting(text, 0, lettering, width, typeface);
    int end = fits;
    while (end < text.length() && text.charAt(end) == ' ') {
      end++;
    }
    BreakIterator breaks = BreakIterator.getLineInstance(Locale.JAPANESE);
    breaks.setText(text);
    if (end == text.length() || (breaks.isBoundary(end) && !isBeforeNumber(text, end))) {
      return end;
    }
    int nearest = breaks.isBoundary(end) ? end : breaks.preceding(end);
    int before = nearest;
    while (before > 0 && isBeforeNumber(text, before)) {
      before = breaks.preceding(before);
    }
    return before > 0 ? before : nearest > 0 ? nearest : fits;
  }

  /** True between a word and its number, as in "column 2", where a break is unwelcome. */
  private static boolean isBeforeNumber(String text, int at) {
    return at > 1
        && at < text.length()
        && Character.isDigit(text.charAt(at))
        && text.charAt(at - 1) == ' '
        && Character.isLetter(text.charAt(at - 2));
  }

  /**
   * An earlier break before the last line, if that would otherwise be a character or two of a text
   * without spaces.
   */
  private static int withoutRunt(String text, int end, Lettering lettering, Typeface typeface) {
    double least = RUNT * lettering.size();
    if (end == text.length()
        || text.charAt(end - 1) == ' '
        || typeface.width(text.substring(end), lettering) >= least) {
      return end;
    }
    BreakIterator breaks = BreakIterator.getLineInstance(Locale.JAPANESE);
    breaks.setText(text);
    int before = breaks.preceding(end);
    while (before > 0 && typeface.width(text.substring(before), lettering) < least) {
      before = breaks.preceding(before);
    }
    return before > end / 2 ? before : end;
  }

  /** How many characters of a text from a place on fit a line, at least one. */
  private static int fitting(
      String text, int start, Lettering lettering, double width, Typeface typeface) {
    int end = start;
    double reach = 0;
    while (end < text.length()) {
      int next = text.offsetByCodePoints(end, 1);
      reach += typeface.width(text.substring(end, next), lettering);
      if (reach > width && end > start) {
        break;
      }
      end = next;
    }
    return end - start;
  }

  /** True if the text was cut. */
  public boolean isCut() {
    return !lines.isEmpty() && lines.get(lines.size() - 1).endsWith(ELLIPSIS);
  }

  /** The distance from the capitals of the first line to the last baseline. */
  @Override
  public double height() {
    return lines.isEmpty()
        ? 0
        : typeface.capHeight(lettering) + (lines.size() - 1) * LEADING * lettering.size();
  }

  @Override
  public void draw(Canvas canvas, double left, double top) {
    canvas.marked(Mark.PARAGRAPH, same -> drawLines(same, left, top));
  }

  private void drawLines(Canvas canvas, double left, double top) {
    double baseline = top + typeface.capHeight(lettering);
    for (String line : lines) {
      canvas.text(line, left, baseline, lettering);
      baseline += LEADING * lettering.size();
    }
  }
}
