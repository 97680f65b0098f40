package cluewright.studio.play;

import java.util.function.BooleanSupplier;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.value.ObservableBooleanValue;

/** Tells whether a game is on the board, and whether one could be. */
final class PlaySwitch {
  private final BooleanSupplier hasPuzzle;
  private final ObservableBooleanValue busy;
  private final ReadOnlyBooleanWrapper active = new ReadOnlyBooleanWrapper();
  private final ReadOnlyBooleanWrapper available = new ReadOnlyBooleanWrapper();

  /**
   * @param busy as long as it is true, no game is begun
   */
  PlaySwitch(BooleanSupplier hasPuzzle, ObservableBooleanValue busy) {
    this.hasPuzzle = hasPuzzle;
    this.busy = busy;
    busy.addListener(change -> refresh());
    refresh();
  }

  ReadOnlyBooleanProperty activeProperty() {
    return active.getReadOnlyProperty();
  }

  ReadOnlyBooleanProperty availableProperty() {
    return available.getReadOnlyProperty();
  }

  boolean isOn() {
    return active.get();
  }

  boolean canTurnOn() {
    return available.get() && !active.get();
  }

  void turnOn() {
    active.set(true);
    refresh();
  }

  void turnOff() {
    active.set(false);
    refresh();
  }

  /** Without a puzzle there is no game. */
  void refresh() {
    active.set(active.get() && hasPuzzle.getAsBoolean());
    available.set(hasPuzzle.getAsBoolean() && (active.get() || !busy.get()));
  }
}
