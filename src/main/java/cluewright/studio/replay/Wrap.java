package cluewright.studio.replay;

import javafx.geometry.Orientation;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;

/**
 * Two parts in a row, of which the first takes the room that is left; or, if narrow, in two rows.
 */
final class Wrap extends Pane {
  private static final double GAP = 8;

  private final Region first;
  private final Region second;

  Wrap(Region first, Region second) {
    this.first = first;
    this.second = second;
    getChildren().addAll(first, second);
    setMinWidth(0);
  }

  @Override
  public Orientation getContentBias() {
    return Orientation.HORIZONTAL;
  }

  private boolean fits(double width) {
    return first.prefWidth(-1) + GAP + second.prefWidth(-1) <= width;
  }

  @Override
  protected double computePrefHeight(double width) {
    double upper = first.prefHeight(-1);
    double lower = second.prefHeight(-1);
    return width < 0 || fits(width) ? Math.max(upper, lower) : upper + lower;
  }

  @Override
  protected double computeMinHeight(double width) {
    return computePrefHeight(width);
  }

  @Override
  protected void layoutChildren() {
    double width = getWidth();
    double need = Math.min(width, second.prefWidth(-1));
    if (fits(width)) {
      first.resizeRelocate(0, 0, snapSizeX(width - need - GAP), getHeight());
      second.resizeRelocate(snapPositionX(width - need), 0, need, getHeight());
    } else {
      double upper = first.prefHeight(-1);
      first.resizeRelocate(0, 0, width, upper);
      second.resizeRelocate(0, upper, need, second.prefHeight(-1));
    }
  }
}
