package cluewright.print.book;

import cluewright.model.Board;
import cluewright.phrase.Phrase;
import cluewright.print.Area;
import cluewright.print.block.AnswerBox;
import cluewright.print.block.Block;
import cluewright.print.block.DigitSize;
import cluewright.print.block.Flow;
import cluewright.print.block.Marked;
import cluewright.print.block.Paragraph;
import cluewright.print.block.TypesetPuzzle;
import cluewright.print.block.Typesetting;
import cluewright.print.canvas.Canvas;
import cluewright.print.canvas.Ink;
import cluewright.print.canvas.Lettering;
import cluewright.print.canvas.Mark;
import cluewright.print.canvas.Weight;
import cluewright.print.page.Chapter;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/**
 * The pages of small solutions after all puzzles.
 *
 * <p>A row has as many as its largest board allows, so that digits can be read; boards of one size
 * are equally large wherever they stand, whatever their rules. A heading stands on the page of its
 * first row.
 */
final class AnswerPages {
  private static final double READABLE = 7;
  private static final double COLUMN_GAP = 18;
  private static final double ROW_GAP = 15;
  private static final double BELOW_HEADING = 20;
  private static final double BELOW_CHAPTER = 10;
  private static final double CHAPTER_SIZE = 11;

  /** The maximum height of a board, as a share of the page, so that headings fit above it. */
  private static final double HIGHEST = 0.82;

  private static final int MOST_COLUMNS = 8;

  /**
   * The minimum number of columns on the back of a sheet, so that a single solution is not as large
   * as its puzzle.
   */
  private static final int FEWEST_COLUMNS = 2;

  private final Typesetting setting;
  private final Area body;
  private final IntFunction<String> where;
  private final int most;

  /**
   * The answer pages for contents of a given size.
   *
   * @param where a puzzle of a place is found, such as its page; may be empty
   */
  AnswerPages(Typesetting setting, Area body, IntFunction<String> where) {
    this(setting, body, where, MOST_COLUMNS);
  }

  private AnswerPages(Typesetting setting, Area body, IntFunction<String> where, int most) {
    this.setting = setting;
    this.body = body;
    this.where = where;
    this.most = most;
  }

  /** The solutions for the back of one page, as large as fit there. */
  static List<Block> behind(Typesetting setting, Area body, List<TypesetPuzzle> items) {
    List<Block> pages = List.of();
    for (int most = FEWEST_COLUMNS; pages.size() != 1 && most <= MOST_COLUMNS; most++) {
      pages = new AnswerPages(setting, body, place -> "", most).of(List.of(new Chapter("", items)));
    }
    return pages;
  }

  /** The contents of the pages, in order. */
  List<Block> of(List<Chapter> chapters) {
    Flow flow = new Flow(body.height());
    List<Block> before = new ArrayList<>();
    Block heading = line(setting.said(Phrase.of("print.solutions")), setting.letters().heading());
    before.add(new Marked(Mark.PART, heading));
    before.add(Block.gap(BELOW_HEADING));
    for (Chapter chapter : chapters) {
      if (!chapter.name().isEmpty()) {
        before.add(new Marked(Mark.ITEM, line(chapter.name(), chapterLettering())));
        before.add(Block.gap(BELOW_CHAPTER));
      }
      for (Block row : rows(chapter.items())) {
        before.add(row);
        flow.add(Block.stack(List.copyOf(before)), ROW_GAP);
        before.clear();
      }
    }
    return flow.pages();
  }

  private Lettering chapterLettering() {
    double size = setting.letters().atLeast(CHAPTER_SIZE);
    return new Lettering(Weight.SEMI_BOLD, size, Ink.BLACK);
  }

  private Block line(String text, Lettering lettering) {
    return setting.paragraph(
        text, lettering, new Paragraph.Room(body.width(), 1, lettering.size()));
  }

  private List<Block> rows(List<TypesetPuzzle> items) {
    List<Block> rows = new ArrayList<>();
    int first = 0;
    int columns = most;
    for (int i = 0; i < items.size(); i++) {
      int alone = columns(items.get(i).board());
      if (i - first >= Math.min(columns, alone)) {
        rows.add(row(items.subList(first, i), columns));
        first = i;
        columns = most;
      }
      columns = Math.min(columns, alone);
    }
    rows.add(row(items.subList(first, items.size()), columns));
    return rows;
  }

  private int columns(Board board) {
    DigitSize sizes = DigitSize.ofSolution(setting.style().size());
    double readable = setting.letters().atLeast(READABLE);
    int columns = most;
    while (columns > 1 && setting.cell(board, side(columns)) * sizes.perCell() < readable) {
      columns--;
    }
    return columns;
  }

  private double side(int columns) {
    return (body.width() - (columns - 1) * COLUMN_GAP) / columns;
  }

  private AnswerBox box(Board board) {
    double side = Math.min(side(columns(board)), body.height() * HIGHEST);
    return new AnswerBox(setting, setting.cell(board, side));
  }

  private Block row(List<TypesetPuzzle> items, int columns) {
    return new Block() {
      @Override
      public double height() {
        return items.stream()
            .mapToDouble(item -> box(item.board()).height(item))
            .max()
            .orElseThrow();
      }

      @Override
      public void draw(Canvas canvas, double left, double top) {
        double x = left;
        for (TypesetPuzzle item : items) {
          box(item.board()).draw(canvas, item, where.apply(item.place()), x, top);
          x += side(columns) + COLUMN_GAP;
        }
      }
    };
  }
}
