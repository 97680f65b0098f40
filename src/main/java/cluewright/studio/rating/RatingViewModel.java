package cluewright.studio.rating;

import cluewright.document.Document;
import cluewright.model.Puzzle;
import cluewright.replay.rating.Rating;
import cluewright.studio.document.History;
import cluewright.studio.work.Background;
import cluewright.studio.work.Latest;
import java.util.Optional;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/** The difficulty of the puzzle on display, worked out away from the UI thread. */
public final class RatingViewModel {
  private final Function<Puzzle, Rating> rate;
  private final Latest work;
  private final ReadOnlyObjectWrapper<Optional<Rating>> rating =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private Optional<Puzzle> rated = Optional.empty();

  /**
   * Rates what is on display from now on.
   *
   * @param rate works a rating out
   */
  public RatingViewModel(History history, Function<Puzzle, Rating> rate, Background background) {
    this.rate = rate;
    this.work = new Latest(background);
    history.documentProperty().addListener((property, before, after) -> show(after));
    show(history.document());
  }

  /** Empty while there is no puzzle, or its rating is not known yet. */
  public ReadOnlyObjectProperty<Optional<Rating>> ratingProperty() {
    return rating.getReadOnlyProperty();
  }

  private void show(Document document) {
    if (document.puzzle().equals(rated)) {
      return;
    }
    rated = document.puzzle();
    rating.set(Optional.empty());
    work.forget();
    rated.ifPresent(
        puzzle -> work.run(() -> rate.apply(puzzle), result -> rating.set(Optional.of(result))));
  }
}
