package cluewright.print;

import cluewright.model.Board;
import cluewright.model.GridState;
import cluewright.print.PuzzlePicture.Extra;
import java.util.function.IntConsumer;

/**
 * Draws a picture, from the bottom: grounds, lines, digits, candidates, what the step did and why,
 * and the numbers beside the board.
 */
final class PictureDrawing {
  private static final double DIGIT = 0.66;
  private static final double LABEL = 0.3;
  private static final double DIGIT_BESIDE_NUMBER = 0.6;
  private static final double ASIDE = 0.1;

  private final PuzzlePicture picture;
  private final PictureGrid grid;
  private final Board board;
  private final Easel easel;
  private final StepDrawing step;

  private PictureDrawing(PuzzlePicture picture, PictureGrid grid, Easel easel) {
    this.picture = picture;
    this.grid = grid;
    this.board = picture.board();
    this.easel = easel;
    this.step = new StepDrawing(picture, grid, easel);
  }

  static void draw(PuzzlePicture picture, PictureGrid grid, Easel easel) {
    new PictureDrawing(picture, grid, easel).draw();
  }

  private void draw() {
    step.drawGrounds();
    drawLines();
    eachCell(this::drawSolution);
    eachCell(this::drawClue);
    eachCell(this::drawFound);
    if (picture.extras().contains(Extra.CANDIDATES)) {
      eachCell(this::drawCandidates);
    }
    step.drawArgument();
    if (picture.extras().contains(Extra.COORDINATES)) {
      drawLabels();
    }
  }

  private void eachCell(IntConsumer action) {
    for (int cell = 0; cell < board.cells(); cell++) {
      action.accept(cell);
    }
  }

  private void drawLines() {
    GridLines lines = GridLines.of(board);
    lines.cells().forEach(line -> drawLine(Sign.CELLS, line));
    lines.boxes().forEach(line -> drawLine(Sign.BOXES, line));
    easel.outline(Sign.FRAME, grid.left(), grid.top(), board.columns(), board.rows());
  }

  private void drawLine(Sign sign, GridLines.Segment line) {
    easel.line(
        sign,
        grid.left() + line.x1(),
        grid.top() + line.y1(),
        grid.left() + line.x2(),
        grid.top() + line.y2());
  }

  /** Of open cells; as a digit that is found where nothing stands before it. */
  private void drawSolution(int cell) {
    if (picture.solution().isPresent() && picture.digit(cell) == 0) {
      boolean isAlone = picture.step().isEmpty() && !picture.extras().contains(Extra.CANDIDATES);
      drawDigit(isAlone ? Sign.FOUND : Sign.PALE, cell, picture.solution().get().digit(cell));
    }
  }

  private void drawClue(int cell) {
    if (picture.clues().digit(cell) != 0) {
      drawDigit(Sign.CLUE, cell, picture.clues().digit(cell));
    }
  }

  private void drawFound(int cell) {
    if (picture.clues().digit(cell) == 0 && picture.digit(cell) != 0) {
      drawFound(cell, symbol(picture.digit(cell)));
    }
  }

  /** A digit makes room for a number in the corner of its cell. */
  private void drawFound(int cell, String digit) {
    if (!step.places(cell)) {
      easel.text(Sign.FOUND, digit, grid.x(cell), grid.y(cell), DIGIT);
    } else if (picture.firstNumber().isEmpty()) {
      easel.text(Sign.NEW, digit, grid.x(cell), grid.y(cell), DIGIT);
    } else {
      easel.text(Sign.NEW, digit, grid.x(cell) + ASIDE, grid.y(cell) + ASIDE, DIGIT_BESIDE_NUMBER);
    }
  }

  private void drawDigit(Sign sign, int cell, int digit) {
    easel.text(sign, symbol(digit), grid.x(cell), grid.y(cell), DIGIT);
  }

  /** But for those that the step points out. */
  private void drawCandidates(int cell) {
    if (picture.digit(cell) != 0) {
      return;
    }
    GridState state = picture.candidates();
    for (int digit = 1; digit <= board.digits(); digit++) {
      if (state.hasCandidate(cell, digit) && !step.pointsOut(board.candidate(cell, digit))) {
        easel.text(
            Sign.CANDIDATE,
            symbol(digit),
            grid.candidateX(cell, digit),
            grid.candidateY(cell, digit),
            grid.candidateSize());
      }
    }
  }

  private void drawLabels() {
    for (int row = 0; row < board.rows(); row++) {
      String name = String.valueOf(row + 1);
      easel.text(Sign.LABEL, name, grid.labels(), grid.top() + row + 0.5, LABEL);
    }
    for (int column = 0; column < board.columns(); column++) {
      String name = String.valueOf(column + 1);
      easel.text(Sign.LABEL, name, grid.left() + column + 0.5, grid.labels(), LABEL);
    }
  }

  private String symbol(int digit) {
    return String.valueOf(board.symbol(digit));
  }
}
