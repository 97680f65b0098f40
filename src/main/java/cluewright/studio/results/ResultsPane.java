package cluewright.studio.results;

import cluewright.document.Result;
import cluewright.studio.look.Boxes;
import cluewright.studio.look.Command;
import cluewright.studio.look.CommandMenu;
import cluewright.studio.look.Controls;
import cluewright.studio.look.EmptyListGuide;
import cluewright.studio.look.LazyPane;
import cluewright.studio.look.PhraseCell;
import cluewright.studio.look.Texts;
import cluewright.studio.look.Tip;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.ListChangeListener;
import javafx.collections.ObservableList;
import javafx.event.ActionEvent;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.SelectionMode;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/**
 * The list of results beside the board. A click shows one in the place of the board, and arrow keys
 * then show others; Enter or a double click takes it to the board, Esc goes back to that.
 */
public final class ResultsPane extends VBox {
  private final Texts texts;
  private final ResultsViewModel results;
  private final ListView<ResultEntry> list = new ListView<>();
  private final Runnable openGallery;
  private final GalleryViewModel tiles;
  private final ResultCommands commands;

  /** The selected entries, in the list or among the tiles. */
  private final ObjectProperty<List<ResultEntry>> chosen = new SimpleObjectProperty<>(List.of());

  private boolean isRefreshing;

  /** Has the size of letters. */
  private final Label letters = new Label();

  /**
   * Builds the list.
   *
   * @param tiles chooses among the same results where they have room for columns
   * @param openGallery goes to where there is more room for it
   */
  public ResultsPane(
      Texts texts, GalleryViewModel tiles, ResultCommands.Outlets outlets, Runnable openGallery) {
    this.texts = texts;
    this.tiles = tiles;
    this.results = tiles.results;
    this.openGallery = openGallery;
    commands =
        new ResultCommands(
            texts,
            results,
            outlets,
            chosen::get,
            Bindings.createIntegerBinding(() -> chosen.get().size(), chosen));
    getStyleClass().add("results-pane");
    list.setId("results");
    list.getStyleClass().addAll("edge-to-edge", "results");
    list.accessibleTextProperty().bind(texts.bind("results.list"));
    list.getSelectionModel().setSelectionMode(SelectionMode.MULTIPLE);
    list.setCellFactory(view -> new ResultCell(texts, results));
    list.setPlaceholder(guide());
    list.addEventHandler(MouseEvent.MOUSE_CLICKED, this::clicked);
    commands.menuOn(list, () -> CommandMenu.selected(list));
    list.addEventFilter(KeyEvent.KEY_PRESSED, commands::pressed);
    list.addEventHandler(KeyEvent.KEY_PRESSED, this::pressed);
    BooleanBinding isWide =
        Bindings.createBooleanBinding(
            () -> ResultGrid.hasColumns(getWidth(), letters.getFont().getSize()),
            widthProperty(),
            letters.fontProperty());
    Boxes.show(list, isWide.not());
    LazyPane columns = new LazyPane(isWide, this::columns);
    letters.setVisible(false);
    letters.setManaged(false);
    VBox.setVgrow(list, Priority.ALWAYS);
    VBox.setVgrow(columns, Priority.ALWAYS);
    BooleanBinding isFilled = Bindings.isNotEmpty(list.getItems());
    getChildren()
        .addAll(
            new LazyPane(isFilled, this::head),
            letters,
            list,
            columns,
            Boxes.show(keys(), isFilled));
    list.getSelectionModel().getSelectedItems().addListener(this::selected);
    results.entries.addListener(this::refreshed);
    texts.wording.addListener(change -> list.refresh());
    refreshed(null);
  }

  /** The results as tiles; what is selected among them counts as long as they are in sight. */
  private Node columns() {
    ResultGrid grid = new ResultGrid(texts, "results-tiles", tiles, commands, results::look);
    tiles.picks.addListener(
        change -> {
          if (!list.isVisible()) {
            chosen.set(tiles.chosen());
          }
        });
    list.visibleProperty()
        .addListener(change -> chosen.set(list.isVisible() ? selection() : tiles.chosen()));
    chosen.set(tiles.chosen());
    grid.addEventHandler(KeyEvent.KEY_PRESSED, this::pressed);
    return new StackPane(grid, Boxes.show(guide(), Bindings.isEmpty(tiles.shown)));
  }

  private void selected(ListChangeListener.Change<?> change) {
    if (isRefreshing) {
      return;
    }
    chosen.set(selection());
    if (results.isComparing() && chosen.get().size() == 1 && list.isFocused()) {
      results.look(chosen.get().get(0));
    }
  }

