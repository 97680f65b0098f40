package cluewright.studio.planner;

import cluewright.mask.ShapeLibrary;
import cluewright.model.DigitSet;
import cluewright.phrase.Phrase;
import cluewright.plan.BookPlan;
import cluewright.plan.ClueRange;
import cluewright.plan.MaskSource;
import cluewright.plan.PlanRow;
import cluewright.plan.PlannedPuzzle;
import cluewright.replay.Condition;
import cluewright.strategy.Catalogue;
import cluewright.strategy.core.Level;
import cluewright.strategy.core.Strategy;
import cluewright.strategy.core.Words;
import cluewright.studio.look.Boxes;
import cluewright.studio.look.Controls;
import cluewright.studio.look.Icons;
import cluewright.studio.look.PhraseCell;
import cluewright.studio.look.SideWindow;
import cluewright.studio.look.SideWindows;
import cluewright.studio.look.Texts;
import cluewright.studio.look.Tip;
import cluewright.studio.look.WholeNumber;
import cluewright.studio.notice.NoticeCard;
import cluewright.studio.results.Thumbnail;
import cluewright.studio.work.Changes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Spinner;
import javafx.scene.control.SpinnerValueFactory.IntegerSpinnerValueFactory;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/**
 * The window where a book is planned: the table on top, the puzzles of the selected row below it,
 * and what to do at the foot.
 */
public final class PlannerWindow {
  private static final PseudoClass ERROR = PseudoClass.getPseudoClass("error");
  private static final PseudoClass SELECTED = PseudoClass.getPseudoClass("selected");
  private static final double GAP = 8;

  /** The side of a thumbnail, in lines of text. */
  private static final double LINES = 6;

  /** The share of the window's height that rows take before they scroll. */
  private static final double MOST_OF_ROWS = 0.45;

  private static final double EDGE = 4;

  /** The room below the rows for a bar to scroll sideways. */
  private static final double BAR = 20;

  private static final List<String> COLUMNS =
      List.of("chapter", "kind", "level", "count", "masks", "clues", "contains", "found", "acts");

  private final Texts texts;
  private final PlannerViewModel planner;
  private final SideWindow window;
  private final GridPane table = new GridPane();
  private final FlowPane puzzles = new FlowPane(GAP, GAP);

  /** What the cells on show do when the plan or the choice of a row changes. */
  private final List<Runnable> updates = new ArrayList<>();

  public PlannerWindow(Texts texts, PlannerViewModel planner, SideWindows windows) {
    this.texts = texts;
    this.planner = planner;
    window = windows.of(texts.bind("planner.window"), this::contents).onHidden(planner::close);
    planner.open.addListener(
        (property, before, isOpen) -> {
          if (isOpen) {
            window.show("#planner-fill");
          } else {
            window.hide();
          }
        });
  }

  private Scene contents() {
    table.setId("planner-table");
    table.getStyleClass().add("planner-table");
    Changes.callNow(this::showRows, planner.shape, texts.wording);
    Changes.call(() -> updates.forEach(Runnable::run), planner.plan, planner.selected, planner.row);
    Changes.callNow(this::showPuzzles, planner.plan, planner.selected, planner.running);
    puzzles.setId("planner-puzzles");
    ScrollPane rows = Boxes.scroll(table);
    rows.setId("planner-rows");
    rows.setHbarPolicy(ScrollPane.ScrollBarPolicy.AS_NEEDED);
    VBox.setVgrow(rows, Priority.NEVER);
    ScrollPane found = Boxes.scroll(puzzles);
    VBox.setVgrow(found, Priority.ALWAYS);
    Button add =
        Controls.button("planner-add", Feather.PLUS, texts.bind("planner.add"), planner::add);
    add.disableProperty().bind(planner.running);
    Label of =
        Controls.label(
            Bindings.createStringBinding(
                () -> texts.of("planner.of-row", planner.selected.get() + 1),
                texts.wording,
                planner.selected),
            "section-title");
    NoticeCard card = new NoticeCard(texts, planner.outcomes, "planner-outcome");
    card.managedProperty().bind(card.visibleProperty());
    VBox root = new VBox(GAP, head(), rows, Boxes.line(GAP, add), of, found, card, foot());
    root.setId("planner-window");
    rows.minHeightProperty()
        .bind(
            Bindings.min(
                table
                    .heightProperty()
                    .add(
                        Bindings.when(table.widthProperty().greaterThan(rows.widthProperty()))
                            .then(BAR)
                            .otherwise(EDGE)),
                root.heightProperty().multiply(MOST_OF_ROWS)));
    root.getStyleClass().addAll("studio", "planner-window");
    return new Scene(root);
  }

