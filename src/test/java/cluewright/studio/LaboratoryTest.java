package cluewright.studio;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.lab.making.MaskRow;
import cluewright.model.Boards;
import cluewright.phrase.Phrase;
import cluewright.search.Masks;
import cluewright.search.engine.Generator;
import cluewright.strategy.StrategySet;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.Spinner;
import javafx.scene.image.ImageView;
import javafx.scene.layout.GridPane;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/** The laboratory's window: methods side by side, a plot that grows, and its files. */
@InTurn
@ExtendWith(StudioExtension.class)
final class LaboratoryTest {
  private static final int SECONDS = 60;

  private final FakeDialogs dialogs = new FakeDialogs();
  private StudioWindow window;

  @TempDir Path folder;

  @Start
  void start(Stage stage) {
    window = StillWindow.show(stage, FakePorts.with(new Generator(), dialogs), 1024, 700);
  }

  private static void waitUntil(Callable<Boolean> condition) throws TimeoutException {
    WaitForAsyncUtils.waitFor(SECONDS, TimeUnit.SECONDS, condition);
    WaitForAsyncUtils.waitForFxEvents();
  }

  private void open(FxRobot robot) {
    robot.interact(() -> window.studio.windows.laboratory.open());
  }

  private static Button start(FxRobot robot) {
    return robot.lookup("#laboratory-start").queryButton();
  }

  /** The first column of the table, below its head. */
  private static List<String> rows(FxRobot robot) {
    return robot.lookup("#laboratory-table").queryAs(GridPane.class).getChildren().stream()
        .filter(cell -> GridPane.getColumnIndex(cell) == 0 && GridPane.getRowIndex(cell) > 0)
        .map(cell -> ((Label) cell).getText())
        .toList();
  }

  private static String said(FxRobot robot) {
    return robot.lookup("#laboratory-said").queryAs(Label.class).getText();
  }

  private void useSmallMask(FxRobot robot) {
    robot.interact(
        () ->
            window.studio.history.apply(
                Phrase.verbatim("small"),
                window
                    .studio
                    .history
                    .document()
                    .withMask(Masks.all(Boards.FOUR, 6).get(3000))
                    .withStrategies(StrategySet.parse("NHL"))));
  }

  private void useStrategies(String set) {
    window.studio.history.apply(
        Phrase.verbatim("other strategies"),
        window.studio.history.document().withStrategies(StrategySet.parse(set)));
  }

  @Test
  void theMaskOnTheDeskIsMeasuredPlottedAndSaved(FxRobot robot) throws Exception {
    useSmallMask(robot);
    open(robot);
    robot.clickOn("#laboratory-masks-2");
    robot.interact(start(robot)::fire);
    waitUntil(() -> said(robot).equals("All masks were tried."));
    assertThat(rows(robot)).containsExactly("paper", "guided-test", "exact", "search", "auto");
    waitUntil(() -> robot.lookup("#laboratory-plot").queryAs(ImageView.class).getImage() != null);
    ImageView shown = robot.lookup("#laboratory-plot").queryAs(ImageView.class);
    assertThat(shown.getImage().getWidth())
        .as("no finer than the screen")
        .isEqualTo(shown.getFitWidth());
    robot.interact(() -> window.studio.windows.laboratory.open.set(false));
    assertThat(shown.getImage()).as("of a closed window").isNull();
    robot.interact(() -> window.studio.windows.laboratory.open.set(true));
    waitUntil(() -> shown.getImage() != null);

    Path rows = folder.resolve("rows.csv");
    dialogs.choosing(rows);
    robot.interact(robot.lookup("#laboratory-save-rows").queryButton()::fire);
    waitUntil(() -> Files.exists(rows));
    assertThat(MaskRow.read(Files.readString(rows)))
        .extracting(MaskRow::asked)
        .containsExactly("paper", "guided-test", "exact", "search", "auto");
    Path plot = folder.resolve("plot.svg");
    dialogs.choosing(plot);
    robot.interact(robot.lookup("#laboratory-save-plot").queryButton()::fire);
    waitUntil(() -> Files.exists(plot));
    assertThat(Files.readString(plot)).contains("<svg", "masks answered", "Strategies NHL");

    Path later = folder.resolve("later.svg");
    dialogs.choosing(later);
    robot.interact(() -> useStrategies("NH"));
    robot.interact(robot.lookup("#laboratory-save-plot").queryButton()::fire);
    waitUntil(() -> Files.exists(later));
    assertThat(Files.readString(later)).as("what was measured").contains("Strategies NHL");
  }

  @Test
  void stoppingKeepsWhatIsMeasured(FxRobot robot) throws TimeoutException {
    open(robot);
    robot.interact(
        () -> robot.lookup("#laboratory-paper").queryAs(CheckBox.class).setSelected(false));
    robot.interact(start(robot)::fire);
    waitUntil(() -> robot.lookup("#laboratory-save-plot").queryButton().isDisabled() == false);
    assertThat(start(robot).getText()).isEqualTo("Stop");
    assertThat(robot.lookup("#laboratory-count").queryAs(Spinner.class).isDisabled()).isTrue();
    robot.interact(start(robot)::fire);
    waitUntil(() -> start(robot).getText().equals("Compare"));
    assertThat(said(robot)).isEqualTo("Stopped; what was measured stays.");
    assertThat(rows(robot)).hasSize(4);
  }

  @Test
  void withoutAMethodItSaysSo(FxRobot robot) {
    open(robot);
    for (String id : List.of("paper", "guided-test", "exact", "search", "auto")) {
      robot.interact(
          () -> robot.lookup("#laboratory-" + id).queryAs(CheckBox.class).setSelected(false));
    }
    robot.interact(start(robot)::fire);
    assertThat(said(robot)).isEqualTo("Choose at least one method.");
  }
}
