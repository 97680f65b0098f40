package cluewright.studio;

import cluewright.studio.look.Texts;
import cluewright.studio.look.Tip;
import cluewright.studio.play.PlayViewModel;
import java.util.EnumMap;
import java.util.Map;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.Region;
import org.controlsfx.control.SegmentedButton;

/** Design, solve or gallery: what the window is for at the moment. */
final class PlaceSwitch extends SegmentedButton {
  private final PlacesViewModel places;
  private final Map<Place, ToggleButton> buttons = new EnumMap<>(Place.class);

  PlaceSwitch(Texts texts, PlacesViewModel places, PlayViewModel play) {
    this.places = places;
    getStyleClass().add("place-switch");
    setMinWidth(Region.USE_PREF_SIZE);
    for (Place each : Place.values()) {
      ToggleButton button = new ToggleButton();
      button.setId("switch-" + each.id());
      button.textProperty().bind(texts.bind(each.label()));
      button.accessibleTextProperty().bind(texts.bind(each.about()));
      Tip.on(button, texts.bind(each.about()));
      button.setMinWidth(Region.USE_PREF_SIZE);
      button.setOnAction(event -> go(each));
      if (each == Place.SOLVE) {
        button.disableProperty().bind(play.availableProperty().not());
      }
      buttons.put(each, button);
    }
    getButtons().setAll(buttons.values());
    places.placeProperty().addListener(change -> show());
    show();
  }

  private void go(Place place) {
    places.go(place);
    show();
  }

  private void show() {
    buttons.forEach((each, button) -> button.setSelected(places.placeProperty().get() == each));
  }
}