  private Node head() {
    TextField title = field("planner-title", "planner.title", planner.plan.get().title());
    title.textProperty().addListener((property, before, now) -> planner.setTitle(now));
    TextField author = field("planner-author", "planner.author", planner.plan.get().author());
    author.textProperty().addListener((property, before, now) -> planner.setAuthor(now));
    Changes.call(
        () -> {
          BookPlan now = planner.plan.get();
          say(title, now.title());
          say(author, now.author());
        },
        planner.shape);
    HBox.setHgrow(title, Priority.ALWAYS);
    Button load =
        Controls.button("planner-load", Feather.FOLDER, texts.bind("planner.load"), planner::load);
    load.disableProperty().bind(planner.running);
    Button save =
        Controls.button("planner-save", Feather.SAVE, texts.bind("planner.save"), planner::save);
    Stream.of(load, save).forEach(button -> button.setMinWidth(Region.USE_PREF_SIZE));
    return Boxes.line(GAP, title, author, load, save);
  }

  private static void say(TextField field, String text) {
    if (!field.getText().equals(text)) {
      field.setText(text);
    }
  }

  private TextField field(String id, String key, String text) {
    TextField field = new TextField(text);
    field.setId(id);
    field.promptTextProperty().bind(texts.bind(key));
    field.accessibleTextProperty().bind(texts.bind(key));
    return field;
  }

  private void showRows() {
    updates.clear();
    table.getChildren().clear();
    for (int i = 0; i < COLUMNS.size() - 1; i++) {
      Label head = Controls.label(texts.bind("planner.column-" + COLUMNS.get(i)), "hint");
      head.setMinWidth(Region.USE_PREF_SIZE);
      table.add(head, i, 0);
    }
    for (int i = 0; i < planner.plan.get().rows().size(); i++) {
      List<Node> cells = cells(i);
      for (int j = 0; j < cells.size(); j++) {
        Node cell = cells.get(j);
        cell.getStyleClass().add("planner-" + COLUMNS.get(j));
        boolean isLast = j >= cells.size() - 2;
        if (!isLast) {
          cell.disableProperty().bind(planner.running);
        }
        int index = i;
        cell.focusedProperty()
            .addListener(
                (property, before, isFocused) -> {
                  if (isFocused) {
                    planner.selected.set(index);
                  }
                });
        table.add(cell, j, i + 1);
      }
    }
  }

  /** Runs an action now, and whenever the plan or the choice of a row changes. */
  private void keepShowing(Runnable act) {
    updates.add(act);
    act.run();
  }

  private List<Node> cells(int i) {
    PlanRow row = planner.at(i);
    TextField name = field("planner-name-" + i, "planner.column-chapter", row.name());
    name.textProperty()
        .addListener(
            (property, before, now) -> planner.set(i, planner.at(i).withName(now.strip())));
    GridPane.setHgrow(name, Priority.SOMETIMES);
    name.setPrefColumnCount(8);
    return List.of(
        name,
        combo(
            "planner-kind-" + i,
            "planner.column-kind",
            planner.kinds(i),
            RowKind::words,
            new RowKind(row.board(), row.lot()),
            kind -> planner.set(i, planner.at(i).withBoard(kind.board(), kind.lot()))),
        combo(
            "planner-level-" + i,
            "planner.column-level",
            levels(row),
            PlannerWindow::words,
            row.level(),
            level -> planner.set(i, planner.at(i).withLevel(level))),
        count(i, row),
        combo(
            "planner-masks-" + i,
            "planner.column-masks",
            planner.sources(i),
            PlannerWindow::words,
            row.masks(),
            masks -> planner.set(i, planner.at(i).withMasks(masks))),
        clues(i, row),
        combo(
            "planner-contains-" + i,
            "planner.column-contains",
            contains(row),
            PlannerWindow::words,
            row.contains(),
            wanted -> planner.set(i, planner.at(i).withContains(wanted))),
        found(i),
        acts(i));
  }

  private static List<Optional<Condition.Levels>> levels(PlanRow row) {
    return Stream.of(
            Stream.of(Optional.<Condition.Levels>empty()),
            Stream.of(Level.values()).map(level -> Optional.of(new Condition.Levels(level, level))),
            Stream.of(row.level()))
        .flatMap(Function.identity())
        .distinct()
        .toList();
  }

  private static Phrase words(Optional<Condition.Levels> level) {
    return level.map(Condition.Levels::range).orElse(Phrase.of("planner.any"));
  }

  private static List<List<Strategy>> contains(PlanRow row) {
    return Stream.of(
            Stream.of(List.<Strategy>of()),
            Catalogue.all().stream()
                .filter(strategy -> strategy.fits(row.usualBoard()))
                .map(List::of),
            Stream.of(row.contains()))
        .flatMap(Function.identity())
        .distinct()
        .toList();
  }

