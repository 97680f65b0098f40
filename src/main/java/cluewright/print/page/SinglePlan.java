package cluewright.print.page;

import cluewright.model.Board;
import cluewright.print.Area;
import cluewright.print.Style;
import cluewright.print.block.Block;
import cluewright.print.block.BoardBlock;
import cluewright.print.block.DigitSize;
import cluewright.print.block.PuzzleBoard;
import cluewright.print.block.TypesetPuzzle;
import cluewright.print.block.Typesetting;
import cluewright.print.canvas.Canvas;
import java.util.List;

/**
 * A layout with one puzzle per page.
 *
 * <p>All text begins at the board's left edge and is no wider than the board. The whole is centred
 * across the page and stands a little above its middle, where the eye expects the middle; boards
 * stand in one place on all pages, whatever is said above them: where it is right for half of the
 * pages, but low enough for the longest title.
 */
final class SinglePlan implements PuzzlePlan {
  private static final double WIDEST_BOARD = 450;

  /** The share of a wide page's width that boards may take. */
  private static final double SHARE_OF_WIDTH = 0.88;

  private static final double LARGEST_CELL = 78;
  private static final double SHARE_ABOVE = 0.42;

  /** Narrower boards make words higher, so boards shrink by steps until all fits, to a quarter. */
  private static final double SMALLER = 0.96;

  private static final int MOST_LOOKS = 34;

  private final Typesetting setting;
  private final AnswerStrip strip;
  private final double side;
  private final double above;
  private final double usualAbove;
  private final double below;

  SinglePlan(Typesetting setting, List<TypesetPuzzle> items, Area body, AnswerStrip strip) {
    this.setting = setting;
    this.strip = strip;
    double wide = Math.max(WIDEST_BOARD, body.width() * SHARE_OF_WIDTH) + setting.widestFrame();
    double widest = isLarge() ? body.width() : Math.min(body.width(), wide);
    double free = body.height() - strip.height();
    double least =
        Math.min(widest, free - highestAbove(items, widest) - highestBelow(items, widest));
    for (int i = 0; i < MOST_LOOKS && isTooHigh(items, least, free); i++) {
      least *= SMALLER;
    }
    this.above = highestAbove(items, least);
    this.below = highestBelow(items, least);
    this.side = Math.min(least, free - above - below);
    this.usualAbove = usualAbove(items, least);
  }

  /** True if the words of a puzzle, as wide as its board, leave the board less than its width. */
  private boolean isTooHigh(List<TypesetPuzzle> items, double width, double free) {
    double rest = free - highestAbove(items, width) - highestBelow(items, width);
    return items.stream()
        .anyMatch(
            item -> {
              BoardBlock board = board(item, width);
              SingleWords words = words(item);
              double text =
                  words.above(board.width()).height() + words.below(board.width()).height();
              return board.width() > rest || text + board.height() > free;
            });
  }

  private boolean isLarge() {
    return setting.style().size() == Style.TypeSize.LARGE;
  }

  private double highestAbove(List<TypesetPuzzle> items, double width) {
    return items.stream().mapToDouble(item -> words(item).above(width).height()).max().orElse(0);
  }

  private double usualAbove(List<TypesetPuzzle> items, double width) {
    return items.stream()
        .map(item -> words(item).above(width).height())
        .sorted()
        .skip(items.size() / 2)
        .findFirst()
        .orElse(0.0);
  }

  private double highestBelow(List<TypesetPuzzle> items, double width) {
    return items.stream().mapToDouble(item -> words(item).below(width).height()).max().orElse(0);
  }

  private SingleWords words(TypesetPuzzle item) {
    return new SingleWords(setting, item);
  }

  @Override
  public double digits(Board board) {
    return cell(board, side) * DigitSize.ofPuzzle(setting.style().size()).perCell();
  }

  private BoardBlock board(TypesetPuzzle item, double within) {
    return PuzzleBoard.of(item, cell(item.board(), within), setting);
  }

  /** The side of a board's cells in a square. */
  private double cell(Board board, double within) {
    return Math.min(LARGEST_CELL, PuzzleBoard.cell(board, within, setting));
  }

  @Override
  public void draw(Canvas canvas, List<TypesetPuzzle> items, Area body) {
    TypesetPuzzle item = items.get(0);
    BoardBlock board = board(item, side);
    double free = body.height() - strip.height() - usualAbove - side - below;
    double left = body.left() + (body.width() - board.width()) / 2;
    double words = Math.max(above, free * SHARE_ABOVE + usualAbove);
    double top = body.top() + words + (side - board.height()) * SHARE_ABOVE;
    Block title = words(item).above(board.width());
    title.draw(canvas, left, top - title.height());
    board.draw(canvas, left, top);
    words(item).below(board.width()).draw(canvas, left, top + board.height());
    strip.draw(canvas, items, body);
  }
}
