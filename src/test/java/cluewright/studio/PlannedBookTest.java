package cluewright.studio;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.cli.Run;
import cluewright.document.Document;
import cluewright.model.Boards;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.plan.BookPlan;
import cluewright.plan.PlanFile;
import cluewright.plan.PlanRun;
import cluewright.print.Paper;
import cluewright.print.canvas.IccProfile;
import cluewright.search.Watch;
import cluewright.search.engine.Generator;
import cluewright.strategy.StrategySet;
import cluewright.studio.planner.PlannerViewModel;
import cluewright.studio.printing.PrintingViewModel;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javafx.scene.Scene;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/** A planned book in the print window: the pages that the command line makes. */
@InTurn
@ExtendWith(StudioExtension.class)
final class PlannedBookTest {
  private static final int SECONDS = 60;
  private static final String PLAN =
      """
      {"title": "Kites", "subtitle": "Five small ones", "author": "Me", "seed": 3,
       "print": {"paper": "a5", "layout": 2, "solutions": "behind", "imprint": "2026",
                 "sections": "cover,title-page,imprint,contents,chapters,notes"},
       "rows": [
        {"name": "Warm-up", "board": "4x4", "clues": "6..8", "count": 3},
        {"name": "Nightcap", "board": "4x4", "clues": "5..7", "count": 2}]}
      """;

  private static final Puzzle PUZZLE =
      Puzzle.empty(Boards.FOUR).with(0, 1).with(6, 2).with(9, 3).with(15, 4);

  private final FakeDialogs dialogs = new FakeDialogs();
  private StudioWindow window;

  @TempDir Path folder;

  @Start
  void start(Stage stage) {
    window = StillWindow.show(stage, FakePorts.with(new Generator(), dialogs), 1024, 700);
  }

  private PlannerViewModel planner() {
    return window.studio.windows.planner;
  }

  private PrintingViewModel printing() {
    return window.studio.windows.printing;
  }

  private static void waitUntil(Callable<Boolean> condition) throws TimeoutException {
    WaitForAsyncUtils.waitFor(SECONDS, TimeUnit.SECONDS, condition);
    WaitForAsyncUtils.waitForFxEvents();
  }

  private static void press(FxRobot robot, String id) {
    robot.interact(() -> robot.lookup(id).queryButton().fire());
  }

  private Path opened(FxRobot robot) throws Exception {
    return opened(robot, PLAN);
  }

  /** Opens a plan that is filled, and its pages. */
  private Path opened(FxRobot robot, String text) throws Exception {
    BookPlan filled =
        new PlanRun(new Generator(), 3, Duration.ofSeconds(30), 1, new Nobody())
            .fill(PlanFile.read(text, folder), Watch.idle());
    Path file = folder.resolve("plan.json");
    PlanFile.write(file, filled);
    robot.interact(() -> planner().open());
    dialogs.choosing(file);
    press(robot, "#planner-load");
    waitUntil(() -> planner().plan.get().equals(filled));
    press(robot, "#planner-print");
    waitUntil(() -> !robot.lookup("#print-save-pdf").queryButton().isDisabled());
    return file;
  }

  /** Tells nobody. */
  private record Nobody() implements PlanRun.Listener {
    @Override
    public void found(int row, Puzzle puzzle) {}

    @Override
    public void begins(int row) {}

    @Override
    public void shortage(int row, String reason) {}
  }

  private Path saved(FxRobot robot) throws Exception {
    Path file = folder.resolve("window.pdf");
    Files.deleteIfExists(file);
    dialogs.choosing(file);
    press(robot, "#print-save-pdf");
    waitUntil(() -> Files.exists(file));
    return file;
  }

  private Path made(Path plan) {
    Path file = folder.resolve("command.pdf");
    Run run = Run.of("book", plan.toString(), file.toString(), "--overwrite");
    assertThat(run.code()).as(run.err()).isZero();
    return file;
  }

  /** The size and the words of each page. */
  private static List<String> pages(Path file) throws IOException {
    List<String> pages = new ArrayList<>();
    try (PDDocument pdf = Loader.loadPDF(file.toFile())) {
      PDFTextStripper words = new PDFTextStripper();
      for (int i = 1; i <= pdf.getNumberOfPages(); i++) {
        words.setStartPage(i);
        words.setEndPage(i);
        pages.add(pdf.getPage(i - 1).getMediaBox() + " " + words.getText(pdf));
      }
    }
    return pages;
  }

  @Test
  void itsPagesAreThoseOfTheCommandLine(FxRobot robot) throws Exception {
    Path plan = opened(robot);
    List<String> pages = pages(saved(robot));
    assertThat(pages).isEqualTo(pages(made(plan)));
    assertThat(String.join("", pages))
        .contains("Kites", "Five small ones", "2026", "Warm-up", "Nightcap");
  }

  @Test
  void closingThePagesGoesBackToThePlan(FxRobot robot) throws Exception {
    robot.interact(() -> planner().open());
    Window plan = robot.lookup("#planner-fill").query().getScene().getWindow();
    opened(robot);
    Window pages = robot.lookup("#print-save-pdf").query().getScene().getWindow();
    waitUntil(pages::isFocused);
    robot.type(KeyCode.ESCAPE);
    waitUntil(() -> !pages.isShowing());
    waitUntil(plan::isFocused);
  }

