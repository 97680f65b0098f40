package cluewright.studio.help;

import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.Property;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableBooleanValue;

/** The user's position in the tour, which is offered until it was left once. */
public final class TourViewModel {
  private final ReadOnlyObjectWrapper<Optional<TourStop>> stopWrapper =
      new ReadOnlyObjectWrapper<>(Optional.empty());

  /** The current stop; empty without a tour. */
  public final ReadOnlyObjectProperty<Optional<TourStop>> stop = stopWrapper.getReadOnlyProperty();

  private final Property<Boolean> seen;
  private final BooleanProperty digits;
  private final Runnable toMask;

  @SuppressWarnings("UnusedVariable") // a binding that nobody holds tells no more changes
  private final ObservableBooleanValue designing;

  private boolean isFromDigits;

  /**
   * @param seen remembered from start to start
   * @param digits true while digits are edited, to which the tour leads back
   * @param toMask shows the mask, where the tour begins
   * @param designing ends the tour when it turns false: what it points at is in the design
   */
  public TourViewModel(
      Property<Boolean> seen,
      BooleanProperty digits,
      Runnable toMask,
      ObservableBooleanValue designing) {
    this.seen = seen;
    this.digits = digits;
    this.toMask = toMask;
    this.designing = designing;
    stopWrapper.addListener((property, before, now) -> moved(before, now));
    designing.addListener((property, before, now) -> designing(now));
  }

  private void moved(Optional<TourStop> before, Optional<TourStop> now) {
    if (before.isEmpty()) {
      isFromDigits = digits.get();
    }
    if (now.isPresent()) {
      toMask.run();
    } else if (isFromDigits) {
      digits.set(true);
    }
  }

  private void designing(boolean now) {
    if (!now && stopWrapper.get().isPresent()) {
      leave();
    }
  }

  /** Starts the tour for users who have never left it. */
  public void welcome() {
    if (!seen.getValue()) {
      start();
    }
  }

  public void start() {
    stopWrapper.set(Optional.of(TourStop.PAINT));
  }

  /** Goes to the next stop, and leaves after the last. */
  public void next() {
    Optional<TourStop> next = stopWrapper.get().flatMap(TourStop::next);
    if (next.isEmpty()) {
      leave();
    } else {
      stopWrapper.set(next);
    }
  }

  /** Goes on to the search, which began without waiting for the tour. */
  public void searching() {
    if (isAt(TourStop.PAINT) || isAt(TourStop.STRATEGIES)) {
      stopWrapper.set(Optional.of(TourStop.GENERATE));
    }
  }

  /** Goes on to the puzzle that was found. */
  public void found() {
    if (isAt(TourStop.GENERATE) && !digits.get()) {
      stopWrapper.set(Optional.of(TourStop.WATCH));
    }
  }

  /** Ends the tour, whose last advice was taken. */
  public void watched() {
    if (isAt(TourStop.WATCH)) {
      leave();
    }
  }

  private boolean isAt(TourStop place) {
    return stopWrapper.get().filter(place::equals).isPresent();
  }

  public void back() {
    stopWrapper
        .get()
        .flatMap(TourStop::previous)
        .ifPresent(before -> stopWrapper.set(Optional.of(before)));
  }

  /** Ends the tour; only the menu starts it again. */
  public void leave() {
    seen.setValue(true);
    stopWrapper.set(Optional.empty());
  }
}
