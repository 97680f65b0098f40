package cluewright.studio.design;

import cluewright.strategy.Strategy;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Control;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/** One strategy: whether it is allowed, and whether the puzzle must need it. */
final class StrategyRow extends HBox {
  private final Strategy strategy;
  private final CheckBox allowed;
  private final ToggleButton required = new ToggleButton();

  StrategyRow(Strategy strategy, StrategiesViewModel strategies) {
    this.strategy = strategy;
    allowed = new CheckBox(strategy.name().toString());
    allowed.setId("strategy-" + strategy.id());
    allowed.setAccessibleText("Allow " + strategy.name() + ": " + strategy.explanation());
    allowed.setOnAction(event -> strategies.toggle(strategy));
    allowed.setMinWidth(0);
    allowed.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(allowed, Priority.ALWAYS);
    help(allowed, StrategyHelp.of(strategy));
    required.setId("require-" + strategy.id());
    required.setAccessibleText("The puzzle must need " + strategy.name());
    required.getStyleClass().add("require");
    required.setMinWidth(Region.USE_PREF_SIZE);
    required.setOnAction(event -> strategies.toggleRequired(strategy));
    help(required, "A puzzle that cannot be solved without " + strategy.name());
    getStyleClass().add("check-row");
    getChildren().addAll(allowed, required);
    strategies.choiceProperty().addListener((property, before, now) -> show(now));
    show(strategies.choice());
  }

  private static void help(Control control, String words) {
    control.setTooltip(new HelpTip(control, words));
  }

  private void show(Choice choice) {
    boolean must = choice.required().contains(strategy);
    allowed.setSelected(choice.allowed().contains(strategy));
    required.setSelected(must);
    required.setText(must ? "required" : "require");
  }
}
