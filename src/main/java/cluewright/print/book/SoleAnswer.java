package cluewright.print.book;

import cluewright.phrase.Phrase;
import cluewright.print.Area;
import cluewright.print.Style;
import cluewright.print.block.AnswerBoard;
import cluewright.print.block.Block;
import cluewright.print.block.Letters;
import cluewright.print.block.Marked;
import cluewright.print.block.Paragraph;
import cluewright.print.block.TypesetPuzzle;
import cluewright.print.block.Typesetting;
import cluewright.print.canvas.Canvas;
import cluewright.print.canvas.Ink;
import cluewright.print.canvas.Lettering;
import cluewright.print.canvas.Mark;
import cluewright.print.canvas.Weight;
import java.util.ArrayList;
import java.util.List;

/** The page with the solution of an edition's only puzzle. */
record SoleAnswer(Typesetting setting, TypesetPuzzle item) {
  private static final double WIDEST_BOARD = 280;
  private static final double LARGEST_CELL = 48;
  private static final double SHARE_ABOVE = 0.42;
  private static final double AFTER_LABEL = 10;
  private static final double BEFORE_BOARD = 18;
  private static final double TITLE_SIZE = 17;
  private static final double SMALLEST_TITLE = 10;

  void draw(Canvas canvas, Area body) {
    boolean isLarge = setting.style().size() == Style.TypeSize.LARGE;
    double widest = Math.min(body.width(), isLarge ? body.width() : WIDEST_BOARD);
    double cell = Math.min(LARGEST_CELL, setting.cell(item.board(), widest));
    AnswerBoard boards = new AnswerBoard(setting, cell);
    double width = boards.width(item.board());
    List<Block> blocks = new ArrayList<>();
    Block label = line(setting.said(Phrase.of("print.solution")), setting.letters().label(), width);
    blocks.add(new Marked(Mark.PART, label));
    blocks.add(Block.gap(item.title().isEmpty() ? 0 : AFTER_LABEL));
    blocks.add(title(width));
    blocks.add(Block.gap(BEFORE_BOARD));
    blocks.add(boards.of(item));
    Block whole = Block.stack(blocks);
    double free = body.height() - whole.height();
    whole.draw(canvas, body.left() + (body.width() - width) / 2, body.top() + free * SHARE_ABOVE);
  }

  private Block line(String text, Lettering lettering, double width) {
    return setting.paragraph(text, lettering, new Paragraph.Room(width, 1, lettering.size()));
  }

  private Block title(double width) {
    Letters letters = setting.letters();
    Lettering lettering = new Lettering(Weight.SEMI_BOLD, letters.atLeast(TITLE_SIZE), Ink.BLACK);
    return setting.paragraph(
        item.title(), lettering, new Paragraph.Room(width, 3, letters.atLeast(SMALLEST_TITLE)));
  }
}
