package cluewright.studio.masks;

import cluewright.mask.Crop;
import cluewright.mask.Picture;
import cluewright.mask.Picture.Frame;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.House;
import cluewright.model.rule.Kinds;
import cluewright.studio.look.Texts;
import cluewright.studio.work.Changes;
import java.util.Optional;
import javafx.geometry.Point2D;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Tooltip;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.image.WritableImage;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import javafx.scene.layout.Region;
import javafx.scene.shape.FillRule;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.SVGPath;

/**
 * A picture under the board's frame, which stays while the picture is moved and zoomed by mouse or
 * keys. What lies beside the frame is veiled.
 */
final class CropView extends Region {
  /** The share of the height that the frame takes. */
  private static final double FRAME = 0.84;

  private static final double KEY_ZOOM = 1.1;
  private static final double WHEEL_ZOOM = 1.0015;

  private final PictureMaskViewModel pictures;
  private final ImageView picture = new ImageView();
  private final SVGPath veil = new SVGPath();
  private final Rectangle frame = new Rectangle();
  private final SVGPath lines = new SVGPath();
  private final Rectangle window = new Rectangle();
  private Point2D last = Point2D.ZERO;

  CropView(Texts texts, PictureMaskViewModel pictures) {
    this.pictures = pictures;
    setId("picture-crop");
    getStyleClass().add("crop-view");
    setFocusTraversable(true);
    setAccessibleRole(AccessibleRole.IMAGE_VIEW);
    accessibleTextProperty().bind(texts.bind("masks.picture-crop"));
    Tooltip tooltip = new Tooltip();
    tooltip.textProperty().bind(texts.bind("masks.picture-crop"));
    Tooltip.install(this, tooltip);
    veil.getStyleClass().add("crop-veil");
    veil.setFillRule(FillRule.EVEN_ODD);
    frame.getStyleClass().add("crop-frame");
    lines.getStyleClass().add("crop-lines");
    picture.setManaged(false);
    veil.setManaged(false);
    frame.setManaged(false);
    lines.setManaged(false);
    setClip(window);
    getChildren().addAll(picture, veil, lines, frame);
    Changes.call(this::requestLayout, pictures.crop, pictures.fit, pictures.mask);
    pictures.picture.subscribe(this::show);
    setOnMousePressed(this::press);
    setOnMouseDragged(this::drag);
    setOnScroll(this::turn);
    setOnKeyPressed(this::move);
    setOnKeyTyped(this::typed);
  }

  private void show(Optional<Picture> shown) {
    picture.setImage(shown.map(CropView::image).orElse(null));
    requestLayout();
  }

  private static Image image(Picture shown) {
    WritableImage image = new WritableImage(shown.width(), shown.height());
    for (int y = 0; y < shown.height(); y++) {
      for (int x = 0; x < shown.width(); x++) {
        int light = 255 - shown.darknessAt(x, y);
        image.getPixelWriter().setArgb(x, y, 0xFF000000 | light << 16 | light << 8 | light);
      }
    }
    return image;
  }

  @Override
  protected void layoutChildren() {
    window.setWidth(getWidth());
    window.setHeight(getHeight());
    double side = side();
    frame.setX(left());
    frame.setY(top());
    frame.setWidth(side);
    frame.setHeight(side);
    veil.setContent(
        rectangle(0, 0, getWidth(), getHeight()) + rectangle(left(), top(), side, side));
    lines.setContent(boxes(pictures.board()));
    // The pop-up may be laid out before the picture that opens it has come here.
    pictures.frame().filter(under -> picture.getImage() != null).ifPresent(this::place);
  }

  private void place(Frame under) {
    double across = side() / under.width();
    double down = side() / under.height();
    picture.setPreserveRatio(false);
    picture.setFitWidth(picture.getImage().getWidth() * across);
    picture.setFitHeight(picture.getImage().getHeight() * down);
    picture.setX(left() - under.left() * across);
    picture.setY(top() - under.top() * down);
  }

  private double side() {
    return Math.rint(Math.min(getWidth(), getHeight()) * FRAME);
  }

  private double left() {
    return Math.rint((getWidth() - side()) / 2);
  }

  private double top() {
    return Math.rint((getHeight() - side()) / 2);
  }

  private static String rectangle(double x, double y, double width, double height) {
    return "M" + x + " " + y + "h" + width + "v" + height + "h-" + width + "z";
  }

  /** The borders of the boxes; none for a jigsaw. */
  private String boxes(Board board) {
    StringBuilder path = new StringBuilder();
    if (Boards.boxes(board).isEmpty()) {
      return "";
    }
    double cell = side() / board.columns();
    for (House box : board.houses(Kinds.BOX)) {
      int first = box.cells().toArray()[0];
      double x = left() + board.column(first) * cell;
      double y = top() + board.row(first) * cell;
      path.append("M").append(x).append(" ").append(top()).append("v").append(side());
      path.append("M").append(left()).append(" ").append(y).append("h").append(side());
    }
    return path.toString();
  }

  private void press(MouseEvent event) {
    requestFocus();
    last = new Point2D(event.getX(), event.getY());
    event.consume();
  }

  private void drag(MouseEvent event) {
    Point2D now = new Point2D(event.getX(), event.getY());
    pictures.move((now.getX() - last.getX()) / side(), (now.getY() - last.getY()) / side());
    last = now;
    event.consume();
  }

  /** Zooms about the point under the pointer. */
  private void turn(ScrollEvent event) {
    pictures.zoom(
        Math.pow(WHEEL_ZOOM, event.getDeltaY()),
        (event.getX() - left()) / side(),
        (event.getY() - top()) / side());
    event.consume();
  }

  /** Moves the picture by a cell with the arrow keys. */
  private void move(KeyEvent event) {
    KeyCode key = event.getCode();
    if (key.isArrowKey()) {
      double cell = 1.0 / pictures.board().columns();
      int across = key == KeyCode.LEFT ? -1 : key == KeyCode.RIGHT ? 1 : 0;
      int down = key == KeyCode.UP ? -1 : key == KeyCode.DOWN ? 1 : 0;
      pictures.move(across * cell, down * cell);
      event.consume();
    }
  }

  private void typed(KeyEvent event) {
    switch (event.getCharacter()) {
      case "+" -> pictures.zoom(KEY_ZOOM, 0.5, 0.5);
      case "-" -> pictures.zoom(1 / KEY_ZOOM, 0.5, 0.5);
      case "0" -> pictures.crop.set(Crop.NONE);
      default -> {
        return;
      }
    }
    event.consume();
  }
}
