package cluewright.print.block;

import cluewright.print.canvas.Canvas;
import cluewright.print.canvas.Mark;

/** A block with a mark that says what it is. */
public record Marked(Mark mark, Block block) implements Block {

  @Override
  public double height() {
    return block.height();
  }

  @Override
  public void draw(Canvas canvas, double left, double top) {
    canvas.marked(mark, same -> block.draw(same, left, top));
  }
}
