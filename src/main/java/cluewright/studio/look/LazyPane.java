package cluewright.studio.look;

import java.util.function.Supplier;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.layout.StackPane;

/**
 * A pane whose contents are made on demand, and visible as long as they are wanted.
 *
 * <p>JavaFX styles what is hidden as it does what is seen; what stands here takes no time at the
 * start, and no room while it is not wanted.
 */
public final class LazyPane extends StackPane {
  private final Supplier<Node> contents;

  public LazyPane(ObservableValue<Boolean> wanted, Supplier<Node> contents) {
    this.contents = contents;
    managedProperty().bind(visibleProperty());
    visibleProperty().addListener(change -> fill());
    visibleProperty().bind(wanted);
    fill();
  }

  private void fill() {
    if (isVisible() && getChildren().isEmpty()) {
      Node made = contents.get();
      made.visibleProperty().bind(visibleProperty());
      getChildren().add(made);
    }
  }
}
