package cluewright.studio;

import cluewright.mask.PictureReader;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import javafx.animation.PauseTransition;
import javafx.application.Platform;
import javafx.beans.InvalidationListener;
import javafx.util.Duration;

/**
 * The file named when the program started. It is read while the window is made, which waits a
 * moment for it, so that it shows the file and nothing before. A picture is opened once the window
 * shows, since it is looked at in there.
 */
final class FirstFile {
  private static final Duration MOST = Duration.seconds(2);

  private final StudioViewModel studio;
  private final Optional<Path> picture;
  private final InvalidationListener arrival = change -> arrived();
  private boolean isAwaited;
  private Optional<Runnable> next = Optional.empty();

  FirstFile(StudioViewModel studio, Optional<Path> file) {
    this.studio = studio;
    picture = file.filter(FirstFile::isPicture);
    isAwaited = file.isPresent() && picture.isEmpty();
    if (isAwaited) {
      studio.history.project.addListener(arrival);
      studio.notices.notice.addListener(arrival);
      studio.project.open(file.get());
    }
  }

  private static boolean isPicture(Path file) {
    String name = file.toString().toLowerCase(Locale.ROOT);
    return PictureReader.ENDINGS.stream().anyMatch(name::endsWith);
  }

  /**
   * Runs an action once the file is open or has failed to open, without waiting for a slow disk.
   */
  void thenOrSoon(Runnable act) {
    next = Optional.of(act);
    if (isAwaited) {
      PauseTransition patience = new PauseTransition(MOST);
      patience.setOnFinished(event -> arrived());
      patience.play();
    } else {
      goOn();
    }
  }

  /** Continues after everyone has been notified. */
  private void arrived() {
    isAwaited = false;
    studio.history.project.removeListener(arrival);
    studio.notices.notice.removeListener(arrival);
    Platform.runLater(this::goOn);
  }

  private void goOn() {
    Optional<Runnable> act = next;
    next = Optional.empty();
    act.ifPresent(Runnable::run);
    picture.filter(file -> act.isPresent()).ifPresent(studio.project::open);
  }
}
