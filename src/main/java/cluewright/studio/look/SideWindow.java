package cluewright.studio.look;

import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Rectangle2D;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;
import javafx.scene.text.Font;
import javafx.stage.Screen;
import javafx.stage.Stage;
import javafx.stage.Window;

/**
 * A window beside the studio's; Esc closes it, and the keyboard is back where it was. It is as
 * large as the stylesheet says, but no larger than the screen; when the scale changes, it takes its
 * size anew.
 */
public final class SideWindow {
  /** The part of the screen's height that it may take. */
  private static final double MOST = 0.9;

  private final Stage stage = new Stage();
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

  /** Shows it, in front of the others. */
  public void show() {
    fit();
    stage.show();
    stage.toFront();
  }

  private void scaleChanged() {
    isFitted = false;
    if (stage.isShowing()) {
      Platform.runLater(this::fit);
    }
  }

  private void fit() {
    if (isFitted) {
      return;
    }
    root.applyCss();
    isFitted = true;
    Window owner = stage.getOwner();
    Rectangle2D screen =
        Screen.getScreensForRectangle(
                owner.getX(), owner.getY(), owner.getWidth(), owner.getHeight())
            .stream()
            .findFirst()
            .orElse(Screen.getPrimary())
            .getVisualBounds();
    stage.setWidth(Math.min(root.prefWidth(-1), screen.getWidth()));
    stage.setHeight(Math.min(root.prefHeight(-1), screen.getHeight() * MOST));
  }
}