  /** The selected entries; while the list changes, it may contain gaps. */
  private List<ResultEntry> selection() {
    return list.getSelectionModel().getSelectedItems().stream().filter(Objects::nonNull).toList();
  }

  /** Shows the current entries, and restores the selection. */
  private void refreshed(ListChangeListener.Change<?> change) {
    isRefreshing = true;
    ObservableList<ResultEntry> entries = results.entries;
    list.getItems().setAll(entries);
    Set<Result> finds = chosen.get().stream().map(ResultEntry::find).collect(Collectors.toSet());
    int[] indices =
        IntStream.range(0, entries.size())
            .filter(i -> finds.contains(entries.get(i).find()))
            .toArray();
    list.getSelectionModel().clearSelection();
    if (indices.length > 0) {
      list.getSelectionModel().selectIndices(indices[0], indices);
    }
    isRefreshing = false;
    if (list.isVisible()) {
      chosen.set(selection());
    } else {
      chosen.set(tiles.chosen());
    }
  }

  private void clicked(MouseEvent event) {
    boolean isOnResult = isIn(event.getTarget(), "list-cell");
    if (event.getButton() != MouseButton.PRIMARY || !isOnResult || chosen.get().size() != 1) {
      return;
    }
    if (event.getClickCount() == 2) {
      run(commands.use);
    } else if (event.getClickCount() == 1 && !event.isShortcutDown() && !event.isShiftDown()) {
      results.look(chosen.get().get(0));
    }
  }

  private void pressed(KeyEvent event) {
    if (event.getCode() == KeyCode.ESCAPE && results.isComparing()) {
      results.endComparison();
      event.consume();
    }
  }

  private static boolean isIn(Object target, String style) {
    return Stream.iterate(
            target instanceof Node node ? node : null, Objects::nonNull, Node::getParent)
        .anyMatch(node -> node.getStyleClass().contains(style));
  }

  private static void run(Command command) {
    if (!command.disabled().get()) {
      command.run().run();
    }
  }

  private Node keys() {
    Label keys = Controls.paragraph(texts.bind("results.keys"), "hint", "results-keys");
    keys.setMinHeight(USE_PREF_SIZE);
    return keys;
  }

  private Node head() {
    return Boxes.row("results-head", sorting(), tools());
  }

  private Node sorting() {
    ComboBox<Sorting> sorting = new ComboBox<>();
    sorting.setId("results-sorting");
    sorting.getItems().setAll(Sorting.values());
    sorting.setCellFactory(view -> new PhraseCell<>(texts, Sorting::label));
    sorting.setButtonCell(new PhraseCell<>(texts, Sorting::label));
    sorting.valueProperty().bindBidirectional(results.sorting);
    sorting.accessibleTextProperty().bind(texts.bind("results.sorting"));
    Tip.on(sorting, texts.bind("results.sorting-hint"));
    return sorting;
  }

  private Node tools() {
    BooleanBinding notTwo = Bindings.createBooleanBinding(() -> chosen.get().size() < 2, chosen);
    Command gallery = Command.of(texts.bind("results.open-gallery"), Feather.MAXIMIZE, openGallery);
    Command compare =
        Command.of(
                texts.bind("results.compare"), Feather.COLUMNS, () -> results.compare(chosen.get()))
            .unless(notTwo);
    Button more = small(commands.more, "more-like-this");
    Tip.on(more, texts.bind("results.more-hint"));
    // While it searches it is disabled, and the focus would go on to what discards.
    more.addEventHandler(ActionEvent.ACTION, event -> focusResults());
    return Boxes.row(
        "results-tools",
        small(gallery, "open-gallery"),
        more,
        small(compare, "compare"),
        small(commands.discard, "discard"),
        small(commands.discardOthers, "discard-others"));
  }

  /** Moves the focus to the results, as a list or as tiles. */
  private void focusResults() {
    Stream.of(list, lookup("#results-tiles"))
        .filter(place -> place != null && place.isVisible())
        .findFirst()
        .ifPresent(Node::requestFocus);
  }

  private static Button small(Command command, String id) {
    Button button = command.button(id);
    button.getStyleClass().add("small-icon");
    return button;
  }

  /** A guide shown while there are no results. */
  private Node guide() {
    return new EmptyListGuide(texts)
        .line(Feather.ZAP, "results.guide-generate")
        .line(Feather.MORE_HORIZONTAL, "results.guide-batch")
        .line(Feather.STAR, "results.guide-keep")
        .line(Feather.CHECK, "results.guide-use");
  }
}
