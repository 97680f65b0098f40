package cluewright.studio.look;

import javafx.scene.Node;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Skin;

/**
 * Contents that scroll.
 *
 * <p>JavaFX keeps a picture of all that such a pane shows, for as long as the pane is there, shown
 * or not: two to four megabytes each on a large screen.
 */
public class Scroll extends ScrollPane {
  public Scroll() {}

  public Scroll(Node contents) {
    super(contents);
  }

  @Override
  protected Skin<?> createDefaultSkin() {
    Skin<?> skin = super.createDefaultSkin();
    getChildren().forEach(part -> part.setCache(false));
    return skin;
  }
}
