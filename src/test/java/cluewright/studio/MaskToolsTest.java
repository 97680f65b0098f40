package cluewright.studio;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.mask.Picture;
import cluewright.mask.PixelLetters;
import cluewright.mask.ShapeLibrary;
import cluewright.mask.Symmetry;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.phrase.Phrase;
import cluewright.search.engine.Generator;
import cluewright.studio.board.BoardView;
import cluewright.studio.look.Language;
import cluewright.studio.masks.PaintTool;
import cluewright.studio.work.Background;
import cluewright.studio.work.Workers;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javafx.application.Platform;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.geometry.VerticalDirection;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.stage.Stage;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/** Masks as a person makes them. */
@InTurn
@OneWindow
final class MaskToolsTest {
  private static final int SECONDS = 20;

  private final FakeDialogs dialogs = new FakeDialogs();
  private final FakePorts.FakeClipboard clipboard = new FakePorts.FakeClipboard();
  private StudioWindow window;
  private Path shapes;

  @TempDir Path folder;

  @Start
  void start(Stage stage) {
    Ports made = FakePorts.with(new Generator(), dialogs);
    shapes = made.home().resolve("shapes");
    Ports ports =
        new Ports(
            made.engine(),
            dialogs,
            clipboard,
            new Background(Workers.pool(), Platform::runLater),
            made.home(),
            made.printers(),
            made.browser());
    window = StillWindow.show(stage, ports, 1024, 700);
  }

  private Mask mask() {
    return window.studio.history.document().mask();
  }

  private CellSet clues() {
    return mask().clues();
  }

  private String undoName() {
    return window.studio.history.undoName.get().toString();
  }

  private Point2D point(int cell) {
    BoardView board = window.view().board();
    Bounds bounds = board.localToScreen(board.cellBounds(cell));
    return new Point2D(bounds.getCenterX(), bounds.getCenterY());
  }

  private void waitUntil(Callable<Boolean> condition) throws TimeoutException {
    WaitForAsyncUtils.waitFor(SECONDS, TimeUnit.SECONDS, condition);
    WaitForAsyncUtils.waitForFxEvents();
  }

  private static void drag(FxRobot robot, Point2D from, Point2D to) {
    robot.moveTo(from).press(MouseButton.PRIMARY);
    robot.moveTo(to).release(MouseButton.PRIMARY);
  }

  private String notice(FxRobot robot) {
    return robot.lookup("#notice").queryAs(Label.class).getText();
  }

  private void fire(FxRobot robot, String id) {
    robot.interact(() -> robot.lookup(id).queryAs(Button.class).fire());
  }

  @Test
  void linesRectanglesAndAreasAreDrawnWithTheMouse(FxRobot robot) {
    robot.clickOn("#clear");
    robot.clickOn("#tool-rectangle");
    drag(robot, point(0), point(20));
    assertThat(clues()).isEqualTo(CellSet.of(0, 1, 2, 9, 11, 18, 19, 20));
    assertThat(undoName()).isEqualTo("painting 8 cells");
    robot.clickOn("#tool-fill");
    robot.clickOn(point(10));
    assertThat(clues().contains(10)).isTrue();
    assertThat(mask().size()).isEqualTo(9);
    robot.interact(() -> window.studio.design.paint.symmetry.set(Symmetry.HORIZONTAL));
    robot.clickOn("#tool-line");
    drag(robot, point(72), point(76));
    assertThat(clues().containsAll(CellSet.of(72, 73, 74, 75, 76, 77, 78, 79, 80))).isTrue();
  }

