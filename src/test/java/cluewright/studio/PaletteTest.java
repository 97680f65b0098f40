package cluewright.studio;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.document.Document;
import cluewright.mask.ShapeLibrary;
import cluewright.mask.Symmetry;
import cluewright.model.Boards;
import cluewright.search.engine.Generator;
import cluewright.strategy.Catalogue;
import cluewright.studio.look.ThemeChoice;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javafx.scene.Node;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/** All that the studio can do, found by name. */
@InTurn
@OneWindow
final class PaletteTest {
  private static final int SECONDS = 30;

  private StudioWindow window;

  @Start
  void start(Stage stage) {
    window = StillWindow.show(stage, FakePorts.with(new Generator(), new FakeDialogs()), 1280, 800);
  }

  private Document document() {
    return window.studio.history.document();
  }

  private void waitUntil(Callable<Boolean> condition) throws TimeoutException {
    WaitForAsyncUtils.waitFor(SECONDS, TimeUnit.SECONDS, condition);
    WaitForAsyncUtils.waitForFxEvents();
  }

  private static boolean isOpen(FxRobot robot) {
    return robot.lookup("#palette").tryQuery().filter(Node::isVisible).isPresent();
  }

  private static void open(FxRobot robot) {
    robot.press(KeyCode.CONTROL).type(KeyCode.K).release(KeyCode.CONTROL);
    WaitForAsyncUtils.waitForFxEvents();
  }

  private static List<PaletteEntry> lines(FxRobot robot) {
    ListView<PaletteEntry> lines = robot.lookup("#palette-lines").queryListView();
    return List.copyOf(lines.getItems());
  }

  private void type(FxRobot robot, String words) throws TimeoutException {
    open(robot);
    robot.write(words);
    waitUntil(() -> lines(robot).stream().anyMatch(line -> line.name().equalsIgnoreCase(words)));
    robot.type(KeyCode.ENTER);
    WaitForAsyncUtils.waitForFxEvents();
    assertThat(isOpen(robot)).isFalse();
  }

  @Test
  void bothKeysOpenItAndEscClosesIt(FxRobot robot) {
    open(robot);
    assertThat(isOpen(robot)).isTrue();
    assertThat(lines(robot)).anyMatch(line -> line.name().equals("Generate"));
    robot.type(KeyCode.ESCAPE);
    assertThat(isOpen(robot)).isFalse();
    robot.press(KeyCode.CONTROL, KeyCode.SHIFT).type(KeyCode.P);
    robot.release(KeyCode.SHIFT, KeyCode.CONTROL);
    assertThat(isOpen(robot)).isTrue();
    robot.type(KeyCode.ESCAPE);
  }

  @Test
  void commandsKindsShapesSymmetriesAndOptionsAreDoneByName(FxRobot robot) throws TimeoutException {
    type(robot, "Invert the mask");
    assertThat(document().mask().size()).isEqualTo(81 - 36);
    type(robot, "Windoku");
    assertThat(document().mask().board()).hasToString("9x9+windoku");
    type(robot, "Plain");
    assertThat(document().mask().board()).isEqualTo(Boards.NINE);
    type(robot, "Heart");
    assertThat(document().mask()).isEqualTo(ShapeLibrary.named("heart").orElseThrow().mask());
    type(robot, "Half turn");
    assertThat(window.studio.design.paint.symmetry.get()).isEqualTo(Symmetry.HALF_TURN);
    type(robot, "Dark");
    assertThat(window.appearance().themeChoice.get()).isEqualTo(ThemeChoice.DARK);
  }

  @Test
  void aStrategyIsAllowedByName(FxRobot robot) throws TimeoutException {
    assertThat(document().strategies().contains(Catalogue.LOCKED_CANDIDATES)).isFalse();
    type(robot, "Locked candidates");
    assertThat(document().strategies().contains(Catalogue.LOCKED_CANDIDATES)).isTrue();
  }

  @Test
  void aKindThatIsDrawnOpensTheBoardWithItsTool(FxRobot robot) throws TimeoutException {
    type(robot, "Thermometers");
    assertThat(window.studio.design.layout.active.get()).isTrue();
    robot.interact(window.studio.design.layout::close);
  }
}
