package cluewright.print.book;

import cluewright.phrase.Phrase;
import cluewright.print.Area;
import cluewright.print.block.Block;
import cluewright.print.block.Flow;
import cluewright.print.block.Marked;
import cluewright.print.block.Paragraph;
import cluewright.print.block.Typesetting;
import cluewright.print.canvas.Canvas;
import cluewright.print.canvas.Ink;
import cluewright.print.canvas.Lettering;
import cluewright.print.canvas.Mark;
import cluewright.print.canvas.Weight;
import java.util.ArrayList;
import java.util.List;

/**
 * The table of contents: the parts of a book with their pages, and below each its puzzles if they
 * have titles.
 *
 * <p>It is cut into pages before the parts know theirs, and drawn after.
 */
final class Contents {
  private static final double PART_SIZE = 13;
  private static final double DETAIL_SIZE = 10;
  private static final double LINE_GAP = 9;
  private static final double ABOVE_PART = 12;
  private static final double BELOW_HEADING = 30;
  private static final double CLOSE = 0.7;

  /** The minimum width of an entry that shares its line. */
  private static final double COLUMN = 64;

  private static final double COLUMN_GAP = 22;

  /** The share of such an entry that its name may take. */
  private static final double SHORT = 0.4;

  private final Typesetting setting;
  private final Area body;

  Contents(Typesetting setting, Area body) {
    this.setting = setting;
    this.body = body;
  }

  /**
   * The contents of the pages, in order; a heading is kept with what follows. Lines stand closer
   * where that saves a page.
   */
  List<Block> of(List<Part> parts) {
    List<Block> usual = of(parts, 1);
    List<Block> close = usual.size() == 1 ? usual : of(parts, CLOSE);
    return close.size() < usual.size() ? close : usual;
  }

  private List<Block> of(List<Part> parts, double share) {
    double lineGap = share * LINE_GAP;
    Flow flow = new Flow(body.height());
    List<Block> before = new ArrayList<>();
    Block heading =
        setting.paragraph(
            setting.said(Phrase.of("print.contents")),
            setting.letters().heading(),
            new Paragraph.Room(body.width(), 1, setting.letters().heading().size()));
    before.add(new Marked(Mark.PART, heading));
    before.add(Block.gap(share * (BELOW_HEADING - ABOVE_PART)));
    for (Part part : parts) {
      before.add(Block.gap(share * ABOVE_PART));
      before.add(new Line(part, lettering(Weight.SEMI_BOLD, PART_SIZE, Ink.BLACK), body.width()));
      if (!part.detail().isEmpty()) {
        before.add(Block.gap(lineGap));
        before.add(detail(part.detail()));
      }
      for (Block inner : lines(part.parts())) {
        before.add(Block.gap(before.isEmpty() ? 0 : lineGap));
        before.add(inner);
        flow.add(Block.stack(List.copyOf(before)), lineGap);
        before.clear();
      }
      if (!before.isEmpty()) {
        flow.add(Block.stack(List.copyOf(before)), lineGap);
        before.clear();
      }
    }
    return flow.pages();
  }

  /** A line per entry; if all are short, several share a line in aligned columns. */
  private List<Block> lines(List<Part> parts) {
    Lettering lettering = lettering(Weight.REGULAR, DETAIL_SIZE, Ink.BLACK);
    int columns = Math.max(1, (int) ((body.width() + COLUMN_GAP) / (COLUMN + COLUMN_GAP)));
    double width = (body.width() - (columns - 1) * COLUMN_GAP) / columns;
    List<Block> lines = new ArrayList<>();
    List<Line> row = new ArrayList<>();
    boolean isShort =
        parts.stream().allMatch(part -> setting.width(part.name(), lettering) <= width * SHORT);
    for (Part part : parts) {
      if (!row.isEmpty() && (!isShort || row.size() == columns)) {
        lines.add(new Row(List.copyOf(row)));
        row.clear();
      }
      if (isShort) {
        row.add(new Line(part, lettering, width));
      } else {
        lines.add(new Line(part, lettering, body.width()));
      }
    }
    if (!row.isEmpty()) {
      lines.add(new Row(List.copyOf(row)));
    }
    return lines;
  }

  private Block detail(String text) {
    return setting.paragraph(
        text,
        lettering(Weight.REGULAR, DETAIL_SIZE, Ink.SOFT),
        new Paragraph.Room(body.width(), 1, setting.letters().smallest()));
  }

  private Lettering lettering(Weight weight, double size, Ink ink) {
    return new Lettering(weight, setting.letters().atLeast(size), ink);
  }

  /** An entry: name, dot leader and page number. */
  private final class Line implements Block {
    private static final double POINT = 0.9;
    private static final double STEP = 5;
    private static final double AIR = 8;

    private final Part part;
    private final Lettering lettering;
    private final double width;

    Line(Part part, Lettering lettering, double width) {
      this.part = part;
      this.lettering = lettering;
      this.width = width;
    }

    @Override
    public double height() {
      return setting.typeface().capHeight(lettering);
    }

    @Override
    public void draw(Canvas canvas, double left, double top) {
      double baseline = top + height();
      String page = String.valueOf(part.page());
      double pageLeft = left + width - setting.width(page, lettering);
      double room = width - setting.width("0000", lettering) - 3 * AIR;
      String name =
          setting
              .paragraph(
                  part.name(), lettering, new Paragraph.Room(room, 1, setting.letters().smallest()))
              .lines()
              .get(0);
      canvas.marked(
          Mark.PARAGRAPH,
          line -> {
            line.text(name, left, baseline, lettering);
            line.text(page, pageLeft, baseline, lettering);
          });
      double from = left + setting.width(name, lettering) + AIR;
      for (double x = Math.ceil((from - left) / STEP) * STEP + left;
          x < pageLeft - AIR;
          x += STEP) {
        canvas.disc(x, baseline - POINT / 2, POINT / 2, Ink.QUIET);
      }
    }
  }

  /** Entries side by side. */
  private record Row(List<Line> lines) implements Block {

    @Override
    public double height() {
      return lines.get(0).height();
    }

    @Override
    public void draw(Canvas canvas, double left, double top) {
      for (int i = 0; i < lines.size(); i++) {
        lines.get(i).draw(canvas, left + i * (lines.get(i).width + COLUMN_GAP), top);
      }
    }
  }
}
