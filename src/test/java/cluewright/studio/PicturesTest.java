package cluewright.studio;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.document.Document;
import cluewright.document.Project;
import cluewright.format.PuzzleText;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.strategy.Catalogue;
import cluewright.strategy.StrategySet;
import cluewright.studio.notice.Notice;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Labeled;
import javafx.scene.control.Spinner;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.image.ImageView;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import javax.imageio.ImageIO;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

/** Pictures of the puzzle, as a person copies and saves them. */
@InTurn
@ExtendWith(StudioExtension.class)
final class PicturesTest {
  private static final Puzzle PUZZLE =
      PuzzleText.read(
          "900160200000009508001050906000687002000020000200391000506070800809500000007018004");

  private final FakeDialogs dialogs = new FakeDialogs();
  private final FakePorts.FakeClipboard clipboard = new FakePorts.FakeClipboard();
  private final Ports ports = FakePorts.direct(dialogs, clipboard);
  private StudioWindow window;

  @TempDir Path folder;

  @Start
  void start(Stage stage) {
    window = StillWindow.show(stage, ports, 1024, 700);
  }

  private StudioViewModel studio() {
    return window.studio;
  }

  private String notice() {
    return studio().notices.notice.get().map(Notice::sentence).orElse(Phrase.NOTHING).toString();
  }

  @BeforeEach
  void beginWithAPuzzle(FxRobot robot) {
    Document document = studio().history.document();
    robot.interact(
        () ->
            studio()
                .history
                .apply(
                    Phrase.verbatim("begin"),
                    document
                        .withPuzzle(PUZZLE)
                        .withStrategies(StrategySet.of(Catalogue.all()))
                        .withTitle("Kite")));
  }

  private void open(FxRobot robot) {
    robot.push(KeyCode.CONTROL, KeyCode.E);
    assertThat(node(robot, "#picture-window").getScene().getWindow().isShowing()).isTrue();
  }

  private static Node node(FxRobot robot, String id) {
    return robot.lookup(id).query();
  }

  private static String said(FxRobot robot, String id) {
    return ((Labeled) node(robot, id)).getText();
  }

  private static void check(FxRobot robot, String id) {
    robot.interact(((CheckBox) node(robot, id))::fire);
  }

  private static void choose(FxRobot robot, String id) {
    robot.interact(((ToggleButton) node(robot, id))::fire);
  }

  private String saved(FxRobot robot, String name) throws IOException {
    Path file = folder.resolve(name);
    dialogs.choosing(file);
    robot.interact(() -> ((Button) node(robot, "#picture-save")).fire());
    assertThat(said(robot, "#picture-outcome")).isEqualTo("Exported to " + file + ".");
    return Files.readString(file);
  }

  @Test
  void aKeyCopiesThePictureAsItWasMadeLast(FxRobot robot) {
    robot.push(KeyCode.CONTROL, KeyCode.ALT, KeyCode.C);

    assertThat(clipboard.copied().orElseThrow().image().getWidth()).isEqualTo(1063);
    assertThat(clipboard.copied().orElseThrow().svg()).isEmpty();
    assertThat(notice()).isEqualTo("Copied the picture (PNG).");

    open(robot);
    choose(robot, "#picture-form-1");
    robot.interact(() -> window.studio.windows.pictures.open.set(false));
    StudioViewModel next = new StudioViewModel(studio().history.document(), ports);
    robot.interact(next.windows.pictures::copy);
    assertThat(clipboard.copied().orElseThrow().svg().orElseThrow()).startsWith("<svg");
  }

