package cluewright.studio.play;

import cluewright.studio.look.Texts;
import cluewright.studio.look.Tip;
import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.util.Duration;

/** The time that a game has taken, for those who want to see it. */
final class TimeRow extends HBox {
  private final PlayViewModel play;
  private final CheckBox wanted = new CheckBox();
  private final Label time = new Label();
  private final Timeline ticks = new Timeline(new KeyFrame(Duration.seconds(1), event -> tell()));

  TimeRow(Texts texts, PlayViewModel play) {
    this.play = play;
    getStyleClass().add("play-time");
    wanted.setId("play-timer");
    wanted.textProperty().bind(texts.bind("play.timer"));
    Tip.on(wanted, texts.bind("play.timer-about"));
    time.setId("play-time");
    time.visibleProperty().bind(wanted.selectedProperty());
    ticks.setCycleCount(Animation.INDEFINITE);
    wanted.selectedProperty().addListener(change -> tick());
    play.active.addListener(change -> tick());
    play.playing.addListener(change -> tell());
    getChildren().addAll(wanted, time);
  }

  private void tick() {
    tell();
    if (wanted.isSelected() && play.active.get()) {
      ticks.play();
    } else {
      ticks.stop();
    }
  }

  private void tell() {
    time.setText(play.time());
  }
}
