package cluewright.studio.planner;

import cluewright.mask.ShapeLibrary;
import cluewright.phrase.Phrase;
import cluewright.plan.BookPlan;
import cluewright.plan.ClueRange;
import cluewright.plan.MaskSource;
import cluewright.plan.PlanRow;
import cluewright.plan.PlannedPuzzle;
import cluewright.plan.shape.Range;
import cluewright.replay.Condition;
import cluewright.strategy.Catalogue;
import cluewright.strategy.core.Level;
import cluewright.strategy.core.Strategy;
import cluewright.strategy.core.Words;
import cluewright.studio.look.Boxes;
import cluewright.studio.look.Command;
import cluewright.studio.look.Controls;
import cluewright.studio.look.Icons;
import cluewright.studio.look.PhraseCell;
import cluewright.studio.look.SideWindow;
import cluewright.studio.look.SideWindows;
import cluewright.studio.look.Texts;
import cluewright.studio.look.Tip;
import cluewright.studio.look.WholeNumber;
import cluewright.studio.notice.NoticeCard;
import cluewright.studio.work.Changes;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
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
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
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
  private static final KeyCombination REDO_TOO = KeyCombination.valueOf("Shortcut+Shift+Z");
  private static final double GAP = 8;

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

  /** The text that the plan has for each field that is taken when it is complete. */
  private final Map<TextField, Supplier<String>> committed = new HashMap<>();

  /** True while a list is made anew, which changes its value, but nothing of the plan. */
  private boolean isShowing;

  private final List<PuzzleTile> tiles = new ArrayList<>();
  private final Label none;
  private final List<Command> commands;

  public PlannerWindow(Texts texts, PlannerViewModel planner, SideWindows windows) {
    this.texts = texts;
    this.planner = planner;
    none = Controls.paragraph(texts.bind("planner.empty"), "hint");
    commands =
        List.of(
            Command.ofAct(
                    texts,
                    "commands.undo-",
                    planner.undoName,
                    planner::undo,
                    Feather.CORNER_UP_LEFT)
                .on("Shortcut+Z"),
            Command.ofAct(
                    texts,
                    "commands.redo-",
                    planner.redoName,
                    planner::redo,
                    Feather.CORNER_UP_RIGHT)
                .on("Shortcut+Y"),
            Command.of(texts.bind("planner.load"), Feather.FOLDER, planner::load)
                .on("Shortcut+O")
                .unless(planner.running),
            Command.of(texts.bind("planner.save"), Feather.SAVE, planner::save).on("Shortcut+S"),
            Command.of(texts.bind("planner.print"), Feather.PRINTER, planner::print)
                .on("Shortcut+P")
                .unless(planner.running));
    window = windows.of(texts.bind("planner.window"), this::contents).onHidden(planner::close);
    planner.open.addListener(
        (property, before, isOpen) -> {
          if (!isOpen) {
            window.hide();
          }
        });
    planner.calls.addListener(change -> window.show("#planner-fill"));
  }

  private Scene contents() {
    table.setId("planner-table");
    table.getStyleClass().add("planner-table");
    Changes.callNow(this::showRows, planner.size, texts.wording);
    Changes.call(() -> updates.forEach(Runnable::run), planner.plan, planner.selected, planner.row);
    Changes.callNow(this::showPuzzles, planner.plan, planner.selected);
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
    Scene scene = new Scene(root);
    commands.stream().skip(2).forEach(command -> command.addKeys(scene));
    scene.addEventFilter(KeyEvent.KEY_PRESSED, this::undoOnKeys);
    scene.focusOwnerProperty().addListener((property, before, now) -> selectRowOf(now));
    return scene;
  }

  /** Selects the row in which a control lies, if it lies in one. */
  private void selectRowOf(Node control) {
    Node cell = control;
    while (cell != null && cell.getParent() != table) {
      cell = cell.getParent();
    }
    if (cell != null) {
      planner.selected.set(GridPane.getRowIndex(cell) - 1);
    }
  }

  /** Undoes and redoes acts of the plan, also where a text field would do so with its letters. */
  private void undoOnKeys(KeyEvent event) {
    boolean isUndo = commands.get(0).isFor(event);
    boolean isRedo = commands.get(1).isFor(event) || REDO_TOO.match(event);
    if (!isUndo && !isRedo) {
      return;
    }
    event.consume();
    Node focus = table.getScene().getFocusOwner();
    if (isUndo && focus instanceof TextField field && isUncommitted(field)) {
      field.setText(committed.get(field).get());
    } else {
      (isUndo ? commands.get(0) : commands.get(1)).runIfEnabled();
    }
  }

  private boolean isUncommitted(TextField field) {
    return committed.containsKey(field) && !committed.get(field).get().equals(field.getText());
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
        planner.plan);
    HBox.setHgrow(title, Priority.ALWAYS);
    Button undo = commands.get(0).button("planner-undo");
    Button redo = commands.get(1).button("planner-redo");
    Button load = commands.get(2).named("planner-load");
    Button save = commands.get(3).named("planner-save");
    return Boxes.line(GAP, title, author, Boxes.line(2, undo, redo), load, save);
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
    Optional<String> focus = focus();
    updates.clear();
    committed.clear();
    table.getChildren().clear();
    for (int i = 0; i < COLUMNS.size() - 1; i++) {
      Label head = Controls.label(texts.bind("planner.column-" + COLUMNS.get(i)), "hint");
      head.setMinWidth(Region.USE_PREF_SIZE);
      table.add(head, i, 0);
    }
    for (int i = 0; i < planner.size.get(); i++) {
      List<Node> cells = cells(i);
      for (int j = 0; j < cells.size(); j++) {
        Node cell = cells.get(j);
        cell.getStyleClass().add("planner-" + COLUMNS.get(j));
        boolean isLast = j >= cells.size() - 2;
        if (!isLast) {
          cell.disableProperty().bind(planner.running);
        }
        table.add(cell, j, i + 1);
      }
    }
    focus.map(id -> table.lookup("#" + id)).ifPresent(Node::requestFocus);
  }

  /** The control of the table that has the focus, by its id. */
  private Optional<String> focus() {
    return Optional.ofNullable(table.getScene())
        .map(Scene::getFocusOwner)
        .filter(node -> table.lookupAll("*").contains(node))
        .map(Node::getId);
  }

  /** Runs an action now, and whenever the plan or the choice of a row changes. */
  private void keepShowing(Runnable act) {
    updates.add(act);
    act.run();
  }

  /** Shows something of a row now, and whenever it may have changed. */
  private void keepShowing(int i, Consumer<PlanRow> act) {
    keepShowing(
        () -> {
          if (i < planner.plan.get().rows().size()) {
            act.accept(planner.at(i));
          }
        });
  }

  private List<Node> cells(int i) {
    return List.of(
        name(i),
        kind(i),
        level(i),
        count(i),
        masks(i),
        clues(i),
        combo(
            new Cell<>(
                i,
                "contains",
                () -> contains(planner.at(i)),
                PlannerWindow::words,
                PlanRow::contains,
                PlanRow::withContains)),
        found(i),
        acts(i));
  }

  /** The kind of the puzzles; below it how many shapes each has, if one kind of them is drawn. */
  private Node kind(int i) {
    ComboBox<RowKind> kind =
        combo(
            new Cell<>(
                i,
                "kind",
                () -> planner.kinds(i),
                RowKind::words,
                row -> new RowKind(row.board(), row.lot()),
                (row, next) -> row.withBoard(next.board(), next.lot())));
    TextField shapes =
        commitField(
            "planner-shapes-" + i,
            "planner.shapes-field",
            i,
            row -> row.shapesOfOneKind().map(Range::toString).orElse(""),
            text -> count(text).map(count -> row -> row.withShapesOfOneKind(count)),
            "shapes");
    shapes.setPrefColumnCount(4);
    Tip.on(shapes, texts.bind("planner.shapes-field"));
    keepShowing(i, row -> show(shapes, row.shapesOfOneKind().isPresent()));
    HBox.setHgrow(kind, Priority.ALWAYS);
    HBox all = Boxes.line(2, kind, shapes);
    GridPane.setHgrow(all, Priority.ALWAYS);
    return all;
  }

  /** The number of shapes in a text; empty if it is none. */
  private static Optional<Range> count(String text) {
    try {
      return Optional.of(Range.of(text));
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  private Node name(int i) {
    TextField name = field("planner-name-" + i, "planner.column-chapter", planner.at(i).name());
    name.textProperty()
        .addListener(
            (property, before, now) ->
                planner.type(i, "name", planner.at(i).withName(now.strip())));
    keepShowing(
        i,
        row -> {
          if (!name.getText().strip().equals(row.name())) {
            name.setText(row.name());
          }
        });
    GridPane.setHgrow(name, Priority.SOMETIMES);
    name.setPrefColumnCount(8);
    return name;
  }

  /** The level, and below it the reasons of the hardest steps once a plan asks for them. */
  private Node level(int i) {
    ComboBox<Optional<Condition.Levels>> level =
        combo(
            new Cell<>(
                i,
                "level",
                () -> levels(planner.at(i)),
                PlannerWindow::words,
                PlanRow::level,
                PlanRow::withLevel));
    ComboBox<Optional<Condition.Reasons>> reasons =
        combo(
            new Cell<>(
                i,
                "reasons",
                () -> reasons(planner.at(i)),
                PlannerWindow::reasonsWords,
                PlanRow::reasons,
                PlanRow::withReasons));
    Button ask = act(i, "ask-reasons", Feather.PLUS, () -> ask(reasons));
    HBox.setHgrow(level, Priority.ALWAYS);
    keepShowing(i, row -> show(reasons, row.reasons().isPresent()));
    keepShowing(i, row -> show(ask, row.reasons().isEmpty()));
    VBox all = new VBox(2, Boxes.line(2, level, ask), reasons);
    all.setAlignment(Pos.CENTER_LEFT);
    GridPane.setHgrow(all, Priority.ALWAYS);
    return all;
  }

  private static void ask(ComboBox<?> reasons) {
    show(reasons, true);
    reasons.requestFocus();
    reasons.show();
  }

  /** Any, each number, at most or at least so many, and what the row has. */
  private static List<Optional<Condition.Reasons>> reasons(PlanRow row) {
    int lowest = Condition.Reasons.LOWEST;
    int highest = Condition.Reasons.HIGHEST;
    Stream<Condition.Reasons> ranges =
        Stream.of(
                IntStream.rangeClosed(lowest, highest)
                    .mapToObj(number -> new Condition.Reasons(number, number)),
                IntStream.range(lowest + 1, highest)
                    .mapToObj(most -> new Condition.Reasons(lowest, most)),
                IntStream.range(lowest + 1, highest)
                    .mapToObj(least -> new Condition.Reasons(least, highest)))
            .flatMap(Function.identity());
    return Stream.of(
            Stream.of(Optional.<Condition.Reasons>empty()),
            ranges.map(Optional::of),
            Stream.of(row.reasons()))
        .flatMap(Function.identity())
        .distinct()
        .toList();
  }

  private static Phrase reasonsWords(Optional<Condition.Reasons> reasons) {
    return reasons
        .map(range -> Phrase.of("planner.reasons", range.written()))
        .orElse(Phrase.of("planner.any-reasons"));
  }

  /**
   * Where the masks come from; letters are typed below it, so that the table fits small windows,
   * and masks that are named may repeat.
   */
  private Node masks(int i) {
    ComboBox<MaskSource> source =
        combo(
            new Cell<>(
                i,
                "masks",
                () -> planner.sources(i),
                PlannerWindow::words,
                PlanRow::masks,
                PlanRow::withMasks));
    TextField letters =
        commitField(
            "planner-letters-" + i,
            "planner.letters-field",
            i,
            row -> row.masks() instanceof MaskSource.Letters now ? now.text() : "",
            text -> Optional.of(row -> row.withMasks(new MaskSource.Letters(text.strip()))),
            "letters");
    letters.setPrefColumnCount(4);
    ToggleButton again = new ToggleButton("", Icons.of(Feather.REPEAT));
    again.setId("planner-repeats-" + i);
    again.getStyleClass().add("button-icon");
    again.accessibleTextProperty().bind(texts.bind("planner.repeats"));
    Tip.on(again, texts.bind("planner.repeats"));
    again.setOnAction(
        event -> planner.set(i, "repeats", planner.at(i).withRepeats(again.isSelected())));
    again.setMinWidth(Region.USE_PREF_SIZE);
    keepShowing(
        i,
        row -> {
          show(letters, row.masks() instanceof MaskSource.Letters);
          show(again, !(row.masks() instanceof MaskSource.Drawn) || row.repeats());
          again.setSelected(row.repeats());
        });
    HBox.setHgrow(source, Priority.ALWAYS);
    VBox all = new VBox(2, Boxes.line(2, source, again), letters);
    all.setAlignment(Pos.CENTER_LEFT);
    GridPane.setHgrow(all, Priority.ALWAYS);
    return all;
  }

  private static void show(Node node, Boolean isShown) {
    node.setVisible(isShown);
    node.setManaged(isShown);
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
    if (source instanceof MaskSource.Letters) {
      return Phrase.of("planner.letters");
    }
    return Phrase.of("planner.listed", ((MaskSource.Listed) source).masks().size());
  }

  private static Phrase group(List<String> names) {
    return names.size() == 1
        ? Optional.of(names.get(0))
            .filter(ShapeLibrary.groups()::contains)
            .map(ShapeLibrary::groupLabel)
            .orElse(Phrase.verbatim(names.get(0)))
        : Phrase.verbatim(String.join(", ", names));
  }

  /**
   * A choice in a row of the table.
   *
   * @param name the end of its id, of its words and of the name of its act
   * @param all what can be chosen now
   */
  private record Cell<T>(
      int row,
      String name,
      Supplier<List<T>> all,
      Function<T, Phrase> words,
      Function<PlanRow, T> read,
      BiFunction<PlanRow, T, PlanRow> write) {}

  private <T> ComboBox<T> combo(Cell<T> cell) {
    ComboBox<T> combo = new ComboBox<>();
    combo.setId("planner-" + cell.name + "-" + cell.row);
    combo.setCellFactory(view -> new PhraseCell<>(texts, cell.words));
    combo.setButtonCell(new PhraseCell<>(texts, cell.words));
    combo.accessibleTextProperty().bind(texts.bind("planner.column-" + cell.name));
    combo.setMaxWidth(Double.MAX_VALUE);
    keepShowing(cell.row, row -> show(combo, cell, row));
    combo.setOnShowing(event -> combo.getItems().setAll(cell.all.get()));
    combo
        .valueProperty()
        .addListener(
            (property, before, next) -> {
              PlanRow row = planner.at(cell.row);
              if (next != null && !isShowing && !next.equals(cell.read.apply(row))) {
                planner.set(cell.row, cell.name, cell.write.apply(row, next));
              }
            });
    GridPane.setHgrow(combo, Priority.ALWAYS);
    return combo;
  }

  /** Shows what the plan has; the list is made anew only if that is not in it. */
  private <T> void show(ComboBox<T> combo, Cell<T> cell, PlanRow row) {
    isShowing = true;
    T now = cell.read.apply(row);
    if (!combo.getItems().contains(now)) {
      combo.getItems().setAll(cell.all.get());
    }
    if (!now.equals(combo.getValue())) {
      combo.setValue(now);
    }
    isShowing = false;
  }

  private Node count(int i) {
    IntegerSpinnerValueFactory values =
        new IntegerSpinnerValueFactory(1, PlanRow.MOST, planner.at(i).count());
    values.setConverter(new WholeNumber(values::getValue));
    Spinner<Integer> count = new Spinner<>(values);
    count.setId("planner-count-" + i);
    count.setEditable(true);
    count.accessibleTextProperty().bind(texts.bind("planner.column-count"));
    values
        .valueProperty()
        .addListener(
            (property, before, now) -> {
              if (now != planner.at(i).count()) {
                planner.type(i, "count", planner.at(i).withCount(now));
              }
            });
    keepShowing(
        i,
        row -> {
          if (values.getValue() != row.count()) {
            values.setValue(row.count());
          }
        });
    return count;
  }

  private Node clues(int i) {
    TextField clues =
        commitField(
            "planner-clues-" + i,
            "planner.column-clues",
            i,
            row -> row.clues().map(ClueRange::toString).orElse(""),
            text -> range(text).map(range -> row -> row.withClues(range)),
            "clues");
    clues.promptTextProperty().unbind();
    keepShowing(
        i,
        row ->
            clues.setPromptText(
                row.masks() instanceof MaskSource.Drawn
                    ? row.withClues(Optional.empty()).usualClues().toString()
                    : ""));
    clues.setPrefColumnCount(5);
    return clues;
  }

  /**
   * A field whose text is taken when it is complete, since another drops puzzles.
   *
   * @param said the text that a row has
   * @param change what a text makes of a row; empty if it is none that can be taken
   */
  private TextField commitField(
      String id,
      String key,
      int i,
      Function<PlanRow, String> said,
      Function<String, Optional<UnaryOperator<PlanRow>>> change,
      String act) {
    TextField field = field(id, key, said.apply(planner.at(i)));
    Supplier<String> known =
        () -> i < planner.plan.get().rows().size() ? said.apply(planner.at(i)) : "";
    committed.put(field, known);
    Runnable commit =
        () -> {
          if (!committed.containsKey(field) || known.get().equals(field.getText())) {
            return;
          }
          Optional<UnaryOperator<PlanRow>> next = change.apply(field.getText());
          field.pseudoClassStateChanged(ERROR, next.isEmpty());
          next.map(to -> to.apply(planner.at(i)))
              .filter(row -> !row.equals(planner.at(i)))
              .filter(row -> !said.apply(row).equals(known.get()))
              .ifPresent(row -> planner.set(i, act, row));
        };
    field.textProperty().addListener(text -> field.pseudoClassStateChanged(ERROR, false));
    field.setOnAction(event -> commit.run());
    field
        .focusedProperty()
        .addListener(
            (property, before, isFocused) -> {
              if (!isFocused) {
                commit.run();
              }
            });
    List<String> shown = new ArrayList<>(List.of(known.get()));
    keepShowing(
        i,
        row -> {
          String now = said.apply(row);
          if (!now.equals(shown.get(0))) {
            shown.set(0, now);
            field.setText(now);
          }
        });
    return field;
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

  /** Shows the puzzles of the selected row; tiles of those that stay are left alone. */
  private void showPuzzles() {
    int index = planner.selected.get();
    List<PlannedPuzzle> all =
        index < planner.plan.get().rows().size() ? planner.at(index).puzzles() : List.of();
    while (tiles.size() < all.size()) {
      tiles.add(new PuzzleTile(texts, planner, tiles.size()));
    }
    for (int i = 0; i < all.size(); i++) {
      tiles.get(i).show(all.get(i));
    }
    List<Node> shown = all.isEmpty() ? List.of(none) : List.copyOf(tiles.subList(0, all.size()));
    if (!puzzles.getChildren().equals(shown)) {
      puzzles.getChildren().setAll(shown);
    }
  }

  private Node foot() {
    Label said =
        Controls.label(
            Bindings.createStringBinding(
                this::progress,
                texts.wording,
                planner.plan,
                planner.row,
                planner.running,
                planner.others));
    said.setId("planner-said");
    Button print = commands.get(4).named("planner-print");
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
    BooleanBinding isFull =
        Bindings.createBooleanBinding(
            () -> planner.plan.get().missing() == 0 && !planner.running.get(),
            planner.plan,
            planner.running);
    print.defaultButtonProperty().bind(isFull);
    fill.defaultButtonProperty().bind(isFull.not());
    isFull.addListener(change -> Platform.runLater(() -> leadOn(fill, print)));
    fill.setMinWidth(Region.USE_PREF_SIZE);
    return Boxes.line(GAP, said, Boxes.space(), print, fill);
  }

  /** Takes the keyboard on to the pages, since Enter is for the button that has the focus. */
  private static void leadOn(Button fill, Button print) {
    if (print.isDefaultButton() && fill.isFocused()) {
      print.requestFocus();
    }
  }

  private String progress() {
    BookPlan plan = planner.plan.get();
    int found = plan.count() - plan.missing();
    if (planner.others.get().isPresent()) {
      PlannerViewModel.Others others = planner.others.get().get();
      return texts.of(
          "planner.working-others", planner.row.get() + 1, others.found(), others.wanted());
    }
    return planner.running.get() && planner.row.get() >= 0
        ? texts.of("planner.working", planner.row.get() + 1, found, plan.count())
        : texts.of("planner.total", found, plan.count());
  }
}
