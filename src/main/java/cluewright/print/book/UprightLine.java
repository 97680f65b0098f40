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
 * A vertical line of Japanese, as on the spine of a book: kanji and kana stand upright one below
 * the other; Latin letters, digits, brackets and long vowel marks are turned.
 */
record UprightLine(String text, Lettering lettering, Typesetting setting) {
  private static final double SMALLER = 0.92;
  private static final String ELLIPSIS = "…";

  private static final Set<UnicodeScript> UPRIGHT =
      EnumSet.of(UnicodeScript.HAN, UnicodeScript.HIRAGANA, UnicodeScript.KATAKANA);

  /** The small kana, which sit at the upper right of their square, and low in horizontal lines. */
  private static final String SMALL_KANA = "ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ";

  private static final double SMALL_RIGHT = 0.1;
  private static final double SMALL_UP = 0.1;

  /** The stops, which move from the lower left to the upper right corner. */
  private static final String STOPS = "、。";

  private static final double STOP_RIGHT = 0.6;
  private static final double STOP_UP = 0.6;

  /** The distances from the baseline to the top and to the middle of the square, in ems. */
  private static final double ASCENT = 0.88;

  private static final double MIDDLE = 0.38;

  /** A run of characters that are all upright, or turned together. */
  private record Run(String text, Way way) {}

  private enum Way {
    UPRIGHT,
    ASIDE
  }

  /** The line as large as fits; cut if it is too long at the smallest size. */
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

  /** Its length from top to bottom, in points. */
  double length() {
    return runs().stream().mapToDouble(this::length).sum();
  }

  private double length(Run run) {
    return run.way == Way.UPRIGHT ? lettering.size() : setting.width(run.text, lettering);
  }

  /** Draws it centred on a vertical line, from the top down. */
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
