package cluewright.print.block;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.print.canvas.Canvas;
import cluewright.print.canvas.Ink;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A mask as an ornament: a square for each clue and a dot for each empty cell.
 *
 * @param side of the longer edge, in points
 */
public record Ornament(Mask mask, double side, Ink ink) implements Block {
  private static final double SQUARE = 0.86;
  private static final double POINT = 0.075;

  /** An ornament in the ink of titles. */
  public Ornament(Mask mask, double side) {
    this(mask, side, Ink.ACCENT);
  }

  /** The first of the most regular masks; there must be at least one. */
  public static Mask mostRegular(List<Mask> masks) {
    long most = masks.stream().mapToLong(Ornament::symmetries).max().orElseThrow();
    return masks.stream().filter(mask -> symmetries(mask) == most).findFirst().orElseThrow();
  }

  /** The number of turns and reflections of a square that keep a mask. */
  private static long symmetries(Mask mask) {
    Board board = mask.board();
    int rows = board.rows();
    int columns = board.columns();
    if (rows != columns) {
      return 0;
    }
    int last = rows - 1;
    Stream<IntUnaryOperator> images =
        Stream.of(
            cell -> board.cell(last - board.row(cell), board.column(cell)),
            cell -> board.cell(board.row(cell), last - board.column(cell)),
            cell -> board.cell(last - board.row(cell), last - board.column(cell)),
            cell -> board.cell(board.column(cell), board.row(cell)),
            cell -> board.cell(last - board.column(cell), last - board.row(cell)),
            cell -> board.cell(board.column(cell), last - board.row(cell)),
            cell -> board.cell(last - board.column(cell), board.row(cell)));
    return images.filter(image -> isKept(mask.clues(), image)).count();
  }

  private static boolean isKept(CellSet clues, IntUnaryOperator image) {
    int[] images = clues.stream().map(image).toArray();
    return IntStream.of(images).noneMatch(cell -> cell == Board.NO_CELL)
        && CellSet.of(images).equals(clues);
  }

  @Override
  public double height() {
    return side;
  }

  @Override
  public void draw(Canvas canvas, double left, double top) {
    Board board = mask.board();
    BoxedLines across = BoxedLines.columns(board);
    BoxedLines down = BoxedLines.rows(board);
    double cell = side / Math.max(across.length(), down.length());
    for (int i = 0; i < board.cells(); i++) {
      double x = left + across.at(board.column(i)) * cell;
      double y = top + down.at(board.row(i)) * cell;
      if (mask.contains(i)) {
        double inset = (1 - SQUARE) / 2 * cell;
        canvas.fill(x + inset, y + inset, SQUARE * cell, SQUARE * cell, ink);
      } else {
        canvas.disc(x + cell / 2, y + cell / 2, POINT * cell, ink);
      }
    }
  }
}
