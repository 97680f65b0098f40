package cluewright.studio.results;

import cluewright.model.Board;
import cluewright.model.House;
import cluewright.model.Puzzle;
import javafx.geometry.VPos;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.paint.Color;
import javafx.scene.text.Font;
import javafx.scene.text.TextAlignment;

/**
 * The clues of a puzzle, small: in the colour of its text, as large as so many lines of it.
 *
 * <p>It is drawn once for each puzzle, size and colour, when it is first needed. Where digits would
 * be too small to read, clues are filled cells.
 */
final class Thumbnail extends Label {
  private static final double DIGIT_SIZE = 0.74;
  private static final double FAINT = 0.22;
  private static final double CLUE_GROUND = 0.09;
  private static final double CLUE_ALONE = 0.6;
  private static final double LEAST_READABLE = 6;
  private static final String TYPEFACE = "Inter Medium";

  private final double lines;
  private final Canvas canvas = new Canvas();
  private Puzzle puzzle;

  /**
   * @param lines its side, in font sizes
   */
  Thumbnail(double lines) {
    this.lines = lines;
    getStyleClass().add("thumbnail");
    setContentDisplay(ContentDisplay.GRAPHIC_ONLY);
    setGraphic(canvas);
    setMinWidth(USE_PREF_SIZE);
    textFillProperty().addListener(change -> draw());
    fontProperty().addListener(change -> draw());
  }

  void show(Puzzle next) {
    if (!next.equals(puzzle)) {
      puzzle = next;
      draw();
    }
  }

  private void draw() {
    if (puzzle == null || !(getTextFill() instanceof Color color)) {
      return;
    }
    Board board = puzzle.board();
    double cell = Math.max(3, Math.floor(lines * getFont().getSize() / board.rows()));
    canvas.setWidth(cell * board.columns() + 1);
    canvas.setHeight(cell * board.rows() + 1);
    GraphicsContext graphics = canvas.getGraphicsContext2D();
    graphics.clearRect(0, 0, canvas.getWidth(), canvas.getHeight());
    drawClues(graphics, cell, color);
    drawLines(graphics, cell, color);
  }

  private void drawClues(GraphicsContext graphics, double cell, Color color) {
    Board board = puzzle.board();
    boolean isReadable = cell >= LEAST_READABLE;
    graphics.setFill(color.deriveColor(0, 1, 1, isReadable ? CLUE_GROUND : CLUE_ALONE));
    for (int clue : puzzle.mask().clues().toArray()) {
      graphics.fillRect(cell * board.column(clue), cell * board.row(clue), cell, cell);
    }
    if (isReadable) {
      drawDigits(graphics, cell, color);
    }
  }

  private void drawDigits(GraphicsContext graphics, double cell, Color color) {
    Board board = puzzle.board();
    graphics.setFont(Font.font(TYPEFACE, cell * DIGIT_SIZE));
    graphics.setTextAlign(TextAlignment.CENTER);
    graphics.setTextBaseline(VPos.CENTER);
    graphics.setFill(color);
    double middle = (cell + 1) / 2;
    for (int clue : puzzle.mask().clues().toArray()) {
      graphics.fillText(
          String.valueOf(board.symbol(puzzle.digit(clue))),
          cell * board.column(clue) + middle,
          cell * board.row(clue) + middle);
    }
  }

  /** A line between two cells is strong where a box ends. */
  private void drawLines(GraphicsContext graphics, double cell, Color color) {
    Board board = puzzle.board();
    House box = board.houses(House.Kind.BOX).get(0);
    int high = (int) box.cells().stream().map(board::row).distinct().count();
    int wide = (int) box.cells().stream().map(board::column).distinct().count();
    for (int row = 0; row <= board.rows(); row++) {
      graphics.setFill(color.deriveColor(0, 1, 1, row % high == 0 ? 1 : FAINT));
      graphics.fillRect(0, row * cell, canvas.getWidth(), 1);
    }
    for (int column = 0; column <= board.columns(); column++) {
      graphics.setFill(color.deriveColor(0, 1, 1, column % wide == 0 ? 1 : FAINT));
      graphics.fillRect(column * cell, 0, 1, canvas.getHeight());
    }
  }
}
