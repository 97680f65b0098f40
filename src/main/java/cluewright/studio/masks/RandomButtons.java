package cluewright.studio.masks;

import cluewright.studio.look.Icons;
import cluewright.studio.look.Texts;
import cluewright.studio.look.Tip;
import cluewright.studio.masks.RandomMaskViewModel.Kind;
import java.util.Optional;
import javafx.animation.PauseTransition;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.util.Duration;
import org.kordamp.ikonli.feather.Feather;

/** The buttons for random masks and variants, each of which also stops its search. */
final class RandomButtons extends HBox {
  /** The time after which a search is shown; most are finished sooner, without flicker. */
  private static final Duration LONG = Duration.millis(300);

  private final Texts texts;
  private final RandomMaskViewModel masks;

  RandomButtons(Texts texts, RandomMaskViewModel masks) {
    this.texts = texts;
    this.masks = masks;
    getStyleClass().add("random-masks");
    getChildren()
        .addAll(
            button("random", Feather.SHUFFLE, Kind.RANDOM, masks::random),
            button("variant", Feather.GIT_BRANCH, Kind.VARIANT, masks::variant));
  }

  private Button button(String id, Feather icon, Kind kind, Runnable act) {
    Button button = new Button();
    button.setId(id);
    Tip.on(button, texts.bind("masks." + id + "-hint"));
    button.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(button, Priority.ALWAYS);
    Runnable idle =
        () -> {
          button.textProperty().bind(texts.bind("masks." + id));
          button.setGraphic(Icons.of(icon));
          button.setOnAction(event -> act.run());
        };
    PauseTransition patience = new PauseTransition(LONG);
    patience.setOnFinished(event -> offerStop(button));
    masks.searching.addListener(
        (property, before, now) -> {
          patience.stop();
          idle.run();
          if (now.equals(Optional.of(kind))) {
            patience.playFromStart();
          }
        });
    idle.run();
    return button;
  }

  private void offerStop(Button button) {
    button.textProperty().bind(texts.bind("masks.stop"));
    button.setGraphic(Icons.of(Feather.X));
    button.setOnAction(event -> masks.cancel());
  }
}
