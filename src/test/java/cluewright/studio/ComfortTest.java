package cluewright.studio;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.picture.Pencil;
import cluewright.studio.help.TourStop;
import cluewright.studio.look.Language;
import cluewright.studio.look.Theme;
import cluewright.studio.look.ThemeChoice;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.SnapshotParameters;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListView;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TextField;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.scene.input.KeyCode;
import javafx.scene.paint.Color;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/** The comforts of the studio, by what a person does. */
@InTurn
@ExtendWith(StudioExtension.class)
final class ComfortTest {
  private static final int MOST_CONTROLS = 200;
  private static final int SECONDS = 20;

  private final Ports ports = FakePorts.real();
  private Stage stage;
  private StudioWindow window;

  @Start
  void start(Stage first) {
    stage = first;
    window = StillWindow.show(stage, ports, 1280, 800);
  }

  private Scene scene() {
    return stage.getScene();
  }

  private MenuBar menus() {
    return (MenuBar) scene().lookup(".menu-bar");
  }

  private static Stream<MenuItem> items(MenuItem item) {
    return item instanceof Menu menu
        ? Stream.concat(Stream.of(item), menu.getItems().stream().flatMap(ComfortTest::items))
        : Stream.of(item);
  }

  /** Presses the item of a menu that has an id or a text. */
  private void press(FxRobot robot, String name) {
    MenuItem item =
        menus().getMenus().stream()
            .flatMap(ComfortTest::items)
            .filter(each -> name.equals(each.getId()) || name.equals(each.getText()))
            .findFirst()
            .orElseThrow();
    robot.interact(item::fire);
  }

  private String menuTitle(int index) {
    return menus().getMenus().get(index).getText();
  }

  @Test
  void theLanguageChangesAtOnceWhateverIsOnShow(FxRobot robot) {
    press(robot, "language-german");
    assertThat(menuTitle(0)).isEqualTo("Datei");
    assertThat(robot.lookup("#advanced").queryAs(Labeled.class).getText()).isEqualTo("Erweitert");
    assertThat(robot.lookup("#undo").queryAs(Button.class).getAccessibleHelp())
        .isEqualTo("Rückgängig (Strg+Z)");
    press(robot, "language-japanese");
    assertThat(menuTitle(0)).isEqualTo("ファイル");
    assertThat(robot.lookup("#strategy-sum").queryAs(Labeled.class).getText()).startsWith("使える解法");
    press(robot, "language-english");
    assertThat(menuTitle(0)).isEqualTo("File");
  }

  @Test
  void theThemeIsChosenOrTheSystems(FxRobot robot) {
    press(robot, "theme-dark");
    assertThat(window.appearance().theme.get()).isEqualTo(Theme.DARK);
    assertThat(scene().getStylesheets()).anyMatch(sheet -> sheet.endsWith("dark.css"));
    WaitForAsyncUtils.waitForFxEvents();
    assertThat(((Color) scene().getFill()).getBrightness())
        .as("so is the window before its contents are painted")
        .isLessThan(0.2);
    press(robot, "theme-system");
    assertThat(window.appearance().theme.get()).isEqualTo(Theme.LIGHT);
    robot.interact(() -> window.appearance().systemTheme.set(Theme.DARK));
    assertThat(scene().getStylesheets()).anyMatch(sheet -> sheet.endsWith("dark.css"));
    press(robot, "theme-light");
    assertThat(window.appearance().theme.get()).isEqualTo(Theme.LIGHT);
  }

  @Test
  void theWholeInterfaceGrowsAndTheBoardStaysInTheWindow(FxRobot robot) {
    Labeled label = robot.lookup("#generate").queryAs(Labeled.class);
    double before = label.getFont().getSize();
    robot.push(KeyCode.CONTROL, KeyCode.EQUALS);
    robot.push(KeyCode.CONTROL, KeyCode.EQUALS);
    assertThat(window.appearance().textSize.get()).isEqualTo(125);
    press(robot, "scale-200");
    robot.interact(() -> scene().getRoot().layout());
    assertThat(label.getFont().getSize()).isEqualTo(2 * before);
    Bounds board = window.view().board().localToScene(window.view().board().getBoundsInLocal());
    assertThat(board.getWidth()).isGreaterThan(200);
    assertThat(board.getMaxX()).isLessThanOrEqualTo(scene().getWidth());
    Bounds generate = onScreen(robot.lookup("#generate").query());
    assertThat(generate.getMaxY()).isLessThanOrEqualTo(scene().getHeight());
    robot.push(KeyCode.CONTROL, KeyCode.DIGIT0);
    robot.interact(() -> scene().getRoot().layout());
    assertThat(label.getFont().getSize()).isEqualTo(before);
  }

