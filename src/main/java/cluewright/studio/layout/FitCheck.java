package cluewright.studio.layout;

import cluewright.model.Board;
import cluewright.studio.work.Background;
import cluewright.studio.work.Latest;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/**
 * Checks in the background whether a grid fits what is edited. The same board is not looked at
 * twice, and a look at one that is no longer there ends at once.
 */
final class FitCheck {
  private final Latest looks;
  private final AtomicInteger begun = new AtomicInteger();
  private final ReadOnlyObjectWrapper<Fit> fitWrapper = new ReadOnlyObjectWrapper<>(Fit.UNKNOWN);
  final ReadOnlyObjectProperty<Fit> fit = fitWrapper.getReadOnlyProperty();
  private Optional<Board> seen = Optional.empty();

  FitCheck(Background work) {
    looks = new Latest(work);
  }

  void look(Board board) {
    if (seen.filter(board::equals).isPresent()) {
      return;
    }
    know(board, Fit.UNKNOWN);
    int mine = begun.get();
    looks.run(() -> Fit.of(board, () -> begun.get() != mine), fitWrapper::set);
  }

  void know(Board board, Fit known) {
    forget();
    seen = Optional.of(board);
    fitWrapper.set(known);
  }

  void forget() {
    begun.incrementAndGet();
    looks.forget();
    seen = Optional.empty();
    fitWrapper.set(Fit.UNKNOWN);
  }
}
