package cluewright.studio.look;

import java.util.List;
import java.util.function.Consumer;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.application.Platform;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Rectangle2D;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;
import javafx.scene.text.Font;
import javafx.stage.Stage;
import javafx.stage.Window;
import javafx.util.Duration;

/**
 * A window beside the studio's; Esc closes it, and the keyboard is back where it was. It is as
 * large as the stylesheet says, but no larger than the screen, and lies over the studio's at first;
 * when the scale changes, it takes its size and its place anew.
 */
public final class SideWindow {
  /** The part of the screen's height that it may take. */
  private static final double MOST = 0.9;

  private static final Duration SETTLE = Duration.millis(100);
  private static final int SETTLINGS = 8;

  private final Stage stage = new Stage();
  private final Timeline settling = new Timeline();
  private final Region root;
  private boolean isFitted;

  /**
   * Makes the window, hidden.
   *
   * @param dress gives the window the studio's look
   * @param letters the font of a part of it, which changes with the scale
   */
  public SideWindow(
      Window owner,
      ObservableValue<String> title,
      Region root,
      Consumer<Scene> dress,
      ObservableValue<Font> letters) {
    this.root = root;
    stage.initOwner(owner);
    stage.titleProperty().bind(title);
    Scene scene = new Scene(root);
    dress.accept(scene);
    scene.addEventHandler(KeyEvent.KEY_PRESSED, this::closeOnEscape);
    stage.setScene(scene);
    letters.addListener(change -> scaleChanged());
  }

  public Stage stage() {
    return stage;
  }

  private void closeOnEscape(KeyEvent event) {
    if (event.getCode() == KeyCode.ESCAPE) {
      event.consume();
      stage.hide();
    }
  }

  /** Shows it, in front of the others, on the screen where the studio's window is. */
  public void show() {
    Rectangle2D place = place();
    put(place);
    stage.show();
    stage.toFront();
    settle(place);
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
   * Puts the window back until it stays in its place. GTK shows a window at the corner of the
   * screen, 200 pixels wide, and JavaFX takes that for its place for good if the window's frame is
   * not the one it expects: that of the window before, and a maximised window has another.
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
