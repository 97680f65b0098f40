package cluewright.print.book;

import cluewright.model.Mask;
import cluewright.print.Area;
import cluewright.print.block.Marked;
import cluewright.print.block.Ornament;
import cluewright.print.block.Paragraph;
import cluewright.print.block.Typesetting;
import cluewright.print.canvas.Canvas;
import cluewright.print.canvas.Ink;
import cluewright.print.canvas.Lettering;
import cluewright.print.canvas.Mark;
import cluewright.print.canvas.Weight;

/** The title page of a chapter: a small ornament, its name, and what is in it. */
record ChapterOpening(Typesetting setting, String name, String detail, Mask mask) {
  private static final Lettering NAME = new Lettering(Weight.SEMI_BOLD, 40, Ink.ACCENT);
  private static final Lettering DETAIL = new Lettering(Weight.REGULAR, 14, Ink.SOFT);

  /** The smallest type in points; all other sizes are scaled from A4. */
  private static final double LEAST = 9.5;

  private static final double SMALLEST = 14;
  private static final double SHARE_ABOVE = 0.3;
  private static final double ORNAMENT = 104;
  private static final double BELOW_ORNAMENT = 36;
  private static final double BELOW_NAME = 18;

  void draw(Canvas canvas, Area page) {
    double y = page.top() + page.height() * SHARE_ABOVE;
    double ornament = setting.scaled(ORNAMENT);
    new Ornament(mask, ornament).draw(canvas, page.left(), y);
    y += ornament + setting.scaled(BELOW_ORNAMENT);
    Paragraph heading = paragraph(name, NAME, page);
    new Marked(Mark.PART, heading).draw(canvas, page.left(), y);
    y += heading.height() + setting.scaled(BELOW_NAME);
    paragraph(detail, DETAIL, page).draw(canvas, page.left(), y);
  }

  private Paragraph paragraph(String text, Lettering lettering, Area page) {
    double size = Math.max(LEAST, setting.scaled(lettering.size()));
    Lettering largest = new Lettering(lettering.weight(), size, lettering.ink());
    return setting.paragraph(
        text, largest, new Paragraph.Room(page.width(), 2, Math.min(SMALLEST, size)));
  }
}
