package cluewright.print.book;

import cluewright.model.Mask;
import cluewright.print.Area;
import cluewright.print.block.Ornament;
import cluewright.print.block.Paragraph;
import cluewright.print.block.Typesetting;
import cluewright.print.canvas.Canvas;
import cluewright.print.canvas.Ink;
import cluewright.print.canvas.Lettering;
import cluewright.print.canvas.Weight;

/** The title page of a chapter: a small ornament, its name, and what is in it. */
record ChapterOpening(Typesetting setting, String name, String detail, Mask mask) {
  private static final Lettering NAME = new Lettering(Weight.SEMI_BOLD, 40, Ink.ACCENT);
  private static final Lettering DETAIL = new Lettering(Weight.REGULAR, 14, Ink.SOFT);
  private static final double SHARE_ABOVE = 0.3;
  private static final double ORNAMENT = 104;
  private static final double BELOW_ORNAMENT = 36;
  private static final double BELOW_NAME = 18;

  void draw(Canvas canvas, Area page) {
    double y = page.top() + page.height() * SHARE_ABOVE;
    new Ornament(mask, ORNAMENT).draw(canvas, page.left(), y);
    y += ORNAMENT + BELOW_ORNAMENT;
    Paragraph heading = paragraph(name, NAME, page);
    heading.draw(canvas, page.left(), y);
    y += heading.height() + BELOW_NAME;
    paragraph(detail, DETAIL, page).draw(canvas, page.left(), y);
  }

  private Paragraph paragraph(String text, Lettering lettering, Area page) {
    return setting.paragraph(text, lettering, new Paragraph.Room(page.width(), 2, 14));
  }
}
