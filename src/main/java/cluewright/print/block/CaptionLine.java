package cluewright.print.block;

import cluewright.print.canvas.Canvas;

/** A row of words as a block of a page. */
public record CaptionLine(CaptionRow row, double width, Typesetting setting) implements Block {

  @Override
  public double height() {
    return setting.typeface().capHeight(row.highest());
  }

  @Override
  public void draw(Canvas canvas, double left, double top) {
    row.draw(canvas, left, top + height(), width, setting);
  }
}
