package cluewright.studio.board;

import cluewright.model.Board;
import cluewright.model.CellSet;
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
import javafx.scene.canvas.Canvas;
import javafx.scene.control.SkinBase;
import javafx.scene.paint.Color;
import javafx.util.Duration;

/**
 * Draws a board on two canvases, the upper one for what follows the pointer and the keyboard.
 *
 * <p>The square is as large as fits, and in the middle.
 */
final class BoardSkin extends SkinBase<BoardView> {
  private static final Duration REVEAL_TIME = Duration.millis(280);
  private static final double SMALLEST = 180;
  private static final double PREFERRED = 560;

  private final Canvas ground = new Canvas();
  private final Canvas hover = new Canvas();
  private final DoubleProperty reveal = new SimpleDoubleProperty(1);
  private final Timeline revealing = new Timeline();
  private final Glide glide = new Glide(this::drawGround);
  private BoardGeometry geometry = new BoardGeometry(picture().board(), SMALLEST, 1);
  private boolean erasing;

  BoardSkin(BoardView view) {
    super(view);
    getChildren().setAll(ground, hover);
    ground.setMouseTransparent(true);
    hover.setMouseTransparent(true);
    view.pictureProperty().addListener((property, before, after) -> pictureChanged(before, after));
    view.focusCellProperty().addListener(this::redrawHover);
    view.focusedProperty().addListener(this::redrawHover);
    view.hoverCellProperty().addListener(this::redrawHover);
    for (StyleableObjectProperty<Color> color : view.colors()) {
      color.addListener(change -> view.requestLayout());
    }
    reveal.addListener(change -> drawGround());
    new BoardInput(view, this).install();
    describe();
  }

  private BoardPicture picture() {
    return getSkinnable().pictureProperty().get();
  }

  /** The cell at a point of the control. */
  int cellAt(double x, double y) {
    return geometry.cellAt(x - ground.getLayoutX(), y - ground.getLayoutY());
  }

  Bounds cellBounds(int cell) {
    return new BoundingBox(
        ground.getLayoutX() + geometry.left(cell),
        ground.getLayoutY() + geometry.top(cell),
        geometry.width(cell),
        geometry.height(cell));
  }

  /** Shows what an erasing press would do instead of what the tool does, or the other way round. */
  void showErasing(boolean erases) {
    if (erasing != erases) {
      erasing = erases;
      drawHover();
    }
  }

  private void pictureChanged(BoardPicture before, BoardPicture after) {
    if (before.board() != after.board()) {
      getSkinnable().focusCellProperty().set(0);
      getSkinnable().setHoverCell(BoardView.NO_CELL);
    }
    describe();
    revealing.stop();
    glide.stop();
    if (!getSkinnable().stillProperty().get() && Transition.isWorthWatching(before, after)) {
      glide.leave(before);
    }
    boolean digitsAppear = before.state().isEmpty() && after.state().isPresent();
    if (digitsAppear && !getSkinnable().stillProperty().get()) {
      reveal.set(0);
      revealing.getKeyFrames().setAll(new KeyFrame(REVEAL_TIME, new KeyValue(reveal, 1)));
      revealing.play();
    } else {
      reveal.set(1);
    }
    getSkinnable().requestLayout();
  }

  private void describe() {
    BoardPicture picture = picture();
    int cell = Math.min(getSkinnable().focusCellProperty().get(), picture.board().cells() - 1);
    getSkinnable()
        .setAccessibleText(
            "Board "
                + picture.board()
                + " with "
                + picture.mask().size()
                + " clue cells; "
                + BoardWords.cell(picture, cell));
  }

  private void redrawHover(Observable change) {
    describe();
    drawHover();
  }

  private void draw() {
    drawGround();
    drawHover();
  }

  private void drawGround() {
    Brush brush = new Brush(ground.getGraphicsContext2D(), geometry, getSkinnable());
    BoardPicture picture = picture();
    Reveal now = new Reveal(picture.board(), reveal.get());
    brush.clear();
    BoardPainter.paint(brush, now, glide.to(picture));
  }

  private void drawHover() {
    Brush brush = new Brush(hover.getGraphicsContext2D(), geometry, getSkinnable());
    brush.clear();
    int cell = getSkinnable().hoverCellProperty().get();
    StrokeHandler strokes = getSkinnable().strokesProperty().get();
    if (cell != BoardView.NO_CELL && strokes != null) {
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
    double scale =
        getSkinnable().getScene() == null || getSkinnable().getScene().getWindow() == null
            ? 1
            : getSkinnable().getScene().getWindow().getRenderScaleX();
    geometry = new BoardGeometry(board, ground.getWidth(), scale);
  }

  @Override
  protected void layoutChildren(double x, double y, double width, double height) {
    double side = Math.max(SMALLEST, Math.floor(Math.min(width, height)));
    for (Canvas canvas : new Canvas[] {ground, hover}) {
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
