package cluewright.studio;

import cluewright.document.Document;
import cluewright.phrase.Phrase;
import cluewright.studio.document.History;
import cluewright.studio.look.Texts;
import cluewright.studio.look.Tip;
import cluewright.studio.puzzles.DocumentField;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.StackPane;
import javafx.scene.text.Text;

/**
 * The title of the puzzle: a field as wide as its text, as far as there is room for it. While
 * nobody types, what does not fit is cut with an ellipsis, and stands whole in the tooltip.
 */
final class TitleField extends StackPane {
  private static final PseudoClass CUT = PseudoClass.getPseudoClass("cut");

  /** The limits for its width, in text sizes. */
  private static final double NARROWEST = 8;

  private static final double WIDEST = 17;

  /** The room beside the text, in text sizes. */
  private static final double BESIDE = 2;

  private final TextField field = new TextField();

  TitleField(Texts texts, History history) {
    field.setId("title");
    field.getStyleClass().add("quiet-field");
    field.promptTextProperty().bind(texts.bind("files.title-prompt"));
    field.accessibleTextProperty().bind(texts.bind("files.title"));
    field.minWidthProperty().bind(field.fontProperty().map(font -> NARROWEST * font.getSize()));
    field
        .prefWidthProperty()
        .bind(
            Bindings.createDoubleBinding(
                this::wanted,
                field.textProperty(),
                field.promptTextProperty(),
                field.fontProperty()));
    DocumentField.tie(
        field, history, Phrase.of("puzzles.act-title"), Document::title, Document::withTitle);
    BooleanBinding isTooLong =
        Bindings.createBooleanBinding(
            this::isTooLong, field.textProperty(), field.fontProperty(), field.widthProperty());
    Tip.on(
        field,
        Bindings.createStringBinding(
            () -> (isTooLong.get() ? field.getText() + "\n" : "") + texts.of("files.title-tip"),
            isTooLong,
            field.textProperty(),
            texts.wording));
    getChildren().addAll(field, cut(isTooLong.and(field.focusedProperty().not())));
  }

  /** The text with an ellipsis, in the place of that of the field. */
  private Label cut(BooleanBinding isCut) {
    Label cut = new Label();
    cut.getStyleClass().add("title-cut");
    cut.textProperty().bind(field.textProperty());
    cut.visibleProperty().bind(isCut);
    cut.setMouseTransparent(true);
    cut.setPrefWidth(0);
    cut.setMaxWidth(Double.MAX_VALUE);
    isCut.addListener((property, before, now) -> field.pseudoClassStateChanged(CUT, now));
    return cut;
  }

  private boolean isTooLong() {
    double room = field.getWidth() - field.snappedLeftInset() - field.snappedRightInset();
    return field.getWidth() > 0 && width(field.getText()) > room;
  }

  private double wanted() {
    double size = field.getFont().getSize();
    double wanted =
        width(field.getText().isEmpty() ? field.getPromptText() : field.getText()) + BESIDE * size;
    return Math.ceil(Math.max(NARROWEST * size, Math.min(WIDEST * size, wanted)));
  }

  private double width(String text) {
    Text words = new Text(text);
    words.setFont(field.getFont());
    return words.getLayoutBounds().getWidth();
  }
}
