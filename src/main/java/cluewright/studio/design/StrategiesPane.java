package cluewright.studio.design;

import cluewright.strategy.Catalogue;
import cluewright.strategy.Strategy;
import cluewright.strategy.StrategySet;
import cluewright.studio.look.Segments;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** The strategies that a solver may use, with what each one says. */
public final class StrategiesPane extends VBox {
  private static final double TOOLTIP_WIDTH = 280;

  private final StrategiesViewModel strategies;
  private final Label explanation = new Label();

  public StrategiesPane(StrategiesViewModel strategies) {
    this.strategies = strategies;
    getStyleClass().add("side-section");
    Label title = new Label("Strategies");
    title.getStyleClass().add("section-title");
    explanation.getStyleClass().add("hint");
    explanation.setWrapText(true);
    explanation.setMinHeight(Region.USE_PREF_SIZE);
    VBox checks = new VBox();
    checks.getStyleClass().add("checks");
    Catalogue.all().forEach(strategy -> checks.getChildren().add(check(strategy)));
    getChildren().addAll(title, presets(), checks, explanation);
    strategies.allowedProperty().addListener(change -> explainAll());
    explainAll();
  }

  private Node presets() {
    Segments<Preset> presets =
        new Segments<>(
                List.of(Preset.values()), Preset::label, Preset::explanation, strategies::use)
            .named("preset");
    strategies.allowedProperty().addListener(change -> presets.show(strategies.preset()));
    presets.show(strategies.preset());
    presets.view().setMaxWidth(Double.MAX_VALUE);
    return presets.view();
  }

  private Node check(Strategy strategy) {
    CheckBox box = new CheckBox(strategy.name());
    box.setId("strategy-" + strategy.id());
    Tooltip tooltip = new Tooltip(strategy.explanation());
    tooltip.setWrapText(true);
    tooltip.setMaxWidth(TOOLTIP_WIDTH);
    box.setTooltip(tooltip);
    box.setAccessibleText(strategy.name() + ": " + strategy.explanation());
    box.setOnAction(event -> strategies.toggle(strategy));
    box.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(box, Priority.ALWAYS);
    strategies
        .allowedProperty()
        .addListener((property, before, now) -> box.setSelected(now.contains(strategy)));
    box.setSelected(strategies.allowedProperty().get().contains(strategy));
    box.hoverProperty().addListener(change -> explain(box, strategy));
    box.focusedProperty().addListener(change -> explain(box, strategy));
    Region tone = new Region();
    tone.getStyleClass().addAll("tone-dot", "tone-" + Catalogue.all().indexOf(strategy) % 8);
    HBox row = new HBox(box, tone);
    row.getStyleClass().add("check-row");
    return row;
  }

  private void explain(CheckBox box, Strategy strategy) {
    if (box.isHover() || box.isFocused()) {
      explanation.setText(strategy.explanation());
    } else {
      explainAll();
    }
  }

  private void explainAll() {
    StrategySet allowed = strategies.allowedProperty().get();
    int count = allowed.strategies().size();
    explanation.setText(
        switch (count) {
          case 0 -> "No strategy is allowed: nothing can be solved.";
          case 1 -> "1 strategy is allowed.";
          default -> count + " strategies are allowed.";
        });
  }
}
