package cluewright.studio.printing;

import cluewright.print.Paper;
import cluewright.print.canvas.Page;
import java.util.List;

/**
 * The arrangement of pages one below the other, or in pairs like an open book, whose first page is
 * on the right.
 *
 * @param across how many stand beside each other: 1 or 2
 */
record PageRows(List<Page> pages, int across) {
  /** The gap between and around the rows, in pixels. */
  static final double GAP = 24;

  private static final double PIXELS_PER_POINT = 96 / 72.0;

  PageRows {
    pages = List.copyOf(pages);
  }

  /** The size shared by all pages. */
  private Paper paper() {
    return pages.isEmpty() ? Paper.A4 : pages.get(0).paper();
  }

  int count() {
    return pages.isEmpty() ? 0 : row(pages.size() - 1) + 1;
  }

  int row(int page) {
    return (page + across - 1) / across;
  }

  int first(int row) {
    return Math.max(0, row * across - (across - 1));
  }

  /** The page after the last one of a row. */
  int end(int row) {
    return Math.min(pages.size(), row * across + 1);
  }

  /** The scale in pixels per point at which whole rows are visible. */
  double fitting(double width, double height) {
    double room =
        Math.min(
            (width - 2 * GAP) / across / paper().width(), (height - 2 * GAP) / paper().height());
    return Math.max(room, 0.05);
  }

  /** The scale for a percentage of the real size, on a screen with 96 pixels per inch. */
  static double scale(int percent) {
    return percent * PIXELS_PER_POINT / 100;
  }

  /** The percentage of the real size for a scale. */
  static int percent(double scale) {
    return (int) Math.round(scale / PIXELS_PER_POINT * 100);
  }

  double pageWidth(double scale) {
    return paper().width() * scale;
  }

  double pageHeight(double scale) {
    return paper().height() * scale;
  }

  double width(double scale) {
    return across * pageWidth(scale) + 2 * GAP;
  }

  double height(double scale) {
    return GAP + count() * rowHeight(scale);
  }

  /** The distance between the tops of consecutive rows. */
  double rowHeight(double scale) {
    return pageHeight(scale) + GAP;
  }

  double left(int page, double scale, double width) {
    double edge = (width - across * pageWidth(scale)) / 2;
    boolean isRight = across == 2 && page % 2 == 0;
    return edge + (isRight ? pageWidth(scale) : 0);
  }

  double top(int page, double scale) {
    return GAP + row(page) * rowHeight(scale);
  }
}
