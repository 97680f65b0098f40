package cluewright.studio.rating;

import cluewright.document.Document;
import cluewright.model.Puzzle;
import cluewright.studio.document.History;
import cluewright.studio.work.Background;
import cluewright.studio.work.Latest;
import java.util.Optional;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/**
 * What is known about the puzzle on display, such as its difficulty, worked out away from the UI
 * thread.
 */
public final class AppraisalViewModel<T> {
  private final Function<Puzzle, Optional<T>> appraise;
  private final Latest work;
  private final ReadOnlyObjectWrapper<Optional<T>> value =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private Optional<Puzzle> appraised = Optional.empty();

  /**
   * Appraises what is on display from now on.
   *
   * @param appraise works it out; empty if there is nothing to say
   */
  public AppraisalViewModel(
      History history, Function<Puzzle, Optional<T>> appraise, Background background) {
    this.appraise = appraise;
    this.work = new Latest(background);
    history.documentProperty().addListener((property, before, after) -> show(after));
    show(history.document());
  }

  /** Empty while there is no puzzle, or nothing is known of it yet. */
  public ReadOnlyObjectProperty<Optional<T>> valueProperty() {
    return value.getReadOnlyProperty();
  }

  private void show(Document document) {
    if (document.puzzle().equals(appraised)) {
      return;
    }
    appraised = document.puzzle();
    value.set(Optional.empty());
    work.forget();
    appraised.ifPresent(puzzle -> work.run(() -> appraise.apply(puzzle), value::set));
  }
}
