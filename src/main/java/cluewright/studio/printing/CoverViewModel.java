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
import javafx.beans.property.SimpleObjectProperty;

/** The settings of a paperback cover, and its look with the current pages. */
final class CoverViewModel {
  /** The cover that is shown: that of a planned book, or the one that is kept. */
  final ObjectProperty<Wrap> wrap = new SimpleObjectProperty<>(Wrap.USUAL);

  private final ObjectProperty<Wrap> kept;
  private boolean isOfPlan;
  private final CoalescedWork drawings;
  private final Typesetter typesetter;
  private final ReadOnlyObjectWrapper<Optional<CoverSheet>> sheetWrapper =
      new ReadOnlyObjectWrapper<>(Optional.empty());

  /** The cover as it will be saved; empty if nothing is bound. */
  final ReadOnlyObjectProperty<Optional<CoverSheet>> sheet = sheetWrapper.getReadOnlyProperty();

  /** Whether the large view is shown. */
  final BooleanProperty large = new SimpleBooleanProperty();

  private Optional<Bound> bound = Optional.empty();

  /** The contents of a cover. */
  private record Bound(Edition edition, int pages) {}

  CoverViewModel(Settings settings, Background background, Typesetter typesetter) {
    this.typesetter = typesetter;
    kept = settings.property(PrintChoicesSetting.WRAP);
    wrap.set(kept.get());
    drawings = new CoalescedWork(background);
    wrap.addListener(
        (property, before, now) -> {
          if (!isOfPlan) {
            kept.set(now);
          }
          draw();
        });
  }

  /** Shows a cover that is not kept for the next book. */
  void show(Wrap planned) {
    isOfPlan = true;
    wrap.set(planned);
  }

  /** Shows the cover that is kept. */
  void showKept() {
    isOfPlan = false;
    wrap.set(kept.get());
  }

  /** Takes the contents of a laid out edition, if it is a book. */
  void bind(Layout layout) {
    boolean isBook = layout.edition().book().isPresent() && layout.fault().isEmpty();
    bound =
        isBook ? Optional.of(new Bound(layout.edition(), layout.pages().size())) : Optional.empty();
    draw();
  }

  /** Drops the contents. */
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
