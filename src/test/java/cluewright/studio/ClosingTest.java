package cluewright.studio;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.mask.Symmetry;
import cluewright.phrase.Phrase;
import cluewright.studio.notice.Notice;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.robot.Robot;
import javafx.stage.Stage;
import javafx.stage.Window;
import javafx.stage.WindowEvent;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/** What closes the window, and what does not. */
@InTurn
@OneWindow
final class ClosingTest {
  private static final Path STUDIO = Path.of("src", "main", "java", "cluewright", "studio");

  /** All that ends a program, hides a window, or makes it invisible. */
  private static final Pattern END =
      Pattern.compile(
          "Platform\\.exit|System\\.exit|\\.halt\\(|setImplicitExit|[sS]tage\\.(?:close|hide)\\(|"
              + "setOnCloseRequest|WINDOW_CLOSE_REQUEST|setIconified|setOpacity\\(0\\)");

  /** The keys that are tried alone and with Shift, Ctrl and Alt. */
  private static final List<KeyCode> KEYS =
      Stream.of(KeyCode.values())
          .filter(
              key ->
                  key.isLetterKey()
                      || key.isDigitKey()
                      || (key.isFunctionKey() && key.getName().length() < 3)
                      || key.isNavigationKey()
                      || key == KeyCode.ESCAPE
                      || key == KeyCode.SPACE
                      || key == KeyCode.DELETE
                      || key == KeyCode.BACK_SPACE)
          .toList();

  private StudioWindow window;
  private Stage stage;

