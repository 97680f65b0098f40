package cluewright.studio.printing;

import cluewright.print.Edition;
import cluewright.print.Wrap;
import cluewright.studio.settings.Settings;
import cluewright.studio.work.Background;
import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;

/** The cover of a paperback: the choices for it, and how it looks with the pages of the moment. */
final class CoverViewModel {
  final ObjectProperty<Wrap> wrap;
  private final CoalescedWork drawings;
  private final Typesetter typesetter;
  private final ReadOnlyObjectWrapper<Optional<CoverSheet>> sheetWrapper =
      new ReadOnlyObjectWrapper<>(Optional.empty());

  /** As it will be saved; empty where nothing is bound. */
  final ReadOnlyObjectProperty<Optional<CoverSheet>> sheet = sheetWrapper.getReadOnlyProperty();

  /** Whether it lies large over the pages. */
  final BooleanProperty large = new SimpleBooleanProperty();

  private Optional<Bound> bound = Optional.empty();

  /** What a cover goes around. */
  private record Bound(Edition edition, int pages) {}

  CoverViewModel(Settings settings, Background background, Typesetter typesetter) {
    this.typesetter = typesetter;
    wrap = settings.property(PrintChoicesSetting.WRAP);
    drawings = new CoalescedWork(background);
    wrap.addListener(change -> draw());
  }

  /** Goes around an edition that was laid out, if that is a book. */
  void bind(Layout layout) {
    boolean isBook = layout.edition().book().isPresent() && layout.fault().isEmpty();
    bound =
        isBook ? Optional.of(new Bound(layout.edition(), layout.pages().size())) : Optional.empty();
    draw();
  }

  /** Goes around nothing any longer. */
  void forget() {
    bound = Optional.empty();
    draw();
  }

  private void draw() {
    if (bound.isEmpty()) {
      sheetWrapper.set(Optional.empty());
      large.set(false);
      return;
    }
    Bound book = bound.get();
    Wrap now = wrap.get();
    drawings.run(
        () -> CoverSheet.of(book.edition, now, book.pages, typesetter),
        drawn -> {
          if (bound.equals(Optional.of(book))) {
            sheetWrapper.set(Optional.of(drawn));
          }
        });
  }
}
