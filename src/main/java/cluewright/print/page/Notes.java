package cluewright.print.page;

import cluewright.print.Area;
import cluewright.print.Style.Detail;
import cluewright.print.block.FieldLine;
import cluewright.print.block.Paragraph;
import cluewright.print.block.ProfileStrip;
import cluewright.print.block.TypesetPuzzle;
import cluewright.print.block.Typesetting;
import cluewright.print.canvas.Canvas;
import cluewright.print.canvas.Lettering;
import cluewright.print.canvas.Weight;
import java.util.List;

/**
 * The writing lines, curves and notes below the boards on pages with several puzzles.
 *
 * @param caption above them, which leaves some words to them
 * @param lines how many all have room for
 */
record Notes(Typesetting setting, Caption caption, int lines) {
  private static final int MOST = 2;

  /** The line limit where a board's rules are included, which are never cut. */
  private static final int MOST_WITH_RULES = 20;

  private static final double SIZE = 8.5;
  private static final double SMALLEST = 7;
  private static final double ABOVE = 7;
  private static final double ABOVE_FIELDS = 3;
  private static final double FIELDS = 9;
  private static final double LEADING = 1.22;
  private static final double CURVE = 14;
  private static final double BELOW_CURVE = 5;

  /** The maximum number of lines: more if there are rules. */
  static int most(List<TypesetPuzzle> items) {
    return items.stream()
        .mapToInt(item -> item.mostLines(MOST, MOST_WITH_RULES))
        .max()
        .orElse(MOST);
  }

  /** The minimum number of lines; 0 without notes. */
  static int fewest(List<TypesetPuzzle> items, Caption caption) {
    return items.stream().allMatch(item -> caption.below(item).isEmpty()) ? 0 : 1;
  }

  /** The height, including the gap above. */
  double height() {
    Lettering lettering = lettering();
    return lines == 0
        ? fields()
        : fields()
            + ABOVE
            + curve()
            + setting.typeface().capHeight(lettering)
            + (lines - 1) * LEADING * lettering.size();
  }

  boolean fits(TypesetPuzzle item, double width) {
    Paragraph.Room endless = new Paragraph.Room(width, Integer.MAX_VALUE, SIZE);
    return setting.paragraph(caption.below(item), lettering(), endless).lines().size() <= lines;
  }

  void draw(Canvas canvas, TypesetPuzzle item, Area below) {
    if (fields() > 0) {
      line(item.fields(), below.width()).draw(canvas, below.left(), below.top() + ABOVE_FIELDS);
    }
    if (lines > 0) {
      item.curve()
          .ifPresent(
              profile ->
                  new ProfileStrip(profile, below.width(), CURVE)
                      .draw(canvas, below.left(), below.top() + fields() + ABOVE));
      setting
          .paragraph(
              caption.below(item),
              lettering(),
              new Paragraph.Room(below.width(), lines, setting.letters().atLeast(SMALLEST)))
          .draw(canvas, below.left(), below.top() + fields() + ABOVE + curve());
    }
  }

  /** The height of the writing lines with the gap above, the same for all puzzles. */
  private double fields() {
    boolean hasFields = setting.shows(Detail.TIME) || setting.shows(Detail.DATE);
    return hasFields ? ABOVE_FIELDS + line("__", 0).height() : 0;
  }

  private FieldLine line(String text, double width) {
    return new FieldLine(text, setting.letters().atLeast(FIELDS), width, setting);
  }

  /** The height of a curve with the gap below, the same for all puzzles. */
  private double curve() {
    return setting.shows(Detail.PROFILE) ? CURVE + BELOW_CURVE : 0;
  }

  private Lettering lettering() {
    return new Lettering(
        Weight.REGULAR, setting.letters().atLeast(SIZE), setting.letters().footer().ink());
  }
}