  private static Bounds onScreen(Node node) {
    return node.localToScene(node.getBoundsInLocal());
  }

  @Test
  void theTourPointsAtEachPlaceWithoutCoveringItAndIsLeftForGood(FxRobot robot) {
    robot.interact(window.studio.windows.tour::welcome);
    for (TourStop stop : TourStop.values()) {
      assertThat(window.studio.windows.tour.stop.get()).contains(stop);
      Node words = popup("#tour-" + stop.name().toLowerCase(Locale.ROOT));
      Bounds place = target(stop);
      Bounds covered = words.localToScreen(words.getBoundsInLocal());
      assertThat(covered.intersects(place)).as(stop + " " + covered + " over " + place).isFalse();
      if (stop != TourStop.WATCH) {
        robot.interact(((Button) popup("#tour-next"))::fire);
      }
    }
    robot.push(KeyCode.ESCAPE);
    assertThat(window.studio.windows.tour.stop.get()).isEmpty();
    robot.interact(window.studio.windows.tour::welcome);
    assertThat(window.studio.windows.tour.stop.get()).isEmpty();
    press(robot, "Tour");
    assertThat(window.studio.windows.tour.stop.get()).contains(TourStop.PAINT);
    robot.interact(((Button) popup("#tour-skip"))::fire);
    assertThat(window.studio.windows.tour.stop.get()).isEmpty();
  }

  @Test
  void theTourStaysWhenTheDesktopChangesTheWindowAndItsNextStepHasTheKeyboard(FxRobot robot)
      throws TimeoutException {
    robot.interact(window.studio.windows.tour::start);
    Window owner = scene().getWindow();
    double before = owner.getWidth();
    robot.interact(() -> owner.setWidth(before - 20));
    robot.sleep(600);
    assertThat(window.studio.windows.tour.stop.get()).contains(TourStop.PAINT);
    robot.interact(() -> owner.setWidth(before));
    WaitForAsyncUtils.waitFor(SECONDS, TimeUnit.SECONDS, () -> hasKeyboard("#tour-next"));
    robot.push(KeyCode.ENTER);
    assertThat(window.studio.windows.tour.stop.get()).contains(TourStop.STRATEGIES);
    robot.push(KeyCode.ESCAPE);
    assertThat(window.studio.windows.tour.stop.get()).isEmpty();
  }

  /** It speaks of the mask, which is gone. */
  @Test
  void theTourEndsWhereTheBoardIsDrawn(FxRobot robot) {
    robot.interact(window.studio.windows.tour::start);
    System.gc();
    robot.clickOn("#edit-board");
    assertThat(window.studio.windows.tour.stop.get()).isEmpty();
    robot.interact(window.studio.windows.tour::start);
    assertThat(window.studio.windows.tour.stop.get()).contains(TourStop.PAINT);
    assertThat(window.studio.design.layout.active.get()).isFalse();
    robot.interact(window.studio.windows.tour::leave);
  }

  /** What stands in a pop-up does not take over other styles by itself. */
  @Test
  void theTourIsDressedAnewAtAnotherScale(FxRobot robot) throws TimeoutException {
    robot.interact(window.studio.windows.tour::start);
    WaitForAsyncUtils.waitFor(SECONDS, TimeUnit.SECONDS, () -> hasKeyboard("#tour-next"));
    Node before = popup("#tour-next");
    try {
      robot.interact(() -> window.appearance().textSize.set(150));
      WaitForAsyncUtils.waitFor(
          SECONDS,
          TimeUnit.SECONDS,
          () -> hasKeyboard("#tour-next") && popup("#tour-next") != before);
    } finally {
      robot.interact(() -> window.appearance().textSize.set(100));
      robot.interact(window.studio.windows.tour::leave);
    }
  }

