package cluewright.studio.replay;

import cluewright.replay.Hint;
import cluewright.replay.SolvingPath;
import cluewright.strategy.core.Deduction;
import cluewright.studio.board.Marks;
import cluewright.studio.work.Changes;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/** The next step in the displayed state, revealed in three presses: strategy, region, step. */
public final class HintViewModel {
  private final ReplayViewModel replay;
  private final ReadOnlyObjectWrapper<Optional<Hint>> hintWrapper =
      new ReadOnlyObjectWrapper<>(Optional.empty());

  /** The hint given so far; empty before the first press in a state. */
  public final ReadOnlyObjectProperty<Optional<Hint>> hint = hintWrapper.getReadOnlyProperty();

  public HintViewModel(ReplayViewModel replay) {
    this.replay = replay;
    Changes.call(this::forget, replay.position, replay.path);
  }

  /** Reveals a little more; does nothing at the end of the path. */
  public void more() {
    next()
        .ifPresent(
            deduction ->
                hintWrapper.set(
                    Optional.of(
                        hintWrapper
                            .get()
                            .map(HintViewModel::better)
                            .orElse(new Hint(Hint.Grade.TECHNIQUE, deduction)))));
  }

  private static Hint better(Hint known) {
    Hint.Grade next = known.grade() == Hint.Grade.TECHNIQUE ? Hint.Grade.REGION : Hint.Grade.STEP;
    return new Hint(next, known.deduction());
  }

  public Optional<Marks> marks() {
    return hintWrapper.get().map(HintViewModel::marks);
  }

  private static Marks marks(Hint known) {
    return known.grade() == Hint.Grade.STEP
        ? Marks.of(known.deduction())
        : Marks.houses(known.houses());
  }

  /** The easiest deduction of the step after the displayed state. */
  private Optional<Deduction> next() {
    return replay.path().filter(path -> !replay.isAtEnd()).map(this::after);
  }

  private Deduction after(SolvingPath path) {
    return path.steps().get(replay.position.get()).deductions().get(0);
  }

  private void forget() {
    hintWrapper.set(Optional.empty());
  }
}
