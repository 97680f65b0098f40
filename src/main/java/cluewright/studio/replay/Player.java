package cluewright.studio.replay;

import java.util.List;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.util.Duration;

/** Plays a replay step by step to its end. */
public final class Player {
  /** The available speeds, as multiples of one step per {@link #STEP_TIME}. */
  public static final List<Double> SPEEDS = List.of(0.5, 1.0, 2.0, 4.0);

  private static final Duration STEP_TIME = Duration.millis(1000);

  private final ReplayViewModel replay;
  private final ReadOnlyBooleanWrapper playingWrapper = new ReadOnlyBooleanWrapper();
  public final ReadOnlyBooleanProperty playing = playingWrapper.getReadOnlyProperty();
  public final DoubleProperty speed = new SimpleDoubleProperty(1);
  private final Timeline clock = new Timeline(new KeyFrame(STEP_TIME, event -> tick()));

  public Player(ReplayViewModel replay) {
    this.replay = replay;
    clock.setCycleCount(Timeline.INDEFINITE);
    speed.addListener((property, before, now) -> clock.setRate(now.doubleValue()));
    replay.path.addListener(change -> pause());
  }

  /** Plays from here, or from the start if at the end; or pauses. */
  public void toggle() {
    if (playingWrapper.get()) {
      pause();
      return;
    }
    if (replay.isAtEnd()) {
      replay.first();
    }
    playingWrapper.set(true);
    clock.playFromStart();
  }

  public void pause() {
    clock.stop();
    playingWrapper.set(false);
  }

  private void tick() {
    replay.forward();
    if (replay.isAtEnd()) {
      pause();
    }
  }
}