  @Test
  void lettersTakeToolsInHandAndKeysAloneDrawALine(FxRobot robot) {
    robot.clickOn("#clear");
    robot.interact(
        () -> {
          window.view().board().requestFocus();
          window.view().board().focusCellProperty().set(0);
        });
    robot.push(KeyCode.L);
    robot.push(KeyCode.SPACE);
    robot.push(KeyCode.RIGHT);
    robot.push(KeyCode.RIGHT);
    assertThat(window.studio.design.paint.mask.get().size()).isEqualTo(3);
    robot.push(KeyCode.SPACE);
    assertThat(clues()).isEqualTo(CellSet.of(0, 1, 2));
    robot.push(KeyCode.E);
    robot.push(KeyCode.SPACE);
    assertThat(clues()).isEqualTo(CellSet.of(0, 1));
    robot.clickOn("#title").write("Per f");
    assertThat(robot.lookup("#title").queryAs(TextField.class).getText()).isEqualTo("Per f");
    assertThat(robot.lookup("#tool-eraser").query().getPseudoClassStates().toString())
        .contains("selected");
  }

  @Test
  void theMaskIsMovedAndTurnedWithKeysAndEachActCanBeUndone(FxRobot robot) {
    Mask heart = mask();
    robot.push(KeyCode.ALT, KeyCode.SHIFT, KeyCode.UP);
    assertThat(undoName()).isEqualTo("shifting the mask up");
    robot.push(KeyCode.ALT, KeyCode.SHIFT, KeyCode.DOWN);
    assertThat(mask()).isEqualTo(heart);
    robot.push(KeyCode.ALT, KeyCode.SHIFT, KeyCode.R);
    assertThat(undoName()).isEqualTo("rotating the mask");
    robot.push(KeyCode.CONTROL, KeyCode.Z);
    robot.push(KeyCode.CONTROL, KeyCode.Z);
    robot.push(KeyCode.CONTROL, KeyCode.Z);
    assertThat(mask()).isEqualTo(heart);
  }

  @Test
  void theSliderShowsOtherNumbersOfCluesAndReleasedItIsOneUndo(FxRobot robot) {
    Mask heart = mask();
    Slider slider = robot.lookup("#density").queryAs(Slider.class);
    robot.interact(
        () -> {
          slider.setValueChanging(true);
          slider.setValue(30);
          slider.setValue(26);
        });
    assertThat(mask()).isEqualTo(heart);
    assertThat(robot.lookup("#clues-editor").queryAs(TextField.class).getText()).isEqualTo("26");
    robot.interact(() -> slider.setValueChanging(false));
    assertThat(mask().size()).isEqualTo(26);
    assertThat(Symmetry.HORIZONTAL.holds(mask())).isTrue();
    robot.clickOn("#undo");
    assertThat(mask()).isEqualTo(heart);
    assertThat(slider.getValue()).isEqualTo(36);
  }

  @Test
  void cluesAreTypedSteppedDrawnAndVariedAndEachIsOneUndo(FxRobot robot) throws TimeoutException {
    Mask heart = mask();
    assertThat(robot.lookup("#density").query().getLayoutBounds().getWidth()).isGreaterThan(200);
    robot.doubleClickOn("#clues-editor").write("30").type(KeyCode.ENTER);
    assertThat(mask().size()).isEqualTo(30);
    assertThat(Symmetry.HORIZONTAL.holds(mask())).isTrue();
    robot.type(KeyCode.UP);
    assertThat(mask().size()).isEqualTo(31);
    robot.doubleClickOn("#clues-editor").write("many").type(KeyCode.ENTER);
    assertThat(robot.lookup("#clues-editor").queryAs(TextField.class).getText()).isEqualTo("31");
    robot.clickOn("#undo").clickOn("#undo");
    assertThat(mask()).isEqualTo(heart);

    robot.clickOn("#variant");
    waitUntil(() -> !mask().equals(heart));
    Mask variant = mask();
    assertThat(variant.clues().intersect(heart.clues()).size()).isGreaterThan(30);
    robot.clickOn("#variant");
    waitUntil(() -> !mask().equals(variant));
    assertThat(mask()).isNotEqualTo(heart);
    robot.clickOn("#undo");
    assertThat(mask()).isEqualTo(variant);
    robot.clickOn("#undo");
    assertThat(mask()).isEqualTo(heart);

    robot.interact(() -> window.studio.design.paint.symmetry.set(Symmetry.HALF_TURN));
    robot.interact(() -> window.studio.design.density.drag(27));
    robot.interact(() -> window.studio.design.density.release());
    robot.clickOn("#random");
    waitUntil(() -> Symmetry.HALF_TURN.holds(mask()));
    Mask first = mask();
    assertThat(first.size()).isEqualTo(27);
    assertThat(undoName()).isEqualTo("drawing a random mask with 27 clues");
    robot.clickOn("#random");
    waitUntil(() -> !mask().equals(first));
    assertThat(mask().size()).isEqualTo(27);
    robot.clickOn("#undo");
    assertThat(mask()).isEqualTo(first);
  }

