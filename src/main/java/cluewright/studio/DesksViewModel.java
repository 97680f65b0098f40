package cluewright.studio;

import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/** Tells which desk is active. */
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

  /** Follows a game, which may start and end by itself, for example when its puzzle is removed. */
  void follow(boolean isPlaying) {
    if (isPlaying) {
      currentWrapper.set(Desk.SOLVE);
    } else if (current.get() == Desk.SOLVE) {
      goToDesign();
    }
  }
}
