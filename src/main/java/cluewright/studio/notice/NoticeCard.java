package cluewright.studio.notice;

import cluewright.studio.look.Boxes;
import cluewright.studio.look.Icons;
import cluewright.studio.look.Texts;
import cluewright.studio.look.Tip;
import java.util.Locale;
import java.util.Optional;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** A notice with its icon and buttons, shown while there is one. */
public final class NoticeCard extends HBox {
  private final Texts texts;
  private final NoticeViewModel notices;
  private final Label sentence = new Label();
  private final Button action = new Button();
  private final Button close = new Button("", Icons.of(Feather.X));

  /**
   * @param id that of its sentence, and what those of its buttons begin with
   */
  public NoticeCard(Texts texts, NoticeViewModel notices, String id) {
    this.texts = texts;
    this.notices = notices;
    getStyleClass().add("notice-bar");
    sentence.setId(id);
    sentence.setWrapText(true);
    sentence.setMinHeight(Region.USE_PREF_SIZE);
    sentence.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(sentence, Priority.ALWAYS);
    action.setId(id + "-action");
    action.setMinWidth(Region.USE_PREF_SIZE);
    action.managedProperty().bind(action.visibleProperty());
    prepareClose(id);
    getChildren().addAll(sentence, action, close);
    addEventHandler(KeyEvent.KEY_PRESSED, this::closeOnEscape);
    texts.wording.addListener(change -> notices.notice.get().ifPresent(this::say));
    notices.notice.subscribe(this::show);
  }

  private void prepareClose(String id) {
    close.setId(id + "-close");
    close.getStyleClass().addAll("button-icon", "flat");
    Tip.on(close, texts.bind("files.dismiss"));
    close.setOnAction(event -> notices.dismiss());
  }

  private void closeOnEscape(KeyEvent event) {
    if (event.getCode() == KeyCode.ESCAPE) {
      event.consume();
      notices.dismiss();
    }
  }

  /** Moves the button below the sentence, where space beside it is short. */
  public NoticeCard narrow() {
    VBox words = Boxes.column("notice-words", sentence, action);
    HBox.setHgrow(words, Priority.ALWAYS);
    getStyleClass().add("narrow");
    getChildren().setAll(words, close);
    return this;
  }

  /** The text size, in pixels. */
  public double em() {
    return sentence.getFont().getSize();
  }

  public int letters() {
    return sentence.getText().length();
  }

  /** The width of the button; 0 without one. */
  public double widthOfAction() {
    return action.isVisible() ? action.prefWidth(-1) : 0;
  }

  private void show(Optional<Notice> notice) {
    setVisible(notice.isPresent());
    notice.ifPresent(this::show);
  }

  private void show(Notice notice) {
    getStyleClass().removeIf(name -> name.startsWith("notice-of-"));
    getStyleClass().add("notice-of-" + notice.kind().name().toLowerCase(Locale.ROOT));
    sentence.setGraphic(Icons.of(icon(notice.kind())));
    action.setVisible(notice.action().isPresent());
    say(notice);
  }

  private void say(Notice notice) {
    sentence.setText(texts.of(notice.sentence()));
    close.setAccessibleText(texts.of("files.dismiss-notice", notice.sentence()));
    notice.action().ifPresent(this::offer);
    requestLayout();
  }

  private void offer(Notice.Action offered) {
    action.setText(texts.of(offered.label()));
    action.setOnAction(
        event -> {
          notices.dismiss();
          offered.run().run();
        });
  }

  private static Feather icon(Notice.Kind kind) {
    return switch (kind) {
      case DONE -> Feather.CHECK_CIRCLE;
      case ERROR -> Feather.ALERT_TRIANGLE;
      case HINT -> Feather.INFO;
    };
  }
}
