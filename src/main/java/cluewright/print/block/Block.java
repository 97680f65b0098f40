package cluewright.print.block;

import cluewright.print.canvas.Canvas;
import java.util.List;

/** A part of a page with a known height, in points. */
public interface Block {

  double height();

  void draw(Canvas canvas, double left, double top);

  /** Empty space. */
  static Block gap(double height) {
    return stack(List.of(), height);
  }

  /** Stacks blocks vertically. */
  static Block stack(List<Block> blocks) {
    return stack(blocks, blocks.stream().mapToDouble(Block::height).sum());
  }

  private static Block stack(List<Block> blocks, double height) {
    return new Block() {
      @Override
      public double height() {
        return height;
      }

      @Override
      public void draw(Canvas canvas, double left, double top) {
        double y = top;
        for (Block block : blocks) {
          block.draw(canvas, left, y);
          y += block.height();
        }
      }
    };
  }
}
