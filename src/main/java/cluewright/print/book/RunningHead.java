package cluewright.print.book;

import cluewright.print.Area;
import cluewright.print.HeadAndFoot;
import cluewright.print.Style.Detail;
import cluewright.print.block.Paragraph;
import cluewright.print.block.Typesetting;
import cluewright.print.canvas.Canvas;
import cluewright.print.canvas.Ink;
import cluewright.print.canvas.Lettering;
import cluewright.print.canvas.Weight;

/**
 * The running head of a book and the page number, around the contents of a page.
 *
 * <p>Both stand in the outer corner of a book's pages: left on even pages, right on odd ones. Loose
 * pages have their number in the middle of the foot, or at its right end beside a footer.
 *
 * @param title of the book; may be empty
 */
record RunningHead(Typesetting setting, Binding binding, String title) {
  private static final double BAND = 26;
  private static final double NUMBER = 10;
  private static final double HEAD = 8.5;

  /** How pages are bound, and so whether facing ones mirror each other. */
  enum Binding {
    BOOK,
    LOOSE
  }

  /** The area left for the contents of a page. */
  Area body(Area page) {
    double head = binding == Binding.BOOK ? band() : fields().headRoom();
    double foot = Math.max(hasNumbers() ? band() : 0, fields().footRoom());
    return new Area(page.left(), page.top() + head, page.width(), page.height() - head - foot);
  }

  private double band() {
    return setting.letters().atLeast(NUMBER) - NUMBER + BAND;
  }

  private boolean hasNumbers() {
    return binding == Binding.BOOK || setting.shows(Detail.PAGE_NUMBERS);
  }

  private SheetFields fields() {
    return new SheetFields(
        setting, binding == Binding.BOOK ? HeadAndFoot.NONE : setting.style().sheets());
  }

  /**
   * Draws the frame of a page of puzzles, with the head and foot lines of loose sheets; if these
   * contain the page number, it is not repeated.
   */
  void drawSheet(Canvas canvas, int number, String section, Area page) {
    boolean isApart = hasNumbers() && !fields().texts().hasNumber();
    fields().draw(canvas, number, page, isApart ? setting.width("0000", number()) : 0);
    drawHead(canvas, number, section, page);
    if (isApart) {
      drawNumber(canvas, number, page);
    }
  }

  private Lettering number() {
    return new Lettering(Weight.MEDIUM, setting.letters().atLeast(NUMBER), Ink.BLACK);
  }

  /**
   * Draws the frame.
   *
   * @param section of the book that the page belongs to; may be empty
   */
  void draw(Canvas canvas, int number, String section, Area page) {
    drawHead(canvas, number, section, page);
    if (hasNumbers()) {
      drawNumber(canvas, number, page);
    }
  }

  private void drawHead(Canvas canvas, int number, String section, Area page) {
    if (binding == Binding.BOOK) {
      Lettering head = new Lettering(Weight.REGULAR, setting.letters().atLeast(HEAD), Ink.SOFT);
      String text = isLeft(number) || section.isEmpty() ? title : section;
      drawOutside(canvas, number, line(text, head, page), page.top(), page);
    }
  }

  private void drawNumber(Canvas canvas, int number, Area page) {
    Lettering bold = number();
    Paragraph digits = line(String.valueOf(number), bold, page);
    double top = page.bottom() - setting.typeface().capHeight(bold);
    if (binding == Binding.BOOK) {
      drawOutside(canvas, number, digits, top, page);
    } else if (!setting.style().sheets().footer().isEmpty()) {
      digits.draw(canvas, page.right() - width(digits), top);
    } else {
      digits.draw(canvas, page.left() + (page.width() - width(digits)) / 2, top);
    }
  }

  private static boolean isLeft(int number) {
    return number % 2 == 0;
  }

  private Paragraph line(String text, Lettering lettering, Area page) {
    return setting.paragraph(
        text, lettering, new Paragraph.Room(page.width(), 1, lettering.size()));
  }

  private double width(Paragraph line) {
    return line.lines().stream()
        .mapToDouble(text -> setting.width(text, line.lettering()))
        .max()
        .orElse(0);
  }

  private void drawOutside(Canvas canvas, int number, Paragraph line, double top, Area page) {
    double left = isLeft(number) ? page.left() : page.right() - width(line);
    line.draw(canvas, left, top);
  }
}
