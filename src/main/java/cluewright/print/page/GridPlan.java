package cluewright.print.page;

import cluewright.model.Board;
import cluewright.print.Area;
import cluewright.print.block.BoardBlock;
import cluewright.print.block.DigitSize;
import cluewright.print.block.PuzzleBoard;
import cluewright.print.block.TypesetPuzzle;
import cluewright.print.block.Typesetting;
import cluewright.print.canvas.Canvas;
import cluewright.print.page.Caption.Arrangement;
import java.util.List;

/**
 * A layout with several puzzles per page in rows and columns.
 *
 * <p>All boards share one side, and all captions and notes one height, so that everything aligns
 * across the page and from page to page. Of the ways to arrange a caption the first is taken in
 * which the words of most puzzles have room; on pages that are not upright, then of the numbers of
 * columns the one whose boards are the largest.
 */
final class GridPlan implements PuzzlePlan {
  private static final double LEAST_COLUMN_GAP = 26;
  private static final double WIDEST_COLUMN_GAP = 44;
  private static final double LEAST_ROW_GAP = 20;
  private static final double WIDEST_ROW_GAP = 64;
  private static final double SHARE_ABOVE = 0.42;
  private static final double LARGEST_CELL = 78;

  /** How much larger boards must become to justify empty places in a grid. */
  private static final double WORTH_HOLES = 1.1;

  private final Typesetting setting;
  private final int columns;
  private final int rows;
  private final Caption caption;
  private final Notes notes;
  private final AnswerStrip strip;
  private final double side;

  private GridPlan(Typesetting setting, Grid grid, Caption caption, Notes notes, Frame frame) {
    this.setting = setting;
    this.columns = grid.columns;
    this.rows = grid.rows;
    this.caption = caption;
    this.notes = notes;
    this.strip = frame.strip;
    this.side = frame.side(grid, caption.height() + notes.height());
  }

  /** The frame shared by all puzzles of a page. */
  private record Frame(Area body, AnswerStrip strip) {

    /** The side of boards whose words have a given height. */
    double side(Grid grid, double words) {
      double width = body.width() - (grid.columns - 1) * LEAST_COLUMN_GAP;
      double height = body.height() - strip.height() - (grid.rows - 1) * LEAST_ROW_GAP;
      return Math.min(width / grid.columns, height / grid.rows - words);
    }
  }

  /** The numbers of boards across and down. */
  private record Grid(int columns, int rows) {}

  static GridPlan of(
      Typesetting setting, int perPage, List<TypesetPuzzle> items, Area body, AnswerStrip strip) {
    Frame frame = new Frame(body, strip);
    GridPlan best = of(setting, usual(perPage), perPage, items, frame);
    if (body.height() > body.width()) {
      return best;
    }
    for (int columns = 1; columns <= perPage; columns++) {
      Grid grid = new Grid(columns, (perPage + columns - 1) / columns);
      double least = best.side * (grid.columns * grid.rows > perPage ? WORTH_HOLES : 1);
      if (frame.side(grid, 0) > least) {
        GridPlan other = of(setting, grid, perPage, items, frame);
        boolean isLarger = other.side > least && other.fitting(items) >= best.fitting(items);
        best = isLarger ? other : best;
      }
    }
    return best;
  }

  /** The usual grid on upright pages. */
  private static Grid usual(int perPage) {
    int columns = perPage <= 2 ? 1 : perPage <= 6 ? 2 : 3;
    return new Grid(columns, perPage / columns);
  }

  /** The first arrangement of words that fits most puzzles in a grid. */
  private static GridPlan of(
      Typesetting setting, Grid grid, int perPage, List<TypesetPuzzle> items, Frame frame) {
    GridPlan best = null;
    long most = 0;
    for (Arrangement arrangement : Arrangement.values()) {
      Caption caption = new Caption(setting, arrangement, items, captionSize(perPage));
      for (int lines = Notes.fewest(items, caption); lines <= Notes.most(items); lines++) {
        Notes notes = new Notes(setting, caption, lines);
        GridPlan plan = new GridPlan(setting, grid, caption, notes, frame);
        long fitting = plan.fitting(items);
        if (fitting > most || most == 0) {
          best = plan;
          most = fitting;
        }
        if (most == items.size()) {
          return best;
        }
      }
    }
    return best;
  }

  private static double captionSize(int perPage) {
    return perPage <= 4 ? 12.5 : perPage <= 6 ? 11.5 : 10;
  }

  /** The number of puzzles whose words all fit. */
  private long fitting(List<TypesetPuzzle> items) {
    double narrowest =
        items.stream()
            .map(TypesetPuzzle::board)
            .distinct()
            .mapToDouble(board -> PuzzleBoard.width(board, cell(board), setting))
            .min()
            .orElseThrow();
    if (!caption.suits(items, narrowest)) {
      return 0;
    }
    return items.stream()
        .filter(item -> caption.fits(item, narrowest) && notes.fits(item, narrowest))
        .count();
  }

  @Override
  public double digits(Board board) {
    return cell(board) * DigitSize.ofPuzzle(setting.style().size()).perCell();
  }

  private double cell(Board board) {
    return Math.min(LARGEST_CELL, PuzzleBoard.cell(board, side, setting));
  }

  private BoardBlock board(TypesetPuzzle item) {
    return PuzzleBoard.of(item, cell(item.board()), setting);
  }

  @Override
  public void draw(Canvas canvas, List<TypesetPuzzle> items, Area body) {
    double slot = caption.height() + side + notes.height();
    double freeAbove = body.height() - strip.height() - rows * slot;
    double rowGap = gap(freeAbove, rows, WIDEST_ROW_GAP);
    double columnGap = gap(body.width() - columns * side, columns, WIDEST_COLUMN_GAP);
    double left = body.left() + (body.width() - spread(columns, side, columnGap)) / 2;
    double top = body.top() + (freeAbove - (rows - 1) * rowGap) * SHARE_ABOVE;
    for (int i = 0; i < items.size(); i++) {
      int row = i / columns;
      double x = left + i % columns * (side + columnGap);
      draw(canvas, items.get(i), x, top + row * (slot + rowGap));
    }
    strip.draw(canvas, items, body);
  }

  private static double gap(double free, int count, double widest) {
    return count == 1 ? 0 : Math.min(widest, free / (count - 1));
  }

  private static double spread(int count, double each, double gap) {
    return count * each + (count - 1) * gap;
  }

  private void draw(Canvas canvas, TypesetPuzzle item, double x, double y) {
    BoardBlock board = board(item);
    double left = x + (side - board.width()) / 2;
    double top = y + caption.height();
    caption.draw(canvas, item, new Area(left, y, board.width(), caption.height()));
    board.draw(canvas, left, top);
    notes.draw(canvas, item, new Area(left, top + board.height(), board.width(), notes.height()));
  }
}
