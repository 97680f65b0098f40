package cluewright.studio;

import cluewright.studio.look.Texts;
import cluewright.studio.notice.Notice;
import cluewright.studio.notice.NoticeCard;
import cluewright.studio.notice.NoticeViewModel;
import java.util.List;
import java.util.Optional;
import javafx.animation.PauseTransition;
import javafx.scene.layout.Region;
import javafx.util.Duration;

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

  private final NoticeCard card;
  private final PauseTransition goAway = new PauseTransition(TIME_TO_READ);
  private List<Region> inHeader = List.of();
  private Region board = new Region();

  NoticeBar(Texts texts, NoticeViewModel notices) {
    card = new NoticeCard(texts, notices, "notice");
    card.setManaged(false);
    getChildren().add(card);
    setPickOnBounds(false);
    setViewOrder(-1);
    setMinHeight(0);
    setPrefHeight(0);
    setMaxHeight(0);
    card.needsLayoutProperty().addListener(change -> follow());
    goAway.setOnFinished(event -> notices.dismiss());
    notices.noticeProperty().addListener((property, before, now) -> time(now));
  }

  /** The card is not managed, so that nobody else lays it out anew for other words. */
  private void follow() {
    if (card.isNeedsLayout()) {
      requestLayout();
    }
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
    return card.em();
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
    return Math.min(NARROWEST * em() + card.widthOfAction(), getWidth() - 2 * FROM_RIGHT * em());
  }

  private void time(Optional<Notice> notice) {
    goAway.stop();
    if (notice.filter(now -> now.kind() == Notice.Kind.DONE).isPresent()) {
      goAway.playFromStart();
    }
    requestLayout();
  }
}
