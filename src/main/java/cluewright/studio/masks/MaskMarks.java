package cluewright.studio.masks;

import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.picture.BoardShapes;
import cluewright.picture.HouseMarks;
import cluewright.picture.Shape;
import cluewright.picture.Sign;
import cluewright.studio.board.BoardGeometry;
import cluewright.studio.board.ScreenPainter;
import java.util.List;
import java.util.stream.Stream;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;

/**
 * A board's extra houses, regions and rules in a small picture of a mask: windows, diagonals,
 * thermometers, cages and dots. Letters and sums would be too small to read.
 */
final class MaskMarks extends Canvas implements ScreenPainter.Look {
  private static final double WINDOW = 0.2;
  private static final double RULE_LINE = 0.4;
  private static final double LINE = 0.65;

  private Board board = Boards.FOUR;
  private List<Shape> shapes = List.of();
  private Colors colors = new Colors(Color.TRANSPARENT, Color.TRANSPARENT, Color.TRANSPARENT);

  /**
   * The colours of a theme.
   *
   * @param ink that of lines, and thinned that of areas
   * @param white that of white dots, as on the board
   * @param black that of black dots, as on the board
   */
  record Colors(Color ink, Color white, Color black) {}

  /** Shows those of a board; hidden if it has none. */
  void show(Board next) {
    if (!next.equals(board)) {
      board = next;
      shapes = shapes(next);
    }
    setVisible(!shapes.isEmpty());
  }

  /**
   * Draws the marks.
   *
   * @param cell the side of a cell
   * @param shift from the middle of a cell to that of its dot, to the left and up
   */
  void draw(double cell, double shift, Colors of) {
    colors = of;
    setWidth(cell * board.columns());
    setHeight(cell * board.rows());
    GraphicsContext graphics = getGraphicsContext2D();
    graphics.clearRect(0, 0, getWidth(), getHeight());
    graphics.save();
    graphics.translate(-shift, -shift);
    new ScreenPainter(graphics, BoardGeometry.bare(board, cell), this).paint(shapes);
    graphics.restore();
  }

  private static List<Shape> shapes(Board board) {
    HouseMarks marks = new HouseMarks(board);
    return Stream.of(marks.tints(), marks.behind(), marks.lines(), grid(board))
        .flatMap(List::stream)
        .toList();
  }

  private static List<Shape> grid(Board board) {
    boolean isJigsaw = Boards.isJigsaw(board);
    return BoardShapes.grid(board).stream()
        .filter(
            shape ->
                switch (shape.sign()) {
                  case BOXES -> isJigsaw;
                  case CELLS, FRAME, BARE -> false;
                  default -> !shape.sign().isLabel() && !(shape instanceof Shape.Text);
                })
        .toList();
  }

  @Override
  public Color color(Sign sign) {
    return switch (sign) {
      case WINDOW, SHADE -> thinned(WINDOW);
      case DIAGONAL, CAGE, OPEN_CAGE, BOXES -> thinned(LINE);
      case WHITE_DOT -> colors.white();
      case BLACK_DOT -> colors.black();
      default -> sign.isBehind() ? thinned(RULE_LINE) : colors.ink();
    };
  }

  private Color thinned(double opacity) {
    return colors.ink().deriveColor(0, 1, 1, opacity);
  }

  @Override
  public double leastWidth(Sign sign) {
    return 1;
  }
}