  @Test
  void theWindowShowsThePictureAndSavesWhatItShows(FxRobot robot) throws IOException {
    robot.interact(() -> studio().solve.replay.goTo(17));
    open(robot);
    ImageView preview = (ImageView) node(robot, "#picture-preview");
    assertThat(preview.getImage().getWidth())
        .isLessThan(960)
        .isCloseTo(preview.getFitWidth(), Offset.offset(1.0));
    assertThat(said(robot, "#picture-facts")).startsWith("1063 × 1063 pixels; 90 × 90 mm");

    choose(robot, "#picture-form-1");
    String plain = saved(robot, "step.svg");
    assertThat(plain).contains("class=\"strike\"").doesNotContain("class=\"candidate\"");
    var before = preview.getImage();
    check(robot, "#picture-candidates");
    assertThat(preview.getImage()).isNotSameAs(before);
    assertThat(saved(robot, "candidates.svg")).contains("class=\"candidate\"");

    robot.interact(() -> studio().solve.replay.goTo(1));
    assertThat(saved(robot, "first.svg")).contains("class=\"new\"");
    check(robot, "#picture-step");
    check(robot, "#picture-solution");
    check(robot, "#picture-coordinates");
    String solution = saved(robot, "solution.svg");
    assertThat(solution).contains("class=\"pale\"", "class=\"label\"").doesNotContain("\"new\"");
  }

  @Test
  void inksDigitsAndTypefaceAreChosenForEachFormat(FxRobot robot) throws IOException {
    open(robot);
    choose(robot, "#picture-form-1");
    assertThat(node(robot, "#picture-inks-row").isVisible()).isFalse();
    assertThat(node(robot, "#picture-typeface-row").isVisible()).isFalse();
    assertThat(saved(robot, "font.svg")).contains("font-family");
    choose(robot, "#picture-digits-0");
    String sans = saved(robot, "sans.svg");
    assertThat(sans).doesNotContain("font-family");
    choose(robot, "#picture-typeface-1");
    assertThat(saved(robot, "serif.svg")).isNotEqualTo(sans);

    choose(robot, "#picture-form-3");
    choose(robot, "#picture-digits-1");
    assertThat(said(robot, "#picture-facts")).contains("letters of a font");
    Path pdf = folder.resolve("kite.pdf");
    dialogs.choosing(pdf);
    robot.interact(() -> ((Button) node(robot, "#picture-save")).fire());
    try (PDDocument document = Loader.loadPDF(pdf.toFile())) {
      assertThat(new PDFTextStripper().getText(document)).contains("9");
      assertThat(document.getDocumentInformation().getTitle()).isEqualTo("Kite");
    }

    choose(robot, "#picture-form-0");
    choose(robot, "#picture-inks-2");
    Path png = folder.resolve("black.png");
    dialogs.choosing(png);
    robot.interact(() -> ((Button) node(robot, "#picture-save")).fire());
    assertThat(ImageIO.read(png.toFile()).getColorModel().getPixelSize()).isEqualTo(1);
    choose(robot, "#picture-form-2");
    assertThat(((ToggleButton) node(robot, "#picture-inks-1")).isSelected()).isTrue();
  }

