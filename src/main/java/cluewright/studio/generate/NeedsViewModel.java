package cluewright.studio.generate;

import cluewright.document.Document;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.replay.Completions;
import cluewright.replay.Conditions;
import cluewright.replay.SolutionCounter;
import cluewright.search.verify.ConditionCheck;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Strategy;
import cluewright.studio.document.History;
import cluewright.studio.work.Background;
import cluewright.studio.work.Changes;
import cluewright.studio.work.Latest;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;

/** Checks a puzzle against the document's requirements. */
public final class NeedsViewModel {
  private final History history;
  private final ObservableValue<Optional<Puzzle>> puzzle;
  private final Latest work;
  private final ReadOnlyObjectWrapper<Optional<UnmetGoal>> unmetGoalWrapper =
      new ReadOnlyObjectWrapper<>(Optional.empty());

  /** The result; empty without requirements or a puzzle, or while it is unknown. */
  public final ReadOnlyObjectProperty<Optional<UnmetGoal>> unmetGoal =
      unmetGoalWrapper.getReadOnlyProperty();

  private Optional<Document> asked = Optional.empty();
  private Optional<Puzzle> checked = Optional.empty();

  /**
   * @param puzzle the one to check, of the document's board
   */
  public NeedsViewModel(
      History history, ObservableValue<Optional<Puzzle>> puzzle, Background background) {
    this.history = history;
    this.puzzle = puzzle;
    this.work = new Latest(background);
    Changes.callNow(this::ask, history.document, puzzle);
  }

  /** A check of the current puzzle. */
  public static NeedsViewModel ofDisplay(History history, Background background) {
    return new NeedsViewModel(history, history.document.map(Document::puzzle), background);
  }

  private void ask() {
    Document document = history.document();
    Optional<Puzzle> now = puzzle.getValue();
    if (now.equals(checked) && asked.filter(last -> last.asksLike(document)).isPresent()) {
      return;
    }
    asked = Optional.of(document);
    checked = now;
    work.forget();
    unmetGoalWrapper.set(Optional.empty());
    if (!Goals.of(document).isNone()) {
      now.ifPresent(
          one ->
              work.run(
                  () -> new UnmetGoal(unneeded(one, document), unmet(one, document)),
                  result -> unmetGoalWrapper.set(Optional.of(result))));
    }
  }

  private static List<Phrase> unmet(Puzzle puzzle, Document document) {
    Conditions conditions = document.allConditions();
    boolean isMinimal = new SolutionCounter(puzzle.board()).isMinimal(puzzle);
    ConditionCheck check =
        new ConditionCheck(puzzle.board(), document.strategies(), conditions.ofPath(), () -> false);
    return new Conditions(conditions.minimal() && !isMinimal, check.unmet(puzzle)).words();
  }

  private static StrategySet unneeded(Puzzle puzzle, Document document) {
    return StrategySet.of(
        document.needed().strategies().stream()
            .filter(strategy -> isSolved(puzzle, document.strategies(), strategy))
            .toList());
  }

  private static boolean isSolved(Puzzle puzzle, StrategySet allowed, Strategy without) {
    return new Completions(puzzle.board(), allowed.without(without)).completion(puzzle).isPresent();
  }
}
