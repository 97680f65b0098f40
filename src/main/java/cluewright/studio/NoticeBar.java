package cluewright.studio;

import cluewright.studio.look.Icons;
import cluewright.studio.notice.Notice;
import cluewright.studio.notice.NoticeViewModel;
import java.util.Locale;
import java.util.Optional;
import javafx.animation.PauseTransition;
import javafx.scene.Node;
import javafx.util.Duration;
import org.controlsfx.control.NotificationPane;
import org.controlsfx.control.action.Action;
import org.kordamp.ikonli.feather.Feather;

/** The window's contents with a bar above them for notices; what is done needs no dismissal. */
final class NoticeBar extends NotificationPane {
  private final PauseTransition goAway = new PauseTransition(Duration.seconds(6));

  NoticeBar(Node content, NoticeViewModel notices) {
    super(content);
    setShowFromTop(true);
    goAway.setOnFinished(event -> notices.dismiss());
    setOnHidden(event -> notices.dismiss());
    notices.noticeProperty().addListener((property, before, now) -> show(now, notices));
  }

  private void show(Optional<Notice> notice, NoticeViewModel notices) {
    goAway.stop();
    if (notice.isEmpty()) {
      hide();
      return;
    }
    Notice now = notice.get();
    getStyleClass().removeIf(name -> name.startsWith("notice-"));
    getStyleClass().add("notice-" + now.kind().name().toLowerCase(Locale.ROOT));
    setText(now.sentence());
    setGraphic(Icons.of(icon(now.kind())));
    getActions().clear();
    now.action()
        .ifPresent(
            action ->
                getActions()
                    .add(
                        new Action(
                            action.label(),
                            event -> {
                              notices.dismiss();
                              action.run().run();
                            })));
    show();
    if (now.kind() == Notice.Kind.DONE) {
      goAway.playFromStart();
    }
  }

  private static Feather icon(Notice.Kind kind) {
    return switch (kind) {
      case DONE -> Feather.CHECK_CIRCLE;
      case ERROR -> Feather.ALERT_TRIANGLE;
      case HINT -> Feather.INFO;
    };
  }
}
