package cluewright.studio.play;

import cluewright.studio.look.Texts;
import cluewright.studio.look.Tip;
import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableStringValue;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.Region;
import org.controlsfx.control.SegmentedButton;

/** Design or solve: what the window is for at the moment. */
public final class ModeSwitch extends SegmentedButton {
  private final PlayViewModel play;
  private final ToggleButton design = new ToggleButton();
  private final ToggleButton solve = new ToggleButton();

  public ModeSwitch(Texts texts, PlayViewModel play) {
    this.play = play;
    getStyleClass().add("mode-switch");
    setMinWidth(Region.USE_PREF_SIZE);
    name(design, "switch-design", texts.bind("play.design"), texts.bind("play.design-about"));
    name(solve, "switch-solve", texts.bind("play.solve"), texts.bind("play.solve-about"));
    solve
        .disableProperty()
        .bind(
            Bindings.createBooleanBinding(
                () -> !play.availableProperty().get(), play.availableProperty()));
    design.setOnAction(event -> change(play::leave));
    solve.setOnAction(event -> change(play::enter));
    getButtons().setAll(List.of(design, solve));
    play.activeProperty().addListener(change -> show());
    show();
  }

  private static void name(
      ToggleButton button,
      String id,
      ObservableStringValue label,
      ObservableStringValue explanation) {
    button.setId(id);
    button.textProperty().bind(label);
    button.accessibleTextProperty().bind(explanation);
    Tip.on(button, explanation);
    button.setMinWidth(Region.USE_PREF_SIZE);
  }

  private void change(Runnable how) {
    how.run();
    show();
  }

  private void show() {
    design.setSelected(!play.activeProperty().get());
    solve.setSelected(play.activeProperty().get());
  }
}
