package cluewright.studio.rating;

import cluewright.document.Document;
import cluewright.model.Puzzle;
import cluewright.replay.profile.Profile;
import cluewright.studio.document.History;
import cluewright.studio.work.Background;
import cluewright.studio.work.Latest;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/** The profile of the current puzzle, computed away from the UI thread. */
public final class ProfileViewModel {
  private final Latest work;
  private final ReadOnlyObjectWrapper<Optional<Profile>> profileWrapper =
      new ReadOnlyObjectWrapper<>(Optional.empty());

  /** The profile; empty without a puzzle that can be rated, or while it is unknown. */
  public final ReadOnlyObjectProperty<Optional<Profile>> profile =
      profileWrapper.getReadOnlyProperty();

  private Optional<Puzzle> displayed = Optional.empty();

  /** Follows the current puzzle from now on. */
  public ProfileViewModel(History history, Background background) {
    this.work = new Latest(background);
    history.document.addListener((property, before, after) -> show(after));
    show(history.document());
  }

  private void show(Document document) {
    if (document.puzzle().equals(displayed)) {
      return;
    }
    displayed = document.puzzle();
    profileWrapper.set(Optional.empty());
    work.forget();
    displayed.ifPresent(
        puzzle -> work.run(() -> RatingsViewModel.profile(puzzle), profileWrapper::set));
  }
}