  private static Phrase words(List<Strategy> wanted) {
    return wanted.isEmpty()
        ? Phrase.of("planner.nothing-asked")
        : Words.list(wanted.stream().map(Strategy::name).toList());
  }

  private static Phrase words(MaskSource source) {
    if (source instanceof MaskSource.Drawn drawn) {
      return Phrase.of("planner.drawn", drawn.symmetry().label());
    }
    if (source instanceof MaskSource.Shapes shapes) {
      return shapes.names().isEmpty()
          ? Phrase.of("planner.shapes")
          : Phrase.of("planner.shapes-of", group(shapes.names()));
    }
    return source instanceof MaskSource.Letters letters
        ? Phrase.of("planner.letters", letters.text())
        : Phrase.of("planner.listed", ((MaskSource.Listed) source).masks().size());
  }

  private static Phrase group(List<String> names) {
    return names.size() == 1
        ? ShapeLibrary.all().stream()
            .filter(shape -> shape.group().equals(names.get(0)))
            .findFirst()
            .map(shape -> shape.groupLabel())
            .orElse(Phrase.verbatim(names.get(0)))
        : Phrase.verbatim(String.join(", ", names));
  }

  private <T> Node combo(
      String id, String key, List<T> all, Function<T, Phrase> words, T now, Consumer<T> take) {
    ComboBox<T> combo = new ComboBox<>();
    combo.setId(id);
    combo.getItems().setAll(all);
    combo.setCellFactory(view -> new PhraseCell<>(texts, words));
    combo.setButtonCell(new PhraseCell<>(texts, words));
    combo.setValue(now);
    combo.accessibleTextProperty().bind(texts.bind(key));
    combo.setMaxWidth(Double.MAX_VALUE);
    combo.valueProperty().addListener((property, before, next) -> take.accept(next));
    GridPane.setHgrow(combo, Priority.ALWAYS);
    return combo;
  }

  private Node count(int i, PlanRow row) {
    IntegerSpinnerValueFactory values =
        new IntegerSpinnerValueFactory(1, PlanRow.MOST, row.count());
    values.setConverter(new WholeNumber(values::getValue));
    Spinner<Integer> count = new Spinner<>(values);
    count.setId("planner-count-" + i);
    count.setEditable(true);
    count.accessibleTextProperty().bind(texts.bind("planner.column-count"));
    values
        .valueProperty()
        .addListener((property, before, now) -> planner.set(i, planner.at(i).withCount(now)));
    return count;
  }

  private Node clues(int i, PlanRow row) {
    TextField clues =
        field(
            "planner-clues-" + i,
            "planner.column-clues",
            row.clues().map(ClueRange::toString).orElse(""));
    clues.promptTextProperty().unbind();
    keepShowing(
        () -> {
          if (i < planner.plan.get().rows().size()) {
            PlanRow now = planner.at(i);
            clues.setPromptText(
                now.masks() instanceof MaskSource.Drawn
                    ? now.withClues(Optional.empty()).usualClues().toString()
                    : "");
          }
        });
    clues.setPrefColumnCount(5);
    int made = planner.shape.get();
    Runnable commit =
        () -> {
          if (planner.shape.get() == made) {
            commitClues(clues, i);
          }
        };
    clues.textProperty().addListener(change -> clues.pseudoClassStateChanged(ERROR, false));
    clues.setOnAction(event -> commit.run());
    clues
        .focusedProperty()
        .addListener(
            (property, before, isFocused) -> {
              if (!isFocused) {
                commit.run();
              }
            });
    return clues;
  }

  /** Takes what was typed when it is complete, since other clues drop puzzles. */
  private void commitClues(TextField clues, int i) {
    Optional<Optional<ClueRange>> range = range(clues.getText());
    clues.pseudoClassStateChanged(ERROR, range.isEmpty());
    PlanRow now = planner.at(i);
    range
        .filter(next -> !next.equals(now.clues()))
        .ifPresent(next -> planner.set(i, now.withClues(next)));
  }

