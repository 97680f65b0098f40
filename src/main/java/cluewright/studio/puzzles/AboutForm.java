package cluewright.studio.puzzles;

import cluewright.document.Document;
import cluewright.phrase.Phrase;
import cluewright.studio.document.History;
import cluewright.studio.look.ControlName;
import cluewright.studio.look.Controls;
import cluewright.studio.look.Texts;
import cluewright.studio.look.Tip;
import java.util.function.BiFunction;
import java.util.function.Function;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.control.TextInputControl;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/** The title, author and notes of the current puzzle. */
final class AboutForm extends VBox {
  private static final int FEWEST_ROWS = 2;
  private static final int MOST_ROWS = 10;

  /** Characters that a row of the notes has room for, roughly. */
  private static final int CHARACTERS = 32;

  private static final double GAP = 8;

  private final Texts texts;
  private final History history;
  private final GridPane fields = new GridPane();

  AboutForm(Texts texts, History history) {
    this.texts = texts;
    this.history = history;
    getStyleClass().add("about-form");
    Label heading = Controls.label(texts.bind("puzzles.about"), "section-title");
    fields.setHgap(GAP);
    fields.setVgap(GAP);
    getChildren().addAll(heading, fields);
    TextArea notes = new TextArea();
    notes.setWrapText(true);
    notes.prefRowCountProperty().bind(notes.textProperty().map(AboutForm::rows));
    add("title", new TextField(), Document::title, Document::withTitle);
    add("author", new TextField(), Document::author, Document::withAuthor);
    add("notes", notes, Document::notes, Document::withNotes);
  }

  /** As many rows as a text needs, within bounds. */
  private static int rows(String text) {
    int needed = text.lines().mapToInt(line -> 1 + line.length() / CHARACTERS).sum();
    return Math.max(FEWEST_ROWS, Math.min(MOST_ROWS, needed));
  }

  private void add(
      String name,
      TextInputControl field,
      Function<Document, String> read,
      BiFunction<Document, String, Document> write) {
    field.setId("about-" + name);
    Tip.on(field, texts.bind("puzzles.tip-" + name));
    Label label = ControlName.of(texts, "puzzles.field-" + name, field);
    field.accessibleTextProperty().bind(label.textProperty());
    DocumentField.tie(field, history, Phrase.of("puzzles.act-" + name), read, write);
    GridPane.setHgrow(field, Priority.ALWAYS);
    int row = fields.getRowCount();
    if (field instanceof TextArea) {
      fields.add(label, 0, row, 2, 1);
      fields.add(field, 0, row + 1, 2, 1);
    } else {
      fields.addRow(row, label, field);
    }
  }
}
