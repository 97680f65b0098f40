package cluewright.print.book;

import cluewright.print.Area;
import cluewright.print.block.Block;
import cluewright.print.block.Paragraph;
import cluewright.print.block.Typesetting;
import cluewright.print.canvas.Canvas;
import cluewright.print.canvas.Ink;
import cluewright.print.canvas.Lettering;
import cluewright.print.canvas.Weight;
import java.util.ArrayList;
import java.util.List;

/**
 * The imprint, in small print at the foot of its page: who published the book, when, and under
 * which number.
 */
record ImprintPage(Typesetting setting, List<String> lines) {
  private static final double SIZE = 8.5;
  private static final double SMALLEST = 7;
  private static final int MOST_LINES = 12;
  private static final double LINE_GAP = 5;
  private static final double PARAGRAPH_GAP = 11;

  void draw(Canvas canvas, Area page) {
    List<Block> blocks = new ArrayList<>();
    double gap = 0;
    for (String line : lines) {
      if (line.isEmpty()) {
        gap = PARAGRAPH_GAP;
        continue;
      }
      blocks.add(Block.gap(blocks.isEmpty() ? 0 : gap));
      blocks.add(
          setting.paragraph(
              line,
              new Lettering(Weight.REGULAR, setting.letters().atLeast(SIZE), Ink.BLACK),
              new Paragraph.Room(page.width(), MOST_LINES, setting.letters().atLeast(SMALLEST))));
      gap = LINE_GAP;
    }
    Block whole = Block.stack(blocks);
    whole.draw(canvas, page.left(), Math.max(page.top(), page.bottom() - whole.height()));
  }
}
