package cluewright.studio.look;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.application.Platform;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Rectangle2D;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.ListView;
import javafx.scene.image.WritableImage;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.stage.Stage;
import javafx.stage.Window;
import javafx.util.Duration;

/**
 * A secondary window; Esc or Ctrl+W closes it and restores the focus. It is as large as the
 * stylesheet says, but no larger than the screen, and lies over the studio's at first; when the
 * scale changes, it takes its size and its place anew.
 */
public final class SideWindow {
  /** The share of the screen's height that it may take. */
  private static final double MOST = 0.9;

  private static final KeyCombination CLOSE = KeyCombination.valueOf("Shortcut+W");

  private static final Duration SETTLE = Duration.millis(100);
  private static final int SETTLINGS = 8;

  private final SideWindows all;
  private final ObservableValue<String> title;
  private final Supplier<Scene> contents;
  private final Timeline settling = new Timeline();
  private Runnable hidden = () -> {};
  private Stage stage;
  private Parent root;
  private Optional<Node> focus = Optional.empty();
  private Optional<Window> before = Optional.empty();
  private boolean isFitted;

  SideWindow(SideWindows all, ObservableValue<String> title, Supplier<Scene> contents) {
    this.all = all;
    this.title = title;
    this.contents = contents;
  }

  /** Sets what is done whenever the window is closed by any means. */
  public SideWindow onHidden(Runnable act) {
    hidden = act;
    return this;
  }

  private void make() {
    stage = new Stage();
    stage.initOwner(all.owner().get());
    stage.titleProperty().bind(title);
    Scene scene = contents.get();
    root = scene.getRoot();
    all.dress().accept(scene);
    scene.addEventFilter(KeyEvent.KEY_PRESSED, this::closeOnKeys);
    scene.addEventHandler(KeyEvent.KEY_PRESSED, this::closeOnEscape);
    stage.setScene(scene);
    stage.setOnHidden(event -> wasHidden());
    all.scale().addListener(change -> scaleChanged());
  }

  /** Goes back to the window from which it was opened, which need not be the studio's. */
  private void wasHidden() {
    hidden.run();
    forgetWhatHasGone();
    takeApart();
    before.filter(Window::isShowing).ifPresent(Window::requestFocus);
    before = Optional.empty();
  }

  /**
   * Lets go of the pictures and nodes that the contents have lost since they were painted last:
   * what paints them holds all that until it looks again, which it does for a picture of one pixel.
   */
  private void forgetWhatHasGone() {
    stage.getScene().snapshot(new WritableImage(1, 1));
  }

  /**
   * Takes the contents out of the scene until they show again: a scene keeps every node that
   * changes until it is painted, so that one that is hidden would keep all that its contents ever
   * removed.
   */
  private void takeApart() {
    focus = Optional.ofNullable(stage.getScene().getFocusOwner());
    stage.getScene().setRoot(new Group());
  }

  private void putTogether() {
    if (stage.getScene().getRoot() != root) {
      stage.getScene().setRoot(root);
      focus.filter(node -> node.getScene() == stage.getScene()).ifPresent(Node::requestFocus);
    }
  }

  private void closeOnEscape(KeyEvent event) {
    if (event.getCode() == KeyCode.ESCAPE) {
      event.consume();
      stage.hide();
    }
  }

  /** Closes on Ctrl+W, and on an Esc that a list without an open editor would swallow. */
  private void closeOnKeys(KeyEvent event) {
    boolean isLost =
        event.getCode() == KeyCode.ESCAPE
            && stage.getScene().getFocusOwner() instanceof ListView<?> list
            && list.getEditingIndex() < 0
            && !event.isConsumed();
    if (CLOSE.match(event) || isLost) {
      event.consume();
      stage.hide();
    }
  }

  /** Shows it in front of the others, on the screen of the main window. */
  public void show() {
    if (stage == null) {
      make();
    }
    putTogether();
    Window.getWindows().stream()
        .filter(window -> window instanceof Stage && window != stage && window.isFocused())
        .findFirst()
        .ifPresent(window -> before = Optional.of(window));
    Rectangle2D place = place();
    put(place);
    FirstPicture.show(stage);
    stage.toFront();
    settle(place);
  }

  /** Shows it with the focus in a part of it. */
  public void show(String part) {
    show();
    stage.getScene().lookup(part).requestFocus();
  }

  public void hide() {
    if (stage != null) {
      stage.hide();
    }
  }

  private void scaleChanged() {
    isFitted = false;
    if (stage.isShowing()) {
      Platform.runLater(() -> put(place()));
    }
  }

  private Rectangle2D place() {
    Rectangle2D owner = Screens.bounds(stage.getOwner());
    Rectangle2D screen = Screens.home(owner, Screens.all());
    Rectangle2D wanted = isFitted ? Screens.bounds(stage) : preferred(owner, screen);
    isFitted = true;
    return Screens.fitted(wanted, List.of(screen));
  }

  private Rectangle2D preferred(Rectangle2D owner, Rectangle2D screen) {
    root.applyCss();
    double width = root.prefWidth(-1);
    double height = Math.min(root.prefHeight(-1), screen.getHeight() * MOST);
    stage.setMinWidth(Math.min(root.minWidth(-1), screen.getWidth()));
    stage.setMinHeight(Math.min(root.minHeight(-1), height));
    return Screens.centred(width, height, owner);
  }

  private void put(Rectangle2D place) {
    stage.setX(place.getMinX());
    stage.setY(place.getMinY());
    stage.setWidth(place.getWidth());
    stage.setHeight(place.getHeight());
  }

  /**
   * Moves the window back until it stays in place. GTK shows a window at the corner of the screen,
   * 200 pixels wide, and JavaFX takes that for its place for good if the window's frame is not the
   * one it expects: that of the window before, and a maximised window has another.
   */
  private void settle(Rectangle2D place) {
    settling.stop();
    settling.getKeyFrames().setAll(new KeyFrame(SETTLE, event -> keep(place)));
    settling.setCycleCount(SETTLINGS);
    settling.playFromStart();
  }

  private void keep(Rectangle2D place) {
    if (!stage.isShowing() || stage.isMaximized()) {
      settling.stop();
    } else if (!Screens.bounds(stage).equals(place)) {
      put(place);
    }
  }
}
