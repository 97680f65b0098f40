package cluewright.studio.results;

import cluewright.model.Board;
import cluewright.model.DigitSet;
import cluewright.model.Puzzle;
import cluewright.picture.BoardGrid;
import cluewright.picture.BoardShapes;
import cluewright.picture.HouseMarks;
import cluewright.picture.Shape;
import cluewright.picture.Sign;
import cluewright.studio.board.BoardGeometry;
import cluewright.studio.board.ScreenPainter;
import cluewright.studio.work.Changes;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.paint.Color;

/**
 * The clues of a puzzle as a small picture in the text colour, a number of text lines high.
 *
 * <p>It is drawn once for each puzzle, size and colour, when it is first needed. Where digits would
 * be too small to read, clues are filled cells.
 */
public final class Thumbnail extends Label implements ScreenPainter.Look {
  private static final double FAINT = 0.22;
  private static final double WINDOW = 0.14;
  private static final double CAGE = 0.6;
  private static final double CLUE_GROUND = 0.09;
  private static final double CLUE_ALONE = 0.6;
  private static final double LEAST_READABLE = 6;

  /** The offset of cells from their lines. */
  private static final double HALF_A_LINE = 0.5;

  private final double lines;
  private final Canvas canvas = new Canvas();
  private Puzzle puzzle;
  private DigitSet digits = DigitSet.USUAL;
  private Color color;

  /**
   * @param lines its side, in font sizes
   */
  public Thumbnail(double lines) {
    this.lines = lines;
    getStyleClass().add("thumbnail");
    setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
    setGraphic(canvas);
    setMinWidth(USE_PREF_SIZE);
    Changes.call(this::draw, textFillProperty(), fontProperty());
  }

  /** Shows a puzzle, with these characters for digits if they suit its board. */
  public void show(Puzzle next, DigitSet set) {
    DigitSet suitable = set.on(next.board());
    if (!next.equals(puzzle) || !suitable.equals(digits)) {
      puzzle = next;
      digits = suitable;
      draw();
    }
  }

  private void draw() {
    if (puzzle == null || !(getTextFill() instanceof Color now)) {
      return;
    }
    color = now;
    Board board = puzzle.board();
    double cell = Math.max(3, Math.floor(lines * getFont().getSize() / board.rows()));
    canvas.setWidth(cell * board.columns() + 1);
    canvas.setHeight(cell * board.rows() + 1);
    GraphicsContext graphics = canvas.getGraphicsContext2D();
    graphics.clearRect(0, 0, canvas.getWidth(), canvas.getHeight());
    boolean isReadable = cell >= LEAST_READABLE;
    graphics.setFill(color.deriveColor(0, 1, 1, isReadable ? CLUE_GROUND : CLUE_ALONE));
    puzzle
        .mask()
        .clues()
        .forEach(
            clue ->
                graphics.fillRect(cell * board.column(clue), cell * board.row(clue), cell, cell));
    ScreenPainter painter = new ScreenPainter(graphics, BoardGeometry.bare(board, cell), this);
    HouseMarks marks = new HouseMarks(board);
    painter.paint(marks.tints());
    painter.paint(marks.behind());
    painter.paint(marks.lines());
    painter.paint(BoardShapes.grid(board).stream().filter(shape -> isSeen(shape, cell)).toList());
    if (isReadable) {
      graphics.save();
      graphics.translate(HALF_A_LINE, HALF_A_LINE);
      BoardGrid grid = new BoardGrid(board, digits);
      for (int clue : puzzle.mask().clues().toArray()) {
        painter.text(grid.digit(Sign.CLUE, clue, puzzle.digit(clue)));
      }
      graphics.restore();
    }
  }

  /** False for letters and sums too small to read. */
  private static boolean isSeen(Shape shape, double cell) {
    return !(shape instanceof Shape.Text text) || text.size() * cell >= LEAST_READABLE;
  }

  /** The colour of a line, which is strong between boxes. */
  @Override
  public Color color(Sign sign) {
    return switch (sign) {
      case WINDOW, SHADE -> color.deriveColor(0, 1, 1, WINDOW);
      case WHITE_DOT, BARE, SUM_ROOM, CORNER, OUTSIDE, OUTSIDE_WAY -> Color.TRANSPARENT;
      case CELLS, DIAGONAL, TIE -> color.deriveColor(0, 1, 1, FAINT);
      case CAGE, OPEN_CAGE -> color.deriveColor(0, 1, 1, CAGE);
      default -> sign.isBehind() ? color.deriveColor(0, 1, 1, FAINT) : color;
    };
  }

  @Override
  public double leastWidth(Sign sign) {
    return 1;
  }
}
