package cluewright.studio.design;

import cluewright.phrase.Phrase;
import cluewright.replay.Condition;
import cluewright.replay.Conditions;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Strategy;
import cluewright.studio.look.Boxes;
import cluewright.studio.look.Controls;
import cluewright.studio.look.Icons;
import cluewright.studio.look.PhraseCell;
import cluewright.studio.look.Texts;
import cluewright.studio.look.Tip;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** The limits on single strategies, each with a remove button, and a line to add one. */
final class LimitsPane extends VBox {
  private static final double GAP = 8;
  private static final double LEAST_FIELD = 48;

  private final Texts texts;
  private final ConditionsViewModel conditions;
  private final VBox limits = new VBox();
  private final ComboBox<Strategy> strategy = new ComboBox<>();
  private final ComboBox<Limit> kind = new ComboBox<>();
  private final TextField number = new TextField();

  LimitsPane(Texts texts, ConditionsViewModel conditions) {
    super(GAP);
    this.texts = texts;
    this.conditions = conditions;
    limits.getStyleClass().add("limits");
    limits.managedProperty().bind(limits.visibleProperty());
    Label title = Controls.label(texts.bind("design.limits"), "section-title");
    title.setLabelFor(strategy);
    Refusal idle = new Refusal(texts, conditions.idle);
    idle.setId("idle-limits");
    getChildren().addAll(title, limits, entry(), new Refusal(texts, conditions.limitRefusal), idle);
    conditions.all.subscribe(this::show);
  }

  private Node strategies() {
    strategy.setId("limit-strategy");
    strategy.promptTextProperty().bind(texts.bind("design.limit-prompt"));
    strategy.setCellFactory(list -> new PhraseCell<>(texts, Strategy::name));
    strategy.setButtonCell(
        new PhraseCell<>(texts, Strategy::name, Phrase.of("design.limit-prompt")));
    strategy.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(strategy, Priority.ALWAYS);
    strategy.accessibleTextProperty().bind(texts.bind("design.limit-strategy"));
    Tip.teach(strategy, texts.bind("design.limit-strategy-hint"));
    conditions.allowed.subscribe(this::offer);
    return strategy;
  }

  private void offer(StrategySet allowed) {
    Strategy chosen = strategy.getValue();
    strategy.getItems().setAll(allowed.strategies());
    strategy.setValue(chosen != null && allowed.contains(chosen) ? chosen : null);
  }

  private Node entry() {
    kind.setId("limit-kind");
    kind.getItems().setAll(Limit.values());
    kind.setCellFactory(list -> new PhraseCell<>(texts, Limit::words));
    kind.setButtonCell(new PhraseCell<>(texts, Limit::words));
    kind.accessibleTextProperty().bind(texts.bind("design.limit-kind"));
    Tip.teach(kind, texts.bind("design.limit-kind-hint"));
    kind.setValue(Limit.AT_MOST);
    number.setId("limit-number");
    number.setPrefColumnCount(3);
    number.setMinWidth(LEAST_FIELD);
    kind.setMinWidth(Region.USE_PREF_SIZE);
    number.accessibleTextProperty().bind(texts.bind("design.limit-number"));
    Tip.teach(number, texts.bind("design.limit-number-hint"));
    number.setOnAction(event -> add());
    Refusal.mark(conditions.limitRefusal, number);
    Button add = new Button("", Icons.of(Feather.PLUS));
    add.setId("limit-add");
    add.getStyleClass().add("button-icon");
    add.accessibleTextProperty().bind(texts.bind("design.limit-add"));
    Tip.teach(add, texts.bind("design.limit-add-hint"));
    add.setOnAction(event -> add());
    return Boxes.line(GAP, strategies(), kind, number, add);
  }

  private void add() {
    if (conditions.add(
        Optional.ofNullable(strategy.getValue()), kind.getValue(), number.getText())) {
      strategy.setValue(null);
      number.clear();
    }
  }

  private void show(Conditions now) {
    limits.getChildren().setAll(ConditionsViewModel.limits(now).stream().map(this::row).toList());
    limits.setVisible(!limits.getChildren().isEmpty());
  }

  private Node row(Condition condition) {
    Label words = Controls.paragraph(texts.bind(condition.words()), "limit");
    words.setMaxWidth(Double.MAX_VALUE);
    words.setMinWidth(0);
    HBox.setHgrow(words, Priority.ALWAYS);
    Button remove = new Button("", Icons.of(Feather.X));
    remove.getStyleClass().addAll("button-icon", "flat", "small-icon", "limit-remove");
    remove.setId("limit-remove-" + conditions.all.getValue().ofPath().indexOf(condition));
    remove.accessibleTextProperty().bind(texts.bind("design.limit-remove", condition.words()));
    Tip.teach(remove, texts.bind("design.limit-remove-hint"));
    remove.setOnAction(event -> conditions.remove(condition));
    HBox row = new HBox(GAP, words, remove);
    row.getStyleClass().add("check-row");
    return row;
  }
}
