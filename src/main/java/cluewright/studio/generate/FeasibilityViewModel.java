package cluewright.studio.generate;

import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.search.Engine;
import cluewright.search.feasibility.Feasibility;
import cluewright.search.feasibility.Judge;
import cluewright.search.feasibility.Judgement;
import cluewright.search.feasibility.Question;
import cluewright.studio.document.History;
import cluewright.studio.work.Background;
import cluewright.studio.work.Changes;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;

/**
 * Judges the mask with its fixed digits while it is painted, away from the UI thread.
 *
 * <p>A judgement stays on display for the milliseconds until that of the next edit replaces it, so
 * that nothing flickers; one about an older edit never replaces it. The first mask is judged after
 * the window is made, which has the processor to itself until then; left open, it is judged once
 * more, since the first search runs code that nothing has run before.
 */
public final class FeasibilityViewModel implements Examples {
  private final History history;
  private final ObservableValue<Mask> painted;
  private final Judge judge;
  private final Feasibility feasibility;
  private final ReadOnlyObjectWrapper<Optional<Judgement>> judgementWrapper =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  public final ReadOnlyObjectProperty<Optional<Judgement>> judgement =
      judgementWrapper.getReadOnlyProperty();
  private Optional<Question> asked = Optional.empty();
  private boolean isCold = true;

  /**
   * @param painted the mask with the stroke that is under way
   */
  public FeasibilityViewModel(
      History history, ObservableValue<Mask> painted, Engine engine, Background background) {
    this.history = history;
    this.painted = painted;
    this.judge = new Judge(engine);
    this.feasibility =
        new Feasibility(
            judge,
            Feasibility.Patience.WHILE_PAINTING,
            background.workers(),
            new Feasibility.Listener() {
              @Override
              public void judged(Judgement now) {
                background.ui().execute(() -> show(now));
              }

              @Override
              public void failed(RuntimeException failure) {
                background
                    .ui()
                    .execute(
                        () -> {
                          throw failure;
                        });
              }
            });
    Changes.call(this::ask, painted, history.document);
    background.ui().execute(this::ask);
  }

  /** A puzzle of the mask, if the judgement has one. */
  public ObservableValue<Optional<Puzzle>> puzzle() {
    return judgementWrapper.map(
        known ->
            known
                .filter(Judgement.Possible.class::isInstance)
                .map(Judgement.Possible.class::cast)
                .map(Judgement.Possible::puzzle));
  }

  @Override
  public Optional<Puzzle> example() {
    return puzzle().getValue();
  }

  /** Remembers a solution from elsewhere, which may answer for the mask at once. */
  @Override
  public void learn(Puzzle solution) {
    judge.learn(solution);
    boolean isKnown =
        judgementWrapper.get().filter(Judgement.Possible.class::isInstance).isPresent();
    if (!isKnown) {
      asked.ifPresent(feasibility::judge);
    }
  }

  /** Remembers a proof from elsewhere, which refutes the mask at once if it covers it. */
  void learn(Judgement.Impossible refuted) {
    judge.learn(refuted);
    asked.filter(refuted.question()::isEasierThan).ifPresent(feasibility::judge);
  }

  /** Stops judging for good. */
  public void close() {
    feasibility.close();
  }

  private void ask() {
    Optional<Question> next =
        Optional.of(
            new Question(painted.getValue(), history.document().strategies(), fixedOnMask()));
    if (!next.equals(asked)) {
      asked = next;
      feasibility.judge(next.get());
    }
  }

  /** The fixed digits on the mask, without conflicting ones, which are reported separately. */
  private Puzzle fixedOnMask() {
    Mask mask = painted.getValue();
    Puzzle fixed = history.document().fixed();
    return fixed.board().equals(mask.board()) && fixed.conflict().isEmpty()
        ? fixed.restrictedTo(mask)
        : Puzzle.empty(mask.board());
  }

  private void show(Judgement now) {
    if (asked.filter(now.question()::equals).isPresent()) {
      judgementWrapper.set(Optional.of(now));
      if (isCold && isLast(now)) {
        isCold = false;
        feasibility.judge(now.question());
      }
    }
  }

  /** True once no search follows that might decide a mask. */
  private static boolean isLast(Judgement now) {
    return now instanceof Judgement.Undecided open
        && open.searched().compareTo(Feasibility.Patience.WHILE_PAINTING.again()) >= 0;
  }
}
