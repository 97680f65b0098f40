package cluewright.studio;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.document.Document;
import cluewright.format.PuzzleText;
import cluewright.model.Boards;
import cluewright.model.DigitSet;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.strategy.core.Level;
import cluewright.studio.digitset.DigitSetMenu;
import cluewright.studio.document.History;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/** A word Sudoku: characters in the place of digits, wherever a person sees or types them. */
@InTurn
@OneWindow
final class OwnDigitsTest {
  private static final Puzzle PUZZLE =
      PuzzleText.read(
          "...7.4..5.2..1..7.....8...2.9...625.6...7...8.532...1.4...9.....3..6..9.2..4.7...");

  private StudioWindow window;

  @Start
  void start(Stage stage) {
    window = StillWindow.show(stage, FakePorts.real(), 1280, 800);
  }

  private static void waitUntil(Callable<Boolean> condition) throws TimeoutException {
    WaitForAsyncUtils.waitFor(20, TimeUnit.SECONDS, condition);
    WaitForAsyncUtils.waitForFxEvents();
  }

  private static String text(FxRobot robot, String id) {
    Node node = robot.lookup(id).query();
    return node instanceof Label label ? label.getText() : ((Labeled) node).getText();
  }

  @Test
  void ownCharactersAreOnTheBoardInSentencesAndOnTheKeysAndTypeThem(FxRobot robot)
      throws TimeoutException {
    History history = window.studio.history;
    robot.interact(
        () -> {
          window.studio.design.conditions.useLevel(Optional.of(Level.HARD));
          history.apply(Phrase.verbatim("begin"), history.document().withPuzzle(PUZZLE));
        });
    waitUntil(() -> window.studio.solve.replay.path().isPresent());
    robot.interact(() -> window.studio.design.digitSet.ask());
    robot.interact(() -> robot.lookup("#own-digits").queryAs(TextField.class).setText("WIZARDSO"));
    assertThat(text(robot, "#own-digits-trouble"))
        .isEqualTo("9 characters are needed; there are 8.");
    assertThat(robot.lookup("#own-digits-use").query().isDisabled()).isTrue();
    robot.interact(() -> robot.lookup("#own-digits").queryAs(TextField.class).setText("WIZARDSON"));
    robot.interact(robot.lookup("#own-digits-use").queryAs(Button.class)::fire);
    assertThat(history.document().digitSet()).isEqualTo(DigitSet.own(Boards.NINE, "WIZARDSON"));

    robot.interact(() -> window.studio.solve.replay.goTo(9));
    String sentence = window.studio.solve.replay.deductions().get(0).sentence().toString();
    String said = window.texts().of(window.studio.solve.replay.deductions().get(0).sentence());
    assertThat(sentence).startsWith("Pointing: 1 ").contains(", so 1 is eliminated from");
    assertThat(said).startsWith("Pointing: W ").contains(", so W is eliminated from");
    assertThat(window.studio.picture.getValue().digits().symbol(Boards.NINE, 7)).isEqualTo("S");
    assertThat(window.view().board().getAccessibleText()).doesNotContain("candidates 1");

    robot.interact(history::undo);
    assertThat(window.texts().of(window.studio.solve.replay.deductions().get(0).sentence()))
        .isEqualTo(sentence);
    robot.interact(history::redo);

    robot.interact(() -> window.studio.solve.play.enter());
    waitUntil(() -> window.studio.solve.play.active.get());
    assertThat(robot.lookup("#play-3").queryAs(Button.class).getText()).isEqualTo("Z");
    robot.interact(() -> window.view().board().requestFocus());
    robot.type(KeyCode.O);
    assertThat(window.studio.solve.play.playing.get().orElseThrow().sheet().digit(0)).isEqualTo(8);
    assertThat(window.view().board().getAccessibleText()).contains("O");
    robot.type(KeyCode.DIGIT3);
    assertThat(window.studio.solve.play.playing.get().orElseThrow().sheet().digit(0)).isEqualTo(3);
  }

  @Test
  void theMenuOffersWhatSuitsTheBoard(FxRobot robot) {
    DigitSetMenu[] menu = new DigitSetMenu[1];
    robot.interact(
        () -> {
          menu[0] =
              new DigitSetMenu(
                  window.texts(), window.studio.design.digitSet, window.studio.solve.play.active);
          window.studio.design.paint.useBoard(Boards.named("16x16").orElseThrow());
        });
    assertThat(menu[0].getItems())
        .extracting(MenuItem::getText)
        .containsExactly("123456789ABCDEFG", "123456789ABCDEF0", "1 to 16", "Own characters…");
    robot.interact(() -> menu[0].getItems().get(2).fire());
    Document document = window.studio.history.document();
    assertThat(document.digitSet().symbol(document.mask().board(), 12)).isEqualTo("12");
    assertThat(menu[0].getItems())
        .extracting(item -> ((RadioMenuItem) item).isSelected())
        .containsExactly(false, false, true, false);
    robot.interact(() -> window.studio.design.paint.useBoard(Boards.NINE));
    assertThat(menu[0].getItems())
        .extracting(MenuItem::getText)
        .containsExactly("123456789", "Own characters…");
    robot.interact(() -> menu[0].getItems().get(1).fire());
    assertThat(window.studio.design.digitSet.open.get()).isTrue();
    assertThat(((RadioMenuItem) menu[0].getItems().get(0)).isSelected()).isTrue();
    robot.interact(() -> window.studio.design.digitSet.open.set(false));
  }
}
