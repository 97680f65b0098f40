package cluewright.studio.look;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import javafx.application.Application;
import javafx.css.PseudoClass;
import javafx.scene.Node;

/** Light or dark. */
public enum Theme {
  LIGHT,
  DARK;

  private static final String STYLESHEET = "/cluewright/assets/styles/studio.css";
  private static final PseudoClass DARK_STATE = PseudoClass.getPseudoClass("dark");

  /** Where the studio's own rules stand; they hold for both themes. */
  public static String stylesheet() {
    return Theme.class.getResource(STYLESHEET).toExternalForm();
  }

  public Theme other() {
    return this == LIGHT ? DARK : LIGHT;
  }

  /** Colours every window, and tells {@code root} which theme it is. */
  public void apply(Node root) {
    apply();
    root.pseudoClassStateChanged(DARK_STATE, this == DARK);
  }

  /** Colours every window; before the first control is made, so that no other theme is read. */
  public void apply() {
    Application.setUserAgentStylesheet(
        this == LIGHT
            ? new PrimerLight().getUserAgentStylesheet()
            : new PrimerDark().getUserAgentStylesheet());
  }
}