  @OneWindow.Own
  @Test
  void aShapeIsSearchedAndChosenWithKeysAlone(FxRobot robot) throws TimeoutException {
    robot.push(KeyCode.CONTROL, KeyCode.L);
    waitUntil(() -> robot.lookup("#shape-pumpkin").tryQuery().isPresent());
    robot.interact(() -> robot.lookup("#shape-search").query().requestFocus());
    robot.write("pumpk");
    assertThat(robot.lookup(".shape-tile").queryAll()).hasSize(1);
    robot.push(KeyCode.DOWN);
    robot.push(KeyCode.SPACE);
    assertThat(mask()).isEqualTo(ShapeLibrary.named("pumpkin").orElseThrow().mask());
    assertThat(undoName()).isEqualTo("using the shape “Pumpkin”");
  }

  @Test
  void picturesOfShapesShowWhatTheBoardHas(FxRobot robot) throws TimeoutException {
    robot.push(KeyCode.CONTROL, KeyCode.L);
    waitUntil(() -> robot.lookup("#shape-pumpkin").tryQuery().isPresent());
    assertThat(marks(robot)).isEmpty();
    robot.push(KeyCode.ESCAPE);
    robot.interact(
        () ->
            window.studio.design.paint.useBoard(
                Boards.named("9x9+x+cage9=r1c2r1c3").orElseThrow()));
    robot.push(KeyCode.CONTROL, KeyCode.L);
    waitUntil(() -> marks(robot).size() == 1);
  }

  /** What is drawn in the picture of a shape. */
  private static Set<Node> marks(FxRobot robot) {
    return robot.lookup("#shape-pumpkin .mask-marks").match(Node::isVisible).queryAll();
  }

