package cluewright.studio.notice;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/** The current notice, if there is one; a new one replaces the old. */
public final class NoticeViewModel {
  private final ReadOnlyObjectWrapper<Optional<Notice>> noticeWrapper =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  public final ReadOnlyObjectProperty<Optional<Notice>> notice =
      noticeWrapper.getReadOnlyProperty();
  private final Deque<Notice> waiting = new ArrayDeque<>();

  public void show(Notice next) {
    noticeWrapper.set(Optional.of(next));
  }

  /** Shows a notice once no other is shown, since it can wait but must not be missed. */
  public void showLater(Notice later) {
    if (noticeWrapper.get().isEmpty()) {
      show(later);
    } else {
      waiting.add(later);
    }
  }

  public void dismiss(Notice shown) {
    if (noticeWrapper.get().equals(Optional.of(shown))) {
      dismiss();
    }
  }

  /** Clears an error of such an act, which has now succeeded. */
  public void succeeded(Notice.Act act) {
    noticeWrapper
        .get()
        .filter(shown -> shown.act().equals(Optional.of(act)))
        .ifPresent(this::dismiss);
  }

  public void dismiss() {
    noticeWrapper.set(Optional.ofNullable(waiting.poll()));
  }
}
