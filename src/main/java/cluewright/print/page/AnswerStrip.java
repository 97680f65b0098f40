package cluewright.print.page;

import cluewright.model.Board;
import cluewright.print.Area;
import cluewright.print.Style.Solutions;
import cluewright.print.block.AnswerBox;
import cluewright.print.block.DigitSize;
import cluewright.print.block.TypesetPuzzle;
import cluewright.print.block.Typesetting;
import cluewright.print.canvas.Canvas;
import java.util.Comparator;
import java.util.List;

/**
 * The solutions of a page, printed upside down at its foot so that no one reads them by accident.
 *
 * <p>Whoever turns the page reads them from left to right, in the order of the puzzles. Their cells
 * are as large as a fifth of the page allows, but not so small that digits are hard to read; those
 * of large print are smaller only where the puzzle would not have its half of the page.
 */
final class AnswerStrip {
  private static final double SHARE = 0.21;
  private static final double LARGEST_SHARE = 0.45;
  private static final double SMALLEST = 7;
  private static final double STEP = 0.25;
  private static final double LARGEST_DIGITS = 7.5;
  private static final double ABOVE = 22;
  private static final double COLUMN_GAP = 16;
  private static final double ROW_GAP = 10;

  private final AnswerBox box;
  private final int columns;
  private final double height;

  private AnswerStrip(AnswerBox box, int columns, double height) {
    this.box = box;
    this.columns = columns;
    this.height = height;
  }

  /** The strip for pages of some puzzles; its height is 0 if the style has none. */
  static AnswerStrip of(Typesetting setting, int perPage, List<TypesetPuzzle> items, Area body) {
    DigitSize sizes = DigitSize.ofSolution(setting.style().size());
    if (setting.style().solutions() != Solutions.UPSIDE_DOWN) {
      return new AnswerStrip(new AnswerBox(setting, sizes.cell(sizes.smallest())), 1, 0);
    }
    Board largest = largest(items);
    AnswerStrip strip = null;
    for (double em = Math.max(LARGEST_DIGITS, sizes.smallest()); em >= SMALLEST; em -= STEP) {
      strip = fitting(new AnswerBox(setting, sizes.cell(em)), largest, perPage, body.width());
      double share = em > sizes.smallest() ? SHARE : LARGEST_SHARE;
      if (strip.height <= share * body.height()) {
        return strip;
      }
    }
    return strip;
  }

  private static Board largest(List<TypesetPuzzle> items) {
    return items.stream()
        .map(TypesetPuzzle::board)
        .max(Comparator.comparingInt(board -> Math.max(board.rows(), board.columns())))
        .orElseThrow();
  }

  private static AnswerStrip fitting(AnswerBox box, Board board, int perPage, double width) {
    int fit = (int) ((width + COLUMN_GAP) / (box.width(board) + COLUMN_GAP));
    int most = Math.max(1, Math.min(perPage, fit));
    int rows = (perPage + most - 1) / most;
    int columns = (perPage + rows - 1) / rows;
    return new AnswerStrip(box, columns, ABOVE + rows * box.height(board) + (rows - 1) * ROW_GAP);
  }

  /** The height, including the gap above. */
  double height() {
    return height;
  }

  void draw(Canvas canvas, List<TypesetPuzzle> items, Area body) {
    if (height == 0) {
      return;
    }
    double x = body.left() + body.width() / 2;
    double y = body.bottom() - (height - ABOVE) / 2;
    canvas.upsideDown(
        x, y, turned -> drawUpright(turned, items, x, body.bottom() - (height - ABOVE)));
  }

  private void drawUpright(Canvas canvas, List<TypesetPuzzle> items, double middle, double top) {
    double y = top;
    for (int first = 0; first < items.size(); first += columns) {
      List<TypesetPuzzle> row = items.subList(first, Math.min(first + columns, items.size()));
      double width = (row.size() - 1) * COLUMN_GAP;
      double highest = 0;
      for (TypesetPuzzle item : row) {
        width += box.width(item.board());
        highest = Math.max(highest, box.height(item.board()));
      }
      double x = middle - width / 2;
      for (TypesetPuzzle item : row) {
        box.draw(canvas, item, "", x, y);
        x += box.width(item.board()) + COLUMN_GAP;
      }
      y += highest + ROW_GAP;
    }
  }
}
