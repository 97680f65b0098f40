package cluewright.studio;

import cluewright.studio.play.PlayViewModel;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/** The place where the designer is: the studio shows one at a time. */
public final class PlacesViewModel {
  private final PlayViewModel play;
  private final ReadOnlyObjectWrapper<Place> place = new ReadOnlyObjectWrapper<>(Place.DESIGN);

  PlacesViewModel(PlayViewModel play) {
    this.play = play;
    play.activeProperty().addListener(change -> playChanged());
  }

  /** A game may begin and end by itself, such as when its puzzle leaves the board. */
  private void playChanged() {
    if (play.activeProperty().get()) {
      place.set(Place.SOLVE);
    } else if (place.get() == Place.SOLVE) {
      place.set(Place.DESIGN);
    }
  }

  ReadOnlyObjectProperty<Place> placeProperty() {
    return place.getReadOnlyProperty();
  }

  BooleanBinding isAt(Place one) {
    return Bindings.createBooleanBinding(() -> place.get() == one, place);
  }

  /** Goes to a place; without a puzzle there is nothing to solve, and all stays as it is. */
  void go(Place to) {
    if (to == Place.SOLVE) {
      play.enter();
    } else {
      place.set(to);
      play.leave();
    }
  }

  void goToDesign() {
    go(Place.DESIGN);
  }

  void goToGallery() {
    go(Place.GALLERY);
  }
}
