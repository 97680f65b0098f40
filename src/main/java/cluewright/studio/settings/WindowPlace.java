package cluewright.studio.settings;

import cluewright.studio.look.Screens;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.NullNode;
import java.util.List;
import java.util.Optional;
import javafx.animation.PauseTransition;
import javafx.beans.InvalidationListener;
import javafx.beans.Observable;
import javafx.geometry.Rectangle2D;
import javafx.stage.Stage;
import javafx.util.Duration;

/**
 * The position of a window, in pixels across all screens.
 *
 * @param bounds where it stands while it does not fill its screen
 */
public record WindowPlace(Rectangle2D bounds, State state) {
  /** Empty before the window was closed for the first time. */
  public static final Setting<Optional<WindowPlace>> SETTING =
      new Setting<>(
          "window", Optional.empty(), node -> Optional.of(read(node)), WindowPlace::written);

  /** How long a desktop takes to place a window. */
  private static final Duration MOMENT = Duration.millis(100);

  /** Whether a window is maximized. */
  public enum State {
    FREE,
    MAXIMISED
  }

  /** The position of a window; a maximized one keeps its former position. */
  public static WindowPlace of(Stage stage, Optional<WindowPlace> before) {
    if (stage.isMaximized()) {
      return new WindowPlace(
          before.map(WindowPlace::bounds).orElse(Screens.bounds(stage)), State.MAXIMISED);
    }
    return new WindowPlace(Screens.bounds(stage), State.FREE);
  }

  /**
   * Moves a window there, as far as the current screens allow, without {@link #fill maximizing} it.
   */
  public void apply(Stage stage, List<Rectangle2D> screens) {
    put(stage, Screens.fitted(bounds, screens));
  }

  /**
   * Maximizes a visible window if it was maximized. When it no longer does, it is where it was put
   * before: JavaFX on GTK leaves it as large as the screen if it has filled that from the start.
   */
  public void fill(Stage stage) {
    if (state == State.FREE) {
      return;
    }
    Rectangle2D free = Screens.bounds(stage);
    stage.setMaximized(true);
    stage
        .maximizedProperty()
        .addListener(
            new InvalidationListener() {
              @Override
              public void invalidated(Observable maximised) {
                if (!stage.isMaximized()) {
                  stage.maximizedProperty().removeListener(this);
                  Rectangle2D full = Screens.bounds(stage);
                  settle(stage, full, free);
                }
              }
            });
  }

  /** Accepts that the user has dragged the window out of its maximized state. */
  private static void settle(Stage stage, Rectangle2D full, Rectangle2D free) {
    PauseTransition moment = new PauseTransition(MOMENT);
    moment.setOnFinished(
        event -> {
          if (Screens.bounds(stage).equals(full)) {
            put(stage, free);
          }
        });
    moment.play();
  }

  private static void put(Stage stage, Rectangle2D here) {
    stage.setX(here.getMinX());
    stage.setY(here.getMinY());
    stage.setWidth(here.getWidth());
    stage.setHeight(here.getHeight());
  }

  private static Optional<WindowPlace> read(JsonNode node) {
    boolean isWhole =
        List.of("x", "y", "width", "height").stream().allMatch(name -> node.path(name).isNumber());
    if (!isWhole || node.get("width").asDouble() <= 0 || node.get("height").asDouble() <= 0) {
      return Optional.empty();
    }
    return Optional.of(
        new WindowPlace(
            new Rectangle2D(
                node.get("x").asDouble(),
                node.get("y").asDouble(),
                node.get("width").asDouble(),
                node.get("height").asDouble()),
            node.path("maximised").asBoolean() ? State.MAXIMISED : State.FREE));
  }

  private static JsonNode written(Optional<WindowPlace> place) {
    return place.<JsonNode>map(WindowPlace::written).orElse(NullNode.instance);
  }

  private static JsonNode written(WindowPlace place) {
    return JsonNodeFactory.instance
        .objectNode()
        .put("x", place.bounds.getMinX())
        .put("y", place.bounds.getMinY())
        .put("width", place.bounds.getWidth())
        .put("height", place.bounds.getHeight())
        .put("maximised", place.state == State.MAXIMISED);
  }
}
