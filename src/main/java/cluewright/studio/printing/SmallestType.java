package cluewright.studio.printing;

import cluewright.print.Canvas;
import cluewright.print.Drawing;
import cluewright.print.Ink;
import cluewright.print.Lettering;
import cluewright.print.Page;
import java.util.List;

/** Measures the smallest letters on pages, and draws nothing. */
final class SmallestType implements Canvas {
  private double smallest = Double.MAX_VALUE;

  private SmallestType() {}

  /** In points; endless if nothing is written. */
  static double on(List<Page> pages) {
    SmallestType measure = new SmallestType();
    pages.forEach(page -> page.drawing().on(measure));
    return measure.smallest;
  }

  @Override
  public void text(String text, double x, double baseline, Lettering lettering) {
    smallest = Math.min(smallest, lettering.size());
  }

  @Override
  public void upsideDown(double x, double y, Drawing drawing) {
    drawing.on(this);
  }

  @Override
  public void line(double x1, double y1, double x2, double y2, Pen pen) {}

  @Override
  public void outline(double x, double y, double width, double height, Pen pen) {}

  @Override
  public void fill(double x, double y, double width, double height, Ink ink) {}

  @Override
  public void circle(double x, double y, double radius, Pen pen) {}

  @Override
  public void disc(double x, double y, double radius, Ink ink) {}
}
