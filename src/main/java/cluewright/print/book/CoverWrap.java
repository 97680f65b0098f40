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

/** Lays out back, spine and front of a book on one page, in this order from left to right. */
public final class CoverWrap {
  /** The distance of texts from edges and folds on A4. */
  private static final double EDGE = 48;

  private static final double LEAST_EDGE = 27;
  private static final double BLURB = 15;
  private static final double SMALLEST_BLURB = 8;
  private static final double ABOVE_CODE = 12;

  private static final double SMALLER = 0.97;

  /** The area that printers need for the bar code, at the lower right of the back. */
  private static final double CODE_WIDTH = 144;

  private static final double CODE_HEIGHT = 86.4;
  private static final int TILES_ACROSS = 5;
  private static final double TILE = 0.8;

  /** The rows of tiles that give way to the title. */
  private static final int FIRST_OF_BAND = 1;

  private static final int ROWS_OF_BAND = 3;

  private final Edition edition;
  private final Wrap wrap;
  private final Typesetting setting;
  private final BookWords words;
  private final String blurb;
  private final double spine;

  /** The masks of the puzzles, in printing order. */
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
   * The cover of a book with a number of pages.
   *
   * @throws IOException if the font lacks a character, with one sentence that says where
   */
  public static Page of(Edition edition, Wrap wrap, int pages, Typeface typeface)
      throws IOException {
    return new CoverWrap(edition, wrap, pages, typeface).page();
  }

  /** The press settings of a cover, which always bleeds. */
  static Press press(Edition edition) {
    Press asked = edition.style().setup().press();
    return asked.bleed() > 0 ? asked : new Press(Wrap.USUAL_BLEED, asked.cropMarks());
  }

  private Page page() {
    Paper trimmed = trimmed();
    Paper whole = new Paper("cover", 2 * trimmed.width() + spine, trimmed.height());
    return new Page(1, whole, edition.style().colours(), canvas -> draw(canvas, whole));
  }

  /** The distance of texts from edges and folds. */
  static double edge(Paper trimmed) {
    return Math.max(LEAST_EDGE, Typesetting.scaled(EDGE, trimmed));
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
    double edge = edge(trimmed());
    drawFront(canvas, trimmed().width() + spine, edge, ground);
    drawBack(canvas, inside(0, edge), ground);
    new Spine(edition, words, setting, ground, spine).draw(canvas);
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
   * Tiles the front with the masks of the puzzles in printing order, repeating them if necessary.
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
    Area code = code(edition);
    blurb(ground, back.width(), code.top() - ABOVE_CODE - back.top())
        .draw(canvas, back.left(), back.top());
    if (ground == Ground.DARK) {
      canvas.fill(code.left(), code.top(), code.width(), code.height(), Ink.PAPER);
    }
  }

  /** The area for the bar code on an edition's cover. */
  public static Area code(Edition edition) {
    Paper trimmed = edition.style().setup().paper();
    double edge = edge(trimmed);
    return new Area(
        trimmed.width() - edge - CODE_WIDTH,
        trimmed.height() - edge - CODE_HEIGHT,
        CODE_WIDTH,
        CODE_HEIGHT);
  }

  /** The blurb as large as fits; cut if it is too long at the smallest size. */
  private Paragraph blurb(Ground ground, double width, double height) {
    Lettering lettering =
        new Lettering(
            Weight.REGULAR, Math.max(SMALLEST_BLURB, setting.scaled(BLURB)), ground.ink(Ink.BLACK));
    Paragraph whole = blurb(lettering, width);
    while (whole.height() > height && lettering.size() * SMALLER >= SMALLEST_BLURB) {
      lettering = lettering.scaled(SMALLER);
      whole = blurb(lettering, width);
    }
    return whole.within(width, height);
  }

  private Paragraph blurb(Lettering lettering, double width) {
    return setting.paragraph(
        blurb, lettering, new Paragraph.Room(width, Integer.MAX_VALUE, lettering.size()));
  }
}
