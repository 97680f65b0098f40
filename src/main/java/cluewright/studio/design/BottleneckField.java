package cluewright.studio.design;

import cluewright.studio.look.ControlName;
import cluewright.studio.look.Texts;
import cluewright.studio.look.Tip;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;

/** The field for the step up to which singles are enough, with the reason if one was refused. */
final class BottleneckField extends VBox {
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
    HBox row = new HBox(GAP, name, step);
    row.setAlignment(Pos.CENTER_LEFT);
    TypedAct.on(row, this::use);
    getChildren().addAll(row, new Refusal(texts, bottleneck.refusal));
    Refusal.mark(bottleneck.refusal, step);
    bottleneck.condition.addListener(change -> show());
    show();
  }

  private void use() {
    bottleneck.use(step.getText());
  }

  private void show() {
    step.setText(bottleneck.text());
  }
}
