package cluewright.studio;

import cluewright.studio.look.Icons;
import cluewright.studio.look.Texts;
import cluewright.studio.look.Tip;
import cluewright.studio.notice.Notice;
import cluewright.studio.notice.NoticeViewModel;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.animation.PauseTransition;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.util.Duration;
import org.kordamp.ikonli.feather.Feather;

/**
 * The card for notices: nothing moves when it comes or goes. It lies in the header beside what must
 * stay in reach there; one that is too high for that lies beside the board. A notice of what is
 * done leaves by itself; an error stays until it is dismissed.
 */
final class NoticeBar extends Region {
  private static final Duration TIME_TO_READ = Duration.seconds(6);

  /** In times the text size. */
  private static final double WIDEST = 46;

  /**
   * In times the text size, besides the buttons: narrower, a sentence cannot be read, so that it
   * covers more instead.
   */
  private static final double NARROWEST = 18;

  /** Keeps the right end of the header in sight, in times the text size. */
  private static final double FROM_RIGHT = 4;

  private static final double FROM_TOP = 4;
  private static final double GAP = 8;

  private final Texts texts;
  private final NoticeViewModel notices;
  private final HBox card = new HBox();
  private final Label sentence = new Label();
  private final Button action = new Button();
  private final PauseTransition goAway = new PauseTransition(TIME_TO_READ);
  private List<Region> inHeader = List.of();
  private Region board = new Region();

  NoticeBar(Texts texts, NoticeViewModel notices) {
    this.texts = texts;
    this.notices = notices;
    card.getStyleClass().add("notice-bar");
    sentence.setId("notice");
    sentence.setWrapText(true);
    sentence.setMinHeight(Region.USE_PREF_SIZE);
    sentence.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(sentence, Priority.ALWAYS);
    action.setId("notice-action");
    action.setMinWidth(Region.USE_PREF_SIZE);
    action.managedProperty().bind(action.visibleProperty());
    card.getChildren().addAll(sentence, action, close());
    card.setManaged(false);
    getChildren().add(card);
    setPickOnBounds(false);
    setViewOrder(-1);
    setMinHeight(0);
    setPrefHeight(0);
    setMaxHeight(0);
    goAway.setOnFinished(event -> notices.dismiss());
    notices.noticeProperty().addListener((property, before, now) -> show(now));
    texts
        .languageProperty()
        .addListener(change -> notices.noticeProperty().get().ifPresent(this::say));
    card.setVisible(false);
  }

  /**
   * Says what the card leaves in sight.
   *
   * @param header parts of the header
   * @param below a part of the window under the header
   */
  void keepClearOf(List<? extends Region> header, Region below) {
    inHeader = List.copyOf(header);
    board = below;
  }

  private Button close() {
    Button close = new Button("", Icons.of(Feather.X));
    close.setId("notice-close");
    close.getStyleClass().addAll("button-icon", "flat");
    Tip.on(close, texts.bind("files.dismiss"));
    close.accessibleTextProperty().bind(texts.bind("files.dismiss-notice"));
    close.setOnAction(event -> notices.dismiss());
    return close;
  }

  @Override
  protected void layoutChildren() {
    double width = Math.min(WIDEST * em(), besideHeader());
    boolean fits = FROM_TOP + card.prefHeight(width) <= heightOfHeader();
    if (!fits) {
      width = Math.min(width, beside(board));
    }
    double height = card.prefHeight(width);
    card.resizeRelocate(getWidth() - width - FROM_RIGHT * em(), FROM_TOP, width, height);
  }

  private double em() {
    return sentence.getFont().getSize();
  }

  private double besideHeader() {
    return inHeader.stream().mapToDouble(this::beside).min().orElse(narrowest());
  }

  private double heightOfHeader() {
    return ((Region) getParent()).getHeight();
  }

  /** The room from the right edge of a part to where the card ends. */
  private double beside(Region part) {
    double edge = sceneToLocal(part.localToScene(part.getLayoutBounds())).getMaxX();
    return Math.max(narrowest(), getWidth() - FROM_RIGHT * em() - edge - GAP);
  }

  private double narrowest() {
    double button = action.isVisible() ? action.prefWidth(-1) : 0;
    return Math.min(NARROWEST * em() + button, getWidth() - 2 * FROM_RIGHT * em());
  }

  private void show(Optional<Notice> notice) {
    goAway.stop();
    card.setVisible(notice.isPresent());
    notice.ifPresent(this::show);
  }

  private void show(Notice notice) {
    card.getStyleClass().removeIf(name -> name.startsWith("notice-of-"));
    card.getStyleClass().add("notice-of-" + notice.kind().name().toLowerCase(Locale.ROOT));
    sentence.setGraphic(Icons.of(icon(notice.kind())));
    action.setVisible(notice.action().isPresent());
    say(notice);
    if (notice.kind() == Notice.Kind.DONE) {
      goAway.playFromStart();
    }
  }

  private void say(Notice notice) {
    sentence.setText(texts.of(notice.sentence()));
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
