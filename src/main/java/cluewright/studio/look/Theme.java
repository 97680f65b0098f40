package cluewright.studio.look;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import java.util.List;
import java.util.Locale;
import javafx.application.Application;
import javafx.css.PseudoClass;
import javafx.scene.Scene;

/** Light or dark: Primer's colours for all controls, and a stylesheet with the studio's own. */
public enum Theme {
  LIGHT,
  DARK;

  private static final String FOLDER = "/cluewright/assets/styles/";
  private static final PseudoClass DARK_STATE = PseudoClass.getPseudoClass("dark");

  public Theme other() {
    return this == LIGHT ? DARK : LIGHT;
  }

  /** Colours every window; before the first control is made, so that no other theme is read. */
  public void apply(int percent) {
    String address = ScaledStyles.at(address(), percent);
    if (!address.equals(Application.getUserAgentStylesheet())) {
      Application.setUserAgentStylesheet(address);
    }
  }

  /** The address of Primer's rules; JavaFX takes a mere path for one on the class path. */
  private String address() {
    String path =
        this == LIGHT
            ? new PrimerLight().getUserAgentStylesheet()
            : new PrimerDark().getUserAgentStylesheet();
    return Theme.class.getResource(path).toExternalForm();
  }

  /** Dresses a window, and tells its root which theme it is. */
  public void apply(Scene scene, int percent) {
    apply(percent);
    scene.getStylesheets().setAll(stylesheets(percent));
    scene.getRoot().pseudoClassStateChanged(DARK_STATE, this == DARK);
  }

  private List<String> stylesheets(int percent) {
    return List.of(
        ScaledStyles.at(own("studio"), percent),
        ScaledStyles.at(own(name().toLowerCase(Locale.ROOT)), percent));
  }

  private static String own(String name) {
    return Theme.class.getResource(FOLDER + name + ".css").toExternalForm();
  }
}