  /** The range in a text; empty if it is none. */
  private static Optional<Optional<ClueRange>> range(String text) {
    try {
      return Optional.of(text.isBlank() ? Optional.empty() : Optional.of(ClueRange.of(text)));
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  private Node found(int i) {
    Label found =
        Controls.label(
            Bindings.createStringBinding(
                () ->
                    i < planner.plan.get().rows().size()
                        ? texts.of(
                            "planner.found", planner.at(i).puzzles().size(), planner.at(i).count())
                        : "",
                texts.wording,
                planner.plan));
    found.setId("planner-found-" + i);
    found.setMinWidth(Region.USE_PREF_SIZE);
    keepShowing(() -> found.pseudoClassStateChanged(SELECTED, planner.row.get() == i));
    found.getStyleClass().add("planner-found");
    return found;
  }

  private Node acts(int i) {
    ToggleButton show = new ToggleButton("", Icons.of(Feather.EYE));
    show.setId("planner-show-" + i);
    show.getStyleClass().add("button-icon");
    show.accessibleTextProperty().bind(texts.bind("planner.show"));
    Tip.on(show, texts.bind("planner.show"));
    keepShowing(() -> show.setSelected(planner.selected.get() == i));
    show.setOnAction(
        event -> {
          planner.selected.set(i);
          show.setSelected(true);
        });
    HBox acts =
        Boxes.line(
            2,
            show,
            act(i, "again", Feather.REFRESH_CW, () -> planner.again(i)),
            act(i, "up", Feather.CHEVRON_UP, () -> planner.move(i, -1)),
            act(i, "down", Feather.CHEVRON_DOWN, () -> planner.move(i, 1)),
            act(i, "remove", Feather.X, () -> planner.remove(i)));
    acts.setMinWidth(Region.USE_PREF_SIZE);
    return acts;
  }

  private Button act(int i, String name, Feather icon, Runnable act) {
    Button button =
        Controls.icon(
            "planner-" + name + "-" + i, icon, texts.bind("planner." + name), act, "flat");
    button.disableProperty().bind(planner.running);
    return button;
  }

  private void showPuzzles() {
    List<Node> tiles = new ArrayList<>();
    int index = planner.selected.get();
    if (index < planner.plan.get().rows().size()) {
      List<PlannedPuzzle> all = planner.at(index).puzzles();
      for (int i = 0; i < all.size(); i++) {
        tiles.add(tile(index, i, all.get(i)));
      }
    }
    if (tiles.isEmpty()) {
      tiles.add(Controls.paragraph(texts.bind("planner.empty"), "hint"));
    }
    puzzles.getChildren().setAll(tiles);
  }

  private Node tile(int index, int place, PlannedPuzzle puzzle) {
    Thumbnail picture = new Thumbnail(LINES);
    picture.show(puzzle.puzzle(), DigitSet.USUAL);
    ToggleButton lock =
        new ToggleButton("", Icons.of(puzzle.locked() ? Feather.LOCK : Feather.UNLOCK));
    lock.setId("planner-lock-" + place);
    lock.setSelected(puzzle.locked());
    lock.getStyleClass().addAll("button-icon", "flat");
    lock.accessibleTextProperty().bind(texts.bind("planner.lock"));
    Tip.on(lock, texts.bind("planner.lock"));
    lock.setOnAction(event -> planner.toggleLock(index, place));
    lock.setDisable(planner.running.get());
    Button swap =
        Controls.icon(
            "planner-swap-" + place,
            Feather.SHUFFLE,
            texts.bind("planner.swap"),
            () -> planner.swap(index, place),
            "flat");
    swap.setDisable(planner.running.get() || puzzle.locked());
    Label number = new Label(String.valueOf(place + 1));
    number.getStyleClass().add("hint");
    VBox tile = new VBox(2, picture, Boxes.line(2, number, Boxes.space(), lock, swap));
    tile.getStyleClass().add("planner-tile");
    tile.setAlignment(Pos.CENTER);
    return tile;
  }

  private Node foot() {
    Label said =
        Controls.label(
            Bindings.createStringBinding(
                this::progress, texts.wording, planner.plan, planner.row, planner.running));
    said.setId("planner-said");
    Button print =
        Controls.button(
            "planner-print", Feather.PRINTER, texts.bind("planner.print"), planner::print);
    print.disableProperty().bind(planner.running);
    Button fill =
        Controls.button(
            "planner-fill",
            Bindings.createStringBinding(
                () -> texts.of(planner.running.get() ? "planner.stop" : "planner.fill"),
                texts.wording,
                planner.running),
            () -> {
              if (planner.running.get()) {
                planner.stop();
              } else {
                planner.fill();
              }
            });
    fill.setDefaultButton(true);
    Stream.of(print, fill).forEach(button -> button.setMinWidth(Region.USE_PREF_SIZE));
    return Boxes.line(GAP, said, Boxes.space(), print, fill);
  }

  private String progress() {
    BookPlan plan = planner.plan.get();
    int found = plan.count() - plan.missing();
    return planner.running.get() && planner.row.get() >= 0
        ? texts.of("planner.working", planner.row.get() + 1, found, plan.count())
        : texts.of("planner.total", found, plan.count());
  }
}
