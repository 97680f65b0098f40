package cluewright.studio.design;

import javafx.beans.value.ObservableValue;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Tooltip;
import javafx.util.Duration;

/** A tooltip that shows when the keyboard comes to its control, too. */
final class HelpTip extends Tooltip {
  private static final String STYLE = "help-tip";
  private static final double GAP = 4;
  private static final Duration LONG_ENOUGH_TO_READ = Duration.seconds(30);

  HelpTip(Node control, ObservableValue<String> words) {
    textProperty().bind(words);
    getStyleClass().add(STYLE);
    setWrapText(true);
    setShowDuration(LONG_ENOUGH_TO_READ);
    control.focusVisibleProperty().addListener((property, before, now) -> follow(control, now));
  }

  private void follow(Node control, Boolean isFocusVisible) {
    Bounds place = control.localToScreen(control.getBoundsInLocal());
    if (isFocusVisible && place != null) {
      show(control, place.getMinX(), place.getMaxY() + GAP);
    } else {
      hide();
    }
  }
}
