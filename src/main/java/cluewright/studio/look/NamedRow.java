package cluewright.studio.look;

import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;

/** A control with its name before it or, where both have no room in a row, above it. */
final class NamedRow extends Region {
  private static final double GAP = 8;
  private static final double BETWEEN = 4;

  private final Label name;
  private final Node control;

  NamedRow(Label name, Node control) {
    this.name = name;
    this.control = control;
    getStyleClass().add("check-row");
    getChildren().addAll(name, control);
  }

  @Override
  public Orientation getContentBias() {
    return Orientation.HORIZONTAL;
  }

  private double both() {
    return name.prefWidth(-1) + GAP + control.prefWidth(-1);
  }

  private boolean isBeside(double width) {
    return width < 0 || both() <= width;
  }

  @Override
  protected double computeMinWidth(double height) {
    return Math.max(name.minWidth(-1), control.minWidth(-1));
  }

  @Override
  protected double computePrefWidth(double height) {
    return both();
  }

  @Override
  protected double computePrefHeight(double width) {
    double high = name.prefHeight(-1);
    double controls = control.prefHeight(-1);
    return isBeside(width) ? Math.max(high, controls) : high + BETWEEN + controls;
  }

  @Override
  protected double computeMinHeight(double width) {
    return computePrefHeight(width);
  }

  @Override
  protected void layoutChildren() {
    double wide = Math.min(getWidth(), control.prefWidth(-1));
    double high = control.prefHeight(-1);
    double named = name.prefHeight(-1);
    double left = snapPositionX(getWidth() - wide);
    if (isBeside(getWidth())) {
      name.resizeRelocate(0, snapPositionY((getHeight() - named) / 2), name.prefWidth(-1), named);
      control.resizeRelocate(left, snapPositionY((getHeight() - high) / 2), wide, high);
    } else {
      name.resizeRelocate(0, 0, Math.min(getWidth(), name.prefWidth(-1)), named);
      control.resizeRelocate(0, snapPositionY(named + BETWEEN), wide, high);
    }
  }
}
