package cluewright.studio;

import cluewright.studio.help.TourView;
import cluewright.studio.look.Boxes;
import cluewright.studio.look.Controls;
import cluewright.studio.look.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.paint.Color;
import javafx.stage.Popup;

/**
 * The command palette: a field over the window, and below it all that can be done whose name has
 * the typed words. Arrow keys choose, Enter does it, Esc or a press elsewhere closes.
 */
final class PaletteView {
  private static final int MOST_REMEMBERED = 5;

  /** The height of the window above it, as a part. */
  private static final double ABOVE = 0.12;

  /** The greatest height of its lines, as a part of that of the window. */
  private static final double HIGHEST = 0.6;

  private final Texts texts;
  private final PaletteEntries entries;
  private final Consumer<Scene> dress;
  private final TextField search = new TextField();
  private final ListView<PaletteEntry> lines = new ListView<>();
  private final Label nothing = new Label();
  private final StackPane room = new StackPane();
  private final List<PaletteEntry> done = new ArrayList<>();
  private Popup popup;
  private List<PaletteEntry> ofMenus = List.of();
  private List<PaletteEntry> others = List.of();

  /**
   * @param dress gives a window the studio's look
   */
  PaletteView(Texts texts, PaletteEntries entries, Consumer<Scene> dress) {
    this.texts = texts;
    this.entries = entries;
    this.dress = dress;
  }

  /** Opens it over a part of the window, with nothing typed. */
  void show(Node over) {
    if (popup == null) {
      popup = made();
      entries.followShapes(this::shapesKnown);
    }
    entries.readShapes();
    ofMenus = entries.ofMenus();
    others = entries.others();
    search.clear();
    fill();
    Bounds place = over.localToScreen(over.getLayoutBounds());
    room.setMaxWidth(place.getWidth());
    lines.setMaxHeight(HIGHEST * place.getHeight());
    popup.show(over.getScene().getWindow());
    popup.setX(place.getMinX() + (place.getWidth() - popup.getWidth()) / 2);
    popup.setY(place.getMinY() + ABOVE * place.getHeight());
    search.requestFocus();
  }

  private void shapesKnown() {
    others = entries.others();
    if (popup.isShowing() && !search.getText().isBlank()) {
      fill();
    }
  }

  private Popup made() {
    search.setId("palette-search");
    search.promptTextProperty().bind(texts.bind("palette.prompt"));
    search.accessibleTextProperty().bind(texts.bind("palette.prompt"));
    search.textProperty().addListener(change -> fill());
    lines.setId("palette-lines");
    lines.setFocusTraversable(false);
    lines.setCellFactory(list -> new Line());
    lines.accessibleTextProperty().bind(texts.bind("palette.list"));
    lines.setPlaceholder(nothing);
    nothing.getStyleClass().add("hint");
    nothing.setWrapText(true);
    VBox box =
        Boxes.column(
            "palette",
            search,
            lines,
            Controls.label(texts.bind("palette.keys"), "hint", "palette-keys"));
    box.setId("palette");
    room.getChildren().add(box);
    room.getStyleClass().addAll("studio", "palette-room");
    Popup made = new Popup();
    made.getProperties().put(TourView.TAKES_KEYS, true);
    made.setAutoHide(true);
    made.getContent().add(room);
    dress.accept(made.getScene());
    made.getScene().fillProperty().unbind();
    made.getScene().setFill(Color.TRANSPARENT);
    made.getScene().addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
    return made;
  }

  private void pressed(KeyEvent event) {
    switch (event.getCode()) {
      case DOWN -> move(1);
      case UP -> move(-1);
      case PAGE_DOWN -> move(10);
      case PAGE_UP -> move(-10);
      case ENTER -> run();
      case ESCAPE -> popup.hide();
      default -> {
        return;
      }
    }
    event.consume();
  }

  private void move(int places) {
    int last = lines.getItems().size() - 1;
    int next = lines.getSelectionModel().getSelectedIndex() + places;
    int to = Math.max(0, Math.min(last, next));
    lines.getSelectionModel().clearAndSelect(to);
    lines.scrollTo(Math.max(0, to - 5));
  }

  private void run() {
    PaletteEntry chosen = lines.getSelectionModel().getSelectedItem();
    if (chosen != null) {
      popup.hide();
      done.removeIf(chosen::isSame);
      done.add(0, chosen);
      done.subList(Math.min(MOST_REMEMBERED, done.size()), done.size()).clear();
      // Once the popup is gone, the window has the keys again.
      Platform.runLater(chosen.run());
    }
  }

  /** With nothing typed, what was done last comes first, and the menus follow. */
  private void fill() {
    String typed = search.getText();
    Stream<PaletteEntry> all = Stream.concat(ofMenus.stream(), others.stream());
    if (typed.isBlank()) {
      List<PaletteEntry> known = all.toList();
      Stream<PaletteEntry> last =
          done.stream().flatMap(before -> known.stream().filter(before::isSame).limit(1));
      lines.getItems().setAll(Stream.concat(last, ofMenus.stream()).distinct().toList());
    } else {
      lines.getItems().setAll(PaletteEntry.matching(typed, all));
    }
    nothing.setText(texts.of("palette.nothing", typed));
    lines.getSelectionModel().clearAndSelect(0);
    lines.scrollTo(0);
  }

  /** A line: the name, where it is found, and its keys. */
  private final class Line extends ListCell<PaletteEntry> {
    private final Label name = new Label();
    private final Label place = new Label();
    private final Label keys = new Label();
    private final HBox row = Boxes.row("palette-line", name, place, Boxes.space(), keys);

    Line() {
      name.setMinWidth(Region.USE_PREF_SIZE);
      place.setMinWidth(0);
      place.getStyleClass().add("hint");
      keys.setMinWidth(Region.USE_PREF_SIZE);
      keys.getStyleClass().add("help-aside");
      setPrefWidth(0);
      setOnMouseClicked(
          event -> {
            if (event.getButton() == MouseButton.PRIMARY && !isEmpty()) {
              run();
            }
          });
    }

    @Override
    protected void updateItem(PaletteEntry entry, boolean empty) {
      super.updateItem(entry, empty);
      if (empty || entry == null) {
        setGraphic(null);
        setAccessibleText("");
        return;
      }
      name.setText(entry.name());
      place.setText(entry.place());
      keys.setText(entry.keys());
      setAccessibleText(String.join(". ", entry.name(), entry.place(), entry.keys()));
      setGraphic(row);
    }
  }
}
