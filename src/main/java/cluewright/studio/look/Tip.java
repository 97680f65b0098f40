package cluewright.studio.look;

import javafx.beans.value.ObservableValue;
import javafx.geometry.Bounds;
import javafx.scene.control.Control;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseEvent;

/**
 * Explains a control in a tooltip and to screen readers.
 *
 * <p>Every tooltip of JavaFX is a window with a scene of its own, whether it ever shows or not;
 * made all at the start, they took an eighth of it. So a control keeps the words alone, as what it
 * says to screen readers, and its tooltip is made when the pointer first comes.
 */
public final class Tip {
  private static final double GAP = 4;

  private Tip() {}

  public static void on(Control control, ObservableValue<String> words) {
    control.accessibleHelpProperty().bind(words);
    await(control);
  }

  /** Sets the explanation of a control; an empty one shows nothing. */
  public static void on(Control control, String words) {
    control.accessibleHelpProperty().unbind();
    control.setAccessibleHelp(words);
    await(control);
  }

  /** Sets the explanation of a control, shown also when it gets the focus. */
  public static void teach(Control control, ObservableValue<String> words) {
    on(control, words);
    control
        .focusVisibleProperty()
        .addListener((property, before, isVisible) -> follow(control, isVisible));
  }

  private static void await(Control control) {
    if (control.getProperties().put(Tip.class, "awaited") == null) {
      control.addEventHandler(MouseEvent.MOUSE_ENTERED, event -> prepare(control));
    }
  }

  private static void prepare(Control control) {
    String words = control.getAccessibleHelp();
    if (words == null || words.isEmpty()) {
      control.setTooltip(null);
    } else if (control.getTooltip() == null) {
      Tooltip tooltip = new Tooltip();
      tooltip.textProperty().bind(control.accessibleHelpProperty());
      control.setTooltip(tooltip);
    }
  }

  private static void follow(Control control, Boolean isFocusVisible) {
    Bounds place = control.localToScreen(control.getBoundsInLocal());
    prepare(control);
    if (control.getTooltip() == null) {
      return;
    }
    if (isFocusVisible && place != null) {
      control.getTooltip().show(control, place.getMinX(), place.getMaxY() + GAP);
    } else {
      control.getTooltip().hide();
    }
  }
}
