package cluewright.studio;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.document.Document;
import cluewright.document.Project;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.phrase.Phrase;
import cluewright.search.engine.Generator;
import cluewright.studio.look.Language;
import cluewright.studio.notice.Notice;
import cluewright.studio.puzzles.PuzzleEntry;
import cluewright.studio.shelf.ShelfPane;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/** A project of several puzzles, as a person works on it. */
@InTurn
@OneWindow
final class ProjectsTest {
  private static final int SECONDS = 20;

  private final FakeDialogs dialogs = new FakeDialogs();
  private StudioWindow window;

  @TempDir Path folder;

  @Start
  void start(Stage stage) {
    window = StillWindow.show(stage, FakePorts.with(new Generator(), dialogs), 1280, 800);
  }

  @BeforeEach
  void openTheList(FxRobot robot) {
    robot.interact(
        () -> {
          ((ShelfPane) window.view().root().lookup("#shelf")).chosenProperty().set("tab-puzzles");
          window.view().root().applyCss();
          window.view().root().layout();
        });
  }

  private Project project() {
    return window.studio.history.project();
  }

  private Document document() {
    return project().document();
  }

  private List<String> titles() {
    return project().documents().stream().map(Document::title).toList();
  }

  /** As a person does. */
  private void entitle(FxRobot robot, String title) {
    robot.clickOn("#about-title").push(KeyCode.CONTROL, KeyCode.A).write(title);
    robot.push(KeyCode.ENTER);
  }

  private void entitle(String title) {
    window.studio.history.apply(Phrase.of("puzzles.act-title"), document().withTitle(title));
  }

  private ListView<PuzzleEntry> list(FxRobot robot) {
    return robot.lookup("#puzzles").queryListView();
  }

  private static Node firstRow(FxRobot robot) {
    return robot
        .lookup("#puzzles .list-cell")
        .lookup((ListCell<?> cell) -> cell.getIndex() == 0)
        .query();
  }

  private String text(FxRobot robot, String id) {
    return robot.lookup(id).queryAs(Label.class).getText();
  }

  private void three(FxRobot robot) {
    robot.interact(
        () -> {
          entitle("One");
          robot.lookup("#puzzle-add").queryButton().fire();
          entitle("Two");
          robot.lookup("#puzzle-duplicate").queryButton().fire();
          entitle("Three");
        });
  }

  @Test
  void puzzlesAreAddedNamedSortedAndTakenToTheDesk(FxRobot robot) {
    Mask heart = document().mask();
    entitle(robot, "One");
    robot.clickOn("#puzzle-add");
    entitle(robot, "Two");
    robot.clickOn("#puzzle-duplicate");
    entitle(robot, "Three");
    assertThat(titles()).containsExactly("One", "Two", "Three");
    assertThat(project().current()).isEqualTo(2);
    assertThat(document().mask().clues()).isEqualTo(CellSet.empty());
    assertThat(document().strategies()).isEqualTo(project().documents().get(0).strategies());
    robot.clickOn(firstRow(robot));
    assertThat(project().current()).isZero();
    assertThat(window.studio.picture.getValue().mask()).isEqualTo(heart);
    robot.push(KeyCode.ALT, KeyCode.DOWN);
    assertThat(titles()).containsExactly("Two", "One", "Three");
    assertThat(document().title()).isEqualTo("One");
    robot.push(KeyCode.UP);
    assertThat(document().title()).isEqualTo("Two");
    robot.push(KeyCode.F2);
    assertThat(robot.lookup("#about-title").query().isFocused()).isTrue();
    robot.interact(window.studio.history::undo);
    assertThat(titles()).containsExactly("One", "Two", "Three");
  }

  @Test
  void aDeletedPuzzleComesBackByThePressOfItsNotice(FxRobot robot) {
    three(robot);
    robot.clickOn(firstRow(robot)).push(KeyCode.DELETE);
    assertThat(titles()).containsExactly("Two", "Three");
    assertThat(text(robot, "#notice")).isEqualTo("Deleted “One”.");
    robot.clickOn("#notice-action");
    assertThat(titles()).containsExactly("One", "Two", "Three");
    robot.clickOn("#puzzle-delete").clickOn("#puzzle-delete");
    assertThat(robot.lookup("#puzzle-delete").query().isDisabled()).isTrue();
    assertThat(titles()).hasSize(1);
  }