  @Test
  void whatIsChosenThereGoesIntoThePlanAndIsUndoneThere(FxRobot robot) throws Exception {
    Path plan = opened(robot);
    BookPlan before = planner().plan.get();
    choosePaper(robot, "6x9in");
    assertThat(robot.lookup("#print-paper").queryComboBox().getButtonCell().getText())
        .isEqualTo("6 × 9 in");
    TextField subtitle = robot.lookup("#print-cover-subtitle").queryAs(TextField.class);
    robot.interact(
        () -> {
          subtitle.requestFocus();
          subtitle.setText("Larger ones");
          robot.lookup("#print-save-pdf").query().requestFocus();
        });
    assertThat(planner().plan.get().print()).containsEntry("paper", "6x9in");
    assertThat(planner().plan.get().subtitle()).isEqualTo("Larger ones");
    PlanFile.write(plan, planner().plan.get());
    waitUntil(() -> printing().pages.get().get(0).paper().equals(Paper.of("6x9in")));
    assertThat(pages(saved(robot))).isEqualTo(pages(made(plan)));
    press(robot, "#print-plan");
    press(robot, "#planner-undo");
    assertThat(planner().plan.get()).isEqualTo(before);
    assertThat(subtitle.getText()).isEqualTo("Five small ones");
  }

  @Test
  void theChoicesForOtherPagesStayAsTheyWere(FxRobot robot) throws Exception {
    robot.interact(
        () -> {
          window.studio.history.apply(
              Phrase.verbatim("begin"),
              Document.untitled(PUZZLE.mask(), StrategySet.parse("N")).withPuzzle(PUZZLE));
          printing().open();
        });
    choosePaper(robot, "Letter");
    robot.interact(printing()::close);
    opened(robot);
    choosePaper(robot, "5x8in");
    robot.interact(printing()::close);
    assertThat(planner().plan.get().print()).containsEntry("paper", "5x8in");
    robot.interact(printing()::open);
    waitUntil(() -> !printing().pages.get().isEmpty());
    assertThat(printing().pages.get().get(0).paper().name()).isEqualTo("Letter");
  }

  /** Four on a sheet is no way to print a book; the plan goes on without a word of it. */
  @Test
  void theFormThatWasChosenStaysWhileThePlanChanges(FxRobot robot) throws Exception {
    opened(robot);
    BookPlan before = planner().plan.get();
    choose(robot, "#print-preset-1");
    int sheets = pagesOnceLaid(robot);
    assertThat(planner().plan.get()).isEqualTo(before);
    press(robot, "#planner-drop-0");
    assertThat(planner().plan.get().puzzles()).hasSize(4);
    assertThat(pagesOnceLaid(robot)).as("sheets, and no book").isLessThanOrEqualTo(sheets);
    press(robot, "#planner-undo");
    choose(robot, "#print-preset-3");
    assertThat(pagesOnceLaid(robot)).as("a book").isGreaterThan(sheets);
  }

  @Test
  void aBookAfterSheetsHasTheLayoutOfItsPlan(FxRobot robot) throws Exception {
    Path plan = opened(robot, PLAN.replace("\"layout\": 2", "\"layout\": 1"));
    BookPlan before = planner().plan.get();
    choose(robot, "#print-preset-1");
    choose(robot, "#print-preset-3");
    assertThat(planner().plan.get()).isEqualTo(before);
    assertThat(pages(saved(robot))).isEqualTo(pages(made(plan)));
  }

  @Test
  void onePuzzleIsTheOneOnTheDeskAndOnePage(FxRobot robot) throws Exception {
    robot.interact(
        () ->
            window.studio.history.apply(
                Phrase.verbatim("begin"),
                Document.untitled(PUZZLE.mask(), StrategySet.parse("N")).withPuzzle(PUZZLE)));
    opened(robot);
    choose(robot, "#print-preset-0");
    assertThat(pagesOnceLaid(robot)).as("the puzzle and its solution").isEqualTo(2);
    press(robot, "#planner-drop-0");
    assertThat(pagesOnceLaid(robot)).isEqualTo(2);
  }

  /** The file is gone in the meantime, and would be refused if it were read again. */
  @Test
  void theProfileOfAPressIsReadOnceForAllChangesOfThePlan(FxRobot robot) throws Exception {
    opened(robot);
    Path icc = folder.resolve("press.icc");
    Files.write(icc, IccProfile.blackInk());
    dialogs.choosing(icc);
    choose(robot, "#print-standard-1");
    choose(robot, "#print-profile-choose");
    Label profile = (Label) pane(robot).lookup("#print-profile-name");
    waitUntil(() -> profile.getText().equals(IccProfile.BLACK_INK));
    Files.delete(icc);
    BookPlan before = planner().plan.get();
    press(robot, "#planner-drop-0");
    press(robot, "#planner-undo");
    assertThat(planner().plan.get()).isEqualTo(before);
    saved(robot);
    assertThat(profile.getText()).isEqualTo(IccProfile.BLACK_INK);
  }

  private static Scene pane(FxRobot robot) {
    return robot.lookup("#print-window").query().getScene();
  }

  /** Presses what may be out of sight among the choices. */
  private static void choose(FxRobot robot, String id) {
    robot.interact(((ButtonBase) pane(robot).lookup(id))::fire);
  }

  /** The number of pages once these are those of all choices. */
  private int pagesOnceLaid(FxRobot robot) throws Exception {
    saved(robot);
    return printing().pages.get().size();
  }

  private static void choosePaper(FxRobot robot, String name) {
    ComboBox<Optional<Paper>> sizes = robot.lookup("#print-paper").queryComboBox();
    robot.interact(
        () ->
            sizes.setValue(
                Paper.KNOWN.stream().filter(each -> each.name().equals(name)).findFirst()));
  }
}