  @Test
  void aPlusThatNeedsShiftMakesTheInterfaceLargerToo(FxRobot robot) {
    robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.EQUALS);
    assertThat(window.appearance().textSize.get()).isGreaterThan(100);
    robot.push(KeyCode.CONTROL, KeyCode.DIGIT0);
    assertThat(window.appearance().textSize.get()).isEqualTo(100);
  }

  private Bounds target(TourStop stop) {
    if (stop == TourStop.PAINT) {
      Bounds first = window.view().board().cellBounds(0);
      Bounds last = window.view().board().cellBounds(80);
      return window
          .view()
          .board()
          .localToScreen(
              new BoundingBox(
                  first.getMinX(),
                  first.getMinY(),
                  last.getMaxX() - first.getMinX(),
                  last.getMaxY() - first.getMinY()));
    }
    String selector =
        switch (stop) {
          case STRATEGIES -> ".presets";
          case GENERATE -> "#generate";
          default -> ".replay-pane";
        };
    Node node = scene().lookup(selector);
    return node.localToScreen(node.getBoundsInLocal());
  }

  private static Node popup(String selector) {
    return popups(selector).findFirst().orElseThrow();
  }

  private static boolean hasKeyboard(String selector) {
    return popups(selector).anyMatch(node -> node.isFocused() && isShowing(node));
  }

  private static boolean isShowing(Node node) {
    return node.getScene().getWindow().isShowing();
  }

  private static Stream<Node> popups(String selector) {
    return Window.getWindows().stream()
        .map(each -> each.getScene().getRoot().lookup(selector))
        .filter(node -> node != null);
  }

  @Test
  void theSheetOfShortcutsKnowsEveryCommandAndGivesTheKeyboardBack(FxRobot robot) {
    Node before = scene().getFocusOwner();
    robot.push(KeyCode.F1);
    ListView<?> lines = (ListView<?>) popup("#shortcuts-lines");
    long keys =
        menus().getMenus().stream()
            .flatMap(ComfortTest::items)
            .filter(item -> item.getAccelerator() != null)
            .count();
    assertThat(lines.getItems().size()).isGreaterThan((int) keys);
    TextField search = (TextField) popup("#shortcuts-search");
    robot.interact(() -> search.setText("print"));
    assertThat(lines.getItems().toString()).contains("Print").contains("Ctrl+P");
    assertThat(lines.getItems()).hasSize(2);
    robot.push(KeyCode.ESCAPE);
    assertThat(popups("#shortcuts-search").anyMatch(ComfortTest::isShowing)).isFalse();
    assertThat(scene().getFocusOwner()).isSameAs(before);
  }

  @Test
  void theGlossaryFindsATermByItsNameInAnotherLanguage(FxRobot robot) {
    press(robot, "Glossary");
    TextField search = (TextField) popup("#glossary-search");
    robot.interact(() -> search.setText("表出数字"));
    ListView<?> lines = (ListView<?>) popup("#glossary-lines");
    assertThat(lines.getItems().toString()).contains("Clue").contains("Vorgabe");
    robot.push(KeyCode.ESCAPE);
  }

  @Test
  void theManualOpensFromTheMenu(FxRobot robot) throws TimeoutException {
    press(robot, "Manual");
    WaitForAsyncUtils.waitFor(
        SECONDS, TimeUnit.SECONDS, () -> window.studio.notices.notice.get().isPresent());
    assertThat(window.studio.notices.notice.get().orElseThrow().sentence().toString())
        .isEqualTo("The manual opens in your browser.");
    assertThat(ports.home().resolve("manual/index.html")).isNotEmptyFile();
  }

  @Test
  void f6GoesThroughThePartsOfTheWindowAndBack(FxRobot robot) {
    Set<Node> reached = new LinkedHashSet<>();
    Node first = scene().getFocusOwner();
    for (int i = 0; i < 6; i++) {
      robot.push(KeyCode.F6);
      reached.add(scene().getFocusOwner());
    }
    assertThat(reached).hasSizeGreaterThanOrEqualTo(5).contains(window.view().board(), first);
    Node here = scene().getFocusOwner();
    robot.push(KeyCode.F6);
    robot.push(KeyCode.SHIFT, KeyCode.F6);
    assertThat(scene().getFocusOwner()).isSameAs(here);
  }

  @Test
  void tabReachesEveryControlAndEachIsNamedExplainedAndSeen(FxRobot robot) {
    List<String> faults = new ArrayList<>();
    Set<Node> reached = new LinkedHashSet<>();
    Node now = scene().getFocusOwner();
    int[] focused = pixels(List.of(now)).get(0);
    while (reached.add(now) && reached.size() < MOST_CONTROLS) {
      Node here = now;
      pressTab(robot);
      now = scene().getFocusOwner();
      if (now == here) {
        faults.add(here + " holds the keyboard");
        break;
      }
      List<int[]> left = pixels(List.of(here, now));
      boolean isAlike = Arrays.equals(focused, left.get(0));
      focused = left.get(1);
      if (isAlike) {
        faults.add(here + " does not show that it has the keyboard");
      }
      faults(here).forEach(faults::add);
    }
    assertThat(faults).isEmpty();
    assertThat(reached).hasSizeBetween(25, MOST_CONTROLS - 1).contains(window.view().board());
  }

  /** As {@code push} does, but without its rests: there are many controls. */
  private static void pressTab(FxRobot robot) {
    robot.robotContext().getBaseRobot().pressKeyboard(KeyCode.TAB);
    robot.robotContext().getBaseRobot().releaseKeyboard(KeyCode.TAB);
    WaitForAsyncUtils.waitForFxEvents(3);
  }

  private static List<String> faults(Node node) {
    List<String> faults = new ArrayList<>();
    if (node.getId() == null) {
      faults.add(node + " has no id");
    }
    boolean isNamed =
        (node.getAccessibleText() != null && !node.getAccessibleText().isBlank())
            || (node instanceof Labeled labeled && !labeled.getText().isBlank());
    if (!isNamed) {
      faults.add(node + " has no accessible text");
    }
    boolean needsTooltip = node instanceof ButtonBase || node instanceof ComboBoxBase;
    if (needsTooltip && (node.getAccessibleHelp() == null || node.getAccessibleHelp().isEmpty())) {
      faults.add(node + " has no tooltip");
    }
    return faults;
  }

  private List<int[]> pixels(List<Node> nodes) {
    return WaitForAsyncUtils.waitForAsyncFx(
        TimeUnit.SECONDS.toMillis(SECONDS), () -> nodes.stream().map(this::pixels).toList());
  }

  /** The control and a little around it, as it is on the screen. */
  private int[] pixels(Node node) {
    Bounds place = onScreen(node);
    SnapshotParameters where = new SnapshotParameters();
    where.setViewport(
        new Rectangle2D(
            place.getMinX() - 4,
            place.getMinY() - 4,
            Math.max(1, place.getWidth() + 8),
            Math.max(1, place.getHeight() + 8)));
    WritableImage image = scene().getRoot().snapshot(where, null);
    int width = (int) image.getWidth();
    int height = (int) image.getHeight();
    int[] pixels = new int[width * height];
    image
        .getPixelReader()
        .getPixels(0, 0, width, height, PixelFormat.getIntArgbInstance(), pixels, 0, width);
    return pixels;
  }

  @Test
  void whatWasSetHoldsAfterARestart(FxRobot robot) throws TimeoutException {
    press(robot, "theme-dark");
    press(robot, "scale-125");
    press(robot, "language-german");
    robot.interact(
        () -> {
          window.studio.solve.replay.excludedShown.set(true);
          stage.setWidth(1000);
          stage.setHeight(700);
          stage.setX(40);
          stage.setY(30);
          window.close();
        });
    WaitForAsyncUtils.waitFor(SECONDS, TimeUnit.SECONDS, () -> !stage.isShowing());
    robot.interact(
        () -> {
          stage = new Stage();
          window = StillWindow.show(stage, ports, 1000, 700);
          window.restorePlace(List.of(new Rectangle2D(0, 0, 1920, 1080)));
        });
    assertThat(window.appearance().themeChoice.get()).isEqualTo(ThemeChoice.DARK);
    assertThat(window.appearance().textSize.get()).isEqualTo(125);
    assertThat(window.texts().language.get()).isEqualTo(Language.GERMAN);
    assertThat(window.studio.solve.replay.pencil()).isEqualTo(Pencil.EXCLUDED);
    assertThat(window.studio.solve.replay.candidatesShown.get()).isFalse();
    assertThat(List.of(stage.getX(), stage.getY())).containsExactly(40.0, 30.0);
    assertThat(Optional.of(menuTitle(0))).contains("Datei");
    robot.interact(stage::close);
  }
}
