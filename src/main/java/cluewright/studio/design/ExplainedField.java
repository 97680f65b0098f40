package cluewright.studio.design;

import cluewright.phrase.Phrase;
import cluewright.replay.Condition;
import cluewright.studio.look.Boxes;
import cluewright.studio.look.ControlName;
import cluewright.studio.look.PhraseCell;
import cluewright.studio.look.Texts;
import cluewright.studio.look.Tip;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.geometry.Pos;
import javafx.scene.control.ComboBox;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/** The range of Sudoku Explainer's rating, and how early the hardest step must occur. */
final class ExplainedField extends VBox {
  private static final double GAP = 8;
  private static final double WIDTH = 48;
  private static final int COLUMNS = 3;

  private final Texts texts;
  private final ExplainedViewModel explained;
  private final TextField from = new TextField();
  private final TextField to = new TextField();
  private final ComboBox<Optional<Condition.HardestEarly.Gem>> gem = new ComboBox<>();

  ExplainedField(Texts texts, ExplainedViewModel explained) {
    super(GAP);
    this.texts = texts;
    this.explained = explained;
    field(from, "condition-explained-from", "design.condition-explained-from");
    field(to, "condition-explained-to", "design.condition-explained-to");
    gems();
    HBox row =
        new HBox(
            GAP,
            ControlName.of(texts, "design.explained", from),
            from,
            ControlName.of(texts, "design.score-to", to),
            to,
            gem);
    row.setAlignment(Pos.CENTER_LEFT);
    TypedAct.on(row, this::use);
    Refusal outOfReach = new Refusal(texts, explained.outOfReach);
    outOfReach.setId("explained-out-of-reach");
    getChildren().addAll(row, new Refusal(texts, explained.refusal), outOfReach);
    Boxes.show(this, explained.offered);
    Refusal.mark(explained.refusal, from, to);
    explained.conditions.subscribe(now -> show());
  }

  private void field(TextField field, String id, String accessible) {
    field.setId(id);
    field.promptTextProperty().bind(texts.bind("design.any-score"));
    field.accessibleTextProperty().bind(texts.bind(accessible));
    Tip.teach(field, texts.bind("design.explained-hint"));
    field.setPrefColumnCount(COLUMNS);
    field.setMinWidth(WIDTH);
    field.setOnAction(event -> use());
  }

  private void gems() {
    gem.setId("condition-gem");
    gem.getItems().add(Optional.empty());
    Stream.of(Condition.HardestEarly.Gem.values()).map(Optional::of).forEach(gem.getItems()::add);
    gem.accessibleTextProperty().bind(texts.bind("design.condition-gem"));
    Tip.teach(gem, texts.bind("design.gem-hint"));
    gem.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(gem, Priority.ALWAYS);
    gem.setCellFactory(view -> new PhraseCell<>(texts, ExplainedField::words));
    gem.setButtonCell(new PhraseCell<>(texts, ExplainedField::words));
    gem.setOnAction(event -> choose(gem.getValue()));
  }

  private static Phrase words(Optional<Condition.HardestEarly.Gem> one) {
    return one.map(Condition.HardestEarly.Gem::label).orElse(Phrase.of("design.any-gem"));
  }

  /** Uses a choice after taking what was typed, since the fields are updated after each change. */
  private void choose(Optional<Condition.HardestEarly.Gem> chosen) {
    use();
    explained.use(chosen);
  }

  private void use() {
    explained.use(from.getText(), to.getText());
  }

  private void show() {
    from.setText(explained.from());
    to.setText(explained.to());
    gem.setValue(explained.conditions.getValue().hardestEarly().map(Condition.HardestEarly::gem));
  }
}
