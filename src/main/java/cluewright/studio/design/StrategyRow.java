package cluewright.studio.design;

import cluewright.strategy.core.Strategy;
import cluewright.studio.look.Texts;
import cluewright.studio.look.Tip;
import javafx.css.PseudoClass;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/**
 * A strategy with whether it is allowed, and whether the puzzle must require it. Shown only on
 * boards that have a use for it.
 */
final class StrategyRow extends HBox {
  private static final PseudoClass HELD = PseudoClass.getPseudoClass("held");

  private final Strategy strategy;
  private final Texts texts;
  private final CheckBox allowed = new CheckBox();
  private final ToggleButton required = new ToggleButton();

  StrategyRow(Texts texts, Strategy strategy, StrategiesViewModel strategies) {
    this.texts = texts;
    this.strategy = strategy;
    allowed.textProperty().bind(texts.bind(strategy.name()));
    allowed.setId("strategy-" + strategy.id());
    allowed
        .accessibleTextProperty()
        .bind(texts.bind("design.allow-strategy", strategy.name(), strategy.explanation()));
    allowed.setOnAction(
        event -> {
          strategies.toggle(strategy);
          show(strategies.choice());
        });
    allowed.setMinWidth(0);
    allowed.setWrapText(true);
    allowed.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(allowed, Priority.ALWAYS);
    Tip.teach(allowed, texts.bind(strategies.choice.map(now -> StrategyHelp.of(strategy, now))));
    required.setId("require-" + strategy.id());
    required.accessibleTextProperty().bind(texts.bind("design.require-strategy", strategy.name()));
    required.getStyleClass().add("require");
    required.setMinWidth(Region.USE_PREF_SIZE);
    required.setOnAction(event -> strategies.toggleRequired(strategy));
    Tip.teach(required, texts.bind("design.require-hint", strategy.name()));
    getStyleClass().add("check-row");
    managedProperty().bind(visibleProperty());
    getChildren().addAll(allowed, required);
    strategies.choice.subscribe(this::show);
  }

  private void show(Choice choice) {
    setVisible(strategy.fits(choice.board()));
    boolean must = choice.required().contains(strategy);
    allowed.setSelected(choice.allowed().contains(strategy));
    allowed.pseudoClassStateChanged(HELD, choice.held(strategy).isPresent());
    required.setSelected(must);
    required.textProperty().bind(texts.bind(must ? "design.required" : "design.require"));
  }
}
