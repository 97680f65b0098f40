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

  public void dismiss() {
    notice.set(Optional.empty());
  }
}
