package cluewright.studio;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.Tries;
import cluewright.model.Boards;
import cluewright.model.Mask;
import cluewright.search.engine.Generator;
import cluewright.strategy.core.Level;
import cluewright.studio.look.Language;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Region;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/** The tools and flyouts around the board, in a small window. */
@InTurn
@OneWindow
final class ToolsAndFlyoutsTest {
  private StudioWindow window;

  @Start
  void start(Stage stage) {
    Ports ports = FakePorts.with(new Generator(), new FakeDialogs());
    window = StillWindow.show(stage, ports, 1024, 700);
  }

  private static void waitUntil(Callable<Boolean> condition) throws TimeoutException {
    WaitForAsyncUtils.waitFor(20, TimeUnit.SECONDS, condition);
    WaitForAsyncUtils.waitForFxEvents();
  }

  private Node find(String selector) {
    return window.view().root().lookup(selector);
  }

  /** Something in a window above the studio's. */
  private static boolean isOpen(String selector) {
    return Window.getWindows().stream()
        .filter(Window::isShowing)
        .anyMatch(each -> each.getScene().getRoot().lookup(selector) != null);
  }

  private Node focused() {
    return window.view().root().getScene().getFocusOwner();
  }

  private List<MenuItem> menuItems() {
    return ((MenuBar) find(".menu-bar"))
        .getMenus().stream().flatMap(ToolsAndFlyoutsTest::within).toList();
  }

  private static Stream<MenuItem> within(MenuItem item) {
    return item instanceof Menu menu
        ? menu.getItems().stream().flatMap(ToolsAndFlyoutsTest::within)
        : Stream.of(item);
  }

  private void use(FxRobot robot, Language language, int percent) {
    robot.interact(
        () -> {
          window.texts().language.set(language);
          window.appearance().textSize.set(percent);
        });
    WaitForAsyncUtils.waitForFxEvents();
  }

  @Test
  void theFirstDocumentAllowsExactlyTheEasiestPreset() {
    assertThat(window.studio.design.strategies.choice().upTo()).contains(Level.EASY);
  }

