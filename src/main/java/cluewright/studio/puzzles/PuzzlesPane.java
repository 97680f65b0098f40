package cluewright.studio.puzzles;

import cluewright.studio.document.History;
import cluewright.studio.look.Boxes;
import cluewright.studio.look.Command;
import cluewright.studio.look.CommandMenu;
import cluewright.studio.look.Scroll;
import cluewright.studio.look.Texts;
import java.util.List;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/** The project's puzzles with the details of the current one, scrolling in a low window. */
public final class PuzzlesPane extends Scroll {
  private final PuzzlesViewModel puzzles;
  private final PuzzleCommands commands;
  private final PuzzleList list;

  public PuzzlesPane(
      Texts texts,
      PuzzlesViewModel puzzles,
      PuzzleCommands commands,
      History history,
      PuzzleDrop drop) {
    this.puzzles = puzzles;
    this.commands = commands;
    getStyleClass().add("puzzles-pane");
    list = new PuzzleList(texts, puzzles, drop, "puzzles");
    list.addEventFilter(KeyEvent.KEY_PRESSED, this::typed);
    CommandMenu.on(list, commands.ofRow(this::rename));
    VBox.setVgrow(list, Priority.ALWAYS);
    AboutForm about = new AboutForm(texts, history);
    about.setMinHeight(USE_PREF_SIZE);
    setContent(new VBox(buttons(), list, about));
    setFitToWidth(true);
    setFitToHeight(true);
    setHbarPolicy(ScrollBarPolicy.NEVER);
  }

  private HBox buttons() {
    HBox buttons = Boxes.row("puzzle-buttons");
    List<String> ids =
        List.of("puzzle-add", "puzzle-duplicate", "puzzle-up", "puzzle-down", "puzzle-delete");
    List<Command> own = commands.ofList();
    for (int i = 0; i < own.size(); i++) {
      buttons.getChildren().add(own.get(i).button(ids.get(i)));
    }
    return buttons;
  }

  private void rename() {
    lookup("#about-title").requestFocus();
  }

  private void typed(KeyEvent event) {
    boolean isMove = event.isAltDown() && !event.isShortcutDown();
    if (event.getCode() == KeyCode.DELETE && !commands.delete().disabled().get()) {
      puzzles.delete();
    } else if (isMove && event.getCode() == KeyCode.UP) {
      puzzles.moveUp();
    } else if (isMove && event.getCode() == KeyCode.DOWN) {
      puzzles.moveDown();
    } else if (event.getCode() == KeyCode.F2) {
      rename();
    } else {
      return;
    }
    event.consume();
  }
}
