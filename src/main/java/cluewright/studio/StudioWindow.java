package cluewright.studio;

import cluewright.document.Document;
import cluewright.studio.look.FirstPicture;
import cluewright.studio.look.Language;
import cluewright.studio.look.Texts;
import cluewright.studio.settings.WindowPlace;
import cluewright.studio.work.Changes;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import javafx.geometry.Rectangle2D;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Stage;

/** The main window: its title, its size, and what happens before it closes. */
final class StudioWindow {
  private final Stage stage;
  final StudioViewModel studio;
  private final Texts texts;
  private final Appearance appearance = new Appearance();
  private final StudioView view;
  private final Closing closing;

  StudioWindow(Stage stage, StudioViewModel studio, Texts texts) {
    this.stage = stage;
    this.studio = studio;
    this.texts = texts;
    this.closing = new Closing(studio, System::nanoTime);
    Preferences.join(
        studio.shop.settings,
        appearance,
        texts,
        studio.solve.replay.candidatesShown,
        studio.solve.replay.excludedShown);
    studio.shop.language.bind(texts.language.map(Language::locale));
    texts.digits.bind(studio.history.document.map(Document::digitSet));
    Preferences.join(studio.shop.settings, studio.design.paint);
    appearance.prepare();
    this.view = new StudioView(texts, studio, appearance, this::close);
    stage.setOnCloseRequest(
        event -> {
          event.consume();
          close();
        });
    stage.setOnHidden(event -> studio.close());
    Changes.callNow(
        this::entitle,
        studio.history.document,
        studio.history.unsaved,
        studio.project.files.file,
        texts.language);
  }

  Appearance appearance() {
    return appearance;
  }

  Texts texts() {
    return texts;
  }

  StudioView view() {
    return view;
  }

  /** Makes the contents while the window is still hidden. */
  void prepare(double width, double height) {
    Scene scene = view.scene(width, height);
    scene.addEventFilter(KeyEvent.KEY_PRESSED, this::answer);
    stage.setScene(scene);
    stage.setWidth(width);
    stage.setHeight(height);
    Timing.note("scene made");
  }

  /** Shows the prepared window, laid out in advance so that it hardly ever appears empty. */
  void show() {
    view.root().applyCss();
    view.root().layout();
    Timing.note("contents laid out");
    FirstPicture.show(stage);
    place().get().ifPresent(place -> place.fill(stage));
    view.focusFirst();
  }

  /**
   * Restores the window's last position as far as the screens allow; it is maximized only after it
   * is shown.
   *
   * @param screens what of each can hold windows
   */
  void restorePlace(List<Rectangle2D> screens) {
    place().get().ifPresent(place -> place.apply(stage, screens));
  }

  private ObjectProperty<Optional<WindowPlace>> place() {
    return studio.shop.settings.property(WindowPlace.SETTING);
  }

  /** Closes the window once nothing can be lost; right after a change it asks first. */
  void close() {
    closing.wish(
        () -> studio.windows.planner.leaving(() -> studio.project.files.leaving(this::closeNow)));
  }

  /** Enter answers the question whether to close; any other key but those that close goes on. */
  private void answer(KeyEvent event) {
    if (!closing.isAsking()) {
      return;
    }
    if (event.getCode() == KeyCode.ENTER) {
      event.consume();
      close();
    } else if (event.getCode() == KeyCode.ESCAPE) {
      event.consume();
      closing.goOn();
    } else if (!event.getCode().isModifierKey() && !view.isExit(event)) {
      closing.goOn();
    }
  }

  private void closeNow() {
    place().set(Optional.of(WindowPlace.of(stage, place().get())));
    stage.close();
  }

  private void entitle() {
    String mark = studio.history.unsaved.get() ? "• " : "";
    stage.setTitle(mark + texts.of(studio.project.files.displayName()) + " – Cluewright");
  }
}
