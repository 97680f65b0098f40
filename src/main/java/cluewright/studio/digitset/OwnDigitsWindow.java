package cluewright.studio.digitset;

import cluewright.phrase.Phrase;
import cluewright.studio.look.Boxes;
import cluewright.studio.look.Controls;
import cluewright.studio.look.SideWindow;
import cluewright.studio.look.SideWindows;
import cluewright.studio.look.Texts;
import javafx.beans.binding.Bindings;
import javafx.css.PseudoClass;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** The window for typing custom characters for digits. */
public final class OwnDigitsWindow {
  private static final PseudoClass ERROR = PseudoClass.getPseudoClass("error");

  private final Texts texts;
  private final DigitSetViewModel digits;
  private final SideWindow window;

  public OwnDigitsWindow(Texts texts, DigitSetViewModel digits, SideWindows windows) {
    this.texts = texts;
    this.digits = digits;
    window =
        windows
            .of(texts.bind("digitset.window"), this::contents)
            .onHidden(() -> digits.open.set(false));
    digits.open.addListener((property, before, isOpen) -> follow(isOpen));
  }

  private void follow(boolean isOpen) {
    if (isOpen) {
      window.show("#own-digits");
    } else {
      window.hide();
    }
  }

  private Scene contents() {
    Label about =
        Controls.paragraph(
            texts.bind(digits.board.map(board -> Phrase.of("digitset.about", board.digits()))));
    about.setMinHeight(Region.USE_PREF_SIZE);
    Region space = new Region();
    VBox.setVgrow(space, Priority.ALWAYS);
    VBox root = new VBox(about, field(), trouble(), space, actions());
    root.getStyleClass().addAll("studio", "own-digits");
    return new Scene(root);
  }

  private TextField field() {
    TextField field = new TextField();
    field.setId("own-digits");
    field.textProperty().bindBidirectional(digits.letters);
    field.accessibleTextProperty().bind(texts.bind("digitset.window"));
    field.setOnAction(event -> digits.useLetters());
    return field;
  }

  private Label trouble() {
    Label trouble = Controls.paragraph(texts.bind(digits.trouble), "hint");
    trouble.setId("own-digits-trouble");
    trouble.setMinHeight(Region.USE_PREF_SIZE);
    digits.wrong.addListener((property, before, now) -> mark(trouble, now));
    mark(trouble, digits.wrong.get());
    return trouble;
  }

  private static void mark(Label trouble, boolean isWrong) {
    trouble.pseudoClassStateChanged(ERROR, isWrong);
  }

  private HBox actions() {
    Button use = Controls.button("own-digits-use", texts.bind("digitset.use"), digits::useLetters);
    use.setDefaultButton(true);
    use.disableProperty()
        .bind(
            Bindings.createBooleanBinding(() -> !digits.trouble.get().isNothing(), digits.trouble));
    Button cancel =
        Controls.button(
            "own-digits-cancel", texts.bind("digitset.cancel"), () -> digits.open.set(false));
    return Boxes.row("own-digits-actions", cancel, use);
  }
}