  @Test
  void aWeekOfDailiesIsSavedWholeOrNotAtAll(FxRobot robot) throws IOException {
    Document one = studio().history.document();
    robot.interact(
        () ->
            studio()
                .history
                .apply(
                    Phrase.verbatim("begin"),
                    new Project(List.of(one, one.withTitle("Second"), one.withTitle("Third")), 0)));
    open(robot);
    choose(robot, "#picture-form-4");
    check(robot, "#picture-series");
    check(robot, "#picture-series-captions");
    assertThat(node(robot, "#picture-copy").isDisabled()).isTrue();
    write(robot, "#picture-series-first", "tomorrow");
    assertThat(said(robot, "#picture-facts")).startsWith("The first day is no date");
    write(robot, "#picture-series-first", "2026-12-30");
    Path week = folder.resolve("week");
    dialogs.choosing(week);
    robot.interact(() -> ((Button) node(robot, "#picture-save")).fire());
    assertThat(said(robot, "#picture-outcome"))
        .isEqualTo("Saved 3 puzzles in " + week + ", from sudoku-2026-12-30 to sudoku-2027-01-01.");
    assertThat(week.toFile().list())
        .hasSize(9)
        .contains(
            "sudoku-2026-12-31.eps", "sudoku-2026-12-31-solution.eps", "sudoku-2027-01-01.txt");
    assertThat(Files.readString(week.resolve("sudoku-2026-12-31.txt")))
        .startsWith("Second\nThursday, December 31, 2026\n");
    assertThat(Files.readString(week.resolve("sudoku-2027-01-01.eps")))
        .contains("%%Title: (Third)");

    write(robot, "#picture-series-name", "{level}");
    Path again = folder.resolve("again");
    dialogs.choosing(again);
    robot.interact(() -> ((Button) node(robot, "#picture-save")).fire());
    assertThat(said(robot, "#picture-outcome")).startsWith("Puzzles 1 and 2 would both be called");
    assertThat(again).doesNotExist();
    write(robot, "#picture-series-name", "{day}");
    assertThat(said(robot, "#picture-facts")).startsWith("In the names, only");
    assertThat(node(robot, "#picture-save").isDisabled()).isTrue();
  }

  private static void write(FxRobot robot, String id, String words) {
    robot.interact(() -> ((TextField) node(robot, id)).setText(words));
  }

  @Test
  void whatIsTooLargeIsSaidAndCannotBeSaved(FxRobot robot) {
    open(robot);
    choose(robot, "#picture-unit-1");
    @SuppressWarnings("unchecked")
    Spinner<Integer> width = (Spinner<Integer>) node(robot, "#picture-width");
    assertThat(width.getValue()).isEqualTo(1063);

    robot.interact(() -> type(width, "9000"));
    assertThat(said(robot, "#picture-facts")).contains("9000", "16 to 4000 are possible");
    assertThat(node(robot, "#picture-save").isDisabled()).isTrue();
    assertThat(((ImageView) node(robot, "#picture-preview")).getImage()).isNull();

    robot.interact(() -> type(width, "two"));
    assertThat(width.getValue()).isEqualTo(9000);
    robot.interact(() -> type(width, "200"));
    assertThat(node(robot, "#picture-save").isDisabled()).isFalse();
    assertThat(((ImageView) node(robot, "#picture-preview")).getImage().getWidth()).isEqualTo(200);
  }

  @Test
  void aClosedWindowHoldsNoPicture(FxRobot robot) {
    open(robot);
    ImageView preview = (ImageView) node(robot, "#picture-preview");
    assertThat(preview.getImage()).isNotNull();
    robot.interact(() -> studio().windows.pictures.open.set(false));
    assertThat(preview.getImage()).isNull();
  }

  private static void type(Spinner<Integer> spinner, String text) {
    spinner.getEditor().setText(text);
    spinner.commitValue();
  }

  @Test
  void aFileThatCannotBeWrittenIsToldWhereThePersonLooks(FxRobot robot) {
    open(robot);
    dialogs.choosing(folder.resolve("nowhere").resolve("kite.png"));
    robot.interact(() -> ((Button) node(robot, "#picture-save")).fire());

    assertThat(said(robot, "#picture-outcome")).contains("the folder does not exist");
    assertThat(node(robot, "#picture-save").isDisabled()).isFalse();
    robot.push(KeyCode.ESCAPE);
    assertThat(studio().windows.pictures.open.get()).isFalse();
  }

  @Test
  void withoutAPuzzleThereIsNothingToDraw(FxRobot robot) {
    robot.interact(studio().design.paint::invert);
    robot.push(KeyCode.CONTROL, KeyCode.E);

    assertThat(studio().windows.pictures.open.get()).isFalse();
    assertThat(notice()).startsWith("There is no puzzle to draw yet");
    robot.push(KeyCode.CONTROL, KeyCode.ALT, KeyCode.C);
    assertThat(clipboard.copied()).isEmpty();
  }
}
