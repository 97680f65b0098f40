package cluewright.print.block;

import cluewright.print.canvas.Canvas;
import cluewright.print.canvas.Lettering;
import cluewright.print.canvas.Mark;

/**
 * A title after its number.
 *
 * @param number may be empty
 * @param indent of the title, in points
 */
public record NumberedTitle(String number, Lettering lettering, double indent, Paragraph title)
    implements Block {

  @Override
  public double height() {
    return title.height();
  }

  @Override
  public void draw(Canvas canvas, double left, double top) {
    canvas.marked(Mark.ITEM, same -> drawBoth(same, left, top));
  }

  private void drawBoth(Canvas canvas, double left, double top) {
    if (!number.isEmpty()) {
      Lettering same = new Lettering(lettering.weight(), title.lettering().size(), lettering.ink());
      canvas.text(number, left, top + title.typeface().capHeight(same), same);
    }
    title.draw(canvas, left + indent, top);
  }
}
