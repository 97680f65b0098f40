package cluewright.studio.board;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.picture.Margins;
import cluewright.studio.look.ScreenImage;
import java.util.List;
import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.KeyValue;
import javafx.animation.Timeline;
import javafx.beans.Observable;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.css.StyleableObjectProperty;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.canvas.Canvas;
import javafx.scene.control.SkinBase;
import javafx.scene.paint.Color;
import javafx.util.Duration;

/**
 * Draws a board on four stacked canvases, so that changes can be drawn separately.
 *
 * <p>From the bottom: the cells, each of which is drawn anew when its content changed; the grid
 * lines; links and pointed out candidates; what follows the pointer and the keyboard. However many
 * changes come between two pulses, they are drawn once, in the layout of this control, which its
 * parents need not join. The square is as large as fits, and in the middle.
 */
final class BoardSkin extends SkinBase<BoardView> {
  private static final Duration REVEAL_TIME = Duration.millis(280);
  private static final double SMALLEST = 180;
  private static final double PREFERRED = 560;

  private final CellLayer cells;
  private final Canvas grid = new Canvas();
  private final ArgumentLayer argument;
  private final Canvas hover = new Canvas();
  private final DoubleProperty reveal = new SimpleDoubleProperty(1);
  private final Timeline revealing = new Timeline();
  private final Glide glide = new Glide(() -> getSkinnable().redraw());
  private BoardGeometry geometry = BoardGeometry.of(picture().board(), SMALLEST, 1);
  private boolean gridIsDrawn;
  private boolean erasing;

  BoardSkin(BoardView view) {
    super(view);
    cells = new CellLayer(view);
    argument = new ArgumentLayer(view);
    getChildren().setAll(canvases());
    getChildren().forEach(canvas -> canvas.setMouseTransparent(true));
    view.pictureProperty().addListener((property, before, after) -> pictureChanged(before, after));
    view.focusCellProperty().addListener(this::redrawHover);
    view.focusedProperty().addListener(this::redrawHover);
    view.hoverCellProperty().addListener(this::redrawHover);
    for (StyleableObjectProperty<Color> color : view.colors()) {
      color.addListener(change -> redrawAll());
    }
    view.selectionProperty().addListener(this::redrawHover);
    view.textsLanguage().addListener(change -> describe());
    reveal.addListener(change -> view.redraw());
    new BoardInput(view, this).install();
    describe();
  }

  private List<Canvas> canvases() {
    return List.of(cells.canvas(), grid, argument.canvas(), hover);
  }

  private BoardPicture picture() {
    return getSkinnable().pictureProperty().get();
  }

  int cellAt(double x, double y) {
    return geometry.cellAt(x - hover.getLayoutX(), y - hover.getLayoutY());
  }

  /** A point of the control in cells, from the upper left corner of the board. */
  Point2D inCells(double x, double y) {
    return new Point2D(
        (x - hover.getLayoutX() - geometry.left()) / geometry.cell(),
        (y - hover.getLayoutY() - geometry.top()) / geometry.cell());
  }

  Bounds cellBounds(int cell) {
    return new BoundingBox(
        hover.getLayoutX() + geometry.left(cell),
        hover.getLayoutY() + geometry.top(cell),
        geometry.width(cell),
        geometry.height(cell));
  }

  /** Previews an erasing press instead of what the tool does, or the other way round. */
  void showErasing(boolean erases) {
    if (erasing != erases) {
      erasing = erases;
      drawHover();
    }
  }

  private void pictureChanged(BoardPicture before, BoardPicture after) {
    if (!isOfSize(before.board(), after.board())) {
      // First, since to move the keyboard draws what the pointer is on, which the new board may
      // lack.
      getSkinnable().setHoverCell(BoardView.NO_CELL);
      getSkinnable().focusCellProperty().set(0);
      // At once: a press may come before the next layout.
      measure();
    }
    if (!before.board().decoration().equals(after.board().decoration())) {
      measure();
      cells.forget();
      gridIsDrawn = false;
    }
    gridIsDrawn &= after.hasLinesOf(before);
    describe();
    revealing.stop();
    glide.stop();
    if (!getSkinnable().stillProperty().get() && Transition.isWorthWatching(before, after)) {
      glide.leave(before);
    }
    boolean digitsAppear = !before.hasDigits() && after.hasDigits();
    if (digitsAppear && !getSkinnable().stillProperty().get()) {
      reveal.set(0);
      revealing.getKeyFrames().setAll(new KeyFrame(REVEAL_TIME, new KeyValue(reveal, 1)));
      revealing.play();
    } else {
      reveal.set(1);
    }
    getSkinnable().redraw();
  }

