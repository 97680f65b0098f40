package cluewright.print.canvas;

import cluewright.print.Paper;
import cluewright.print.Press;
import cluewright.print.canvas.Canvas.Pen;

/** Lines at the corners of a page that show where to cut; none reaches into the bleed. */
final class CropMarks {
  private static final Pen PEN = new Pen(0.5, Ink.BLACK);

  private CropMarks() {}

  static void draw(Canvas canvas, Paper paper, Press press) {
    double from = press.markFrom();
    double to = press.markTo();
    for (double x : new double[] {0, paper.width()}) {
      canvas.line(x, -to, x, -from, PEN);
      canvas.line(x, paper.height() + from, x, paper.height() + to, PEN);
    }
    for (double y : new double[] {0, paper.height()}) {
      canvas.line(-to, y, -from, y, PEN);
      canvas.line(paper.width() + from, y, paper.width() + to, y, PEN);
    }
  }
}
