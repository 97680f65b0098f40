package cluewright.print.book;

import cluewright.print.block.Typesetting;
import cluewright.print.canvas.Canvas;
import cluewright.print.canvas.Lettering;
import java.lang.Character.UnicodeScript;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * A line of Japanese that runs from above to below, as on the spine of a book: kanji and kana stand
 * upright, one below the other; Latin letters, digits, brackets and the signs for long vowels lie
 * on their side.
 */
record UprightLine(String text, Lettering lettering, Typesetting setting) {
  private static final double SMALLER = 0.92;
  private static final String ELLIPSIS = "…";

  private static final Set<UnicodeScript> UPRIGHT =
      EnumSet.of(UnicodeScript.HAN, UnicodeScript.HIRAGANA, UnicodeScript.KATAKANA);

  /**
   * They stand in the upper right of their square, where a line from left to right has them low.
   */
  private static final String SMALL_KANA = "ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ";

  private static final double SMALL_RIGHT = 0.1;
  private static final double SMALL_UP = 0.1;

  /** These hang in the upper right corner, rather than the lower left one. */
  private static final String STOPS = "、。";

  private static final double STOP_RIGHT = 0.6;
  private static final double STOP_UP = 0.6;

  /** From the baseline up to the upper edge of the square, and to its middle, in ems. */
  private static final double ASCENT = 0.88;

  private static final double MIDDLE = 0.38;

  /** Characters that stand upright, or that lie on their side together. */
  private record Run(String text, Way way) {}

  private enum Way {
    UPRIGHT,
    ASIDE
  }

  /** The line as large as the room allows; cut if it is too long for the smallest size. */
  static UprightLine in(
      double room, String text, Lettering largest, double smallest, Typesetting setting) {
    UprightLine line = new UprightLine(text, largest, setting);
    while (line.length() > room && line.lettering.size() * SMALLER >= smallest) {
      line = new UprightLine(text, line.lettering.scaled(SMALLER), setting);
    }
    String kept = text;
    while (line.length() > room && !kept.isEmpty()) {
      kept = kept.substring(0, kept.offsetByCodePoints(kept.length(), -1));
      line = new UprightLine(kept + ELLIPSIS, line.lettering, setting);
    }
    return line;
  }

  /** From its upper end to the lower one, in points. */
  double length() {
    return runs().stream().mapToDouble(this::length).sum();
  }

  private double length(Run run) {
    return run.way == Way.UPRIGHT ? lettering.size() : setting.width(run.text, lettering);
  }

  /** Draws it around a vertical middle line, from its upper end on. */
  void draw(Canvas canvas, double middle, double top) {
    double y = top;
    for (Run run : runs()) {
      if (run.way == Way.UPRIGHT) {
        drawUpright(canvas, run.text, middle, y);
      } else {
        drawAside(canvas, run.text, middle, y);
      }
      y += length(run);
    }
  }

  private void drawUpright(Canvas canvas, String character, double middle, double top) {
    double em = lettering.size();
    boolean isSmall = SMALL_KANA.contains(character);
    boolean isStop = STOPS.contains(character);
    double right = isSmall ? SMALL_RIGHT : isStop ? STOP_RIGHT : 0;
    double up = isSmall ? SMALL_UP : isStop ? STOP_UP : 0;
    double left = middle - setting.width(character, lettering) / 2;
    canvas.text(character, left + right * em, top + (ASCENT - up) * em, lettering);
  }

  private void drawAside(Canvas canvas, String run, double middle, double top) {
    canvas.turned(
        middle,
        top,
        1,
        turned -> turned.text(run, middle, top + MIDDLE * lettering.size(), lettering));
  }

  private List<Run> runs() {
    List<Run> runs = new ArrayList<>();
    StringBuilder aside = new StringBuilder();
    for (int each : text.codePoints().toArray()) {
      if (isUpright(each)) {
        close(runs, aside);
        runs.add(new Run(Character.toString(each), Way.UPRIGHT));
      } else {
        aside.appendCodePoint(each);
      }
    }
    close(runs, aside);
    return runs;
  }

  private static void close(List<Run> runs, StringBuilder aside) {
    if (aside.length() > 0) {
      runs.add(new Run(aside.toString(), Way.ASIDE));
      aside.setLength(0);
    }
  }

  private static boolean isUpright(int character) {
    return STOPS.indexOf(character) >= 0 || UPRIGHT.contains(UnicodeScript.of(character));
  }
}
