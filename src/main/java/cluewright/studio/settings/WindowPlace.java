package cluewright.studio.settings;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.NullNode;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Rectangle2D;
import javafx.stage.Stage;

/**
 * Where a window stands, in pixels of all screens together.
 *
 * @param bounds where it stands while it does not fill its screen
 */
public record WindowPlace(Rectangle2D bounds, State state) {
  /** Empty before the window was closed for the first time. */
  public static final Setting<Optional<WindowPlace>> SETTING =
      new Setting<>(
          "window", Optional.empty(), node -> Optional.of(read(node)), WindowPlace::written);

  /** How much of the window must be on a screen, so that a mouse can get hold of it. */
  private static final double LEAST_SEEN = 80;

  /** Whether a window fills its screen. */
  public enum State {
    FREE,
    MAXIMISED
  }

  /** The place of a window; a maximised one keeps the place that it had before. */
  public static WindowPlace of(Stage stage, Optional<WindowPlace> before) {
    if (stage.isMaximized()) {
      return new WindowPlace(
          before.map(WindowPlace::bounds).orElse(bounds(stage)), State.MAXIMISED);
    }
    return new WindowPlace(bounds(stage), State.FREE);
  }

  private static Rectangle2D bounds(Stage stage) {
    return new Rectangle2D(stage.getX(), stage.getY(), stage.getWidth(), stage.getHeight());
  }

  /** Whether enough of it is on one of the screens to take hold of its title. */
  public boolean isOn(List<Rectangle2D> screens) {
    Rectangle2D title = new Rectangle2D(bounds.getMinX(), bounds.getMinY(), bounds.getWidth(), 1);
    return screens.stream()
        .anyMatch(
            screen ->
                screen.intersects(title)
                    && Math.min(screen.getMaxX(), title.getMaxX())
                            - Math.max(screen.getMinX(), title.getMinX())
                        >= LEAST_SEEN);
  }

  /** Puts a window there. */
  public void apply(Stage stage) {
    stage.setX(bounds.getMinX());
    stage.setY(bounds.getMinY());
    stage.setWidth(bounds.getWidth());
    stage.setHeight(bounds.getHeight());
    stage.setMaximized(state == State.MAXIMISED);
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
