package cluewright.studio;

import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/** The desk where the designer is. */
final class DesksViewModel {
  private final ReadOnlyObjectWrapper<Desk> currentWrapper =
      new ReadOnlyObjectWrapper<>(Desk.DESIGN);
  final ReadOnlyObjectProperty<Desk> current = currentWrapper.getReadOnlyProperty();
  final BooleanBinding atDesign = current.isEqualTo(Desk.DESIGN);
  final BooleanBinding atGallery = current.isEqualTo(Desk.GALLERY);

  void goToDesign() {
    currentWrapper.set(Desk.DESIGN);
  }

  void goToGallery() {
    currentWrapper.set(Desk.GALLERY);
  }

  /** Follows a game, which may begin and end by itself, such as when its puzzle goes. */
  void follow(boolean isPlaying) {
    if (isPlaying) {
      currentWrapper.set(Desk.SOLVE);
    } else if (current.get() == Desk.SOLVE) {
      goToDesign();
    }
  }
}
