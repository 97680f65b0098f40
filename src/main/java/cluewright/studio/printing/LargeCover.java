package cluewright.studio.printing;

import cluewright.phrase.Phrase;
import cluewright.studio.look.Boxes;
import cluewright.studio.look.Texts;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** A large view of the cover in place of the pages. */
final class LargeCover extends VBox {
  private final CoverViewModel covers;

  LargeCover(Texts texts, PrintingViewModel printing) {
    covers = printing.covers;
    setId("cover-desk");
    getStyleClass().add("cover-desk");
    CoverView view = new CoverView(printing);
    VBox.setVgrow(view, Priority.ALWAYS);
    Label words = new Label();
    words.getStyleClass().add("hint");
    words
        .textProperty()
        .bind(
            texts.bind(
                covers.sheet.map(sheet -> sheet.map(CoverSheet::words).orElse(Phrase.NOTHING))));
    Region space = Boxes.space();
    Button back = new Button();
    back.setId("cover-back");
    back.textProperty().bind(texts.bind("printing.cover-back"));
    back.setMinWidth(USE_PREF_SIZE);
    back.setOnAction(event -> close());
    HBox line = Boxes.row("cover-line", words, space, back);
    getChildren().addAll(view, line);
    visibleProperty().bind(covers.large);
    view.setOnMouseClicked(event -> close());
  }

  /** Closes this view rather than the window when Esc is pressed. */
  void closeOnEscape(KeyEvent event) {
    if (event.getCode() == KeyCode.ESCAPE && isVisible()) {
      event.consume();
      close();
    }
  }

  void close() {
    covers.large.set(false);
  }
}
