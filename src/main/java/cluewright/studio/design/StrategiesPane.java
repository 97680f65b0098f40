package cluewright.studio.design;

import cluewright.phrase.Phrase;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Group;
import cluewright.strategy.core.Strategy;
import cluewright.studio.look.Boxes;
import cluewright.studio.look.ControlName;
import cluewright.studio.look.SegmentedButtons;
import cluewright.studio.look.Texts;
import cluewright.studio.look.Tip;
import cluewright.studio.work.Changes;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** All strategies by group in columns, with ways to choose many at once. */
final class StrategiesPane extends VBox {
  private static final double GAP = 8;
  private static final int MOST_COLUMNS = 3;

  /** The column width for the longest names, in text sizes. */
  private static final double COLUMN = 24;

  /** The sets of the paper: naked singles, hidden singles and locked candidates. */
  private static final List<String> SETS = List.of("N", "NH", "NL", "NHL");

  private final Texts texts;
  private final StrategiesViewModel strategies;
  private final SegmentedButtons<String> sets;
  private final Label words = new Label();
  private final GridPane columns = new GridPane();
  private final Map<Group, GroupSection> sections = new EnumMap<>(Group.class);

  StrategiesPane(Texts texts, StrategiesViewModel strategies) {
    super(GAP);
    this.texts = texts;
    this.strategies = strategies;
    sets =
        new SegmentedButtons<>(
                texts, SETS, Phrase::verbatim, StrategiesPane::explanation, this::use)
            .named("set");
    getStyleClass().add("side-section");
    words.setId("strategy-words");
    words.setWrapText(true);
    words.setMinHeight(Region.USE_PREF_SIZE);
    words.textProperty().bind(texts.bind(strategies.choice.map(Choice::words)));
    for (Group group : Choice.groups()) {
      GroupSection section = new GroupSection(texts, group, strategies);
      section.unfold();
      sections.put(group, section);
    }
    columns.getStyleClass().add("strategy-columns");
    Changes.callNow(this::arrange, widthProperty(), words.fontProperty());
    ScrollPane scroll = Boxes.scroll(columns);
    columns.disableProperty().bind(strategies.choice.map(choice -> choice.allowed().isAny()));
    getChildren().addAll(words, any(), several(), scroll);
  }

  private Node any() {
    CheckBox any = new CheckBox();
    any.setId("allow-any");
    any.textProperty().bind(texts.bind("design.any"));
    Tip.teach(any, texts.bind("design.any-hint"));
    any.setSelected(strategies.choice().allowed().isAny());
    strategies.choice.addListener(
        (property, before, now) -> any.setSelected(now.allowed().isAny()));
    any.setOnAction(event -> strategies.toggleAny());
    return any;
  }

  private Node several() {
    Label name = ControlName.of(texts, "design.paper-sets", sets.view());
    sets.view().setMinWidth(Region.USE_PREF_SIZE);
    strategies.choice.subscribe(this::show);
    Button all = new Button();
    all.setId("allow-all");
    all.textProperty().bind(texts.bind("design.allow-all"));
    all.setMinWidth(Region.USE_PREF_SIZE);
    Tip.teach(all, texts.bind("design.allow-all-hint"));
    all.setOnAction(event -> strategies.allowAll());
    Region between = Boxes.space();
    return Boxes.line(GAP, name, sets.view(), between, all);
  }

  private static Phrase explanation(String set) {
    StrategySet strategies = StrategySet.parse(set);
    return Phrase.of(
        "design.paper-set",
        Phrase.list(strategies.strategies().stream().map(Strategy::name).toList()));
  }

  /** Uses a set; the pressed button lights up even if a required strategy stays beside it. */
  private void use(String set) {
    strategies.useOnly(StrategySet.parse(set), Phrase.verbatim(set));
    show(strategies.choice());
  }

  private void show(Choice choice) {
    sets.show(
        SETS.stream().filter(set -> StrategySet.parse(set).equals(choice.allowed())).findFirst());
  }

  /** Arranges the groups in columns of about equal height, easiest first. */
  private void arrange() {
    int count =
        getWidth() < MOST_COLUMNS * COLUMN * words.getFont().getSize()
            ? MOST_COLUMNS - 1
            : MOST_COLUMNS;
    if (count == columns.getColumnConstraints().size()) {
      return;
    }
    List<VBox> made = Stream.generate(StrategiesPane::column).limit(count).toList();
    columns.getChildren().clear();
    columns.getColumnConstraints().setAll(Collections.nCopies(count, share(count)));
    columns.addRow(0, made.toArray(Node[]::new));
    int whole = Choice.groups().stream().mapToInt(this::height).sum();
    int above = 0;
    for (Group group : Choice.groups()) {
      int column = (above + height(group) / 2) * count / whole;
      made.get(column).getChildren().add(sections.get(group));
      above += height(group);
    }
  }

  private static VBox column() {
    return Boxes.column("strategy-groups");
  }

  private static ColumnConstraints share(int count) {
    ColumnConstraints share = new ColumnConstraints();
    share.setPercentWidth(100.0 / count);
    return share;
  }

  /** The number of rows of a group with its heading on the current board; 0 if it is not shown. */
  private int height(Group group) {
    int members = strategies.choice().members(group).strategies().size();
    return members == 0 ? 0 : members + 2;
  }
}
