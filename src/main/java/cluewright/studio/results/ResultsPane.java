package cluewright.studio.results;

import cluewright.studio.look.EmptyListGuide;
import cluewright.studio.look.Icons;
import cluewright.studio.look.LazyPane;
import cluewright.studio.look.PhraseCell;
import cluewright.studio.look.Texts;
import cluewright.studio.look.Tip;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.collections.ListChangeListener;
import javafx.collections.ObservableList;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ListView;
import javafx.scene.control.SelectionMode;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** The gallery of results; a press puts one on the board. */
public final class ResultsPane extends VBox {
  private final Texts texts;
  private final ResultsViewModel results;
  private final ListView<ResultEntry> list = new ListView<>();
  private List<ResultEntry> chosen = List.of();
  private boolean isRefreshing;

  public ResultsPane(Texts texts, ResultsViewModel results) {
    this.texts = texts;
    this.results = results;
    getStyleClass().add("results-pane");
    list.setId("results");
    list.getStyleClass().addAll("edge-to-edge", "results");
    list.accessibleTextProperty().bind(texts.bind("results.list"));
    list.getSelectionModel().setSelectionMode(SelectionMode.MULTIPLE);
    list.setCellFactory(view -> new ResultCell(texts, results));
    list.setPlaceholder(guide());
    list.addEventHandler(MouseEvent.MOUSE_CLICKED, this::clicked);
    list.addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
    VBox.setVgrow(list, Priority.ALWAYS);
    getChildren().addAll(new LazyPane(Bindings.isNotEmpty(list.getItems()), this::head), list);
    list.getSelectionModel().getSelectedItems().addListener(this::selected);
    results.entries().addListener(this::refreshed);
    texts.wording().addListener(change -> list.refresh());
    refreshed(null);
  }

  private void selected(ListChangeListener.Change<?> change) {
    if (!isRefreshing) {
      chosen = List.copyOf(selection());
    }
  }

  /** Those selected; the list may hold gaps while it changes. */
  private List<ResultEntry> selection() {
    return list.getSelectionModel().getSelectedItems().stream().filter(Objects::nonNull).toList();
  }

  /** Shows the entries of now, and selects those that were selected. */
  private void refreshed(ListChangeListener.Change<?> change) {
    isRefreshing = true;
    ObservableList<ResultEntry> entries = results.entries();
    list.getItems().setAll(entries);
    int[] indices =
        IntStream.range(0, entries.size())
            .filter(i -> chosen.stream().anyMatch(isLike(entries.get(i))))
            .toArray();
    list.getSelectionModel().clearSelection();
    if (indices.length > 0) {
      list.getSelectionModel().selectIndices(indices[0], indices);
    }
    isRefreshing = false;
    chosen = List.copyOf(selection());
  }

  private static Predicate<ResultEntry> isLike(ResultEntry entry) {
    return other -> other.result().isLike(entry.result());
  }

  private void clicked(MouseEvent event) {
    boolean isPlain =
        event.getButton() == MouseButton.PRIMARY && !event.isShiftDown() && !event.isShortcutDown();
    if (isPlain && chosen.size() == 1 && event.getTarget() instanceof Node) {
      results.show(chosen.get(0));
    }
  }

  private void pressed(KeyEvent event) {
    if (chosen.isEmpty() || event.isShortcutDown() || event.isAltDown()) {
      return;
    }
    if (event.getCode() == KeyCode.ENTER) {
      results.show(chosen.get(0));
    } else if (event.getCode() == KeyCode.DELETE) {
      results.discard(chosen);
    } else if (event.getCode() == KeyCode.K) {
      results.toggleKept(chosen);
    } else {
      return;
    }
    event.consume();
  }

  private Node head() {
    HBox head = new HBox(sorting(), tools());
    head.getStyleClass().add("results-head");
    return head;
  }

  private Node sorting() {
    ComboBox<Sorting> sorting = new ComboBox<>();
    sorting.setId("results-sorting");
    sorting.getItems().setAll(Sorting.values());
    sorting.setCellFactory(view -> new PhraseCell<>(texts, Sorting::label));
    sorting.setButtonCell(new PhraseCell<>(texts, Sorting::label));
    sorting.valueProperty().bindBidirectional(results.sortingProperty());
    sorting.accessibleTextProperty().bind(texts.bind("results.sorting"));
    Tip.on(sorting, texts.bind("results.sorting-hint"));
    return sorting;
  }

  private Node tools() {
    BooleanBinding none = Bindings.isEmpty(list.getSelectionModel().getSelectedItems());
    BooleanBinding notTwo = Bindings.size(list.getSelectionModel().getSelectedItems()).lessThan(2);
    Button more =
        tool("more-like-this", Feather.REPEAT, "results.more", all -> results.moreLike(all.get(0)));
    more.disableProperty().bind(none.or(results.searching()));
    Button compare = tool("compare", Feather.COLUMNS, "results.compare", results::compare);
    compare.disableProperty().bind(notTwo);
    Button discard = tool("discard", Feather.TRASH_2, "results.discard", results::discard);
    discard.disableProperty().bind(none);
    Button others =
        tool("discard-others", Feather.FILTER, "results.others", all -> results.discardOthers());
    HBox tools = new HBox(more, compare, discard, others);
    tools.getStyleClass().add("results-tools");
    return tools;
  }

  private Button tool(String id, Feather icon, String key, Consumer<List<ResultEntry>> act) {
    Button button = new Button("", Icons.of(icon));
    button.setId(id);
    button.getStyleClass().addAll("button-icon", "flat", "small-icon");
    button.accessibleTextProperty().bind(texts.bind(key));
    Tip.on(button, texts.bind(key));
    button.setOnAction(event -> act.accept(chosen));
    return button;
  }

  /** A guide to the results that will stand here. */
  private Node guide() {
    return new EmptyListGuide(texts)
        .line(Feather.ZAP, "results.guide-generate")
        .line(Feather.MORE_HORIZONTAL, "results.guide-batch")
        .line(Feather.STAR, "results.guide-keep");
  }
}
