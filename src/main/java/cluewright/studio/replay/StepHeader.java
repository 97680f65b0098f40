package cluewright.studio.replay;

import javafx.geometry.Orientation;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;

/**
 * Words, and at their right two choices: in one row or, where that would leave the words too little
 * room, the second one below the first.
 */
final class StepHeader extends Pane {
  private static final double GAP = 8;

  /** The width that words need to be read with ease, as a multiple of that of the choices. */
  private static final double EASE = 1.25;

  private final Region words;
  private final Region first;
  private final Region second;

  StepHeader(Region words, Region first, Region second) {
    this.words = words;
    this.first = first;
    this.second = second;
    getChildren().addAll(words, first, second);
    setMinWidth(0);
  }

  @Override
  public Orientation getContentBias() {
    return Orientation.HORIZONTAL;
  }

  private double row() {
    return first.prefWidth(-1) + GAP + second.prefWidth(-1);
  }

  private boolean isRow(double width) {
    return width < 0 || width - 2 * GAP >= row() * (1 + EASE);
  }

  private double choicesWidth(double width) {
    return isRow(width) ? row() : Math.max(first.prefWidth(-1), second.prefWidth(-1));
  }

  private double choicesHeight(double width) {
    double upper = first.prefHeight(-1);
    double lower = second.prefHeight(-1);
    return isRow(width) ? Math.max(upper, lower) : upper + GAP / 2 + lower;
  }

  @Override
  protected double computePrefHeight(double width) {
    double rest = width < 0 ? -1 : width - choicesWidth(width) - 2 * GAP;
    return Math.max(words.prefHeight(rest), choicesHeight(width));
  }

  @Override
  protected double computeMinHeight(double width) {
    return computePrefHeight(width);
  }

  @Override
  protected void layoutChildren() {
    double width = getWidth();
    double left = snapPositionX(width - choicesWidth(width));
    double upper = first.prefHeight(-1);
    double lower = second.prefHeight(-1);
    words.resizeRelocate(0, 0, Math.max(0, left - 2 * GAP), getHeight());
    first.resizeRelocate(left, 0, first.prefWidth(-1), upper);
    double beside = snapPositionX(left + first.prefWidth(-1) + GAP);
    double x = isRow(width) ? beside : left;
    double y = isRow(width) ? snapPositionY((upper - lower) / 2) : upper + GAP / 2;
    second.resizeRelocate(x, y, second.prefWidth(-1), lower);
  }
}
