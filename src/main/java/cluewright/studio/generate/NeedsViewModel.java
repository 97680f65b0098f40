package cluewright.studio.generate;

import cluewright.model.Puzzle;
import cluewright.replay.Completions;
import cluewright.strategy.Strategy;
import cluewright.strategy.StrategySet;
import cluewright.studio.document.Document;
import cluewright.studio.document.History;
import cluewright.studio.work.Background;
import cluewright.studio.work.Latest;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/** Which of the required strategies the puzzle on display could do without. */
public final class NeedsViewModel {
  private final Latest work;
  private final ReadOnlyObjectWrapper<Optional<StrategySet>> unneeded =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private Optional<Document> asked = Optional.empty();

  public NeedsViewModel(History history, Background background) {
    this.work = new Latest(background);
    history.documentProperty().addListener((property, before, after) -> ask(after));
    ask(history.document());
  }

  /** Empty while nothing is required, there is no puzzle, or the answer is not known yet. */
  public ReadOnlyObjectProperty<Optional<StrategySet>> unneededProperty() {
    return unneeded.getReadOnlyProperty();
  }

  private void ask(Document document) {
    boolean isSame =
        asked
            .filter(last -> last.asksLike(document) && last.puzzle().equals(document.puzzle()))
            .isPresent();
    if (isSame) {
      return;
    }
    asked = Optional.of(document);
    work.forget();
    unneeded.set(Optional.empty());
    if (!document.required().isEmpty()) {
      document
          .puzzle()
          .ifPresent(
              puzzle ->
                  work.run(
                      () -> unneeded(puzzle, document),
                      result -> unneeded.set(Optional.of(result))));
    }
  }

  private static StrategySet unneeded(Puzzle puzzle, Document document) {
    return StrategySet.of(
        document.required().strategies().stream()
            .filter(strategy -> isSolved(puzzle, document.strategies(), strategy))
            .toList());
  }

  private static boolean isSolved(Puzzle puzzle, StrategySet allowed, Strategy without) {
    return new Completions(puzzle.board(), allowed.without(without)).completion(puzzle).isPresent();
  }
}
