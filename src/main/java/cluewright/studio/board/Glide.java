package cluewright.studio.board;

import javafx.animation.Interpolator;
import javafx.animation.KeyFrame;
import javafx.animation.KeyValue;
import javafx.animation.Timeline;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.util.Duration;

/** Runs a {@link Transition}; a change in the meantime ends it and starts from its end. */
final class Glide {
  private static final Duration TIME = Duration.millis(200);

  private final DoubleProperty progress = new SimpleDoubleProperty(1);
  private final Timeline clock =
      new Timeline(new KeyFrame(TIME, new KeyValue(progress, 1, Interpolator.EASE_OUT)));
  private BoardPicture from;

  /**
   * @param redraw what each moment asks for
   */
  Glide(Runnable redraw) {
    progress.addListener(change -> redraw.run());
  }

  /** Starts to leave a picture. */
  void leave(BoardPicture picture) {
    clock.stop();
    from = picture;
    progress.set(0);
    clock.playFromStart();
  }

  /** Shows the last picture immediately. */
  void stop() {
    clock.stop();
    progress.set(1);
  }

  /** The current point of the transition to a picture. */
  Transition to(BoardPicture picture) {
    return progress.get() >= 1
        ? Transition.done(picture)
        : new Transition(from, picture, progress.get());
  }
}
