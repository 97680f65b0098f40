package cluewright.studio.help;

import atlantafx.base.controls.Popover;
import atlantafx.base.controls.Popover.ArrowLocation;
import cluewright.studio.look.Boxes;
import cluewright.studio.look.Controls;
import cluewright.studio.look.Texts;
import cluewright.studio.look.Tip;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.animation.PauseTransition;
import javafx.application.Platform;
import javafx.collections.ListChangeListener;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import javafx.stage.Window;
import javafx.util.Duration;

/** The tour: at each stop, a few words beside the place that they are about. */
public final class TourView {
  /**
   * How long the window must be still before the words reappear after a move or resize, as most
   * desktops do to a new window.
   */
  private static final Duration REST = Duration.millis(250);

  /** The property of a pop-up in which one types, before which the words give way. */
  public static final String TAKES_KEYS = "cluewright.takes-keys";

  private final Texts texts;
  private final TourViewModel tour;
  private final Map<TourStop, TourPlace> places;
  private final PauseTransition follow = new PauseTransition(REST);
  private Optional<Popover> shown = Optional.empty();
  private boolean isBehind;

  public TourView(Texts texts, TourViewModel tour, Map<TourStop, TourPlace> places) {
    this.texts = texts;
    this.tour = tour;
    this.places = places;
    tour.stop.addListener((property, before, now) -> show(now));
    follow.setOnFinished(event -> show(tour.stop.get()));
    Window.getWindows()
        .addListener(
            (ListChangeListener<Window>) change -> Platform.runLater(this::windowsChanged));
  }

  /**
   * Hides the words while another window is in front, above which they would float, or one that
   * takes the keys, which they would have. It does so once the list of windows is whole again:
   * JavaFX changes it in several steps.
   */
  private void windowsChanged() {
    boolean isNow = Window.getWindows().stream().anyMatch(TourView::hides);
    if (isNow != isBehind) {
      isBehind = isNow;
      show(tour.stop.get());
    }
  }

  private static boolean hides(Window window) {
    boolean takesKeys = window.getProperties().containsKey(TAKES_KEYS);
    return takesKeys || (window instanceof Stage stage && stage.getOwner() != null);
  }

  /** Shows the words anew in other styles, which a pop-up that is open does not take over. */
  public void dressAgain() {
    follow.playFromStart();
  }

  private void show(Optional<TourStop> stop) {
    follow.stop();
    shown.ifPresent(
        popover -> {
          popover.setOnHidden(null);
          popover.hide(Duration.ZERO);
        });
    shown = stop.filter(any -> !isBehind).map(this::popover);
    shown.ifPresent(popover -> open(popover, places.get(stop.orElseThrow())));
  }

  private Popover popover(TourStop stop) {
    Popover popover = new Popover(content(stop));
    popover.setDetachable(false);
    popover.setAutoHide(false);
    popover.setAnimated(false);
    popover.setHideOnEscape(false);
    popover
        .getScene()
        .addEventHandler(
            KeyEvent.KEY_PRESSED,
            event -> {
              if (event.getCode() == KeyCode.ESCAPE) {
                tour.leave();
              }
            });
    popover.setArrowLocation(places.get(stop).arrow());
    popover.setOnHidden(event -> follow.playFromStart());
    return popover;
  }

  private static void open(Popover popover, TourPlace place) {
    Node target = place.find().get();
    if (!isOnScreen(target)) {
      return;
    }
    popover.show(target);
    popover.getScene().getRoot().applyCss();
    popover.getScene().getRoot().layout();
    level(popover, target);
    popover.getContentNode().lookup("#tour-next").requestFocus();
  }

  private static boolean isOnScreen(Node node) {
    Scene scene = node.getScene();
    return scene != null && scene.getWindow() != null && scene.getWindow().isShowing();
  }

  /** Moves the arrow once the pop-up's height in this language is known. */
  private static void level(Popover popover, Node target) {
    Node frame = popover.getScene().getRoot().lookup(".border");
    if (popover.getArrowLocation() != ArrowLocation.RIGHT_BOTTOM || frame == null) {
      return;
    }
    double lowerEnd = onScreen(frame).getMaxY();
    double arrow =
        lowerEnd - popover.getCornerRadius() - popover.getArrowIndent() - popover.getArrowSize();
    popover.setY(popover.getY() + onScreen(target).getCenterY() - arrow);
  }

  private static Bounds onScreen(Node node) {
    return node.localToScreen(node.getLayoutBounds());
  }

  private Node content(TourStop stop) {
    Label title = label("help.tour-" + stop.word(), "section-title");
    Label words = label("help.tour-" + stop.word() + "-words", "tour-words");
    Label count = new Label();
    count.getStyleClass().add("hint");
    count.setMinWidth(Region.USE_PREF_SIZE);
    count.textProperty().bind(texts.bind("help.tour-count", stop.number(), TourStop.count()));
    Region space = Boxes.space();
    Button next = button(stop.next().isPresent() ? "next" : "done", tour::next);
    next.setId("tour-next");
    next.getStyleClass().add("accent");
    next.setDefaultButton(true);
    HBox acts = new HBox(next);
    if (stop.previous().isPresent()) {
      acts.getChildren().add(button("back", tour::back));
    }
    if (stop.next().isPresent()) {
      acts.getChildren().add(button("skip", tour::leave));
    }
    acts.getChildren().addAll(space, count);
    acts.getStyleClass().add("tour-acts");
    VBox content = new VBox(title, words, acts);
    content.setId("tour-" + stop.word());
    content.getStyleClass().add("tour");
    return content;
  }

  private Label label(String key, String style) {
    return Controls.paragraph(texts.bind(key), style);
  }

  private Button button(String word, Runnable act) {
    Button button = Controls.button("tour-" + word, texts.bind("help.tour-" + word), act);
    button.accessibleTextProperty().bind(texts.bind("help.tour-" + word));
    Tip.on(button, texts.bind("help.tour-" + word + "-hint"));
    button.setMinWidth(Region.USE_PREF_SIZE);
    return button;
  }

  /**
   * Where a stop points.
   *
   * @param find the node, brought into sight
   * @param arrow on which side of the words the arrow is
   */
  public record TourPlace(Supplier<Node> find, ArrowLocation arrow) {}
}