  /** True if two boards have the same cells, whatever their houses and rules. */
  private static boolean isOfSize(Board before, Board after) {
    return before.rows() == after.rows()
        && before.columns() == after.columns()
        && before.cells() == after.cells();
  }

  private void describe() {
    BoardPicture picture = picture();
    int cell = Math.min(getSkinnable().focusCellProperty().get(), picture.board().cells() - 1);
    getSkinnable().describe(BoardWords.board(picture, cell));
  }

  private void redrawHover(Observable change) {
    describe();
    drawHover();
  }

  /** Redraws everything, as after a change of colours. */
  void redrawAll() {
    cells.forget();
    argument.forget();
    gridIsDrawn = false;
    getSkinnable().redraw();
  }

  /** Draws what has changed; returns the number of cells. */
  int draw() {
    BoardPicture picture = picture();
    Transition change = glide.to(picture);
    int count = cells.show(change, new Reveal(picture.board(), reveal.get()), geometry);
    if (!gridIsDrawn) {
      gridIsDrawn = true;
      Brush brush = new Brush(grid.getGraphicsContext2D(), geometry, getSkinnable());
      brush.clear();
      brush.shapes().paint(picture.lines());
    }
    argument.show(change, geometry);
    drawHover();
    return count;
  }

  private void drawHover() {
    Brush brush = new Brush(hover.getGraphicsContext2D(), geometry, getSkinnable());
    brush.clear();
    int cell = getSkinnable().hoverCellProperty().get();
    StrokeHandler strokes = getSkinnable().strokesProperty().get();
    if (cell != BoardView.NO_CELL && strokes != null && !getSkinnable().isPlayed()) {
      StrokeHandler.Intent intent =
          erasing ? StrokeHandler.Intent.ERASE : StrokeHandler.Intent.TOOL;
      CellSet reach = strokes.reach(cell);
      HoverPainter.paintGhost(brush, reach, picture(), strokes.wouldErase(cell, intent));
    }
    if (getSkinnable().isFocused()) {
      HoverPainter.paintFocus(brush, getSkinnable().focusCellProperty().get());
    }
  }

  private void measure() {
    Board board = picture().board();
    double scale = ScreenImage.scale(getSkinnable());
    Margins margins =
        Margins.of(board).atLeast(picture().rules().map(RulesShown::room).orElse(Margins.NONE));
    BoardGeometry now = BoardGeometry.of(board, margins, hover.getWidth(), scale);
    gridIsDrawn &= now.equals(geometry);
    geometry = now;
  }

  @Override
  protected void layoutChildren(double x, double y, double width, double height) {
    double side = Math.max(SMALLEST, Math.floor(Math.min(width, height)));
    for (Canvas canvas : canvases()) {
      canvas.setWidth(side);
      canvas.setHeight(side);
      canvas.relocate(
          snapPositionX(x + (width - side) / 2), snapPositionY(y + (height - side) / 2));
    }
    measure();
    draw();
  }

  @Override
  protected double computeMinWidth(double h, double top, double right, double bottom, double left) {
    return SMALLEST + left + right;
  }

  @Override
  protected double computeMinHeight(
      double w, double top, double right, double bottom, double left) {
    return SMALLEST + top + bottom;
  }

  @Override
  protected double computePrefWidth(
      double h, double top, double right, double bottom, double left) {
    return PREFERRED + left + right;
  }

  @Override
  protected double computePrefHeight(
      double w, double top, double right, double bottom, double left) {
    return PREFERRED + top + bottom;
  }

  @Override
  public void dispose() {
    glide.stop();
    if (revealing.getStatus() == Animation.Status.RUNNING) {
      revealing.stop();
    }
    super.dispose();
  }
}
