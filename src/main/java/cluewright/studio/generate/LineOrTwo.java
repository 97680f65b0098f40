package cluewright.studio.generate;

import javafx.geometry.Orientation;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;

/** Two parts at both ends of a line or, where that is too short, one below the other. */
final class LineOrTwo extends Pane {
  private static final double GAP = 8;

  private final Region first;
  private final Region second;

  LineOrTwo(Region first, Region second) {
    this.first = first;
    this.second = second;
    getChildren().setAll(first, second);
    setMinHeight(USE_PREF_SIZE);
    setMinWidth(0);
  }

  @Override
  public Orientation getContentBias() {
    return Orientation.HORIZONTAL;
  }

  private boolean isOne(double width) {
    double other = second.prefWidth(-1);
    return width < 0 || other == 0 || first.prefWidth(-1) + GAP + other <= width;
  }

  @Override
  protected double computePrefHeight(double width) {
    double upper = first.prefHeight(-1);
    double lower = second.prefHeight(-1);
    return isOne(width) ? Math.max(upper, lower) : upper + lower;
  }

  @Override
  protected void layoutChildren() {
    double width = getWidth();
    boolean isOne = isOne(width);
    double upper = isOne ? getHeight() : first.prefHeight(-1);
    double right = Math.min(width, second.prefWidth(-1));
    first.resizeRelocate(0, 0, isOne ? Math.max(0, width - right) : width, upper);
    second.resizeRelocate(
        snapPositionX(width - right),
        isOne ? 0 : upper,
        right,
        isOne ? getHeight() : second.prefHeight(-1));
  }
}
