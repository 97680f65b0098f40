package cluewright.studio.look;

import java.util.List;
import java.util.Locale;
import javafx.application.Application;
import javafx.css.PseudoClass;
import javafx.scene.Scene;

/** Light or dark: AtlantaFX Primer for all controls, with the studio's own stylesheet. */
public enum Theme {
  LIGHT,
  DARK;

  private static final String FOLDER = "/cluewright/assets/styles/";
  private static final PseudoClass DARK_STATE = PseudoClass.getPseudoClass("dark");

  public Theme other() {
    return this == LIGHT ? DARK : LIGHT;
  }

  /** Styles every window; called before the first control, so that no other theme is loaded. */
  public void apply(int percent) {
    String address = ScaledStyles.at(own("primer-" + word()), percent);
    if (!address.equals(Application.getUserAgentStylesheet())) {
      Application.setUserAgentStylesheet(address);
    }
  }

  /** Styles a window, and marks its root with the theme. */
  public void apply(Scene scene, int percent) {
    apply(percent);
    scene.getStylesheets().setAll(stylesheets(percent));
    scene.getRoot().pseudoClassStateChanged(DARK_STATE, this == DARK);
  }

  private List<String> stylesheets(int percent) {
    return List.of(ScaledStyles.at(own("studio"), percent), ScaledStyles.at(own(word()), percent));
  }

  /** The word for it in file names. */
  String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  private static String own(String name) {
    return Theme.class.getResource(FOLDER + name + ".css").toExternalForm();
  }
}
