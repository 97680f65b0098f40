package cluewright.print.book;

import cluewright.print.Edition;
import cluewright.print.Paper;
import cluewright.print.Wrap;
import cluewright.print.block.Paragraph;
import cluewright.print.block.Typesetting;
import cluewright.print.book.Cover.Ground;
import cluewright.print.canvas.Canvas;
import cluewright.print.canvas.Drawing;
import cluewright.print.canvas.Ink;
import cluewright.print.canvas.Lettering;
import cluewright.print.canvas.TextInk;
import cluewright.print.canvas.Weight;
import java.awt.geom.Rectangle2D;
import java.util.Locale;
import java.util.Optional;

/**
 * Title and author on the spine of a cover, as large as fit between the folds and centred by their
 * ink; left out where they would be too small.
 *
 * <p>They are read from above in English, as the book lies on its back, and from below in German,
 * as it stands; Japanese characters stand upright.
 *
 * @param width of the spine, in points
 */
record Spine(Edition edition, BookWords words, Typesetting setting, Ground ground, double width) {
  private static final double SMALLEST = 7;
  private static final double LARGEST = 18;
  private static final double STEP = 0.25;

  /** The author's size relative to the title's. */
  private static final double AUTHOR = 0.9;

  private static final double BETWEEN = 48;

  /** Text along a vertical line. */
  @FunctionalInterface
  private interface Line {
    void draw(Canvas canvas, double middle);
  }

  void draw(Canvas canvas) {
    double middle = trimmed().width() + width / 2;
    for (double size = LARGEST; size >= SMALLEST; size -= STEP) {
      Line line = line(size);
      Optional<Rectangle2D> ink = ink(each -> line.draw(each, middle));
      if (ink.filter(area -> area.getWidth() <= width - 2 * Wrap.FOLD).isPresent()) {
        line.draw(canvas, 2 * middle - ink.get().getCenterX());
        return;
      }
    }
  }

  private Optional<Rectangle2D> ink(Drawing drawing) {
    return TextInk.of(drawing, setting.typeface()).stream()
        .map(TextInk.Text::ink)
        .reduce(Rectangle2D::createUnion);
  }

  private Line line(double size) {
    Lettering title = new Lettering(Weight.SEMI_BOLD, size, ground.ink(Ink.ACCENT));
    Lettering author =
        new Lettering(Weight.REGULAR, Math.max(SMALLEST, size * AUTHOR), ground.ink(Ink.BLACK));
    return isIn(Locale.JAPANESE)
        ? (canvas, middle) -> drawUpright(canvas, middle, title, author)
        : (canvas, middle) -> drawTurned(canvas, middle, title, author);
  }

  private boolean isIn(Locale language) {
    return edition.language().getLanguage().equals(language.getLanguage());
  }

  private void drawUpright(Canvas canvas, double middle, Lettering large, Lettering small) {
    UprightLine author = UprightLine.in(length() / 3, words.author(), small, SMALLEST, setting);
    UprightLine title =
        UprightLine.in(
            length() - author.length() - BETWEEN, words.title(), large, SMALLEST, setting);
    double top = CoverWrap.edge(trimmed());
    title.draw(canvas, middle, top);
    author.draw(canvas, middle, top + length() - author.length());
  }

  private void drawTurned(Canvas canvas, double middle, Lettering large, Lettering small) {
    double centre = trimmed().height() / 2;
    Paragraph author = paragraph(words.author(), small, length() / 3);
    double end =
        author.lines().stream().mapToDouble(text -> setting.width(text, author.lettering())).sum();
    Paragraph title = paragraph(words.title(), large, length() - end - BETWEEN);
    double left = middle - length() / 2;
    double right = middle + length() / 2 - end;
    canvas.turned(
        middle,
        centre,
        isIn(Locale.GERMAN) ? 3 : 1,
        turned -> {
          title.lines().forEach(text -> turned.text(text, left, centre, title.lettering()));
          author.lines().forEach(text -> turned.text(text, right, centre, author.lettering()));
        });
  }

  private double length() {
    return trimmed().height() - 2 * CoverWrap.edge(trimmed());
  }

  private Paper trimmed() {
    return edition.style().setup().paper();
  }

  private Paragraph paragraph(String text, Lettering lettering, double most) {
    return setting.paragraph(text, lettering, new Paragraph.Room(most, 1, SMALLEST));
  }
}
