package cluewright.studio;

import cluewright.studio.look.Texts;
import cluewright.studio.look.Tip;
import cluewright.studio.work.Changes;
import java.util.EnumMap;
import java.util.Map;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.Region;
import org.controlsfx.control.SegmentedButton;

/** The switch between the desks: design, solve and gallery. */
final class DeskSwitch extends SegmentedButton {
  private final StudioViewModel studio;
  private final Map<Desk, ToggleButton> buttons = new EnumMap<>(Desk.class);

  DeskSwitch(Texts texts, StudioViewModel studio) {
    this.studio = studio;
    getStyleClass().add("desk-switch");
    setMinWidth(Region.USE_PREF_SIZE);
    for (Desk each : Desk.values()) {
      ToggleButton button = new ToggleButton();
      button.setId("switch-" + each.id());
      button.textProperty().bind(texts.bind(each.label()));
      button.accessibleTextProperty().bind(texts.bind(each.about()));
      Tip.on(button, texts.bind(each.about()));
      button.setMinWidth(Region.USE_PREF_SIZE);
      button.setOnAction(event -> go(each));
      if (each == Desk.SOLVE) {
        button.disableProperty().bind(studio.solve.play.available.not());
      }
      buttons.put(each, button);
    }
    getButtons().setAll(buttons.values());
    Changes.callNow(this::show, studio.desks.current);
  }

  private void go(Desk desk) {
    switch (desk) {
      case DESIGN -> studio.desks.goToDesign();
      case SOLVE -> studio.solve.play.enter();
      case GALLERY -> studio.desks.goToGallery();
    }
    show();
  }

  private void show() {
    buttons.forEach((each, button) -> button.setSelected(studio.desks.current.get() == each));
  }
}