  @Test
  void oneFlyoutShowsAtATimeAndEscapeLeadsBackToWhereOneWas(FxRobot robot) throws TimeoutException {
    Node before = focused();
    robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.X);
    assertThat(isOpen("#mask-text")).isTrue();
    robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.I);
    waitUntil(() -> isOpen("#picture-open") && !isOpen("#mask-text"));
    robot.push(KeyCode.ESCAPE);
    waitUntil(() -> !isOpen("#picture-open"));
    assertThat(focused()).isNotNull().isSameAs(before);
  }

  @Test
  void anotherToolsButtonOpensItsFlyoutAtOnceAndAPressOnTheBoardOnlyCloses(FxRobot robot)
      throws TimeoutException {
    Mask heart = window.studio.history.document().mask();
    robot.clickOn("#shapes");
    waitUntil(() -> isOpen("#shape-arrow-up"));
    robot.clickOn("#text-mask");
    waitUntil(() -> isOpen("#mask-text") && !isOpen("#shape-arrow-up"));
    robot.clickOn("#picture-mask");
    waitUntil(() -> isOpen("#picture-open") && !isOpen("#mask-text"));
    robot.clickOn("#picture-mask");
    waitUntil(() -> !isOpen("#picture-open"));
    robot.clickOn("#transform");
    waitUntil(() -> isOpen("#transform-0"));
    Bounds board = window.view().board().localToScreen(window.view().board().cellBounds(80));
    robot.clickOn(board.getCenterX(), board.getCenterY());
    waitUntil(() -> !isOpen("#transform-0"));
    assertThat(window.studio.history.document().mask()).isEqualTo(heart);
    robot.clickOn(board.getCenterX(), board.getCenterY());
    assertThat(window.studio.history.document().mask()).isNotEqualTo(heart);
  }

  @Test
  void textStandsOnTheBoardAsAGhostUntilItsFlyoutCloses(FxRobot robot) throws TimeoutException {
    Mask heart = window.studio.history.document().mask();
    robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.X);
    robot.interact(() -> robot.lookup("#mask-text").queryAs(TextField.class).setText("T"));
    waitUntil(() -> !window.studio.picture.getValue().mask().equals(heart));
    assertThat(window.studio.history.document().mask()).isEqualTo(heart);
    assertThat(window.studio.design.paint.mask.get()).isEqualTo(heart);
    robot.push(KeyCode.ESCAPE);
    waitUntil(() -> window.studio.picture.getValue().mask().equals(heart));
  }

  @Test
  void theShapePointedAtStandsOnTheBoardAsAGhostHoweverLongTheGalleryIsOpen(FxRobot robot)
      throws TimeoutException {
    Mask heart = window.studio.history.document().mask();
    robot.push(KeyCode.CONTROL, KeyCode.L);
    waitUntil(() -> robot.lookup("#shape-arrow-up").tryQuery().isPresent());
    System.gc();
    robot.interact(() -> robot.lookup("#shape-arrow-up").query().requestFocus());
    waitUntil(() -> !window.studio.picture.getValue().mask().equals(heart));
    robot.push(KeyCode.ESCAPE);
    waitUntil(() -> window.studio.picture.getValue().mask().equals(heart));
    assertThat(window.studio.history.document().mask()).isEqualTo(heart);
  }

  @Test
  void keysBearTheNamesOfTheLanguagesKeyboard(FxRobot robot) {
    use(robot, Language.GERMAN, 100);
    List<String> names =
        menuItems().stream()
            .filter(item -> item.getAccelerator() != null)
            .map(item -> item.getAccelerator().getDisplayText())
            .toList();
    assertThat(names)
        .contains("Strg+Umschalt+X", "Alt+Pos1", "Strg+Leertaste")
        .doesNotHaveDuplicates()
        .noneMatch(name -> name.contains("Ctrl") || name.contains("Shift"));
    robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.X);
    assertThat(isOpen("#mask-text")).isTrue();
    use(robot, Language.ENGLISH, 100);
    assertThat(menuItems())
        .filteredOn(item -> item.getAccelerator() != null)
        .anyMatch(item -> item.getAccelerator().getDisplayText().equals("Ctrl+Shift+X"));
  }

  @Test
  void noKeysBelongToTwoCommands() {
    assertThat(menuItems().stream().map(MenuItem::getAccelerator).filter(Objects::nonNull))
        .isNotEmpty()
        .doesNotHaveDuplicates();
  }

  @Test
  void nothingIsOutOfReachOrCutWhereLettersAreLarge(FxRobot robot) throws TimeoutException {
    robot.interact(() -> window.studio.design.paint.useBoard(Boards.TWENTY_FIVE));
    for (Language language : Tries.some(Stream.of(Language.values())).toList()) {
      use(robot, language, 150);
      waitUntil(() -> isWithin("#studio", find("#generate")));
      waitUntil(this::areToolsInReach);
      assertThat(find(".header-bar").lookupAll(".label")).noneMatch(this::isCut);
      assertThat(find(".board-status").lookupAll(".hint")).noneMatch(this::isCut);
    }
  }

  @Test
  void theMenusAreWholeInEveryLanguage(FxRobot robot) {
    for (Language language : Tries.some(Stream.of(Language.values())).toList()) {
      use(robot, language, 100);
      assertThat(find(".menu-bar").lookupAll(".label")).isNotEmpty().noneMatch(this::isCut);
    }
  }

  @Test
  void inALowWindowTheBoardIsTheLargestThing(FxRobot robot) throws TimeoutException {
    use(robot, Language.ENGLISH, 150);
    waitUntil(() -> boardSide() > 400);
    robot.interact(() -> window.studio.design.generation.generate());
    waitUntil(() -> window.studio.solve.replay.length.get() > 0);
    waitUntil(() -> !find("#time-line").isDisabled() && boardSide() > 400);
    waitUntil(this::areToolsInReach);
  }

  @Test
  void smallMasksGrowWithTheLetters(FxRobot robot) throws TimeoutException {
    double before = ((Region) find("#symmetry .mask-preview")).getWidth();
    use(robot, Language.ENGLISH, 200);
    waitUntil(() -> ((Region) find("#symmetry .mask-preview")).getWidth() == 2 * before);
  }

  private double boardSide() {
    Region board = (Region) find("#board");
    return Math.min(board.getWidth(), board.getHeight());
  }

  private boolean areToolsInReach() {
    return find(".tool-strip").lookupAll(".button-icon").stream()
        .allMatch(tool -> isWithin(".tool-strip", tool));
  }

  private boolean isWithin(String whole, Node part) {
    Node around = find(whole);
    Bounds room = around.localToScene(around.getLayoutBounds());
    return room.contains(part.localToScene(part.getLayoutBounds()));
  }

  private boolean isCut(Node node) {
    Label label = (Label) node;
    return label.isVisible()
        && label.getGraphic() == null
        && label.lookupAll(".text").stream()
            .map(Text.class::cast)
            .anyMatch(text -> !text.getText().equals(label.getText()));
  }
}
