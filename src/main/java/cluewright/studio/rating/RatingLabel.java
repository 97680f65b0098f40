package cluewright.studio.rating;

import cluewright.replay.rating.Rating;
import cluewright.studio.look.Texts;
import cluewright.studio.look.Tip;
import java.util.Optional;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Label;

/** The rating of the current puzzle in one line, explained in its tooltip. */
public final class RatingLabel extends Label {
  private final Texts texts;
  private final ObservableValue<Optional<Rating>> rating;
  private boolean isBrief;

  public RatingLabel(Texts texts, ObservableValue<Optional<Rating>> rating) {
    this.texts = texts;
    this.rating = rating;
    setId("rating");
    getStyleClass().add("rating");
    setMinHeight(USE_PREF_SIZE);
    setWrapText(true);
    managedProperty().bind(visibleProperty());
    texts.wording.addListener(change -> show(rating.getValue()));
    rating.subscribe(this::show);
  }

  /** Sets another id, where there are several. */
  public RatingLabel named(String id) {
    setId(id);
    return this;
  }

  /** Leaves out the details, which name the strategies used, and that there is no rating. */
  public RatingLabel brief() {
    isBrief = true;
    show(rating.getValue());
    return this;
  }

  private void show(Optional<Rating> rating) {
    setVisible(rating.filter(known -> !isBrief || known instanceof Rating.Rated).isPresent());
    setText(rating.map(RatingWords::line).map(texts::of).orElse(""));
    String details =
        rating.filter(known -> !isBrief).map(RatingWords::details).map(texts::of).orElse("");
    Tip.on(this, details);
    setAccessibleText(isBrief ? getText() : texts.of("rating.accessible", getText(), details));
  }
}
