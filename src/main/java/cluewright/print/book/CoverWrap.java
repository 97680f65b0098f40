package cluewright.print.book;

import cluewright.model.Mask;
import cluewright.print.Area;
import cluewright.print.Edition;
import cluewright.print.Paper;
import cluewright.print.Press;
import cluewright.print.Wrap;
import cluewright.print.Wrap.Template;
import cluewright.print.block.Ornament;
import cluewright.print.block.Paragraph;
import cluewright.print.block.Typesetting;
import cluewright.print.book.Cover.Ground;
import cluewright.print.canvas.Canvas;
import cluewright.print.canvas.Ink;
import cluewright.print.canvas.Lettering;
import cluewright.print.canvas.Page;
import cluewright.print.canvas.Typeface;
import cluewright.print.canvas.Weight;
import java.io.IOException;
import java.util.List;
import java.util.Locale;

/** Back, spine and front of a book on one page, in this order from left to right. */
public final class CoverWrap {
  /** How far texts stay away from edges and folds, on A4. */
  private static final double EDGE = 48;

  private static final double LEAST_EDGE = 27;
  private static final double BLURB = 15;
  private static final double SMALLEST_BLURB = 8;
  private static final int BLURB_LINES = 40;

  /** What a spine keeps free at each fold, in points: a sixteenth of an inch. */
  private static final double FOLD = 4.5;

  private static final double SMALLEST_ON_SPINE = 7;
  private static final double LARGEST_ON_SPINE = 18;

  /** The author's size, of that of the title. */
  private static final double AUTHOR = 0.9;

  /** The room that printers need for the code of a book, at the lower right of the back. */
  private static final double CODE_WIDTH = 144;

  private static final double CODE_HEIGHT = 86.4;
  private static final int TILES_ACROSS = 5;
  private static final double TILE = 0.8;

  /** The rows of tiles that leave their room to the title. */
  private static final int FIRST_OF_BAND = 1;

  private static final int ROWS_OF_BAND = 3;

  private final Edition edition;
  private final Wrap wrap;
  private final Typesetting setting;
  private final BookWords words;
  private final String blurb;
  private final double spine;

  /** Of the puzzles, in the order in which they are printed. */
  private final List<Mask> masks;

  private CoverWrap(Edition edition, Wrap wrap, int pages, Typeface typeface) throws IOException {
    this.edition = edition;
    this.wrap = wrap;
    this.setting = new Typesetting(edition.style(), edition.language(), typeface);
    this.words = BookWords.of(edition, typeface);
    this.blurb = Wording.plain("print.blurb", wrap.blurb(), typeface);
    this.spine = wrap.spine(pages);
    this.masks =
        PrintedOrder.of(edition, typeface).stream()
            .map(position -> edition.entries().get(position).puzzle().mask())
            .toList();
  }

  /**
   * The cover of a book of some pages.
   *
   * @throws IOException if the font lacks a character, with one sentence that says where
   */
  public static Page of(Edition edition, Wrap wrap, int pages, Typeface typeface)
      throws IOException {
    return new CoverWrap(edition, wrap, pages, typeface).page();
  }

  /** What is printed beyond its edges: a cover always bleeds. */
  static Press press(Edition edition) {
    Press asked = edition.style().setup().press();
    return asked.bleed() > 0 ? asked : new Press(Wrap.USUAL_BLEED, asked.cropMarks());
  }

  private Page page() {
    Paper trimmed = trimmed();
    Paper whole = new Paper("cover", 2 * trimmed.width() + spine, trimmed.height());
    return new Page(1, whole, edition.style().colours(), canvas -> draw(canvas, whole));
  }

  private Paper trimmed() {
    return edition.style().setup().paper();
  }

  private void draw(Canvas canvas, Paper whole) {
    double bleed = press(edition).bleedInPoints();
    Ground ground = wrap.template() == Template.DARK ? Ground.DARK : Ground.PAPER;
    if (ground == Ground.DARK) {
      canvas.fill(
          -bleed, -bleed, whole.width() + 2 * bleed, whole.height() + 2 * bleed, Ink.ACCENT);
    }
    double edge = Math.max(LEAST_EDGE, setting.scaled(EDGE));
    drawFront(canvas, trimmed().width() + spine, edge, ground);
    drawBack(canvas, inside(0, edge), ground);
    drawSpine(canvas, ground);
  }

  private Area inside(double left, double edge) {
    return new Area(left + edge, edge, trimmed().width() - 2 * edge, trimmed().height() - 2 * edge);
  }

  private void drawFront(Canvas canvas, double left, double edge, Ground ground) {
    if (wrap.template() == Template.MOSAIC) {
      cover(ground).drawWords(canvas, drawTiles(canvas, left, edge));
    } else {
      cover(ground).draw(canvas, inside(left, edge));
    }
  }

  private Cover cover(Ground ground) {
    return new Cover(
        setting,
        words.title(),
        words.subtitle(),
        words.author(),
        Ornament.mostRegular(masks),
        ground);
  }

