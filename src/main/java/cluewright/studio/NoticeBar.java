package cluewright.studio;

import cluewright.studio.look.Icons;
import cluewright.studio.look.Texts;
import cluewright.studio.notice.Notice;
import cluewright.studio.notice.NoticeViewModel;
import java.util.Locale;
import java.util.Optional;
import javafx.animation.PauseTransition;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.util.Duration;
import org.kordamp.ikonli.feather.Feather;

/**
 * The line under the header for notices: it moves the rest down and hides nothing. A notice of what
 * is done leaves by itself; an error stays until it is dismissed.
 */
final class NoticeBar extends HBox {
  private static final Duration TIME_TO_READ = Duration.seconds(6);

  private final NoticeViewModel notices;
  private final Label sentence = new Label();
  private final Button action = new Button();
  private final PauseTransition goAway = new PauseTransition(TIME_TO_READ);

  NoticeBar(Texts texts, NoticeViewModel notices) {
    this.notices = notices;
    getStyleClass().add("notice-bar");
    sentence.setId("notice");
    sentence.setWrapText(true);
    sentence.setMinHeight(Region.USE_PREF_SIZE);
    sentence.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(sentence, Priority.ALWAYS);
    action.setId("notice-action");
    action.setMinWidth(Region.USE_PREF_SIZE);
    action.managedProperty().bind(action.visibleProperty());
    Button close = new Button("", Icons.of(Feather.X));
    close.setId("notice-close");
    close.getStyleClass().addAll("button-icon", "flat");
    close.setTooltip(new Tooltip("Dismiss"));
    close.setAccessibleText("Dismiss the notice");
    close.setOnAction(event -> notices.dismiss());
    getChildren().addAll(sentence, action, close);
    managedProperty().bind(visibleProperty());
    goAway.setOnFinished(event -> notices.dismiss());
    notices.noticeProperty().addListener((property, before, now) -> show(now));
    setVisible(false);
  }

  private void show(Optional<Notice> notice) {
    goAway.stop();
    setVisible(notice.isPresent());
    notice.ifPresent(this::show);
  }

  private void show(Notice notice) {
    getStyleClass().removeIf(name -> name.startsWith("notice-of-"));
    getStyleClass().add("notice-of-" + notice.kind().name().toLowerCase(Locale.ROOT));
    sentence.setText(notice.sentence());
    sentence.setGraphic(Icons.of(icon(notice.kind())));
    action.setVisible(notice.action().isPresent());
    notice.action().ifPresent(this::offer);
    if (notice.kind() == Notice.Kind.DONE) {
      goAway.playFromStart();
    }
  }

  private void offer(Notice.Action offered) {
    action.setText(offered.label());
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
