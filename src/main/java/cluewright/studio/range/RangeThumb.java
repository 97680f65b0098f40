package cluewright.studio.range;

import cluewright.studio.range.RangePicker.End;
import javafx.scene.AccessibleAction;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;

/** A thumb, which is a slider of its own for keyboard and screen readers. */
final class RangeThumb extends Region {
  private static final int PAGE = 5;
  private static final int PERCENT = 100;

  private final RangePicker picker;
  private final End end;

  RangeThumb(RangePicker picker, End end) {
    this.picker = picker;
    this.end = end;
    String name = end == End.LOW ? "low-thumb" : "high-thumb";
    getStyleClass().addAll("thumb", name);
    idProperty().bind(picker.idProperty().map(id -> id + "-" + name));
    setFocusTraversable(true);
    setAccessibleRole(AccessibleRole.SLIDER);
    accessibleTextProperty().bind(picker.name(end));
    accessibleHelpProperty().bind(picker.accessibleHelpProperty());
    addEventHandler(KeyEvent.KEY_PRESSED, this::pressed);
    addEventHandler(KeyEvent.KEY_RELEASED, event -> picker.settle());
    focusedProperty().addListener(change -> picker.settle());
    (end == End.LOW ? picker.lowProperty() : picker.highProperty())
        .addListener(change -> notifyAccessibleAttributeChanged(AccessibleAttribute.VALUE));
  }

  End end() {
    return end;
  }

  private void pressed(KeyEvent event) {
    if (event.isShortcutDown() || event.isAltDown() || event.isShiftDown()) {
      return;
    }
    double step = picker.step();
    double place = picker.place(end);
    switch (event.getCode()) {
      case LEFT, KP_LEFT, DOWN, KP_DOWN -> take(event, place - step);
      case RIGHT, KP_RIGHT, UP, KP_UP -> take(event, place + step);
      case PAGE_DOWN -> take(event, place - PAGE * step);
      case PAGE_UP -> take(event, place + PAGE * step);
      case HOME -> take(event, 0);
      case END -> take(event, 1);
      default -> {}
    }
  }

  private void take(KeyEvent event, double place) {
    event.consume();
    picker.move(end, place);
  }

  @Override
  public Object queryAccessibleAttribute(AccessibleAttribute attribute, Object... parameters) {
    return switch (attribute) {
      case VALUE -> picker.place(end) * PERCENT;
      case MIN_VALUE -> 0.0;
      case MAX_VALUE -> (double) PERCENT;
      default -> super.queryAccessibleAttribute(attribute, parameters);
    };
  }

  @Override
  public void executeAccessibleAction(AccessibleAction action, Object... parameters) {
    switch (action) {
      case INCREMENT, BLOCK_INCREMENT -> act(picker.place(end) + picker.step());
      case DECREMENT, BLOCK_DECREMENT -> act(picker.place(end) - picker.step());
      case SET_VALUE -> act((Double) parameters[0] / PERCENT);
      default -> super.executeAccessibleAction(action, parameters);
    }
  }

  private void act(double place) {
    picker.move(end, place);
    picker.settle();
  }
}
