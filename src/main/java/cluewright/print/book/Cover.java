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
 * The first page of a book: title and subtitle, a mask as ornament, and the author at the foot.
 *
 * <p>Everything begins at one left edge, as on the pages of the puzzles.
 */
record Cover(
    Typesetting setting, String title, String subtitle, String author, Mask mask, Ground ground) {
  private static final Lettering TITLE = new Lettering(Weight.SEMI_BOLD, 50, Ink.ACCENT);
  private static final Lettering SUBTITLE = new Lettering(Weight.REGULAR, 19, Ink.SOFT);
  private static final Lettering AUTHOR = new Lettering(Weight.MEDIUM, 16, Ink.BLACK);

  /** The smallest type in points; all other sizes are scaled from A4. */
  private static final double LEAST = 9;

  private static final double BELOW_TITLE = 30;
  private static final double LEAST_GAP = 40;
  private static final double WIDEST = 0.9;
  private static final double SHARE_ABOVE = 0.45;

  enum Ground {
    PAPER,
    /** A dark ground with everything in the colour of the paper. */
    DARK;

    /** The ink that replaces the one used on paper. */
    Ink ink(Ink onPaper) {
      return this == DARK ? Ink.PAPER : onPaper;
    }
  }

  void draw(Canvas canvas, Area page) {
    Area room = drawWords(canvas, page);
    double gap = setting.scaled(LEAST_GAP);
    double side = Math.min(page.width() * WIDEST, room.height() - 2 * gap);
    double top = room.top() + (room.height() - side) * SHARE_ABOVE;
    new Ornament(mask, side, ground.ink(Ink.ACCENT)).draw(canvas, page.left(), top);
  }

  /** Draws all but the ornament, and returns the area left between title and author. */
  Area drawWords(Canvas canvas, Area page) {
    Paragraph heading = paragraph(title, TITLE, page, 3, 24);
    Paragraph below = paragraph(subtitle, SUBTITLE, page, 2, 14);
    Paragraph foot = paragraph(author, AUTHOR, page, 2, 14);
    double y = page.top();
    new Marked(Mark.TITLE, heading).draw(canvas, page.left(), y);
    y += heading.height() + (heading.height() > 0 ? setting.scaled(BELOW_TITLE) : 0);
    below.draw(canvas, page.left(), y);
    y += below.height();
    double bottom = page.bottom() - foot.height();
    foot.draw(canvas, page.left(), bottom);
    return new Area(page.left(), y, page.width(), bottom - y);
  }

  private Paragraph paragraph(
      String text, Lettering lettering, Area page, int lines, double smallest) {
    double least = Math.max(LEAST, setting.scaled(smallest));
    Lettering largest =
        new Lettering(
            lettering.weight(),
            Math.max(LEAST, setting.scaled(lettering.size())),
            ground.ink(lettering.ink()));
    return setting.paragraph(text, largest, new Paragraph.Room(page.width(), lines, least));
  }
}
