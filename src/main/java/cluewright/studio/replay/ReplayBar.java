package cluewright.studio.replay;

import javafx.geometry.Orientation;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;

/** A layout of two parts in a row or, if that is too narrow, one below the other. */
final class ReplayBar extends Pane {
  private static final double GAP = 12;

  private final Region first;
  private final Region second;

  ReplayBar(Region first, Region second) {
    this.first = first;
    this.second = second;
    getStyleClass().add("replay-bar");
    getChildren().addAll(first, second);
    setMinWidth(0);
  }

  @Override
  public Orientation getContentBias() {
    return Orientation.HORIZONTAL;
  }

  private boolean isRow(double width) {
    return width < 0 || first.minWidth(-1) + GAP + second.prefWidth(-1) <= width;
  }

  @Override
  protected double computePrefHeight(double width) {
    double upper = first.prefHeight(-1);
    double lower = second.prefHeight(-1);
    return isRow(width) ? Math.max(upper, lower) : upper + GAP / 2 + lower;
  }

  @Override
  protected double computeMinHeight(double width) {
    return computePrefHeight(width);
  }

  @Override
  protected void layoutChildren() {
    double width = getWidth();
    boolean isRow = isRow(width);
    double upper = isRow ? getHeight() : first.prefHeight(-1);
    double right = Math.min(width, second.prefWidth(-1));
    first.resizeRelocate(0, 0, isRow ? width - right - GAP : width, upper);
    double lower = second.prefHeight(-1);
    double y = isRow ? (getHeight() - lower) / 2 : upper + GAP / 2;
    second.resizeRelocate(snapPositionX(width - right), snapPositionY(y), right, lower);
  }
}
