package cluewright.studio.printing;

import cluewright.phrase.Phrase;
import cluewright.print.ChapterOrder;
import cluewright.print.ChapterPlan;
import cluewright.print.Pick;
import cluewright.strategy.core.Level;
import cluewright.studio.look.ChoiceRows;
import cluewright.studio.look.Icons;
import cluewright.studio.look.Texts;
import cluewright.studio.look.Tip;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import javafx.animation.PauseTransition;
import javafx.beans.property.ObjectProperty;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.TextField;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.util.Duration;
import org.kordamp.ikonli.feather.Feather;

/**
 * The chapters of a book in rows: each with its name, the levels in it, and buttons to move and
 * remove it. Without any row there is a chapter for each level.
 */
final class ChaptersPane extends VBox {
  private static final double GAP = 8;
  private static final double NARROW = 4;
  private static final int FIRST = 20;
  private static final PseudoClass REFUSED = PseudoClass.getPseudoClass("danger");
  private static final Duration PAUSE = Duration.millis(250);

  private final Texts texts;
  private final ObjectProperty<PrintChoices> choices;
  private final VBox rows = new VBox(NARROW);
  private final List<TextField> names = new ArrayList<>();
  private List<ChapterPlan> shown = List.of();

  ChaptersPane(
      Texts texts, ObjectProperty<PrintChoices> choices, ChoiceRows<PrintChoices> options) {
    super(GAP);
    this.texts = texts;
    this.choices = choices;
    rows.managedProperty().bind(rows.visibleProperty());
    Button add = button("print-chapter-add", "printing.chapter-add");
    add.setOnAction(event -> add());
    Button reset = button("print-chapters-by-level", "printing.chapters-by-level");
    reset.setOnAction(event -> plan(plans -> List.of()));
    reset.visibleProperty().bind(rows.visibleProperty());
    getChildren()
        .addAll(
            options.row(PrintChoices.ofOrder(ChapterOrder.CURVE)),
            rows,
            new FlowPane(GAP, GAP, add, reset));
    choices.addListener((property, before, now) -> show(now.order()));
    texts.wording.addListener(change -> build(shown));
    build(choices.get().order().plans());
  }

  private Button button(String id, String key) {
    Button button = new Button();
    button.setId(id);
    button.textProperty().bind(texts.bind(key));
    Tip.on(button, texts.bind(key + "-hint"));
    button.setMinWidth(USE_PREF_SIZE);
    return button;
  }

  /** Changes the chapters, after taking what is being typed. */
  private void plan(UnaryOperator<List<ChapterPlan>> change) {
    PrintChoices now = choices.get();
    List<ChapterPlan> next = change.apply(typed());
    choices.set(now.withOrder(now.order().withPlans(next)));
  }

  /** Adds a chapter; the first time, adds those of the levels as a starting point. */
  private void add() {
    plan(
        plans -> {
          if (plans.isEmpty()) {
            return Stream.of(Level.values())
                .map(
                    level ->
                        new ChapterPlan(texts.of(level.label()), List.of(new Pick.OfLevel(level))))
                .toList();
          }
          String name = texts.of("printing.chapter-new", plans.size() + 1);
          plans.add(new ChapterPlan(name, List.of()));
          return plans;
        });
  }

  /** The chapters as displayed. */
  private List<ChapterPlan> typed() {
    List<ChapterPlan> typed = new ArrayList<>();
    for (int i = 0; i < shown.size(); i++) {
      String name = names.get(i).getText().strip();
      typed.add(new ChapterPlan(name.isEmpty() ? shown.get(i).name() : name, shown.get(i).picks()));
    }
    return typed;
  }

  /** Shows the chapters, without changing a name that is being typed. */
  private void show(ChapterOrder now) {
    if (now.plans().equals(typed())) {
      shown = now.plans();
    } else {
      build(now.plans());
    }
  }

  private void build(List<ChapterPlan> plans) {
    shown = plans;
    names.clear();
    rows.getChildren().clear();
    for (int i = 0; i < plans.size(); i++) {
      rows.getChildren().add(row(i, plans.get(i)));
    }
    rows.setVisible(!plans.isEmpty());
  }

  private Node row(int index, ChapterPlan plan) {
    Button up = icon("up", index, Feather.ARROW_UP);
    up.setDisable(index == 0);
    up.setOnAction(event -> plan(plans -> swapped(plans, index, index - 1)));
    Button remove = icon("remove", index, Feather.X);
    remove.setOnAction(
        event ->
            plan(
                plans -> {
                  plans.remove(index);
                  return plans;
                }));
    HBox row = new HBox(NARROW, name(index, plan), picks(index, plan), up, remove);
    row.getStyleClass().add("check-row");
    return plan.picks().stream().anyMatch(ChaptersPane::isWritten)
        ? new VBox(NARROW, row, written(index, plan))
        : row;
  }

  /** True for selections that are typed rather than ticked: numbers, and words in titles. */
  private static boolean isWritten(Pick pick) {
    return pick instanceof Pick.Numbers || pick instanceof Pick.Titled;
  }

  private Node written(int index, ChapterPlan plan) {
    TextField field =
        new TextField(
            new ChapterPlan("", plan.picks().stream().filter(ChaptersPane::isWritten).toList())
                .written());
    field.setId("print-chapter-written-" + index);
    field.setAccessibleText(texts.of("printing.chapter-written", index + 1));
    Tip.on(field, texts.of("printing.chapter-written-hint"));
    field.setOnAction(event -> write(index, field));
    field.focusedProperty().addListener(change -> write(index, field));
    return field;
  }

