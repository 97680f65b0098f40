package cluewright.print.block;

import cluewright.print.canvas.Canvas;
import cluewright.print.canvas.Lettering;
import java.util.List;

/**
 * Words on one line, some at its left end and one at its right end.
 *
 * @param left the last of them is cut where all have no room
 */
public record CaptionRow(List<Word> left, Word right) {
  private static final double SPACE = 0.55;
  private static final double LEAST_BETWEEN = 1.0;
  private static final double LEFT_SHARE = 0.5;
  private static final double SHRINK = 0.85;

  /** A text with its lettering; an empty one takes no space. */
  public record Word(String text, Lettering lettering) {

    public static Word none(Lettering lettering) {
      return new Word("", lettering);
    }

    public boolean isEmpty() {
      return text.isEmpty();
    }

    private double width(Typesetting setting) {
      return isEmpty() ? 0 : setting.width(text, lettering);
    }
  }

  public CaptionRow {
    left = left.stream().filter(word -> !word.isEmpty()).toList();
  }

  public boolean isEmpty() {
    return left.isEmpty() && right.isEmpty();
  }

  /** The tallest lettering. */
  Lettering highest() {
    return left.isEmpty() ? right.lettering : left.get(0).lettering;
  }

  public boolean fits(double width, Typesetting setting) {
    return leftPart(setting) + rightPart(setting) <= width + SPACE * right.lettering.size();
  }

  /** The space between the two ends. */
  public double between(double width, Typesetting setting) {
    return Math.max(0, width - leftPart(setting) - rightPart(setting));
  }

  /** The width of the words on the left, with the gap after them. */
  public double leftPart(Typesetting setting) {
    double reach = 0;
    for (Word word : left) {
      reach += word.width(setting) + SPACE * word.lettering.size();
    }
    return reach;
  }

  public void draw(Canvas canvas, double x, double baseline, double width, Typesetting setting) {
    drawLeft(canvas, x, baseline, width, setting);
    drawRight(canvas, x, baseline, width, setting);
  }

  /** Draws the words at the left end. */
  public void drawLeft(
      Canvas canvas, double x, double baseline, double width, Typesetting setting) {
    double end = x + width;
    if (!right.isEmpty()) {
      end -= setRight(width, setting).width(setting) + LEAST_BETWEEN * right.lettering.size();
    }
    double at = x;
    for (int i = 0; i < left.size(); i++) {
      Word word = left.get(i);
      Word set = i == left.size() - 1 ? shortened(word, end - at, setting) : word;
      canvas.text(set.text, at, baseline, set.lettering);
      at += set.width(setting) + SPACE * word.lettering.size();
    }
  }

  /** Draws the word at the right end. */
  public void drawRight(
      Canvas canvas, double x, double baseline, double width, Typesetting setting) {
    if (!right.isEmpty()) {
      Word set = setRight(width, setting);
      canvas.text(set.text, x + width - set.width(setting), baseline, set.lettering);
    }
  }

  private Word setRight(double width, Typesetting setting) {
    double room = width - Math.min(leftPart(setting), width * LEFT_SHARE);
    return shortened(right, room, setting);
  }

  /** The width of the word on the right, with the gap before it. */
  private double rightPart(Typesetting setting) {
    return right.isEmpty() ? 0 : right.width(setting) + LEAST_BETWEEN * right.lettering.size();
  }

  private static Word shortened(Word word, double room, Typesetting setting) {
    double smallest = setting.letters().atLeast(word.lettering.size() * SHRINK);
    Paragraph set =
        setting.paragraph(
            word.text, word.lettering, new Paragraph.Room(Math.max(room, 0), 1, smallest));
    return new Word(set.lines().get(0), set.lettering());
  }
}
