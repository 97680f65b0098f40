package cluewright.print.page;

import cluewright.print.Area;
import cluewright.print.block.Paragraph;
import cluewright.print.block.TypesetPuzzle;
import cluewright.print.block.Typesetting;
import cluewright.print.canvas.Canvas;
import cluewright.print.canvas.Lettering;
import cluewright.print.canvas.Weight;
import java.util.List;

/**
 * The notes under the boards of pages with several puzzles.
 *
 * @param caption above them, which leaves some words to them
 * @param lines how many all have room for
 */
record Notes(Typesetting setting, Caption caption, int lines) {
  static final int MOST = 2;

  private static final double SIZE = 8.5;
  private static final double SMALLEST = 7;
  private static final double ABOVE = 7;
  private static final double LEADING = 1.22;

  /** None if there are no notes. */
  static int fewest(List<TypesetPuzzle> items, Caption caption) {
    return items.stream().allMatch(item -> caption.below(item).isEmpty()) ? 0 : 1;
  }

  /** With the gap above them. */
  double height() {
    Lettering lettering = lettering();
    return lines == 0
        ? 0
        : ABOVE
            + setting.typeface().capHeight(lettering)
            + (lines - 1) * LEADING * lettering.size();
  }

  boolean fits(TypesetPuzzle item, double width) {
    Paragraph.Room endless = new Paragraph.Room(width, Integer.MAX_VALUE, SIZE);
    return setting.paragraph(caption.below(item), lettering(), endless).lines().size() <= lines;
  }

  void draw(Canvas canvas, TypesetPuzzle item, Area below) {
    if (lines > 0) {
      setting
          .paragraph(
              caption.below(item),
              lettering(),
              new Paragraph.Room(below.width(), lines, setting.letters().atLeast(SMALLEST)))
          .draw(canvas, below.left(), below.top() + ABOVE);
    }
  }

  private Lettering lettering() {
    return new Lettering(
        Weight.REGULAR, setting.letters().atLeast(SIZE), setting.letters().footer().ink());
  }
}
