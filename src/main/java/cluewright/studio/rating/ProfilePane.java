package cluewright.studio.rating;

import cluewright.phrase.Phrase;
import cluewright.studio.look.Texts;
import cluewright.studio.look.Tip;
import cluewright.studio.work.Changes;
import java.util.Optional;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

/** The curve of the current puzzle, with a line of figures that describes the chosen step. */
public final class ProfilePane extends VBox {
  private final Texts texts;
  private final ObservableValue<Optional<PathProfile>> profile;
  private final Label line = new Label();
  private final ProfileCurve curve = new ProfileCurve();

  public ProfilePane(Texts texts, ObservableValue<Optional<PathProfile>> profile) {
    this.texts = texts;
    this.profile = profile;
    getStyleClass().add("profile");
    line.getStyleClass().add("profile-line");
    line.setMinSize(0, USE_PREF_SIZE);
    getChildren().addAll(line, curve);
    managedProperty().bind(visibleProperty());
    Changes.call(this::tell, curve.chosenProperty(), texts.wording);
    profile.subscribe(this::show);
  }

  /** Sets an id for the line, from which the curve's is derived. */
  public ProfilePane named(String id) {
    line.setId(id);
    curve.setId(id + "-curve");
    return this;
  }

  private void show(Optional<PathProfile> now) {
    setVisible(now.filter(known -> known.profile().steps() > 0).isPresent());
    now.map(PathProfile::profile).ifPresent(curve::show);
    tell();
  }

  private void tell() {
    int step = curve.chosenProperty().get();
    Phrase words =
        profile
            .getValue()
            .map(known -> step > 0 ? ProfileWords.at(known.profile(), step) : known.words())
            .orElse(Phrase.NOTHING);
    String details = texts.of(profile.getValue().map(ProfileWords::details).orElse(Phrase.NOTHING));
    line.setText(texts.of(words));
    Tip.on(line, details);
    curve.setAccessibleText(texts.of("rating.curve", words));
    curve.setAccessibleHelp(details);
  }
}
