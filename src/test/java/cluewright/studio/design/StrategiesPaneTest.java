package cluewright.studio.design;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.document.Document;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Mask;
import cluewright.phrase.Phrase;
import cluewright.strategy.StrategySet;
import cluewright.studio.document.History;
import cluewright.studio.look.Language;
import cluewright.studio.look.Texts;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;

/** The panel of strategies, as far as it depends on the board. */
@ExtendWith(ApplicationExtension.class)
final class StrategiesPaneTest {
  private final History history =
      new History(Document.untitled(Mask.empty(Boards.NINE), StrategySet.parse("NHL")));

  @Start
  void start(Stage stage) {
    Texts texts = new Texts(Language.ENGLISH);
    StrategiesViewModel strategies = new StrategiesViewModel(history);
    stage.setScene(
        new Scene(
            new VBox(
                new DifficultyPane(texts, new ConditionsViewModel(history), strategies, () -> {}),
                new StrategiesPane(texts, strategies))));
    stage.show();
  }

  private void use(FxRobot robot, Board board) {
    robot.interact(
        () -> history.apply(Phrase.verbatim("x"), history.document().withMask(Mask.empty(board))));
  }

  private static boolean isListed(FxRobot robot, String id) {
    Node row = robot.lookup("#strategy-" + id).query().getParent();
    return row.isVisible() && row.isManaged();
  }

  private static String difficultyHelp(FxRobot robot) {
    return robot.lookup("#difficulty-3").queryAs(ToggleButton.class).getAccessibleHelp();
  }

  @InTurn
  @Test
  void largeSetsAreListedOnlyOnBoardsThatHaveAUseForThem(FxRobot robot) {
    String help = difficultyHelp(robot);
    assertThat(isListed(robot, "naked-quad")).isTrue();
    assertThat(isListed(robot, "naked-set-5")).isFalse();

    use(robot, Boards.TWELVE);
    assertThat(isListed(robot, "naked-quad")).isTrue();
    assertThat(isListed(robot, "naked-set-5")).isTrue();
    assertThat(isListed(robot, "hidden-set-6")).isTrue();
    assertThat(isListed(robot, "naked-set-7")).isFalse();
    assertThat(difficultyHelp(robot)).isNotEqualTo(help);

    use(robot, Boards.NINE);
    assertThat(isListed(robot, "naked-set-5")).isFalse();
    assertThat(difficultyHelp(robot)).isEqualTo(help);
  }
}
