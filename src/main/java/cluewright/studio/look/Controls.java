package cluewright.studio.look;

import javafx.beans.value.ObservableValue;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import org.kordamp.ikonli.feather.Feather;

/** Makes labels and buttons whose words follow the language. */
public final class Controls {
  private Controls() {}

  public static Label label(ObservableValue<String> words, String... styles) {
    Label label = new Label();
    label.textProperty().bind(words);
    label.getStyleClass().addAll(styles);
    return label;
  }

  /** A label of several lines where one is too short. */
  public static Label paragraph(ObservableValue<String> words, String... styles) {
    Label label = label(words, styles);
    label.setWrapText(true);
    return label;
  }

  public static Button button(String id, ObservableValue<String> words, Runnable act) {
    Button button = new Button();
    button.setId(id);
    button.textProperty().bind(words);
    button.setOnAction(event -> act.run());
    return button;
  }

  public static Button button(
      String id, Feather icon, ObservableValue<String> words, Runnable act) {
    Button button = button(id, words, act);
    button.setGraphic(Icons.of(icon));
    return button;
  }

  /** A button without text, whose words are its tooltip and what screen readers say. */
  public static Button icon(
      String id, Feather icon, ObservableValue<String> words, Runnable act, String... styles) {
    Button button = new Button("", Icons.of(icon));
    button.setId(id);
    button.getStyleClass().add("button-icon");
    button.getStyleClass().addAll(styles);
    button.accessibleTextProperty().bind(words);
    Tip.on(button, words);
    button.setOnAction(event -> act.run());
    return button;
  }
}
