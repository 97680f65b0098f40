package cluewright.studio.generate;

import cluewright.studio.look.Boxes;
import cluewright.studio.look.Icons;
import cluewright.studio.look.Texts;
import cluewright.studio.look.Tip;
import cluewright.studio.work.Changes;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** The progress of deciding a mask, with a cancel button; otherwise hidden. */
final class DecisionPane extends VBox {
  private static final double GAP = 8;

  private final Texts texts;
  private final DecisionViewModel decisions;
  private final Label title = new Label();
  private final ProgressBar bar = new ProgressBar(0);
  private final Label words = new Label();
  private final Node next;
  private final Button cancel = new Button("", Icons.of(Feather.X));

  /**
   * @param next takes the keyboard when the decision ends
   */
  DecisionPane(Texts texts, DecisionViewModel decisions, Node next) {
    this.next = next;
    this.texts = texts;
    this.decisions = decisions;
    setId("decision");
    setMinHeight(USE_PREF_SIZE);
    getStyleClass().add("decision");
    title.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(title, Priority.ALWAYS);
    title.getStyleClass().add("decision-title");
    bar.setId("decision-progress");
    bar.setMinHeight(USE_PREF_SIZE);
    bar.setMaxWidth(Double.MAX_VALUE);
    words.setId("decision-words");
    words.getStyleClass().add("hint");
    cancel.setId("decision-cancel");
    cancel.getStyleClass().addAll("button-icon", "flat", "small-icon");
    cancel.setOnAction(event -> decisions.cancel());
    cancel.accessibleTextProperty().bind(texts.bind("generate.deciding-cancel"));
    Tip.on(cancel, texts.bind("generate.deciding-cancel-hint"));
    HBox line = Boxes.line(GAP, title, cancel);
    getChildren().addAll(line, bar, words);
    Changes.callNow(this::show, decisions.decision, texts.wording);
  }

  void focus() {
    cancel.requestFocus();
  }

  private void show() {
    Optional<Decision> now = decisions.decision.get();
    if (now.isEmpty() && cancel.isFocused()) {
      next.requestFocus();
    }
    setVisible(now.isPresent());
    setManaged(now.isPresent());
    now.ifPresent(this::show);
  }

  private void show(Decision decision) {
    title.setText(texts.of(decision.title()));
    bar.setProgress(decision.part().orElse(0));
    words.setText(texts.of(decision.words()));
  }
}
