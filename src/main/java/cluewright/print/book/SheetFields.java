package cluewright.print.book;

import cluewright.print.Area;
import cluewright.print.HeadAndFoot;
import cluewright.print.block.FieldLine;
import cluewright.print.block.Typesetting;
import cluewright.print.canvas.Canvas;

/** The head and foot lines of a sheet, with blanks to write on. */
record SheetFields(Typesetting setting, HeadAndFoot texts) {
  private static final double SIZE = 11;
  private static final double LEAST_SIZE = 8.5;
  private static final double BELOW_HEAD = 20;
  private static final double ABOVE_FOOT = 28;

  double headRoom() {
    return texts.header().isBlank() ? 0 : line(texts.header(), 0).height() + BELOW_HEAD;
  }

  double footRoom() {
    return texts.footer().isBlank() ? 0 : line(texts.footer(), 0).height() + ABOVE_FOOT;
  }

  /**
   * Draws both lines.
   *
   * @param atRight what the foot leaves free at its right end, for the page number
   */
  void draw(Canvas canvas, int number, Area page, double atRight) {
    if (headRoom() > 0) {
      line(filled(texts.header(), number), page.width()).draw(canvas, page.left(), page.top());
    }
    if (footRoom() > 0) {
      FieldLine foot = line(filled(texts.footer(), number), page.width() - atRight);
      foot.draw(canvas, page.left(), page.bottom() - foot.height());
    }
  }

  private FieldLine line(String text, double width) {
    double size = setting.letters().atLeast(Math.max(LEAST_SIZE, setting.scaled(SIZE)));
    return new FieldLine(text, size, width, setting);
  }

  private static String filled(String text, int number) {
    return text.replace(HeadAndFoot.PAGE, String.valueOf(number)).strip();
  }
}
