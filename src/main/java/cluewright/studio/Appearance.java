package cluewright.studio;

import cluewright.studio.look.Theme;
import java.util.List;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.property.SimpleObjectProperty;

/** How the window looks, whatever it shows. */
final class Appearance {
  /** The text sizes on offer, in percent. */
  static final List<Integer> TEXT_SIZES = List.of(100, 125, 150);

  private static final double BASE = 13;

  private final ObjectProperty<Theme> theme = new SimpleObjectProperty<>(Theme.LIGHT);
  private final IntegerProperty textSize = new SimpleIntegerProperty(TEXT_SIZES.get(0));
  private final BooleanProperty still = new SimpleBooleanProperty();

  ObjectProperty<Theme> themeProperty() {
    return theme;
  }

  /** In percent. */
  IntegerProperty textSizeProperty() {
    return textSize;
  }

  /** Whether nothing moves that need not. */
  BooleanProperty stillProperty() {
    return still;
  }

  void toggleTheme() {
    theme.set(theme.get().other());
  }

  /** The style of the window's root. */
  String style() {
    return "-fx-font-size: " + BASE * textSize.get() / 100 + "px;";
  }
}
