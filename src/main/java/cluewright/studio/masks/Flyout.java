package cluewright.studio.masks;

import atlantafx.base.controls.Popover.ArrowLocation;
import cluewright.studio.look.Command;
import cluewright.studio.look.Scroll;
import cluewright.studio.look.Texts;
import cluewright.studio.look.TitledPopover;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ScrollPane;
import javafx.stage.Window;
import org.kordamp.ikonli.feather.Feather;

/** A pop-up beside its button. */
final class Flyout {
  /** The height of the frame above and below the contents, in text sizes. */
  private static final double FRAME = 4.5;

  /** The minimum height, in text sizes. */
  private static final double LEAST_HEIGHT = 12;

  private final Texts texts;
  private final String title;
  private final Button button;
  private final Command command;
  private final Function<Flyout, Node> content;
  private final Runnable onShow;
  private final ScrollPane scroll = new Scroll();
  private final ReadOnlyBooleanWrapper showingWrapper = new ReadOnlyBooleanWrapper();
  final ReadOnlyBooleanProperty showing = showingWrapper.getReadOnlyProperty();
  private Optional<TitledPopover> bubble = Optional.empty();

  /**
   * @param id that of its button
   * @param look its words, icon and keys
   * @param content makes the contents when they show for the first time
   * @param onShow is run each time before they show
   */
  Flyout(Texts texts, String id, Look look, Function<Flyout, Node> content, Runnable onShow) {
    this.texts = texts;
    this.title = look.title();
    this.content = content;
    this.onShow = onShow;
    this.command =
        Command.of(texts.bind(look.command()), look.icon(), this::toggle).on(look.shortcut());
    this.button = command.button(id);
  }

  /**
   * Its name and appearance.
   *
   * @param command the key of what its button and its menu item say
   * @param title the key of what stands above the contents
   */
  record Look(String command, String title, Feather icon, String shortcut) {}

  Button button() {
    return button;
  }

  Command command() {
    return command;
  }

  private void toggle() {
    if (showingWrapper.get()) {
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
    if (bubble.isEmpty()) {
      bubble = Optional.of(made());
    }
    scroll.setMaxHeight(Math.max(LEAST_HEIGHT * em(), room()));
    bubble.get().show(toEdgeOfStrip());
  }

  /** The width of the tools beside the button, which stay accessible. */
  private double toEdgeOfStrip() {
    return Stream.iterate((Node) button, Objects::nonNull, node -> (Node) node.getParent())
        .filter(ToolStrip.class::isInstance)
        .findFirst()
        .map(strip -> right(strip) - right(button))
        .orElse(0.0);
  }

  private static double right(Node node) {
    return node.localToScene(node.getLayoutBounds()).getMaxX();
  }

  /** The space between the button and the bottom of the window, in pixels. */
  private double room() {
    Window window = button.getScene().getWindow();
    Bounds place = button.localToScreen(button.getLayoutBounds());
    return window.getY() + window.getHeight() - place.getMinY() - FRAME * em();
  }

  private double em() {
    return button.getFont().getSize();
  }

  void hide() {
    bubble.ifPresent(TitledPopover::hide);
  }

  private TitledPopover made() {
    scroll.setContent(content.apply(this));
    scroll.setFitToWidth(true);
    scroll.setFitToHeight(true);
    scroll.setFocusTraversable(false);
    scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
    scroll.getStyleClass().addAll("edge-to-edge", "flyout-scroll");
    TitledPopover made =
        new TitledPopover(button, texts.bind(title), scroll, ArrowLocation.LEFT_TOP);
    showingWrapper.bind(made.showingProperty());
    return made;
  }
}
