package cluewright.studio.puzzles;

import cluewright.document.Document;
import cluewright.phrase.Phrase;
import cluewright.studio.document.History;
import java.util.function.BiFunction;
import java.util.function.Function;
import javafx.animation.Animation;
import javafx.animation.PauseTransition;
import javafx.scene.control.TextField;
import javafx.scene.control.TextInputControl;
import javafx.util.Duration;

/**
 * Connects a text field to a text of the current document.
 *
 * <p>What is typed reaches the document while the typing goes on, so that a copy of it is kept; all
 * that is typed in one visit to the field is one act.
 */
public final class DocumentField {
  private static final Duration PAUSE = Duration.seconds(0.7);

  private final TextInputControl field;
  private final History history;
  private final Phrase act;
  private final Function<Document, String> read;
  private final BiFunction<Document, String, Document> write;
  private final PauseTransition soon = new PauseTransition(PAUSE);
  private boolean isActBegun;

  private DocumentField(
      TextInputControl field,
      History history,
      Phrase act,
      Function<Document, String> read,
      BiFunction<Document, String, Document> write) {
    this.field = field;
    this.history = history;
    this.act = act;
    this.read = read;
    this.write = write;
  }

  /**
   * Connects a field.
   *
   * @param act what typing in it is called, as it follows the word "undo"
   */
  public static void tie(
      TextInputControl field,
      History history,
      Phrase act,
      Function<Document, String> read,
      BiFunction<Document, String, Document> write) {
    new DocumentField(field, history, act, read, write).tie();
  }

  private void tie() {
    field.setText(read.apply(history.document()));
    if (field instanceof TextField line) {
      line.setOnAction(event -> finish());
    }
    field.textProperty().addListener(change -> typed());
    field
        .focusedProperty()
        .addListener(
            (property, before, focused) -> {
              if (!focused) {
                finish();
              }
            });
    soon.setOnFinished(event -> commit());
    history.document.addListener((property, before, now) -> show(now));
  }

  private void typed() {
    if (field.isFocused() && soon.getStatus() != Animation.Status.RUNNING) {
      soon.playFromStart();
    }
  }

  private void finish() {
    soon.stop();
    commit();
    isActBegun = false;
  }

  private void commit() {
    Document next = write.apply(history.document(), field.getText().strip());
    if (next.equals(history.document())) {
      return;
    }
    if (isActBegun) {
      history.amend(act, next);
    } else {
      isActBegun = true;
      history.apply(act, next);
    }
  }

  private void show(Document document) {
    String text = read.apply(document);
    if (!text.equals(field.getText().strip())) {
      soon.stop();
      isActBegun = false;
      field.setText(text);
    }
  }
}