  @Start
  void start(Stage shown) {
    stage = shown;
    window = StillWindow.show(shown, FakePorts.real(), 1024, 700);
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Test
  void theseLinesOfTheStudioAloneCloseOrHideAWindow() throws IOException {
    try (Stream<Path> files = Files.walk(STUDIO)) {
      List<String> found =
          files
              .filter(file -> file.toString().endsWith(".java"))
              .sorted()
              .flatMap(
                  file ->
                      END.matcher(read(file))
                          .results()
                          .map(each -> STUDIO.relativize(file) + " " + each.group()))
              .distinct()
              .toList();
      assertThat(found)
          .containsExactly(
              "StudioWindow.java setOnCloseRequest",
              "StudioWindow.java stage.close(",
              "WindowDialogs.java WINDOW_CLOSE_REQUEST",
              "look/FirstPicture.java setOpacity(0)",
              "look/SideWindow.java stage.hide(");
    }
  }

  @Test
  void ofAllShortcutsOneClosesTheWindow() {
    List<KeyCombination> known =
        stage.getScene().getAccelerators().keySet().stream()
            .map(keys -> KeyCombination.valueOf(keys.getName()))
            .toList();
    assertThat(known).hasSizeGreaterThan(30);
    assertThat(known.stream().filter(keys -> names(keys).contains("Q")))
        .containsExactly(KeyCombination.valueOf("Shortcut+Q"));
    assertThat(known).doesNotContain(KeyCombination.valueOf("Shortcut+W"));
  }

  private static List<String> names(KeyCombination keys) {
    return List.of(keys.getName().split("\\+", -1));
  }

  @OneWindow.Own
  @Test
  void noOtherKeyClosesIt(FxRobot robot) {
    robot.interact(() -> window.view().board().requestFocus());
    for (List<KeyCode> held :
        List.of(
            List.<KeyCode>of(),
            List.of(KeyCode.SHIFT),
            List.of(KeyCode.CONTROL),
            List.of(KeyCode.ALT),
            List.of(KeyCode.CONTROL, KeyCode.SHIFT))) {
      for (KeyCode key : KEYS) {
        if (!isKnown(held, key)) {
          Platform.runLater(() -> press(held, key));
        }
      }
      WaitForAsyncUtils.waitForFxEvents();
      assertThat(stage.isShowing()).as("with %s", held).isTrue();
      robot.interact(this::putAway);
    }
    assertThat(stage.getOpacity()).isEqualTo(1);
  }

  /** True for a shortcut; what these do is in the menus. */
  private boolean isKnown(List<KeyCode> held, KeyCode key) {
    KeyEvent event =
        new KeyEvent(
            KeyEvent.KEY_PRESSED,
            "",
            "",
            key,
            held.contains(KeyCode.SHIFT),
            held.contains(KeyCode.CONTROL),
            held.contains(KeyCode.ALT),
            false);
    return stage.getScene().getAccelerators().keySet().stream().anyMatch(keys -> keys.match(event));
  }

  private static void press(List<KeyCode> held, KeyCode key) {
    Robot keyboard = new Robot();
    held.forEach(keyboard::keyPress);
    keyboard.keyType(key);
    held.forEach(keyboard::keyRelease);
  }

  private void putAway() {
    window.studio.design.generation.cancel();
    List.copyOf(Window.getWindows()).stream().filter(each -> each != stage).forEach(Window::hide);
  }

  private String notice() {
    return window
        .studio
        .notices
        .notice
        .get()
        .map(Notice::sentence)
        .orElse(Phrase.NOTHING)
        .toString();
  }

  private void invertAndClose() {
    window.studio.design.paint.symmetry.set(Symmetry.NONE);
    window.studio.design.paint.invert();
    window.close();
  }

  @Test
  void rightAfterAChangeItAsksAndEscOrAnyOtherWorkGoesOn(FxRobot robot) {
    robot.interact(this::invertAndClose);
    assertThat(notice()).startsWith("There was a change a moment ago. Close the studio?");
    robot.type(KeyCode.ESCAPE);
    assertThat(notice()).isEmpty();
    robot.interact(() -> window.view().board().requestFocus());
    robot.interact(this::invertAndClose);
    robot.type(KeyCode.RIGHT);
    assertThat(notice()).isEmpty();
    robot.interact(this::invertAndClose);
    robot.interact(window.studio.design.paint::invert);
    assertThat(notice()).isEmpty();
    robot.type(KeyCode.ENTER);
    assertThat(stage.isShowing()).isTrue();
  }

  private void waitUntilItIsClosed() throws Exception {
    WaitForAsyncUtils.waitFor(30, TimeUnit.SECONDS, () -> !stage.isShowing());
  }

  @OneWindow.Own
  @Test
  void enterClosesItThen(FxRobot robot) throws Exception {
    robot.interact(this::invertAndClose);
    robot.type(KeyCode.ENTER);
    waitUntilItIsClosed();
  }

  @OneWindow.Own
  @Test
  void theSameWishOnceMoreClosesItThen(FxRobot robot) throws Exception {
    robot.interact(this::invertAndClose);
    robot.interact(() -> stage.fireEvent(new WindowEvent(stage, WindowEvent.WINDOW_CLOSE_REQUEST)));
    waitUntilItIsClosed();
  }

  @OneWindow.Own
  @Test
  void withoutAChangeItClosesAtOnce(FxRobot robot) throws Exception {
    robot.press(KeyCode.CONTROL).type(KeyCode.Q).release(KeyCode.CONTROL);
    waitUntilItIsClosed();
  }

  @Test
  void aSecondAfterTheLastChangeNothingIsAsked() {
    StudioViewModel studio =
        new StudioViewModel(
            StudioApp.firstDocument(),
            FakePorts.direct(new FakeDialogs(), new FakePorts.FakeClipboard()));
    long[] now = {0};
    int[] closed = {0};
    Closing closing = new Closing(studio, () -> now[0]);
    studio.design.paint.invert();
    now[0] = TimeUnit.MILLISECONDS.toNanos(999);
    closing.wish(() -> closed[0]++);
    assertThat(closing.isAsking()).isTrue();
    closing.goOn();
    now[0] = TimeUnit.MILLISECONDS.toNanos(1001);
    closing.wish(() -> closed[0]++);
    assertThat(closing.isAsking()).isFalse();
    assertThat(closed[0]).isEqualTo(1);
    studio.design.paint.invert();
    closing.wish(() -> closed[0]++);
    assertThat(closing.isAsking()).as("after a change with the same name").isTrue();
    closing.wish(() -> closed[0]++);
    assertThat(closed[0]).isEqualTo(2);
  }
}
