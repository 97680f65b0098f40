package cluewright.studio.results;

import cluewright.strategy.core.Level;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;

/** Turns a label into the badge of a level, with its word and colour. */
final class LevelBadge {
  private LevelBadge() {}

  /**
   * @param level empty for a puzzle that is not rated
   */
  static void on(Label label, Optional<Level> level) {
    if (!label.getStyleClass().contains("level-badge")) {
      label.getStyleClass().add("level-badge");
    }
    for (Level each : Level.values()) {
      label.pseudoClassStateChanged(
          PseudoClass.getPseudoClass(each.id()), level.filter(each::equals).isPresent());
    }
  }
}
