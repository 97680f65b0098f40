package cluewright.studio;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.document.Document;
import cluewright.format.BoardKinds;
import cluewright.format.PuzzleText;
import cluewright.mask.ShapeLibrary;
import cluewright.mask.Symmetry;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.Puzzle;
import cluewright.model.rule.Kind;
import cluewright.model.rule.Kinds;
import cluewright.phrase.Phrase;
import cluewright.search.engine.Generator;
import cluewright.strategy.Catalogue;
import cluewright.strategy.core.Level;
import cluewright.strategy.core.Strategy;
import cluewright.studio.help.TourStop;
import cluewright.studio.look.Language;
import cluewright.studio.look.ThemeChoice;
import cluewright.studio.masks.MaskTools;
import cluewright.studio.printing.PrintOption;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.ListView;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
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

  /** The words of the tour have a button of their own for Enter. */
  @Test
  void itHasTheKeysDuringTheTour(FxRobot robot) throws TimeoutException {
    robot.interact(window.studio.windows.tour::start);
    waitUntil(() -> window.studio.windows.tour.stop.get().isPresent());
    Optional<TourStop> before = window.studio.windows.tour.stop.get();

    type(robot, "Invert the mask");

    assertThat(document().mask().size()).isEqualTo(81 - 36);
    assertThat(window.studio.windows.tour.stop.get()).isEqualTo(before);
    robot.interact(window.studio.windows.tour::leave);
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

  private PaletteEntries entries() {
    DesignDesk design = window.studio.design;
    MaskTools masks =
        new MaskTools(
            window.texts(), design.paint, design.shapes, design.textMask, design.pictureMask);
    return new PaletteEntries(window.texts(), window.studio, masks, this::menus);
  }

  private List<Menu> menus() {
    return ((MenuBar) window.view().root().lookup(".menu-bar")).getMenus();
  }

  /** The names of what a menu offers at the moment, also in menus within it. */
  private static Stream<String> names(MenuItem item) {
    if (item.isDisable() || item.getText() == null || item.getText().isBlank()) {
      return Stream.of();
    }
    return item instanceof Menu menu
        ? menu.getItems().stream().flatMap(PaletteTest::names)
        : Stream.of(item.getText());
  }

  private static void assertAllAreFound(List<String> names, List<PaletteEntry> all) {
    assertThat(names)
        .allSatisfy(
            name ->
                assertThat(PaletteEntry.matching(name, all.stream()))
                    .as(name)
                    .anyMatch(line -> line.name().equals(name)));
  }

  /** The kinds of the whole board that the one on the desk can have. */
  private Stream<Kind> fitting() {
    Board board = document().mask().board();
    return Kinds.ofBoards().stream()
        .filter(kind -> Boards.withKinds(board, Set.of(kind)).isPresent());
  }

  private List<String> said(Stream<Phrase> names) {
    return names.map(window.texts()::of).toList();
  }

  @Test
  void everyCommandShapeKindStrategyAndOptionIsFoundByItsNameInEachLanguage(FxRobot robot)
      throws TimeoutException {
    robot.interact(() -> window.studio.design.shapes.refresh());
    waitUntil(() -> entries().others().stream().anyMatch(line -> line.name().equals("Heart")));
    for (Language language : Language.values()) {
      robot.interact(
          () -> {
            window.texts().language.set(language);
            PaletteEntries entries = entries();
            List<PaletteEntry> ofMenus = entries.ofMenus();
            List<PaletteEntry> others = entries.others();
            List<PaletteEntry> all = Stream.concat(ofMenus.stream(), others.stream()).toList();
            List<String> commands = menus().stream().flatMap(PaletteTest::names).toList();
            assertThat(commands).hasSizeGreaterThan(60);
            assertAllAreFound(commands, ofMenus);
            assertAllAreFound(
                said(ShapeLibrary.all().stream().map(ShapeLibrary.Shape::label)), others);
            assertAllAreFound(said(Kinds.drawn().stream().map(BoardKinds::name)), others);
            assertAllAreFound(said(fitting().map(BoardKinds::name)), others);
            assertAllAreFound(said(Catalogue.all().stream().map(Strategy::name)), others);
            assertAllAreFound(said(Stream.of(Level.values()).map(Level::label)), others);
            assertAllAreFound(
                said(window.studio.windows.printing.options().stream().map(PrintOption::name)),
                others);
            assertThat(all).noneMatch(line -> line.name().isBlank() || line.place().isBlank());
          });
    }
  }

  private void findPuzzle(FxRobot robot) {
    Puzzle puzzle =
        PuzzleText.read(
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    robot.interact(
        () -> window.studio.history.apply(Phrase.verbatim("x"), document().withPuzzle(puzzle)));
  }

  @Test
  void overThePrintWindowItLeadsToTheChoicesThere(FxRobot robot) throws TimeoutException {
    findPuzzle(robot);
    robot.interact(window.studio.windows.printing::open);
    Stage print = (Stage) robot.lookup("#print-window").query().getScene().getWindow();
    waitUntil(print::isFocused);
    robot.targetWindow(print);
    type(robot, "Paper");
    assertThat(print.isShowing()).isTrue();
    assertThat(print.getScene().getFocusOwner().getId()).isEqualTo("print-paper");
    robot.interact(window.studio.windows.printing::close);
  }

  @Test
  void anOptionOfPrintLeadsToItsRow(FxRobot robot) throws TimeoutException {
    findPuzzle(robot);
    for (PrintOption option : window.studio.windows.printing.options()) {
      robot.interact(() -> window.studio.windows.printing.openAt(option));
      WaitForAsyncUtils.waitForFxEvents();
      Node focused = robot.lookup("#print-window").query().getScene().getFocusOwner();
      assertThat(focused.getId())
          .as("%s", option)
          .matches(id -> id.startsWith("print-" + option.id()) || id.equals("print-as-book"));
    }
  }

  @Test
  void itIsInsideTheWindowHoweverLargeItsTextIs(FxRobot robot) {
    try {
      robot.interact(() -> window.appearance().textSize.set(200));
      open(robot);
      Bounds owner = onScreen(window.view().root());
      Bounds palette = onScreen(robot.lookup("#palette").query());
      assertThat(owner.contains(palette)).as(palette + " in " + owner).isTrue();
    } finally {
      robot.type(KeyCode.ESCAPE);
      robot.interact(() -> window.appearance().textSize.set(100));
    }
  }

  private static Bounds onScreen(Node node) {
    return node.localToScreen(node.getLayoutBounds());
  }
}
