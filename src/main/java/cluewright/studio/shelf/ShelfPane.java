package cluewright.studio.shelf;

import cluewright.studio.look.Boxes;
import cluewright.studio.look.Controls;
import cluewright.studio.look.Icons;
import cluewright.studio.look.Texts;
import java.util.Objects;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.control.Tooltip;

/** The shelf beside the board with the puzzles and steps made so far, one tab for each kind. */
public final class ShelfPane extends TabPane {
  private final Texts texts;
  private final StringProperty chosen = new SimpleStringProperty(this, "chosen");
  private final ReadOnlyStringWrapper own = new ReadOnlyStringWrapper(this, "own", "");
  private String guest = "";

  /** A shelf with the first tab open. */
  public ShelfPane(Texts texts, ShelfTab... tabs) {
    this.texts = texts;
    setId("shelf");
    accessibleTextProperty().bind(texts.bind("shelf.shelf"));
    getStyleClass().add("shelf");
    setTabClosingPolicy(TabClosingPolicy.UNAVAILABLE);
    for (ShelfTab tab : tabs) {
      getTabs().add(made(tab));
    }
    getSelectionModel().selectedItemProperty().addListener((property, before, now) -> note(now));
    chosen.addListener(
        (property, before, now) -> {
          open(now);
          note(getSelectionModel().getSelectedItem());
        });
    note(getSelectionModel().getSelectedItem());
  }

  /** The id of the open tab; unknown ids are ignored. */
  public StringProperty chosenProperty() {
    return chosen;
  }

  /** The id of its own tab that is open, or was before the guest came to the front. */
  public ReadOnlyStringProperty ownProperty() {
    return own.getReadOnlyProperty();
  }

  /** Adds a guest before its own tabs, and opens it. */
  void addFirst(ShelfTab tab) {
    guest = tab.id();
    getTabs().add(0, made(tab));
    open(tab.id());
  }

  /** Removes the guest, whose content is then free for another place. */
  void remove(ShelfTab tab) {
    open(own.get());
    getTabs().stream()
        .filter(each -> each.getId().equals(tab.id()))
        .findFirst()
        .ifPresent(
            each -> {
              getTabs().remove(each);
              each.setContent(null);
            });
  }

  private Tab made(ShelfTab tab) {
    Tab made = new Tab();
    made.setId(tab.id());
    made.textProperty().bind(texts.bind(tab.name()));
    made.setGraphic(graphic(tab));
    made.selectedProperty()
        .addListener(
            (property, before, isOpen) -> {
              if (isOpen && made.getContent() == null) {
                made.setContent(tab.content().get());
              }
            });
    Tooltip tooltip = new Tooltip();
    tooltip.textProperty().bind(texts.bind(tab.hint()));
    made.setTooltip(tooltip);
    return made;
  }

  private static Node graphic(ShelfTab tab) {
    Label count = Controls.label(Bindings.convert(tab.count()), "shelf-count");
    Boxes.show(
        count,
        Bindings.createBooleanBinding(() -> tab.count().getValue().intValue() > 0, tab.count()));
    Node icon = Icons.of(tab.icon());
    icon.managedProperty().bind(icon.visibleProperty());
    return Boxes.row("shelf-sign", icon, count);
  }

  private void note(Tab open) {
    if (open != null) {
      chosen.set(open.getId());
      own.set(open.getId().equals(guest) ? own.get() : open.getId());
    }
  }

  /** Opens a tab; unknown ids are ignored. */
  public void open(String id) {
    getTabs().stream()
        .filter(tab -> Objects.equals(tab.getId(), id))
        .findFirst()
        .ifPresent(getSelectionModel()::select);
  }
}
