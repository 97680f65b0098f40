package cluewright.studio.generate;

import cluewright.document.Document;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.replay.Completions;
import cluewright.replay.Redundancy;
import cluewright.replay.SolutionCounter;
import cluewright.replay.Wishes;
import cluewright.search.verify.WishCheck;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Strategy;
import cluewright.studio.document.History;
import cluewright.studio.work.Background;
import cluewright.studio.work.Latest;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/** Checks the puzzle on display against what is required and wished for. */
public final class NeedsViewModel {
  private final Latest work;
  private final ReadOnlyObjectWrapper<Optional<UnmetGoal>> unmetGoal =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private Optional<Document> asked = Optional.empty();

  public NeedsViewModel(History history, Background background) {
    this.work = new Latest(background);
    history.documentProperty().addListener((property, before, after) -> ask(after));
    ask(history.document());
  }

  /** Empty while nothing is asked for, there is no puzzle, or the answer is not known yet. */
  public ReadOnlyObjectProperty<Optional<UnmetGoal>> unmetGoalProperty() {
    return unmetGoal.getReadOnlyProperty();
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
    unmetGoal.set(Optional.empty());
    if (!Goals.of(document).isNone()) {
      document
          .puzzle()
          .ifPresent(
              puzzle ->
                  work.run(
                      () -> new UnmetGoal(unneeded(puzzle, document), unmet(puzzle, document)),
                      result -> unmetGoal.set(Optional.of(result))));
    }
  }

  private static List<Phrase> unmet(Puzzle puzzle, Document document) {
    Wishes wishes = document.wishes();
    boolean isMinimal = new SolutionCounter(puzzle.board()).isMinimal(puzzle);
    WishCheck check = new WishCheck(puzzle.board(), document.strategies(), wishes.ofPath());
    return new Wishes(isMinimal ? Redundancy.ALLOWED : wishes.redundancy(), check.unmet(puzzle))
        .words();
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