  @Test
  void notesAreKeptWhileTheyAreTypedAndUndoneAtOnce(FxRobot robot) throws Exception {
    robot.clickOn("#about-notes").write("two ");
    WaitForAsyncUtils.waitFor(SECONDS, TimeUnit.SECONDS, () -> document().notes().equals("two"));
    robot.write("hearts");
    WaitForAsyncUtils.waitFor(
        SECONDS, TimeUnit.SECONDS, () -> document().notes().equals("two hearts"));
    assertThat(robot.lookup("#about-notes").queryAs(TextInputControl.class).getText())
        .isEqualTo("two hearts");
    assertThat(window.studio.history.undoName.get()).hasToString("changing the notes");
    robot.interact(window.studio.history::undo);
    assertThat(document().notes()).isEmpty();
    assertThat(robot.lookup("#about-notes").queryAs(TextInputControl.class).getText()).isEmpty();
  }

  @Test
  void aNoticeMovesNothing(FxRobot robot) {
    Node board = window.view().board();
    Bounds before = board.localToScene(board.getBoundsInLocal());
    robot.interact(() -> window.studio.notices.show(Notice.done(Phrase.of("files.copied-mask"))));
    assertThat(text(robot, "#notice")).isEqualTo("Copied the mask as one line.");
    assertThat(board.localToScene(board.getBoundsInLocal())).isEqualTo(before);
    robot.clickOn("#notice-close");
    assertThat(robot.lookup("#notice").query().getParent().isVisible()).isFalse();
  }

  @Test
  void theWholeProjectIsSavedAndOpenedAgain(FxRobot robot) throws Exception {
    three(robot);
    Project before = project();
    dialogs.choosing(folder.resolve("three.cluewright"));
    robot.push(KeyCode.CONTROL, KeyCode.S);
    WaitForAsyncUtils.waitFor(
        SECONDS, TimeUnit.SECONDS, () -> !window.studio.history.unsaved.get());
    assertThat(Files.readString(folder.resolve("three.cluewright"))).contains("\"Three\"");
    assertThat(text(robot, "#file-name")).isEqualTo("three");
    robot.push(KeyCode.CONTROL, KeyCode.N);
    WaitForAsyncUtils.waitFor(SECONDS, TimeUnit.SECONDS, () -> titles().size() == 1);
    assertThat(text(robot, "#file-name")).isEmpty();
    robot.push(KeyCode.CONTROL, KeyCode.O);
    WaitForAsyncUtils.waitFor(SECONDS, TimeUnit.SECONDS, () -> project().equals(before));
    WaitForAsyncUtils.waitForFxEvents();
    assertThat(list(robot).getSelectionModel().getSelectedIndex()).isEqualTo(2);
    assertThat(dialogs.questions()).doesNotContain("unsaved Three");
  }

  @Test
  void theNameOfTheFileIsWholeWhereThereIsRoomForIt(FxRobot robot) throws Exception {
    three(robot);
    dialogs.choosing(folder.resolve("heart-for-the-summer-magazine.cluewright"));
    robot.push(KeyCode.CONTROL, KeyCode.S);
    WaitForAsyncUtils.waitFor(SECONDS, TimeUnit.SECONDS, () -> isFileNamed(robot));
    Text shown = (Text) robot.lookup("#file-name").query().lookup(".text");
    assertThat(shown.getText()).isEqualTo("heart-for-the-summer-magazine");
  }

  private boolean isFileNamed(FxRobot robot) {
    WaitForAsyncUtils.waitForFxEvents();
    return !text(robot, "#file-name").isEmpty();
  }

  @Test
  void everythingSpeaksAnotherLanguageAtOnce(FxRobot robot) {
    robot.interact(() -> window.studio.notices.show(Notice.done(Phrase.of("files.copied-mask"))));
    robot.interact(() -> window.texts().language.set(Language.GERMAN));
    assertThat(text(robot, "#notice")).isEqualTo("Maske als eine Zeile kopiert.");
    assertThat(text(robot, "#unsaved")).isEqualTo("Ungesichert");
    assertThat(list(robot).getAccessibleText()).isEqualTo("Die Rätsel des Projekts");
    robot.interact(() -> window.texts().language.set(Language.ENGLISH));
  }
}
