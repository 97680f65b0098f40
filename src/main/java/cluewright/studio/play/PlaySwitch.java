package cluewright.studio.play;

import cluewright.studio.work.Changes;
import java.util.function.BooleanSupplier;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.value.ObservableBooleanValue;

/** Tells whether a game is on the board, and whether there could be one. */
final class PlaySwitch {
  private final BooleanSupplier hasPuzzle;
  private final ObservableBooleanValue busy;
  private final ReadOnlyBooleanWrapper activeWrapper = new ReadOnlyBooleanWrapper();
  final ReadOnlyBooleanProperty active = activeWrapper.getReadOnlyProperty();
  private final ReadOnlyBooleanWrapper availableWrapper = new ReadOnlyBooleanWrapper();
  final ReadOnlyBooleanProperty available = availableWrapper.getReadOnlyProperty();

  /**
   * @param busy as long as it is true, no game is begun
   */
  PlaySwitch(BooleanSupplier hasPuzzle, ObservableBooleanValue busy) {
    this.hasPuzzle = hasPuzzle;
    this.busy = busy;
    Changes.callNow(this::refresh, busy);
  }

  boolean isOn() {
    return activeWrapper.get();
  }

  boolean canTurnOn() {
    return availableWrapper.get() && !activeWrapper.get();
  }

  void turnOn() {
    activeWrapper.set(true);
    refresh();
  }

  void turnOff() {
    activeWrapper.set(false);
    refresh();
  }

  /** Ends the game if there is no puzzle. */
  void refresh() {
    activeWrapper.set(activeWrapper.get() && hasPuzzle.getAsBoolean());
    availableWrapper.set(hasPuzzle.getAsBoolean() && (activeWrapper.get() || !busy.get()));
  }
}
