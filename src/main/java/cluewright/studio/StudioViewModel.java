package cluewright.studio;

import cluewright.document.Document;
import cluewright.studio.board.BoardPicture;
import cluewright.studio.document.History;
import cluewright.studio.notice.NoticeViewModel;
import cluewright.studio.replay.ReplayViewModel;
import cluewright.studio.work.Changes;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableValue;

/** The whole studio without its window: the desks and secondary windows. */
final class StudioViewModel {
  final Workshop shop;
  final History history;
  final NoticeViewModel notices;
  final DesksViewModel desks = new DesksViewModel();
  final DesignDesk design;
  final SolveDesk solve;
  final GalleryDesk gallery;
  final ProjectViewModel project;
  final WindowsViewModel windows;
  final UndoViewModel undo;
  final ObservableValue<BoardPicture> picture;

  /** Whether recent work and the kinds of new work are offered in the place of the board. */
  final BooleanProperty atStart = new SimpleBooleanProperty();

  /** True while there is nothing to cancel. */
  final BooleanBinding idle;

  StudioViewModel(Document first, Ports ports) {
    shop = new Workshop(first, ports);
    history = shop.history;
    notices = shop.notices;
    ReplayViewModel replay = new ReplayViewModel(history, shop.paths, shop.longWork);
    design = new DesignDesk(shop, desks, replay);
    solve = new SolveDesk(shop, desks, replay, design.generation.running);
    gallery = new GalleryDesk(shop, design);
    project = new ProjectViewModel(shop, design, solve.play::putDown);
    windows = new WindowsViewModel(shop, desks, design, replay, project);
    undo = new UndoViewModel(history, solve.play, design.layout, desks);
    picture = new PictureViewModel(history, design, solve).picture;
    Changes.call(
        () -> atStart.set(false),
        history.document,
        desks.current,
        design.layout.active,
        design.digits.active);
    idle =
        Bindings.createBooleanBinding(
            () ->
                !design.generation.running.get()
                    && solve.saving.progress.get().isEmpty()
                    && !solve.saving.asking.get()
                    && design.repair.offer.get().isEmpty()
                    && gallery.results.compared.get().isEmpty(),
            design.generation.running,
            solve.saving.progress,
            solve.saving.asking,
            gallery.results.compared,
            design.repair.offer);
  }

  /** Offers recent work and the kinds of new work, unless something was begun already. */
  void offerStart() {
    boolean isBegun =
        design.layout.active.get()
            || design.digits.active.get()
            || !desks.atDesign.get()
            || history.unsaved.get();
    atStart.set(!isBegun);
  }

  /** Cancels what runs; an open form is cancelled first, and everything else continues. */
  void cancel() {
    boolean isFormInFront = solve.saving.asking.get() && solve.saving.progress.get().isEmpty();
    solve.saving.dismiss();
    if (!isFormInFront) {
      design.generation.cancel();
      design.repair.dismiss();
      gallery.results.endComparison();
    }
  }

  void close() {
    design.close();
    solve.close();
    gallery.close();
    windows.close();
    shop.close();
  }
}
