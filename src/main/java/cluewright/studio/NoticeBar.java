package cluewright.studio;

import cluewright.studio.look.Texts;
import cluewright.studio.notice.Notice;
import cluewright.studio.notice.NoticeCard;
import cluewright.studio.notice.NoticeViewModel;
import cluewright.studio.work.Changes;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.animation.PauseTransition;
import javafx.application.Platform;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableBooleanValue;
import javafx.beans.value.ObservableValue;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;
import javafx.stage.Window;
import javafx.util.Duration;

/**
 * The card for notices, which floats so that nothing moves when it appears or disappears. It lies
 * at the foot of the board, or of the gallery's tiles, where no words are covered; else in the
 * header beside what must stay in reach there, or if it is too high for that beside the board.
 *
 * <p>A notice that is only to be read leaves by itself, an error after a longer while, but not
 * while the pointer or the keyboard is on it, or another window is in front. Esc dismisses a notice
 * where it means nothing else: what hears the key first takes it, and so does all that the command
 * to cancel would end.
 */
final class NoticeBar extends Region {
  private static final double LEAST_SECONDS = 6;
  private static final double LEAST_SECONDS_OF_ERROR = 30;

  /** The reading speed of slow readers, in letters. */
  private static final double LETTERS_A_SECOND = 10;

  /** The maximum width, in text sizes. */
  private static final double WIDEST = 46;

  /** The minimum width without buttons, in text sizes; a narrower card would be illegible. */
  private static final double NARROWEST = 18;

  /** The distance from the right edge, which keeps the end of the header visible, in text sizes. */
  private static final double FROM_RIGHT = 4;

  private static final double FROM_TOP = 4;
  private static final double GAP = 8;

  private final NoticeCard card;
  private final NoticeViewModel notices;
  private final ObservableBooleanValue idle;
  private final PauseTransition goAway = new PauseTransition();
  private final ObservableValue<Boolean> inFront;
  private Optional<Node> before = Optional.empty();
  private List<Region> inHeader = List.of();
  private Region board = new Region();
  private ObservableValue<? extends Region> foot = new SimpleObjectProperty<>();
  private ObservableValue<Bounds> words = new SimpleObjectProperty<>(new BoundingBox(0, 0, -1, -1));

  /**
   * @param idle as long as it is true, Esc has nothing to cancel
   */
  NoticeBar(Texts texts, NoticeViewModel notices, ObservableBooleanValue idle) {
    this.notices = notices;
    this.idle = idle;
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
    notices.notice.addListener((property, last, now) -> changed());
    Changes.call(this::time, card.hoverProperty(), card.focusWithinProperty());
    sceneProperty().addListener((property, last, now) -> follow(now));
    inFront = sceneProperty().flatMap(Scene::windowProperty).flatMap(Window::focusedProperty);
    inFront.addListener((property, last, now) -> time());
  }

  private void follow(Scene scene) {
    if (scene != null) {
      scene.focusOwnerProperty().addListener((property, last, now) -> moved(last));
      scene.addEventHandler(KeyEvent.KEY_PRESSED, this::dismissOnEscape);
    }
  }

  /** Remembers the focus before it moved to the card. */
  private void moved(Node last) {
    if (card.isFocusWithin() && !isInCard(last)) {
      before = Optional.ofNullable(last);
    }
  }

  private boolean isInCard(Node node) {
    return Stream.iterate(node, Objects::nonNull, each -> (Node) each.getParent())
        .anyMatch(card::equals);
  }

  private void dismissOnEscape(KeyEvent event) {
    if (event.getCode() == KeyCode.ESCAPE && card.isVisible() && idle.get()) {
      event.consume();
      notices.dismiss();
    }
  }

  /** Lays out the card, which is unmanaged so that others' layout does not depend on its text. */
  private void follow() {
    if (card.isNeedsLayout()) {
      requestLayout();
    }
  }

  /**
   * Defines what the card must not cover.
   *
   * @param header parts of the header
   * @param below the board with its words under it
   * @param said the words at that foot, in the scene, which it must not cover either
   * @param mayCover the part whose foot the card may stand over, or null if there is none now
   */
  void keepClearOf(
      List<? extends Region> header,
      Region below,
      ObservableValue<Bounds> said,
      ObservableValue<? extends Region> mayCover) {
    inHeader = List.copyOf(header);
    board = below;
    foot = mayCover;
    words = said;
    words.addListener(change -> requestLayout());
    foot.addListener(change -> requestLayout());
    foot.flatMap(Region::boundsInParentProperty)
        .addListener((property, last, now) -> Platform.runLater(this::requestLayout));
    // The board gets its place after the header, in the same layout, where no other can be asked
    // for.
    board
        .boundsInParentProperty()
        .addListener((property, last, now) -> Platform.runLater(this::requestLayout));
  }

  @Override
  protected void layoutChildren() {
    Optional.<Region>ofNullable(foot.getValue())
        .ifPresentOrElse(this::layoutAtFootOf, this::layoutAbove);
  }

  private void layoutAtFootOf(Region part) {
    Bounds place = sceneToLocal(part.localToScene(part.getLayoutBounds()));
    double most = place.getWidth() - 2 * GAP;
    double width = Math.min(most, Math.max(narrowest(), Math.ceil(card.prefWidth(-1))));
    double height = card.prefHeight(width);
    double top = place.getMaxY() - height - FROM_TOP;
    Bounds said = sceneToLocal(words.getValue());
    if (!words.getValue().isEmpty()
        && said.intersects(place.getMinX() + GAP, top, width, height)
        && part.localToScene(part.getLayoutBounds()).contains(words.getValue())) {
      layoutAbove();
    } else {
      card.resizeRelocate(place.getMinX() + GAP, top, width, height);
    }
  }

  private void layoutAbove() {
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

  /** The space between a part's right edge and the card's. */
  private double beside(Region part) {
    double edge = sceneToLocal(part.localToScene(part.getLayoutBounds())).getMaxX();
    return Math.max(narrowest(), getWidth() - FROM_RIGHT * em() - edge - GAP);
  }

  private double narrowest() {
    return Math.min(NARROWEST * em() + card.widthOfAction(), getWidth() - 2 * FROM_RIGHT * em());
  }

  private void changed() {
    boolean isGone = notices.notice.get().isEmpty();
    if (isGone) {
      before.ifPresent(Node::requestFocus);
      before = Optional.empty();
    }
    time();
    requestLayout();
  }

  /** Restarts the timer that hides the notice. */
  private void time() {
    goAway.stop();
    boolean isInFront = Boolean.TRUE.equals(inFront.getValue());
    boolean isHeld = card.isHover() || card.isFocusWithin() || !isInFront;
    notices.notice.get().filter(Notice::isPassing).filter(now -> !isHeld).ifPresent(this::count);
  }

  private void count(Notice notice) {
    boolean isError = notice.kind() == Notice.Kind.ERROR;
    double least = isError ? LEAST_SECONDS_OF_ERROR : LEAST_SECONDS;
    goAway.setDuration(Duration.seconds(Math.max(least, card.letters() / LETTERS_A_SECOND)));
    goAway.playFromStart();
  }
}
