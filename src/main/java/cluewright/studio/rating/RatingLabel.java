package cluewright.studio.rating;

import cluewright.replay.rating.Rating;
import cluewright.studio.look.Texts;
import java.util.Optional;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.util.Duration;

/** The rating of the puzzle on display in one line; what it means stands in its tooltip. */
public final class RatingLabel extends Label {
  private static final Duration LONG_ENOUGH_TO_READ = Duration.seconds(60);

  private final Texts texts;
  private final Tooltip details = new Tooltip();

  public RatingLabel(Texts texts, RatingViewModel ratings) {
    this.texts = texts;
    setId("rating");
    getStyleClass().add("rating");
    setWrapText(true);
    setMinHeight(USE_PREF_SIZE);
    details.setWrapText(true);
    details.setMaxWidth(320);
    details.setShowDuration(LONG_ENOUGH_TO_READ);
    setTooltip(details);
    managedProperty().bind(visibleProperty());
    ratings.ratingProperty().addListener((property, before, now) -> show(now));
    texts.languageProperty().addListener(change -> show(ratings.ratingProperty().get()));
    show(ratings.ratingProperty().get());
  }

  private void show(Optional<Rating> rating) {
    setVisible(rating.isPresent());
    setText(rating.map(RatingWords::line).map(texts::of).orElse(""));
    details.setText(rating.map(RatingWords::details).map(texts::of).orElse(""));
    setAccessibleText(texts.of("rating.accessible", getText(), details.getText()));
  }
}
