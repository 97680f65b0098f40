package cluewright.studio.replay;

import cluewright.studio.look.Icons;
import cluewright.studio.look.Texts;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/** The list of steps; a press jumps to one. */
public final class StepsPane extends VBox {
  private final ReplayViewModel replay;
  private final ListView<StepEntry> list = new ListView<>();

  public StepsPane(Texts texts, ReplayViewModel replay) {
    this.replay = replay;
    getStyleClass().add("steps-pane");
    list.setId("steps");
    list.getStyleClass().addAll("edge-to-edge", "steps");
    list.setItems(replay.entries());
    list.setCellFactory(view -> new StepCell());
    list.setPlaceholder(guide());
    list.setAccessibleText("Steps of the solution");
    VBox.setVgrow(list, Priority.ALWAYS);
    getChildren().add(list);
    list.getSelectionModel()
        .selectedIndexProperty()
        .addListener((property, before, now) -> jump(now.intValue()));
    replay.positionProperty().addListener(change -> select());
    replay.pathProperty().addListener(change -> select());
  }

  private void jump(int index) {
    if (index >= 0) {
      replay.goTo(index + 1);
    }
  }

  private void select() {
    int index = replay.positionProperty().get() - 1;
    if (index < 0 || index >= replay.entries().size()) {
      list.getSelectionModel().clearSelection();
      return;
    }
    list.getSelectionModel().select(index);
    list.scrollTo(Math.max(0, index - 4));
  }

  /** What to do until there are steps. */
  private static Node guide() {
    VBox guide =
        new VBox(
            line(Feather.EDIT_2, "Paint the cells that will hold clues."),
            line(Feather.CHECK_SQUARE, "Choose the strategies a solver may use."),
            line(Feather.ZAP, "Press Generate."),
            line(Feather.PLAY, "Watch here how the puzzle is solved, step by step."));
    guide.getStyleClass().add("guide");
    return guide;
  }

  private static Node line(Feather icon, String words) {
    Label label = new Label(words);
    label.setWrapText(true);
    HBox.setHgrow(label, Priority.ALWAYS);
    HBox line = new HBox(Icons.of(icon), label);
    line.getStyleClass().add("guide-line");
    return line;
  }
}
