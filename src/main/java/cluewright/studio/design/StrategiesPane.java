package cluewright.studio.design;

import cluewright.phrase.Phrase;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Group;
import cluewright.strategy.core.Strategy;
import cluewright.studio.look.SegmentedButtons;
import cluewright.studio.look.Texts;
import cluewright.studio.look.Tip;
import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** All strategies in their groups, which stand in columns, and ways to choose many at once. */
final class StrategiesPane extends VBox {
  private static final double GAP = 8;
  private static final int COLUMNS = 3;

  /** The sets of the paper: naked singles, hidden singles, locked candidates. */
  private static final List<String> SETS = List.of("N", "NH", "NL", "NHL");

  private final Texts texts;
  private final StrategiesViewModel strategies;
  private final SegmentedButtons<String> sets;

  StrategiesPane(Texts texts, StrategiesViewModel strategies) {
    super(GAP);
    this.texts = texts;
    this.strategies = strategies;
    sets =
        new SegmentedButtons<>(
                texts, SETS, Phrase::verbatim, StrategiesPane::explanation, this::use)
            .named("set");
    getStyleClass().add("side-section");
    Label words = new Label();
    words.setId("strategy-words");
    words.setWrapText(true);
    words.setMinHeight(Region.USE_PREF_SIZE);
    words.textProperty().bind(texts.bind(strategies.choiceProperty().map(Choice::words)));
    ScrollPane scroll = new ScrollPane(groups());
    scroll.setFitToWidth(true);
    scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
    scroll.getStyleClass().add("design-scroll");
    VBox.setVgrow(scroll, Priority.ALWAYS);
    getChildren().addAll(words, several(), scroll);
  }

  private Node several() {
    Label name = new Label();
    name.textProperty().bind(texts.bind("design.paper-sets"));
    name.setMinWidth(Region.USE_PREF_SIZE);
    sets.view().setMinWidth(Region.USE_PREF_SIZE);
    name.setLabelFor(sets.view());
    strategies.choiceProperty().addListener((property, before, now) -> show(now));
    show(strategies.choice());
    Button all = new Button();
    all.setId("allow-all");
    all.textProperty().bind(texts.bind("design.allow-all"));
    all.setMinWidth(Region.USE_PREF_SIZE);
    Tip.teach(all, texts.bind("design.allow-all-hint"));
    all.setOnAction(event -> strategies.allowAll());
    Region between = new Region();
    HBox.setHgrow(between, Priority.ALWAYS);
    HBox row = new HBox(GAP, name, sets.view(), between, all);
    row.setAlignment(Pos.CENTER_LEFT);
    return row;
  }

  private static Phrase explanation(String set) {
    StrategySet strategies = StrategySet.parse(set);
    return Phrase.of(
        "design.paper-set",
        Phrase.list(strategies.strategies().stream().map(Strategy::name).toList()));
  }

  /** A press lights a button, also where a required strategy stays beside the set. */
  private void use(String set) {
    strategies.useOnly(StrategySet.parse(set), Phrase.verbatim(set));
    show(strategies.choice());
  }

  private void show(Choice choice) {
    sets.show(
        SETS.stream().filter(set -> StrategySet.parse(set).equals(choice.allowed())).findFirst());
  }

  /** The groups in columns of about the same height, easiest first down each. */
  private Node groups() {
    GridPane columns = new GridPane();
    columns.getStyleClass().add("strategy-columns");
    for (int i = 0; i < COLUMNS; i++) {
      ColumnConstraints share = new ColumnConstraints();
      share.setPercentWidth(100.0 / COLUMNS);
      columns.getColumnConstraints().add(share);
      VBox column = new VBox();
      column.getStyleClass().add("strategy-groups");
      columns.add(column, i, 0);
    }
    int whole = Choice.groups().stream().mapToInt(this::height).sum();
    int above = 0;
    for (Group group : Choice.groups()) {
      GroupSection section = new GroupSection(texts, group, strategies);
      section.unfold();
      int column = (above + height(group) / 2) * COLUMNS / whole;
      ((VBox) columns.getChildren().get(column)).getChildren().add(section);
      above += height(group);
    }
    return columns;
  }

  /** In rows, with the heading, on the board of the moment. */
  private int height(Group group) {
    return strategies.choice().members(group).strategies().size() + 2;
  }
}
