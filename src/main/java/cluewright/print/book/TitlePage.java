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

/**
 * The inner title page: the author above the title, a short bar, the subtitle, and a small mask at
 * the foot, where publishers place their device.
 *
 * <p>The words stand in the upper part of the page and begin at one left edge.
 */
record TitlePage(Typesetting setting, BookWords words, Mask mask) {
  private static final Lettering AUTHOR = new Lettering(Weight.MEDIUM, 15, Ink.BLACK);
  private static final Lettering TITLE = new Lettering(Weight.SEMI_BOLD, 38, Ink.ACCENT);
  private static final Lettering SUBTITLE = new Lettering(Weight.REGULAR, 16, Ink.SOFT);

  /** The smallest type in points; all other sizes are scaled from A4. */
  private static final double LEAST = 9;

  private static final double SHARE_ABOVE = 0.24;
  private static final double BELOW_AUTHOR = 34;
  private static final double BELOW_TITLE = 26;
  private static final double BAR_WIDTH = 64;
  private static final double BAR_HEIGHT = 3;
  private static final double BELOW_BAR = 24;
  private static final double DEVICE = 46;

  void draw(Canvas canvas, Area page) {
    Paragraph author = paragraph(words.author(), AUTHOR, page, 2);
    Paragraph title = paragraph(words.title(), TITLE, page, 4);
    Paragraph subtitle = paragraph(words.subtitle(), SUBTITLE, page, 3);
    double y = page.top() + page.height() * SHARE_ABOVE;
    author.draw(canvas, page.left(), y);
    y += below(author, BELOW_AUTHOR);
    new Marked(Mark.TITLE, title).draw(canvas, page.left(), y);
    y += below(title, BELOW_TITLE);
    canvas.fill(page.left(), y, setting.scaled(BAR_WIDTH), setting.scaled(BAR_HEIGHT), Ink.ACCENT);
    y += setting.scaled(BAR_HEIGHT) + setting.scaled(BELOW_BAR);
    subtitle.draw(canvas, page.left(), y);
    double device = setting.scaled(DEVICE);
    new Ornament(mask, device).draw(canvas, page.left(), page.bottom() - device);
  }

  private double below(Paragraph paragraph, double gap) {
    return paragraph.height() == 0 ? 0 : paragraph.height() + setting.scaled(gap);
  }

  private Paragraph paragraph(String text, Lettering lettering, Area page, int lines) {
    double size = Math.max(LEAST, setting.scaled(lettering.size()));
    return setting.paragraph(
        text,
        new Lettering(lettering.weight(), setting.letters().atLeast(size), lettering.ink()),
        new Paragraph.Room(page.width(), lines, setting.letters().atLeast(LEAST)));
  }
}