  /**
   * Draws the masks of the puzzles as they are printed, again from the first where there are too
   * few.
   *
   * @return the room that they leave to the title
   */
  private Area drawTiles(Canvas canvas, double left, double edge) {
    List<Mask> tiles = masks.stream().distinct().toList();
    double step = (trimmed().width() - edge) / TILES_ACROSS;
    int rows = (int) ((trimmed().height() - edge) / step);
    double top = (trimmed().height() - rows * step) / 2;
    double side = TILE * step;
    double inset = (step - side) / 2;
    int next = 0;
    for (int row = 0; row < rows; row++) {
      boolean isBand = row >= FIRST_OF_BAND && row < FIRST_OF_BAND + ROWS_OF_BAND;
      for (int column = 0; column < TILES_ACROSS && !isBand; column++) {
        Mask mask = tiles.get(next++ % tiles.size());
        new Ornament(mask, side)
            .draw(canvas, left + edge / 2 + column * step + inset, top + row * step + inset);
      }
    }
    return new Area(
        left + edge / 2 + inset,
        top + FIRST_OF_BAND * step + 3 * inset,
        TILES_ACROSS * step - 2 * inset,
        ROWS_OF_BAND * step - 6 * inset);
  }

  private void drawBack(Canvas canvas, Area back, Ground ground) {
    Lettering largest =
        new Lettering(
            Weight.REGULAR, Math.max(SMALLEST_BLURB, setting.scaled(BLURB)), ground.ink(Ink.BLACK));
    setting
        .paragraph(blurb, largest, new Paragraph.Room(back.width(), BLURB_LINES, SMALLEST_BLURB))
        .draw(canvas, back.left(), back.top());
    if (ground == Ground.DARK) {
      canvas.fill(
          back.right() - CODE_WIDTH,
          back.bottom() - CODE_HEIGHT,
          CODE_WIDTH,
          CODE_HEIGHT,
          Ink.PAPER);
    }
  }

  /**
   * Title and author, if there is room. They are read from above in English, as the book lies on
   * its back, and from below in German, as it stands; Japanese characters stand upright.
   */
  private void drawSpine(Canvas canvas, Ground ground) {
    if (edition.language().getLanguage().equals(Locale.JAPANESE.getLanguage())) {
      drawUprightSpine(canvas, ground);
    } else {
      drawTurnedSpine(canvas, ground);
    }
  }

  private void drawUprightSpine(Canvas canvas, Ground ground) {
    double size = Math.min(LARGEST_ON_SPINE, spine - 2 * FOLD);
    if (size < SMALLEST_ON_SPINE) {
      return;
    }
    double middle = trimmed().width() + spine / 2;
    double edge = Math.max(LEAST_EDGE, setting.scaled(EDGE));
    double length = trimmed().height() - 2 * edge;
    Lettering small = new Lettering(Weight.REGULAR, size * AUTHOR, ground.ink(Ink.BLACK));
    Lettering large = new Lettering(Weight.SEMI_BOLD, size, ground.ink(Ink.ACCENT));
    UprightLine author =
        UprightLine.in(length / 3, words.author(), small, SMALLEST_ON_SPINE, setting);
    UprightLine title =
        UprightLine.in(
            length - author.length() - EDGE, words.title(), large, SMALLEST_ON_SPINE, setting);
    title.draw(canvas, middle, edge);
    author.draw(canvas, middle, edge + length - author.length());
  }

  private void drawTurnedSpine(Canvas canvas, Ground ground) {
    double capitals = setting.typeface().capHeight(new Lettering(Weight.MEDIUM, 1, Ink.BLACK));
    double size = Math.min(LARGEST_ON_SPINE, (spine - 2 * FOLD) / capitals);
    if (size < SMALLEST_ON_SPINE) {
      return;
    }
    double middle = trimmed().width() + spine / 2;
    double centre = trimmed().height() / 2;
    double length = trimmed().height() - 2 * Math.max(LEAST_EDGE, setting.scaled(EDGE));
    boolean isFromBelow = edition.language().getLanguage().equals(Locale.GERMAN.getLanguage());
    canvas.turned(
        middle,
        centre,
        isFromBelow ? 3 : 1,
        turned -> {
          double left = middle - length / 2;
          double baseline = centre + capitals * size / 2;
          Lettering title = new Lettering(Weight.SEMI_BOLD, size, ground.ink(Ink.ACCENT));
          Lettering author = new Lettering(Weight.REGULAR, size * AUTHOR, ground.ink(Ink.BLACK));
          Paragraph last = line(words.author(), author, length / 3);
          double end =
              last.lines().stream()
                  .mapToDouble(text -> setting.width(text, last.lettering()))
                  .sum();
          Paragraph first = line(words.title(), title, length - end - EDGE);
          first.lines().forEach(text -> turned.text(text, left, baseline, first.lettering()));
          last.lines()
              .forEach(text -> turned.text(text, left + length - end, baseline, last.lettering()));
        });
  }

  private Paragraph line(String text, Lettering lettering, double width) {
    return setting.paragraph(text, lettering, new Paragraph.Room(width, 1, SMALLEST_ON_SPINE));
  }
}
