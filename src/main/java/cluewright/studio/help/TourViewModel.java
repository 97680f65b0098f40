package cluewright.studio.help;

import java.util.Optional;
import javafx.beans.property.Property;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/** The place of a new user in the tour; whoever leaves it is not asked again. */
public final class TourViewModel {
  private final ReadOnlyObjectWrapper<Optional<TourStop>> stop =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private final Property<Boolean> seen;

  /**
   * A tour that has not begun.
   *
   * @param seen remembered from start to start
   */
  public TourViewModel(Property<Boolean> seen) {
    this.seen = seen;
  }

  /** Empty while there is no tour. */
  public ReadOnlyObjectProperty<Optional<TourStop>> stopProperty() {
    return stop.getReadOnlyProperty();
  }

  /** Begins, for whoever has never left it. */
  public void welcome() {
    if (!seen.getValue()) {
      start();
    }
  }

  public void start() {
    stop.set(Optional.of(TourStop.PAINT));
  }

  /** Goes on, and leaves after the last stop. */
  public void next() {
    Optional<TourStop> next = stop.get().flatMap(TourStop::next);
    if (next.isEmpty()) {
      leave();
    } else {
      stop.set(next);
    }
  }

  public void back() {
    stop.get().flatMap(TourStop::previous).ifPresent(before -> stop.set(Optional.of(before)));
  }

  /** Ends the tour for good; the menu can begin it again. */
  public void leave() {
    seen.setValue(true);
    stop.set(Optional.empty());
  }
}
