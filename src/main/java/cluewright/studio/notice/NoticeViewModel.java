package cluewright.studio.notice;

import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/** The notice on show, if there is one; a new one takes the place of the old. */
public final class NoticeViewModel {
  private final ReadOnlyObjectWrapper<Optional<Notice>> noticeWrapper =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  public final ReadOnlyObjectProperty<Optional<Notice>> notice =
      noticeWrapper.getReadOnlyProperty();
  private Optional<Notice> waiting = Optional.empty();

  public void show(Notice next) {
    noticeWrapper.set(Optional.of(next));
  }

  /** Shows a notice once none is on show: it can wait, but is not to be missed. */
  public void showLater(Notice later) {
    if (noticeWrapper.get().isEmpty()) {
      show(later);
    } else {
      waiting = Optional.of(later);
    }
  }

  /** Takes a notice away, if it is the one on show. */
  public void dismiss(Notice shown) {
    if (noticeWrapper.get().equals(Optional.of(shown))) {
      dismiss();
    }
  }

  /** Takes away an error of such an act, which is over. */
  public void succeeded(Notice.Act act) {
    noticeWrapper
        .get()
        .filter(shown -> shown.act().equals(Optional.of(act)))
        .ifPresent(this::dismiss);
  }

  public void dismiss() {
    Optional<Notice> next = waiting;
    waiting = Optional.empty();
    noticeWrapper.set(next);
  }
}
