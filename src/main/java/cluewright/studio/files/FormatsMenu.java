package cluewright.studio.files;

import cluewright.format.exchange.core.Format;
import cluewright.studio.look.Texts;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.event.EventHandler;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.stage.WindowEvent;

/** The menu of formats for the current puzzle, updated when it opens. */
public final class FormatsMenu extends Menu {
  private final Texts texts;
  private final Supplier<List<Format>> offered;
  private final Consumer<Format> take;
  private final EventHandler<WindowEvent> popupShowing = event -> build();

  /**
   * A menu of formats.
   *
   * @param id its id; those of its items begin with it
   * @param key of its name
   */
  public FormatsMenu(
      Texts texts, String id, String key, Supplier<List<Format>> offered, Consumer<Format> take) {
    this.texts = texts;
    this.offered = offered;
    this.take = take;
    setId(id);
    textProperty().bind(texts.bind(key));
    getItems().add(nothing());
    parentMenuProperty()
        .addListener(
            (property, before, menu) -> {
              if (menu != null) {
                menu.addEventHandler(ON_SHOWING, event -> build());
              }
            });
  }

  /** Updates the formats also when this menu is inside a pop-up. */
  public FormatsMenu inPopup() {
    parentPopupProperty()
        .addListener(
            (property, before, popup) -> {
              if (before != null) {
                before.removeEventHandler(WindowEvent.WINDOW_SHOWING, popupShowing);
              }
              if (popup != null) {
                popup.addEventHandler(WindowEvent.WINDOW_SHOWING, popupShowing);
              }
            });
    return this;
  }

  private void build() {
    getItems().setAll(offered.get().stream().map(this::item).toList());
    if (getItems().isEmpty()) {
      getItems().add(nothing());
    }
  }

  private MenuItem item(Format format) {
    MenuItem item = new MenuItem(texts.of(format.name()));
    item.setId(getId() + "-" + format.id());
    item.setMnemonicParsing(false);
    item.setOnAction(event -> take.accept(format));
    return item;
  }

  private MenuItem nothing() {
    MenuItem nothing = new MenuItem();
    nothing.textProperty().bind(texts.bind("files.no-format"));
    nothing.setDisable(true);
    return nothing;
  }
}
