package cluewright.studio.range;

import cluewright.studio.range.RangePicker.End;
import javafx.scene.control.SkinBase;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;

/** The track with the selected part, the thumbs at its ends, and the bars above. */
final class RangePickerSkin extends SkinBase<RangePicker> {
  /** The minimum width of the line, in thumbs. */
  private static final int THUMBS = 6;

  private final RangePicker picker;
  private final RangeBars bars = new RangeBars();
  private final Region track = part("track");
  private final Region chosen = part("range-bar");
  private final RangeThumb low;
  private final RangeThumb high;
  private Grip grip = place -> {};

  /** Handles the pointer's position during a drag. */
  private interface Grip {
    void follow(double place);
  }

  RangePickerSkin(RangePicker picker) {
    super(picker);
    this.picker = picker;
    low = new RangeThumb(picker, End.LOW);
    high = new RangeThumb(picker, End.HIGH);
    getChildren().addAll(bars, track, chosen, low, high);
    track.setOnMousePressed(this::pressTrack);
    chosen.setOnMousePressed(this::pressChosen);
    low.setOnMousePressed(event -> hold(event, low));
    high.setOnMousePressed(event -> hold(event, high));
    picker.addEventHandler(MouseEvent.MOUSE_DRAGGED, event -> grip.follow(place(event)));
    picker.addEventHandler(MouseEvent.MOUSE_RELEASED, event -> release());
    registerChangeListener(picker.lowProperty(), change -> show());
    registerChangeListener(picker.highProperty(), change -> show());
    registerChangeListener(picker.barsProperty(), change -> drawBars());
    drawBars();
  }

  private static Region part(String style) {
    Region part = new Region();
    part.getStyleClass().add(style);
    return part;
  }

  private void drawBars() {
    bars.draw(picker.barsProperty().get());
    picker.requestLayout();
    show();
  }

  private void show() {
    bars.mark(picker.place(End.LOW), picker.place(End.HIGH));
    // Where both are at the end, the lower one is the one that can move.
    low.setViewOrder(picker.place(End.LOW) > 0.5 ? -1 : 0);
    picker.requestLayout();
  }

  private void hold(MouseEvent event, RangeThumb thumb) {
    if (event.getButton() == MouseButton.PRIMARY) {
      thumb.requestFocus();
      double off = place(event) - picker.place(thumb.end());
      grip = place -> picker.move(thumb.end(), place - off);
      event.consume();
    }
  }

  /** Moves the nearer thumb to the pointer. */
  private void pressTrack(MouseEvent event) {
    if (event.getButton() == MouseButton.PRIMARY) {
      RangeThumb nearer = place(event) < picker.place(End.LOW) ? low : high;
      picker.move(nearer.end(), place(event));
      hold(event, nearer);
    }
  }

  private void pressChosen(MouseEvent event) {
    if (event.getButton() == MouseButton.PRIMARY) {
      double off = place(event) - picker.place(End.LOW);
      grip = place -> picker.moveBoth(place - off);
      event.consume();
    }
  }

  private void release() {
    grip = place -> {};
    picker.settle();
  }

  /** The pointer's position on the line, possibly beyond its ends. */
  private double place(MouseEvent event) {
    double x = picker.sceneToLocal(event.getSceneX(), event.getSceneY()).getX();
    double room = picker.getWidth() - picker.snappedLeftInset() - picker.snappedRightInset();
    return (x - picker.snappedLeftInset() - thumb() / 2) / (room - thumb());
  }

  private double thumb() {
    return low.prefWidth(-1);
  }

  private double barsHeight() {
    return bars.isVisible() ? bars.prefHeight(-1) : 0;
  }

  @Override
  protected double computePrefHeight(
      double width, double top, double right, double bottom, double left) {
    return top + barsHeight() + low.prefHeight(-1) + bottom;
  }

  @Override
  protected double computePrefWidth(
      double height, double top, double right, double bottom, double left) {
    return left + THUMBS * thumb() + right;
  }

  /** The minimum width, without which the control could never become narrower. */
  @Override
  protected double computeMinWidth(
      double height, double top, double right, double bottom, double left) {
    return computePrefWidth(height, top, right, bottom, left);
  }

  @Override
  protected double computeMinHeight(
      double width, double top, double right, double bottom, double left) {
    return computePrefHeight(width, top, right, bottom, left);
  }

  @Override
  protected void layoutChildren(double x, double y, double width, double height) {
    double thumb = thumb();
    double line = width - thumb;
    double from = snapPositionX(x + line * picker.place(End.LOW));
    double to = snapPositionX(x + line * picker.place(End.HIGH));
    double row = y + height - low.prefHeight(-1);
    double trackHeight = track.prefHeight(-1);
    double trackTop = snapPositionY(row + (low.prefHeight(-1) - trackHeight) / 2);
    bars.resizeRelocate(x + thumb / 2, y, line, row - y);
    track.resizeRelocate(x + thumb / 4, trackTop, width - thumb / 2, trackHeight);
    chosen.resizeRelocate(from + thumb / 2, trackTop, to - from, trackHeight);
    low.resizeRelocate(from, row, thumb, low.prefHeight(-1));
    high.resizeRelocate(to, row, thumb, high.prefHeight(-1));
  }

  /** Bars side by side, pale outside the range. */
  private static final class RangeBars extends Region {
    private static final double GAP = 1;
    private static final double FAINT = 0.3;
    private static final double LOWEST = 2;

    private int[] heights = {};

    RangeBars() {
      getStyleClass().add("range-bars");
      setMouseTransparent(true);
      setVisible(false);
    }

    void draw(int[] next) {
      heights = next;
      setVisible(next.length > 0);
      getChildren().clear();
      for (int i = 0; i < next.length; i++) {
        Region bar = new Region();
        bar.getStyleClass().add("range-bar-of");
        getChildren().add(bar);
      }
      requestLayout();
    }

    void mark(double from, double to) {
      for (int i = 0; i < heights.length; i++) {
        double middle = (i + 0.5) / heights.length;
        getChildren().get(i).setOpacity(middle >= from && middle <= to ? 1 : FAINT);
      }
    }

    @Override
    protected void layoutChildren() {
      int most = 1;
      for (int height : heights) {
        most = Math.max(most, height);
      }
      for (int i = 0; i < heights.length; i++) {
        double left = snapPositionX(getWidth() * i / heights.length);
        double right = snapPositionX(getWidth() * (i + 1) / heights.length);
        double height =
            heights[i] == 0 ? 0 : Math.max(LOWEST, snapSizeY(getHeight() * heights[i] / most));
        getChildren()
            .get(i)
            .resizeRelocate(left, getHeight() - height, Math.max(1, right - left - GAP), height);
      }
    }
  }
}
