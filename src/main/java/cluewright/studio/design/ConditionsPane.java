package cluewright.studio.design;

import cluewright.replay.Conditions;
import cluewright.studio.look.Boxes;
import cluewright.studio.look.ControlName;
import cluewright.studio.look.Texts;
import cluewright.studio.look.Tip;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

/**
 * The conditions on a puzzle besides its difficulty: what it must and must not contain, and whether
 * clues may be redundant. All else stands under "Advanced", of which a line tells the sum.
 */
public final class ConditionsPane extends VBox {
  private final Texts texts;
  private final ConditionsViewModel conditions;
  private final CheckBox minimal = new CheckBox();

  /**
   * @param advanced shows all strategies and the limits on them
   */
  public ConditionsPane(
      Texts texts,
      StrategiesViewModel strategies,
      ConditionsViewModel conditions,
      Runnable advanced) {
    this.texts = texts;
    this.conditions = conditions;
    getStyleClass().add("side-section");
    getChildren()
        .addAll(
            new StrategyChips(texts, StrategyCondition.MUST, strategies, advanced),
            new StrategyChips(texts, StrategyCondition.MUST_NOT, strategies, advanced),
            minimal(),
            new BottleneckField(texts, conditions.bottleneck),
            new Refusal(texts, strategies.choice.map(Choice::doubt)));
    conditions.all.subscribe(this::show);
  }

  private Node minimal() {
    minimal.setId("condition-minimal");
    minimal.textProperty().bind(texts.bind("design.minimal"));
    minimal.accessibleTextProperty().bind(texts.bind("design.condition-minimal"));
    Tip.teach(minimal, texts.bind("design.minimal-hint"));
    minimal.setOnAction(event -> conditions.toggleMinimal());
    return minimal;
  }

  private void show(Conditions now) {
    minimal.setSelected(now.minimal());
  }

  /** The field for the step up to which singles are enough, with the reason if one was refused. */
  private static final class BottleneckField extends VBox {
    private static final double GAP = 8;
    private static final double WIDTH = 64;

    private final BottleneckViewModel bottleneck;
    private final TextField step = new TextField();

    BottleneckField(Texts texts, BottleneckViewModel bottleneck) {
      super(GAP);
      this.bottleneck = bottleneck;
      Label name = ControlName.of(texts, "design.bottleneck", step);
      step.setId("condition-bottleneck");
      step.promptTextProperty().bind(texts.bind("design.any-step"));
      step.accessibleTextProperty().bind(texts.bind("design.condition-bottleneck"));
      Tip.teach(step, texts.bind("design.bottleneck-hint"));
      step.setPrefWidth(WIDTH);
      step.setMinWidth(WIDTH);
      step.setOnAction(event -> use());
      HBox row = Boxes.line(GAP, name, step);
      TypedAct.on(row, this::use);
      getChildren().addAll(row, new Refusal(texts, bottleneck.refusal));
      Refusal.mark(bottleneck.refusal, step);
      bottleneck.condition.subscribe(now -> show());
    }

    private void use() {
      bottleneck.use(step.getText());
    }

    private void show() {
      step.setText(bottleneck.text());
    }
  }
}
