package cluewright.studio.look;

import java.util.Locale;
import java.util.function.Predicate;
import java.util.stream.Stream;
import javafx.application.Application;
import javafx.application.ConditionalFeature;
import javafx.application.Platform;
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
    String address = style("primer-" + word(), percent);
    if (!address.equals(Application.getUserAgentStylesheet())) {
      Application.setUserAgentStylesheet(address);
    }
  }

  /** Styles a window with its pop-ups, and marks its root with the theme. */
  public void apply(Scene scene, int percent) {
    apply(scene, percent, Platform::isSupported);
  }

  /**
   * @param can what the desktop can do
   */
  void apply(Scene scene, int percent, Predicate<ConditionalFeature> can) {
    apply(percent);
    scene.getStylesheets().setAll(stylesheets(can).map(name -> style(name, percent)).toList());
    scene.getRoot().pseudoClassStateChanged(DARK_STATE, this == DARK);
  }

  private Stream<String> stylesheets(Predicate<ConditionalFeature> can) {
    Stream<String> usual = Stream.of("studio", word());
    return can.test(ConditionalFeature.TRANSPARENT_WINDOW)
        ? usual
        : Stream.concat(usual, Stream.of("opaque"));
  }

  private static String style(String name, int percent) {
    return ScaledStyles.at(own(name), percent);
  }

  /** The word for it in file names. */
  String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  private static String own(String name) {
    return Theme.class.getResource(FOLDER + name + ".css").toExternalForm();
  }
}
