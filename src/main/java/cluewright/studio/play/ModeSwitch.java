package cluewright.studio.play;

import cluewright.studio.look.Icons;
import cluewright.studio.look.Texts;
import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableBooleanValue;
import javafx.beans.value.ObservableStringValue;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Region;
import org.controlsfx.control.SegmentedButton;
import org.kordamp.ikonli.feather.Feather;

/** Design or solve: what the window is for at the moment. */
public final class ModeSwitch extends SegmentedButton {
  private final PlayViewModel play;
  private final ToggleButton design = new ToggleButton();
  private final ToggleButton solve = new ToggleButton();

  /**
   * Shows both by their names.
   *
   * @param isNarrow where there is little room, the signs stand alone
   */
  public ModeSwitch(Texts texts, PlayViewModel play, ObservableBooleanValue isNarrow) {
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
    design.setGraphic(Icons.of(Feather.EDIT_2));
    solve.setGraphic(Icons.of(Feather.GRID));
    for (ToggleButton button : List.of(design, solve)) {
      button
          .contentDisplayProperty()
          .bind(
              Bindings.when(isNarrow)
                  .then(ContentDisplay.GRAPHIC_ONLY)
                  .otherwise(ContentDisplay.TEXT_ONLY));
    }
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
    Tooltip tooltip = new Tooltip();
    tooltip.textProperty().bind(explanation);
    button.setTooltip(tooltip);
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
