package cluewright.studio.layout;

import cluewright.model.Puzzle;
import cluewright.model.Stop;
import cluewright.replay.SolutionCounter;
import cluewright.studio.digits.SolutionCount;
import cluewright.studio.work.Background;
import cluewright.studio.work.Latest;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/**
 * Checks in the background whether a grid fits what is edited, and how many do, beside digits that
 * are there. The same is not looked at twice, and a look at what is no longer there ends at once.
 */
final class FitCheck {
  private final Latest looks;
  private final AtomicInteger begun = new AtomicInteger();
  private final ReadOnlyObjectWrapper<SolutionCount> fitWrapper =
      new ReadOnlyObjectWrapper<>(SolutionCount.UNKNOWN);

  /** The number of grids that fit, as far as it is known. */
  final ReadOnlyObjectProperty<SolutionCount> fit = fitWrapper.getReadOnlyProperty();

  private Optional<Puzzle> seen = Optional.empty();
  private int limit;

  FitCheck(Background work) {
    looks = new Latest(work);
  }

  /** Looks whether a grid fits. */
  void look(Puzzle digits) {
    look(digits, 1);
  }

  /** Looks how many grids fit: whether one does first, then whether it is the only one. */
  void count(Puzzle digits) {
    look(digits, SolutionCount.MOST + 1);
  }

  private void look(Puzzle digits, int most) {
    if (seen.filter(digits::equals).isEmpty()) {
      know(digits, SolutionCount.UNKNOWN);
    }
    if (most > limit) {
      limit = most;
      goOn(digits);
    }
  }

  private void goOn(Puzzle digits) {
    SolutionCount known = fitWrapper.get();
    if (known.isExact() || known.least() >= limit) {
      return;
    }
    int next = known.least() < 2 ? known.least() + 1 : limit;
    int mine = begun.get();
    looks.run(
        () -> counted(digits, next, () -> begun.get() != mine),
        found ->
            found.ifPresent(
                count -> {
                  fitWrapper.set(count);
                  goOn(digits);
                }));
  }

  /** The number of grids up to a limit; empty if the search was stopped or gave up. */
  private static Optional<SolutionCount> counted(Puzzle digits, int limit, Stop stop) {
    try {
      Puzzle weakest = digits.onWeakest();
      OptionalInt grids = new SolutionCounter(weakest.board(), stop).countIfQuick(weakest, limit);
      return grids.isEmpty()
          ? Optional.empty()
          : Optional.of(SolutionCount.of(grids.getAsInt(), limit));
    } catch (CancellationException e) {
      return Optional.empty();
    }
  }

  void know(Puzzle digits, SolutionCount known) {
    forget();
    seen = Optional.of(digits);
    fitWrapper.set(known);
  }

  void forget() {
    begun.incrementAndGet();
    looks.forget();
    seen = Optional.empty();
    limit = 0;
    fitWrapper.set(SolutionCount.UNKNOWN);
  }
}
