package cluewright.studio.notice;

import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/** The notice on show, if there is one; a new one takes the place of the old. */
public final class NoticeViewModel {
  private final ReadOnlyObjectWrapper<Optional<Notice>> notice =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private Optional<Notice> waiting = Optional.empty();

  public ReadOnlyObjectProperty<Optional<Notice>> noticeProperty() {
    return notice.getReadOnlyProperty();
  }

  public void show(Notice next) {
    notice.set(Optional.of(next));
  }

  /** Shows a notice once none is on show: it can wait, but is not to be missed. */
  public void showLater(Notice later) {
    if (notice.get().isEmpty()) {
      show(later);
    } else {
      waiting = Optional.of(later);
    }
  }

  /** Takes a notice away, if it is the one on show. */
  public void dismiss(Notice shown) {
    if (notice.get().equals(Optional.of(shown))) {
      dismiss();
    }
  }

  /** Takes away an error of such an act, which is over. */
  public void succeeded(Notice.Act act) {
    notice.get().filter(shown -> shown.act().equals(Optional.of(act))).ifPresent(this::dismiss);
  }

  public void dismiss() {
    Optional<Notice> next = waiting;
    waiting = Optional.empty();
    notice.set(next);
  }
}
