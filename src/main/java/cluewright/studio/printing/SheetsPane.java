package cluewright.studio.printing;

import cluewright.choice.Choice;
import cluewright.print.HeadAndFoot;
import cluewright.print.StyleChoices;
import cluewright.studio.look.ChoiceRows;
import cluewright.studio.look.ControlName;
import cluewright.studio.look.Texts;
import cluewright.studio.look.Tip;
import cluewright.studio.look.TitledSection;
import javafx.animation.PauseTransition;
import javafx.beans.property.ObjectProperty;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.util.Duration;

/** What stands at the head and at the foot of sheets; a book has running heads instead. */
final class SheetsPane extends TitledSection {
  private static final double GAP = 8;
  private static final PseudoClass REFUSED = PseudoClass.getPseudoClass("danger");
  private static final Duration PAUSE = Duration.millis(250);

  private final Texts texts;
  private final ObjectProperty<PrintChoices> choices;

  SheetsPane(Texts texts, ObjectProperty<PrintChoices> choices) {
    super(texts, "printing.head-and-foot");
    this.texts = texts;
    this.choices = choices;
    StyleChoices.SHEETS.forEach(text -> getChildren().add(row(PrintChoices.ofStyle(text))));
    ChoiceRows.seen(this, choices.map(now -> !now.isBook()));
  }

  private Node row(Choice<PrintChoices, String> text) {
    TextField field = new TextField(text.get(choices.get()));
    field.setId("print-" + text.id());
    HBox.setHgrow(field, Priority.ALWAYS);
    Tip.on(field, texts.bind("printing.head-and-foot-hint", HeadAndFoot.PAGE));
    PauseTransition soon = new PauseTransition(PAUSE);
    soon.setOnFinished(event -> commit(field, text));
    field.textProperty().addListener(change -> soon.playFromStart());
    field.setOnAction(event -> commit(field, text));
    field.focusedProperty().addListener(change -> commit(field, text));
    choices.addListener((property, before, now) -> show(field, text.get(now)));
    HBox row = new HBox(GAP, ControlName.of(texts, "printing." + text.id(), field), field);
    row.getStyleClass().add("check-row");
    return row;
  }

  /** A word in braces that stands for nothing marks the field, and the pages stay. */
  private void commit(TextField field, Choice<PrintChoices, String> text) {
    PrintChoices now = choices.get();
    boolean isWrong = false;
    try {
      PrintChoices next = text.with(now, field.getText().strip());
      if (!next.equals(now)) {
        choices.set(next);
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
