package cluewright.studio.replay;

import cluewright.replay.Hint;
import cluewright.replay.SolvingPath;
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
            first -> hintWrapper.set(Optional.of(hintWrapper.get().map(Hint::more).orElse(first))));
  }

  public Optional<Marks> marks() {
    return hintWrapper.get().map(HintViewModel::marks);
  }

  private static Marks marks(Hint known) {
    return known.tellsAll() ? Marks.of(known.deduction()) : Marks.houses(known.houses());
  }

  /** The first hint about the easiest deduction of the step after the displayed state. */
  private Optional<Hint> next() {
    return replay.path().filter(path -> !replay.isAtEnd()).map(this::after);
  }

  private Hint after(SolvingPath path) {
    int now = replay.position.get();
    return Hint.first(path.steps().get(now).deductions().get(0), path.state(now)::placed);
  }

  private void forget() {
    hintWrapper.set(Optional.empty());
  }
}
