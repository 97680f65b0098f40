package cluewright.studio.printing;

import cluewright.print.HeadAndFoot;
import cluewright.studio.look.ControlName;
import cluewright.studio.look.Texts;
import cluewright.studio.look.Tip;
import java.util.function.BiFunction;
import java.util.function.Function;
import javafx.animation.PauseTransition;
import javafx.beans.property.ObjectProperty;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.util.Duration;

/** What stands at the head and at the foot of sheets; a book has running heads instead. */
final class SheetsPane extends VBox {
  private static final double GAP = 8;
  private static final PseudoClass REFUSED = PseudoClass.getPseudoClass("danger");
  private static final Duration PAUSE = Duration.millis(250);

  private final Texts texts;
  private final ObjectProperty<PrintChoices> choices;

  SheetsPane(Texts texts, ObjectProperty<PrintChoices> choices, OptionRows rows) {
    this.texts = texts;
    this.choices = choices;
    getChildren()
        .add(
            rows.section(
                "printing.head-and-foot",
                row("header", HeadAndFoot::header, (now, to) -> new HeadAndFoot(to, now.footer())),
                row(
                    "footer",
                    HeadAndFoot::footer,
                    (now, to) -> new HeadAndFoot(now.header(), to))));
    visibleProperty().bind(choices.map(now -> !now.isBook()));
    managedProperty().bind(visibleProperty());
  }

  private Node row(
      String name,
      Function<HeadAndFoot, String> read,
      BiFunction<HeadAndFoot, String, HeadAndFoot> write) {
    TextField field = new TextField(read.apply(choices.get().style().sheets()));
    field.setId("print-" + name);
    HBox.setHgrow(field, Priority.ALWAYS);
    Tip.on(field, texts.bind("printing.head-and-foot-hint", HeadAndFoot.PAGE));
    PauseTransition soon = new PauseTransition(PAUSE);
    soon.setOnFinished(event -> commit(field, write));
    field.textProperty().addListener(change -> soon.playFromStart());
    field.setOnAction(event -> commit(field, write));
    field.focusedProperty().addListener(change -> commit(field, write));
    choices.addListener((property, before, now) -> show(field, read.apply(now.style().sheets())));
    HBox row = new HBox(GAP, ControlName.of(texts, "printing." + name, field), field);
    row.getStyleClass().add("check-row");
    return row;
  }

  /** A word in braces that stands for nothing marks the field, and the pages stay. */
  private void commit(TextField field, BiFunction<HeadAndFoot, String, HeadAndFoot> write) {
    PrintChoices now = choices.get();
    boolean isWrong = false;
    try {
      HeadAndFoot next = write.apply(now.style().sheets(), field.getText().strip());
      if (!next.equals(now.style().sheets())) {
        choices.set(now.withSheets(next));
      }
    } catch (IllegalArgumentException e) {
      isWrong = true;
    }
    field.pseudoClassStateChanged(REFUSED, isWrong);
  }

  private static void show(TextField field, String text) {
    boolean isWrong = field.getPseudoClassStates().contains(REFUSED);
    if (!isWrong && !field.getText().strip().equals(text)) {
      field.setText(text);
    }
  }
}
