package cluewright.studio.design;

import cluewright.replay.Wish;
import cluewright.replay.Wishes;
import cluewright.strategy.Strategy;
import cluewright.strategy.StrategySet;
import cluewright.studio.look.Icons;
import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** The limits on single strategies, each with a button that removes it, and a line to add one. */
final class LimitsPane extends VBox {
  private static final double GAP = 8;
  private static final String PROMPT = "Limit a strategy";

  private final WishesViewModel wishes;
  private final VBox limits = new VBox();
  private final ComboBox<Strategy> strategy = new ComboBox<>();
  private final ComboBox<Limit> kind = new ComboBox<>();
  private final TextField number = new TextField();

  LimitsPane(WishesViewModel wishes) {
    super(GAP);
    this.wishes = wishes;
    limits.getStyleClass().add("limits");
    limits.managedProperty().bind(limits.visibleProperty());
    Label title = new Label("Limits on the solving path");
    title.getStyleClass().add("hint");
    title.setLabelFor(strategy);
    getChildren()
        .addAll(
            title,
            limits,
            strategies(),
            entry(),
            WishesPane.refusal(wishes.limitRefusalProperty()));
    wishes.wishesProperty().addListener((property, before, now) -> show(now));
    show(wishes.wishes());
  }

  private Node strategies() {
    strategy.setId("limit-strategy");
    strategy.setPromptText(PROMPT);
    strategy.setCellFactory(list -> new NameCell(""));
    strategy.setButtonCell(new NameCell(PROMPT));
    strategy.setMaxWidth(Double.MAX_VALUE);
    strategy.setAccessibleText("Strategy to limit");
    strategy.setTooltip(new Tooltip("The allowed strategies"));
    wishes.allowedProperty().addListener((property, before, now) -> offer(now));
    offer(wishes.allowedProperty().get());
    return strategy;
  }

  /** A strategy's name; the box's own prompt does not come back once something was chosen. */
  private static final class NameCell extends ListCell<Strategy> {
    private final String prompt;

    NameCell(String prompt) {
      this.prompt = prompt;
    }

    @Override
    protected void updateItem(Strategy strategy, boolean empty) {
      super.updateItem(strategy, empty);
      setText(strategy == null ? prompt : strategy.name().toString());
    }
  }

  private void offer(StrategySet allowed) {
    Strategy chosen = strategy.getValue();
    strategy.getItems().setAll(allowed.strategies());
    strategy.setValue(chosen != null && allowed.contains(chosen) ? chosen : null);
  }

  private Node entry() {
    kind.setId("limit-kind");
    kind.getItems().setAll(Limit.values());
    kind.setAccessibleText("Kind of limit");
    kind.setTooltip(new Tooltip("How often it may be used, or from which step on"));
    kind.setValue(Limit.AT_MOST);
    number.setId("limit-number");
    number.setPrefColumnCount(3);
    HBox.setHgrow(number, Priority.ALWAYS);
    number.setAccessibleText("Number of uses, or step");
    number.setTooltip(new Tooltip("A whole number"));
    number.setOnAction(event -> add());
    wishes
        .limitRefusalProperty()
        .addListener(
            (property, before, now) ->
                number.pseudoClassStateChanged(WishesPane.REFUSED, !now.isEmpty()));
    Button add = new Button("", Icons.of(Feather.PLUS));
    add.setId("limit-add");
    add.getStyleClass().add("button-icon");
    add.setAccessibleText("Add the limit");
    add.setTooltip(new Tooltip("Add the limit (Enter)"));
    add.setOnAction(event -> add());
    HBox entry = new HBox(GAP, kind, number, add);
    entry.setAlignment(Pos.CENTER_LEFT);
    return entry;
  }

  private void add() {
    if (wishes.add(Optional.ofNullable(strategy.getValue()), kind.getValue(), number.getText())) {
      strategy.setValue(null);
      number.clear();
    }
  }

  private void show(Wishes now) {
    limits
        .getChildren()
        .setAll(
            now.ofPath().stream()
                .filter(wish -> wish instanceof Wish.AtMost || wish instanceof Wish.NotBefore)
                .map(this::row)
                .toList());
    limits.setVisible(!limits.getChildren().isEmpty());
  }

  private Node row(Wish wish) {
    Label words = new Label(wish.words().toString());
    words.getStyleClass().add("limit");
    words.setWrapText(true);
    words.setMaxWidth(Double.MAX_VALUE);
    words.setMinWidth(0);
    HBox.setHgrow(words, Priority.ALWAYS);
    Button remove = new Button("", Icons.of(Feather.X));
    remove.getStyleClass().addAll("button-icon", "flat", "small-icon", "limit-remove");
    remove.setAccessibleText("Remove the limit: " + wish.words());
    remove.setTooltip(new Tooltip("Remove this limit"));
    remove.setOnAction(event -> wishes.remove(wish));
    HBox row = new HBox(GAP, words, remove);
    row.getStyleClass().add("check-row");
    return row;
  }
}
