package cluewright.studio.rating;

import cluewright.document.Document;
import cluewright.studio.document.History;
import cluewright.studio.work.Background;
import cluewright.studio.work.Latest;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/** The profile of the current puzzle, along its replay, computed away from the UI thread. */
public final class ProfileViewModel {
  private final SharedPaths paths;
  private final Latest work;
  private final ReadOnlyObjectWrapper<Optional<PathProfile>> profileWrapper =
      new ReadOnlyObjectWrapper<>(Optional.empty());

  /** The profile; empty without a puzzle that can be rated, or while it is unknown. */
  public final ReadOnlyObjectProperty<Optional<PathProfile>> profile =
      profileWrapper.getReadOnlyProperty();

  private Optional<SharedPaths.Asked> displayed = Optional.empty();

  /** Follows the current puzzle from now on. */
  public ProfileViewModel(History history, SharedPaths paths, Background background) {
    this.paths = paths;
    this.work = new Latest(background);
    history.document.addListener((property, before, after) -> show(after));
    show(history.document());
  }

  private void show(Document document) {
    Optional<SharedPaths.Asked> now =
        document
            .puzzle()
            .filter(RatingsViewModel::isRatable)
            .map(puzzle -> new SharedPaths.Asked(puzzle, document.strategies()));
    if (now.equals(displayed)) {
      return;
    }
    displayed = now;
    profileWrapper.set(Optional.empty());
    work.forget();
    now.ifPresent(
        asked -> work.run(stop -> PathProfile.of(asked, paths, stop), profileWrapper::set));
  }
}
