package cluewright.studio.replay;

import cluewright.studio.look.Texts;
import cluewright.studio.look.Tip;
import java.util.Optional;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;

/** The row that says where the strategies get stuck, and offers the one that would help. */
final class ObstacleRow extends HBox {
  private final Texts texts;
  private final ReplayViewModel replay;
  private final Text words = new Text();
  private final Button allow = new Button();

  ObstacleRow(Texts texts, ReplayViewModel replay) {
    this.texts = texts;
    this.replay = replay;
    setId("obstacle");
    getStyleClass().add("obstacle");
    Text title = new Text();
    title.getStyleClass().add("obstacle-title");
    title.textProperty().bind(texts.bind("replay.stuck-title"));
    words.setId("obstacle-words");
    words.getStyleClass().add("obstacle-words");
    TextFlow said = new TextFlow(title, new Text("  "), words);
    said.setMinWidth(0);
    HBox.setHgrow(said, Priority.SOMETIMES);
    allow.setId("allow-help");
    allow.setMinWidth(Region.USE_PREF_SIZE);
    allow.textProperty().bind(texts.bind("replay.allow-help"));
    allow.setOnAction(event -> replay.allowHelp());
    allow.managedProperty().bind(allow.visibleProperty());
    Tip.on(allow, texts.bind("replay.allow-help-hint"));
    managedProperty().bind(visibleProperty());
    getChildren().addAll(said, allow);
    replay.obstacle.addListener(change -> refresh());
    texts.wording.addListener(change -> refresh());
    refresh();
  }

  private void refresh() {
    Optional<Obstacle> obstacle = replay.obstacle.get();
    setVisible(obstacle.isPresent());
    if (obstacle.isPresent()) {
      words.setText(texts.of(obstacle.get().words()));
      allow.setVisible(obstacle.get().help().isPresent());
    }
  }
}
