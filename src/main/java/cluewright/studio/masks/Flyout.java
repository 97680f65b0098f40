package cluewright.studio.masks;

import atlantafx.base.controls.Popover;
import cluewright.studio.look.Command;
import cluewright.studio.look.Texts;
import java.util.Optional;
import java.util.function.Function;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ScrollPane;
import javafx.stage.Window;
import org.kordamp.ikonli.feather.Feather;

/** Contents that stand beside their button while they are used. */
final class Flyout {
  /** What stands above and below the contents, in pixels. */
  private static final double FRAME = 72;

  private static final double LEAST_HEIGHT = 160;

  private final Texts texts;
  private final String title;
  private final Button button;
  private final Command command;
  private final Function<Flyout, Node> content;
  private final Runnable onShow;
  private final ScrollPane scroll = new ScrollPane();
  private Optional<Popover> popover = Optional.empty();

  /**
   * Makes one that does not show yet.
   *
   * @param id that of its button
   * @param title the key of its title, which its button and its menu item have, too
   * @param content makes the contents when they show for the first time
   * @param onShow is run each time before they show
   */
  Flyout(
      Texts texts,
      String id,
      String title,
      Look look,
      Function<Flyout, Node> content,
      Runnable onShow) {
    this.texts = texts;
    this.title = title;
    this.content = content;
    this.onShow = onShow;
    this.command = Command.of(texts.bind(title), look.icon(), this::toggle).on(look.shortcut());
    this.button = command.button(id);
  }

  /** The icon and the keys. */
  record Look(Feather icon, String shortcut) {}

  Button button() {
    return button;
  }

  Command command() {
    return command;
  }

  private void toggle() {
    if (popover.filter(Popover::isShowing).isPresent()) {
      hide();
    } else {
      show();
    }
  }

  void show() {
    if (button.getScene() == null) {
      return;
    }
    onShow.run();
    if (popover.isEmpty()) {
      popover = Optional.of(make());
    }
    if (!popover.get().isShowing()) {
      scroll.setMaxHeight(Math.max(LEAST_HEIGHT, room()));
      popover.get().show(button);
    }
  }

  /** What is left between the button and the lower edge of the window, in pixels. */
  private double room() {
    Window window = button.getScene().getWindow();
    Bounds place = button.localToScreen(button.getLayoutBounds());
    return window.getY() + window.getHeight() - place.getMinY() - FRAME;
  }

  void hide() {
    popover.ifPresent(Popover::hide);
  }

  private Popover make() {
    scroll.setContent(content.apply(this));
    scroll.setFitToWidth(true);
    scroll.setFitToHeight(true);
    scroll.setFocusTraversable(false);
    scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
    scroll.getStyleClass().addAll("edge-to-edge", "flyout-scroll");
    Popover made = new Popover(scroll);
    made.titleProperty().bind(texts.bind(title));
    made.setHeaderAlwaysVisible(true);
    made.setDetachable(false);
    made.setArrowLocation(Popover.ArrowLocation.LEFT_TOP);
    return made;
  }
}