  /** Takes a typed selection; an invalid one marks the field and leaves the chapter unchanged. */
  private void write(int index, TextField field) {
    if (field.getScene() == null || index >= shown.size()) {
      return;
    }
    List<Pick> picks =
        new ArrayList<>(
            shown.get(index).picks().stream().filter(each -> !isWritten(each)).toList());
    boolean isWrong = false;
    try {
      String text = field.getText().strip();
      if (!text.isEmpty()) {
        ChapterPlan.of("", text).picks().stream()
            .filter(pick -> !picks.contains(pick))
            .forEach(picks::add);
      }
    } catch (IllegalArgumentException e) {
      isWrong = true;
    }
    field.pseudoClassStateChanged(REFUSED, isWrong);
    if (!isWrong && !picks.equals(shown.get(index).picks())) {
      set(index, new ChapterPlan(typed().get(index).name(), picks));
    }
  }

  private static List<ChapterPlan> swapped(List<ChapterPlan> plans, int one, int other) {
    Collections.swap(plans, one, other);
    return plans;
  }

  private TextField name(int index, ChapterPlan plan) {
    TextField field = new TextField(plan.name());
    field.setId("print-chapter-name-" + index);
    field.setMinWidth(0);
    HBox.setHgrow(field, Priority.ALWAYS);
    field.setAccessibleText(texts.of("printing.chapter-name", index + 1));
    Tip.on(field, texts.of("printing.chapter-name-hint"));
    names.add(field);
    PauseTransition soon = new PauseTransition(PAUSE);
    soon.setOnFinished(event -> rename(index, field));
    field.textProperty().addListener(change -> soon.playFromStart());
    field.setOnAction(event -> rename(index, field));
    return field;
  }

  /** Takes a typed name, unless the field has been replaced. */
  private void rename(int index, TextField field) {
    String name = field.getText().strip();
    boolean isThere = index < names.size() && names.get(index) == field;
    if (isThere && !name.isEmpty() && !name.equals(shown.get(index).name())) {
      set(index, new ChapterPlan(name, shown.get(index).picks()));
    }
  }

  private void set(int index, ChapterPlan next) {
    plan(
        plans -> {
          plans.set(index, next);
          return plans;
        });
  }

  private MenuButton picks(int index, ChapterPlan plan) {
    MenuButton menu = new MenuButton(texts.of(words(plan.picks())));
    menu.setId("print-chapter-picks-" + index);
    menu.getStyleClass().add("chapter-picks");
    menu.setAccessibleText(
        texts.of("printing.chapter-picks", index + 1) + ": " + texts.of(words(plan.picks())));
    Tip.on(menu, texts.of("printing.chapter-picks-hint"));
    Stream.concat(
            Stream.of(Level.values()).map(Pick.OfLevel::new),
            Stream.of(new Pick.Unrated(), new Pick.Rest()))
        .map(pick -> item(index, plan, pick))
        .forEach(menu.getItems()::add);
    MenuItem others = new MenuItem(texts.of("printing.chapter-picks-written"));
    others.setId("print-chapter-picks-written-" + index);
    others.setDisable(plan.picks().stream().anyMatch(ChaptersPane::isWritten));
    others.setOnAction(event -> beginWriting(index));
    menu.getItems().addAll(new SeparatorMenuItem(), others);
    return menu;
  }

  /** Starts a typed selection with the first puzzles as a starting point. */
  private void beginWriting(int index) {
    ChapterPlan before = typed().get(index);
    List<Pick> picks = new ArrayList<>(before.picks());
    picks.add(new Pick.Numbers(1, FIRST));
    set(index, new ChapterPlan(before.name(), picks));
    lookup("#print-chapter-written-" + index).requestFocus();
  }

  private CheckMenuItem item(int index, ChapterPlan plan, Pick pick) {
    CheckMenuItem item = new CheckMenuItem(texts.of(word(pick)));
    item.setSelected(plan.picks().contains(pick));
    item.setOnAction(event -> set(index, toggled(typed().get(index), pick)));
    return item;
  }

  private static ChapterPlan toggled(ChapterPlan plan, Pick pick) {
    List<Pick> picks = new ArrayList<>(plan.picks());
    if (!picks.remove(pick)) {
      picks.add(pick);
    }
    return new ChapterPlan(plan.name(), picks);
  }

  private static Phrase words(List<Pick> picks) {
    return picks.isEmpty()
        ? Phrase.of("printing.chapter-picks-none")
        : Phrase.list(picks.stream().map(ChaptersPane::word).toList());
  }

  private static Phrase word(Pick pick) {
    if (pick instanceof Pick.OfLevel of) {
      return of.level().label();
    }
    return pick instanceof Pick.Rest
        ? Phrase.of("printing.chapter-picks-rest")
        : pick instanceof Pick.Unrated
            ? Phrase.of("print.unrated")
            : Phrase.verbatim(pick.toString());
  }

  private Button icon(String act, int index, Feather icon) {
    Button button = new Button("", Icons.of(icon));
    button.setId("print-chapter-" + act + "-" + index);
    button.getStyleClass().addAll("button-icon", "flat", "small-icon");
    button.setAccessibleText(texts.of("printing.chapter-" + act, index + 1));
    Tip.on(button, texts.of("printing.chapter-" + act, index + 1));
    return button;
  }
}
