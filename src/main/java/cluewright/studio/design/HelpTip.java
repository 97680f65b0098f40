package cluewright.studio.design;

import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Tooltip;
import javafx.util.Duration;

/** A tooltip that shows when the keyboard comes to its control, too. */
final class HelpTip extends Tooltip {
  private static final double WIDTH = 300;
  private static final double GAP = 4;
  private static final Duration LONG_ENOUGH_TO_READ = Duration.seconds(30);

  HelpTip(Node control, String words) {
    super(words);
    setWrapText(true);
    setMaxWidth(WIDTH);
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
