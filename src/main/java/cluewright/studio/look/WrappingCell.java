package cluewright.studio.look;

import javafx.scene.Node;
import javafx.scene.control.ListCell;

/** A cell as wide as its list, whose graphic is as high as its wrapped text needs. */
public class WrappingCell<T> extends ListCell<T> {

  protected WrappingCell() {
    setPrefWidth(0);
  }

  @Override
  protected double computePrefHeight(double width) {
    double own = super.computePrefHeight(width);
    Node graphic = getGraphic();
    if (graphic == null || width < 0) {
      return own;
    }
    double room = width - snappedLeftInset() - snappedRightInset();
    return Math.max(own, snappedTopInset() + graphic.prefHeight(room) + snappedBottomInset());
  }
}
