package cluewright.print.book;

import cluewright.print.block.Block;
import cluewright.print.canvas.Canvas;
import cluewright.print.canvas.Canvas.Pen;
import cluewright.print.canvas.Ink;
import java.util.ArrayList;
import java.util.List;

/**
 * Lined pages at the end of a book: at least two, and enough to make the total a multiple of four.
 */
record NotePages(Prose prose) {
  private static final int FEWEST = 2;
  private static final int OF_A_SHEET = 4;
  private static final double SPACING = 24;
  private static final double LINE = 0.5;

  /**
   * The contents of the pages, in order.
   *
   * @param before the number of pages before them
   */
  List<Block> after(int before) {
    List<Block> pages = new ArrayList<>();
    Block heading = prose.heading("print.notes");
    pages.add(Block.stack(List.of(heading, lines(prose.body().height() - heading.height()))));
    while (pages.size() < FEWEST || (before + pages.size()) % OF_A_SHEET != 0) {
      pages.add(lines(prose.body().height()));
    }
    return pages;
  }

  /** As many lines as fit, the last one at the foot. */
  private Block lines(double height) {
    return new Block() {
      @Override
      public double height() {
        return height;
      }

      @Override
      public void draw(Canvas canvas, double left, double top) {
        double right = left + prose.body().width() - LINE / 2;
        int count = (int) ((height - LINE) / SPACING);
        for (int i = 0; i < count; i++) {
          double y = top + height - LINE / 2 - i * SPACING;
          canvas.line(left + LINE / 2, y, right, y, new Pen(LINE, Ink.BLACK));
        }
      }
    };
  }
}
