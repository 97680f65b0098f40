package cluewright.studio.notice;

import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/** The notice on show, if there is one; a new one takes the place of the old. */
public final class NoticeViewModel {
  private final ReadOnlyObjectWrapper<Optional<Notice>> notice =
      new ReadOnlyObjectWrapper<>(Optional.empty());

  public ReadOnlyObjectProperty<Optional<Notice>> noticeProperty() {
    return notice.getReadOnlyProperty();
  }

  public void show(Notice next) {
    notice.set(Optional.of(next));
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
    notice.set(Optional.empty());
  }
}
