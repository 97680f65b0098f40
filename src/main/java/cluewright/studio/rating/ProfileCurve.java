package cluewright.studio.rating;

import cluewright.replay.profile.Profile;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.scene.AccessibleAction;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.StackPane;

/**
 * The curve of a profile, on which the pointer or the arrow keys choose a step to describe. Screen
 * readers meet a slider over the steps.
 */
final class ProfileCurve extends StackPane {
  private static final int PAGE = 10;

  private final ProfileBars bars = new ProfileBars();
  private final ReadOnlyIntegerWrapper chosen = new ReadOnlyIntegerWrapper();
  private int steps;

  ProfileCurve() {
    getStyleClass().add("profile-curve");
    getChildren().add(bars);
    setFocusTraversable(true);
    setAccessibleRole(AccessibleRole.SLIDER);
    addEventHandler(
        MouseEvent.MOUSE_MOVED,
        event -> choose(bars.stepAt(bars.parentToLocal(event.getX(), 0).getX())));
    addEventHandler(MouseEvent.MOUSE_EXITED, event -> choose(0));
    addEventHandler(MouseEvent.MOUSE_PRESSED, event -> requestFocus());
    addEventHandler(MouseEvent.MOUSE_CLICKED, MouseEvent::consume);
    addEventHandler(KeyEvent.KEY_PRESSED, this::pressed);
    focusedProperty().addListener(change -> choose(0));
    chosen.addListener(
        (property, before, step) -> {
          bars.choose(step.intValue());
          notifyAccessibleAttributeChanged(AccessibleAttribute.VALUE);
        });
  }

  void show(Profile profile) {
    steps = profile.steps();
    chosen.set(0);
    bars.show(profile);
    notifyAccessibleAttributeChanged(AccessibleAttribute.MAX_VALUE);
  }

  /** The chosen step, counted from 1; 0 for none. */
  ReadOnlyIntegerProperty chosenProperty() {
    return chosen.getReadOnlyProperty();
  }

  private void choose(int step) {
    chosen.set(Math.max(0, Math.min(steps, step)));
  }

  private void pressed(KeyEvent event) {
    if (event.isShortcutDown() || event.isAltDown() || event.isShiftDown()) {
      return;
    }
    switch (event.getCode()) {
      case LEFT, KP_LEFT, DOWN, KP_DOWN -> take(event, chosen.get() - 1);
      case RIGHT, KP_RIGHT, UP, KP_UP -> take(event, chosen.get() + 1);
      case PAGE_DOWN -> take(event, chosen.get() - PAGE);
      case PAGE_UP -> take(event, chosen.get() + PAGE);
      case HOME -> take(event, 1);
      case END -> take(event, steps);
      default -> {}
    }
  }

  private void take(KeyEvent event, int step) {
    event.consume();
    choose(Math.max(1, step));
  }

  @Override
  public Object queryAccessibleAttribute(AccessibleAttribute attribute, Object... parameters) {
    return switch (attribute) {
      case VALUE -> (double) chosen.get();
      case MIN_VALUE -> 0.0;
      case MAX_VALUE -> (double) steps;
      default -> super.queryAccessibleAttribute(attribute, parameters);
    };
  }

  @Override
  public void executeAccessibleAction(AccessibleAction action, Object... parameters) {
    switch (action) {
      case INCREMENT, BLOCK_INCREMENT -> choose(chosen.get() + 1);
      case DECREMENT, BLOCK_DECREMENT -> choose(chosen.get() - 1);
      case SET_VALUE -> choose(((Double) parameters[0]).intValue());
      default -> super.executeAccessibleAction(action, parameters);
    }
  }
}