  @OneWindow.Own
  @Test
  void anOwnShapeIsSavedRenamedDeletedAndBroughtBack(FxRobot robot)
      throws TimeoutException, IOException {
    robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.L);
    waitUntil(() -> robot.lookup("#shape-heart").tryQuery().isPresent());
    robot.interact(() -> robot.lookup("#shape-name").queryAs(TextField.class).setText("Mine"));
    fire(robot, "#shape-save");
    waitUntil(() -> robot.lookup("#own-Mine").tryQuery().isPresent());
    assertThat(Files.readString(shapes.resolve("Mine.txt"))).startsWith(".xx...xx.\n");
    fire(robot, "#own-rename");
    robot.interact(() -> robot.lookup("#shape-name").queryAs(TextField.class).setText("Yours"));
    fire(robot, "#shape-save");
    waitUntil(() -> robot.lookup("#own-Yours").tryQuery().isPresent());
    fire(robot, "#own-delete");
    waitUntil(() -> robot.lookup("#own-Yours").tryQuery().isEmpty());
    waitUntil(() -> notice(robot).equals("Deleted the shape “Yours”."));
    fire(robot, "#notice-action");
    waitUntil(() -> robot.lookup("#own-Yours").tryQuery().isPresent());
  }

  @OneWindow.Own
  @Test
  void aReadOnlyFolderIsSaidAndTheMaskStays(FxRobot robot) throws TimeoutException, IOException {
    Files.createDirectories(shapes);
    Files.setPosixFilePermissions(shapes, PosixFilePermissions.fromString("r-xr-xr-x"));
    boolean isObeyed = !Files.isWritable(shapes);
    if (!isObeyed) {
      Files.delete(shapes);
      Files.writeString(shapes, "a file in the folder's place, for those who may write anywhere");
    }
    Mask heart = mask();
    robot.interact(() -> window.studio.design.shapes.save("Mine"));
    waitUntil(() -> notice(robot).startsWith("Cannot save the shape “Mine”"));
    assertThat(mask()).isEqualTo(heart);
  }

  @OneWindow.Own
  @Test
  void aBrokenShapeFileIsNamedAndTheOthersAreShown(FxRobot robot)
      throws TimeoutException, IOException {
    Files.createDirectories(shapes);
    Files.writeString(shapes.resolve("poem.txt"), "roses are red");
    robot.clickOn("#shapes");
    waitUntil(() -> robot.lookup("#shape-heart").tryQuery().isPresent());
    assertThat(notice(robot)).contains("poem.txt");
  }

  @Test
  void lettersBecomeAMaskAndAMissingCharacterIsSaid(FxRobot robot) throws TimeoutException {
    Mask heart = mask();
    robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.X);
    TextField text = robot.lookup("#mask-text").queryAs(TextField.class);
    robot.interact(() -> text.setText("日本"));
    waitUntil(() -> !robot.lookup("#text-use").query().isDisabled());
    robot.interact(() -> text.setText("𓀀"));
    waitUntil(() -> robot.lookup("#text-use").query().isDisabled());
    assertThat(robot.lookup("#preview-words").queryAs(Label.class).getText())
        .startsWith("Inter has no character U+13000.");
    robot.interact(() -> text.setText("R2"));
    waitUntil(() -> !robot.lookup("#text-use").query().isDisabled());
    assertThat(mask()).isEqualTo(heart);
    fire(robot, "#text-use");
    assertThat(undoName()).isEqualTo("writing “R2”");
    assertThat(mask().size()).isBetween(15, 60);
  }

  @Test
  void aPictureBecomesAMaskWithItsThreshold(FxRobot robot) throws TimeoutException, IOException {
    BufferedImage image = new BufferedImage(90, 90, BufferedImage.TYPE_INT_RGB);
    for (int i = 0; i < 90 * 90; i++) {
      image.setRGB(i % 90, i / 90, i % 90 < 30 ? 0 : i % 90 < 60 ? 0x505050 : 0xFFFFFF);
    }
    Path file = folder.resolve("stripes.png");
    ImageIO.write(image, "png", file.toFile());
    robot.interact(() -> window.studio.design.pictureMask.open(file));
    waitUntil(() -> robot.lookup("#picture-use").tryQuery().filter(Node::isVisible).isPresent());
    robot.interact(() -> robot.lookup("#picture-threshold").queryAs(Slider.class).setValue(0.9));
    fire(robot, "#picture-use");
    assertThat(mask().size()).isEqualTo(27);
    assertThat(undoName()).isEqualTo("using a picture");
  }

  @Test
  void aSmallerBoardComesWhileThePointerRestsOnACellThatItLacks(FxRobot robot) {
    robot.interact(() -> window.studio.design.paint.tool.set(PaintTool.FILL));
    robot.interact(() -> window.view().board().focusCellProperty().set(40));
    robot.moveTo(point(80));
    assertThat(window.view().board().hoverCellProperty().get()).isEqualTo(80);
    robot.interact(() -> window.studio.design.paint.useBoard(Boards.FOUR));
    assertThat(window.view().board().hoverCellProperty().get()).isEqualTo(BoardView.NO_CELL);
    assertThat(window.view().board().focusCellProperty().get()).isZero();
  }

  /** A black square of 3 x 3 cells in the upper left corner of the board. */
  private Node cornerPicture(FxRobot robot) throws TimeoutException {
    robot.interact(
        () ->
            window.studio.design.pictureMask.take(
                () -> Picture.of(90, 90, (x, y) -> x < 30 && y < 30 ? 0xFF000000 : 0xFFFFFFFF)));
    waitUntil(() -> robot.lookup("#picture-crop").tryQuery().filter(Node::isVisible).isPresent());
    return robot.lookup("#picture-crop").query();
  }

  @Test
  void aPictureIsDraggedUnderTheBoardAndUsedAsOneAct(FxRobot robot) throws TimeoutException {
    Mask heart = mask();
    Node crop = cornerPicture(robot);
    Bounds frame =
        robot
            .lookup(".crop-frame")
            .query()
            .localToScreen(robot.lookup(".crop-frame").query().getLayoutBounds());
    double cell = frame.getWidth() / 9;
    Point2D middle = new Point2D(frame.getCenterX(), frame.getCenterY());
    drag(robot, middle, middle.add(2 * cell, 3 * cell));
    assertThat(mask()).isEqualTo(heart);
    robot.interact(crop::requestFocus);
    robot.push(KeyCode.RIGHT);
    fire(robot, "#picture-use");
    assertThat(clues()).isEqualTo(CellSet.of(30, 31, 32, 39, 40, 41, 48, 49, 50));
    robot.push(KeyCode.CONTROL, KeyCode.Z);
    assertThat(mask()).isEqualTo(heart);
  }

  @Test
  void aPictureIsZoomedWithTheWheelTheSliderAndKeys(FxRobot robot) throws TimeoutException {
    Node crop = cornerPicture(robot);
    Slider zoom = robot.lookup("#picture-zoom").queryAs(Slider.class);
    robot.interact(() -> zoom.setValue(1));
    robot.interact(() -> robot.lookup("#picture-use").queryAs(Button.class).requestFocus());
    assertThat(window.studio.design.paint.ghost.get().orElseThrow().size()).isLessThan(9);
    robot.interact(crop::requestFocus);
    robot.write("0");
    assertThat(zoom.getValue()).isZero();
    assertThat(window.studio.design.paint.ghost.get().orElseThrow().size()).isEqualTo(9);
    robot.write("++-");
    assertThat(zoom.getValue()).isBetween(0.1, 0.2);
    double before = zoom.getValue();
    robot.moveTo(crop);
    robot.scroll(5, VerticalDirection.UP);
    assertThat(zoom.getValue()).isNotEqualTo(before);
  }

  @Test
  void fiveLettersFitTheLargestBoardAndTheFlyoutSaysHowMany(FxRobot robot) throws TimeoutException {
    robot.interact(() -> window.studio.design.paint.useBoard(Boards.TWENTY_FIVE));
    robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.X);
    Label words = robot.lookup("#preview-words").queryAs(Label.class);
    TextField text = robot.lookup("#mask-text").queryAs(TextField.class);
    robot.interact(text::clear);
    assertThat(words.getText()).isEqualTo("Type one to 5 characters.");
    robot.interact(() -> text.setText("letter"));
    waitUntil(() -> words.getText().startsWith("At most 5 characters fit"));
    robot.interact(() -> text.setText("sudok"));
    waitUntil(() -> !robot.lookup("#text-use").query().isDisabled());
    fire(robot, "#text-use");
    assertThat(mask())
        .isEqualTo(PixelLetters.on(Boards.TWENTY_FIVE, "SUDOK").orElseThrow().mask(0.5));
  }

  /** Whoever changes a heart goes on with its symmetry, whatever was painted before. */
  @Test
  void aShapeBringsItsSymmetryAndOneWithoutAnyLeavesThatInUse(FxRobot robot)
      throws TimeoutException {
    robot.interact(() -> window.studio.design.paint.symmetry.set(Symmetry.QUARTER_TURN));
    robot.clickOn("#shapes");
    waitUntil(() -> robot.lookup("#shape-heart").tryQuery().isPresent());
    fire(robot, "#shape-heart");
    assertThat(window.studio.design.paint.symmetry.get()).isEqualTo(Symmetry.HORIZONTAL);
    Mask lopsided = mask().without(CellSet.of(mask().clues().toArray()[0]));
    assertThat(Symmetry.most(lopsided)).isEmpty();
    robot.interact(() -> window.studio.design.paint.followSymmetry(lopsided));
    assertThat(window.studio.design.paint.symmetry.get()).isEqualTo(Symmetry.HORIZONTAL);
  }

  /** Three columns between the letters are empty, and lie in one stack. */
  @Test
  void lettersThatNoDigitsCanFillSaySoBeforeAnySearch(FxRobot robot) throws TimeoutException {
    robot.interact(() -> window.studio.design.paint.useBoard(Boards.TWENTY_FIVE));
    robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.X);
    Label words = robot.lookup("#preview-words").queryAs(Label.class);
    TextField text = robot.lookup("#mask-text").queryAs(TextField.class);
    robot.interact(() -> text.setText("AB"));
    waitUntil(() -> words.getText().contains("clues. Impossible: columns 12 and 13 hold no clue"));
    robot.interact(() -> text.setText("K"));
    waitUntil(() -> words.getText().matches("\\d+ clues"));
  }

  @Test
  void theGalleryTakesTheDrawingMadeForTheBoard(FxRobot robot) throws TimeoutException {
    robot.interact(() -> window.studio.design.paint.useBoard(Boards.SIXTEEN));
    robot.clickOn("#shapes");
    waitUntil(() -> robot.lookup("#shape-owl").tryQuery().isPresent());
    fire(robot, "#shape-owl");
    assertThat(mask()).isEqualTo(ShapeLibrary.named("owl").orElseThrow().on(Boards.SIXTEEN));
  }

  @OneWindow.Own
  @Test
  void aHostilePictureIsRefusedKindlyAndNothingChanges(FxRobot robot)
      throws TimeoutException, IOException {
    Mask heart = mask();
    Path file = folder.resolve("bomb.png");
    Files.write(file, HostileFiles.bomb());
    dialogs.choosing(file);
    robot.clickOn("#picture-mask");
    fire(robot, "#picture-open");
    waitUntil(() -> notice(robot).startsWith("Cannot use bomb.png: it has 50,000"));
    Files.write(file, new byte[0]);
    fire(robot, "#picture-open");
    waitUntil(() -> notice(robot).startsWith("Cannot use bomb.png: the file is empty"));
    assertThat(mask()).isEqualTo(heart);
    assertThat(robot.lookup("#picture-use").query().isDisabled()).isTrue();
  }

  @Test
  void aPictureIsPasted(FxRobot robot) throws TimeoutException {
    clipboard.holding(() -> Picture.of(9, 9, (x, y) -> x == y ? 0xFF000000 : 0xFFFFFFFF));
    robot.push(KeyCode.CONTROL, KeyCode.V);
    waitUntil(() -> robot.lookup("#picture-use").tryQuery().isPresent());
    fire(robot, "#picture-use");
    assertThat(clues()).isEqualTo(CellSet.of(0, 10, 20, 30, 40, 50, 60, 70, 80));
  }

  @Test
  void aMaskOfEveryBoardIsCopiedAndPastedAsText(FxRobot robot) throws TimeoutException {
    for (Board board : Boards.ALL) {
      Mask mask = new Mask(board, CellSet.where(board.cells(), cell -> cell % 5 == 2));
      robot.interact(
          () -> {
            window.studio.design.paint.useBoard(board);
            window.studio.history.apply(
                Phrase.verbatim("x"), window.studio.history.document().withMask(mask));
            window.studio.project.clipboard.copyMask();
            window.studio.design.paint.clear();
            window.studio.project.clipboard.paste();
          });
      waitUntil(() -> mask().equals(mask));
    }
  }

  @Test
  void theToolsSpeakAnotherLanguageAtOnce(FxRobot robot) {
    assertThat(robot.lookup("#tool-fill").query().getAccessibleText()).startsWith("Fill (F)");
    robot.interact(() -> window.texts().language.set(Language.GERMAN));
    assertThat(robot.lookup("#tool-fill").query().getAccessibleText()).startsWith("Füllen (F)");
    assertThat(robot.lookup("#clue-cells").queryAs(Label.class).getText())
        .isEqualTo("von 81 Zellen");
  }
}
