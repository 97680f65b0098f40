package cluewright.studio;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.document.Document;
import cluewright.document.Project;
import cluewright.format.PuzzleText;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.print.Paper;
import cluewright.print.canvas.IccProfile;
import cluewright.search.engine.Generator;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Level;
import cluewright.studio.printing.FakePrinters;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import javafx.event.ActionEvent;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.Spinner;
import javafx.scene.control.TextField;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

/** Puzzles on their way to paper, as a person sees and prints them. */
@InTurn
@ExtendWith(StudioExtension.class)
final class PrintTest {
  private static final int SECONDS = 20;
  private static final Puzzle PUZZLE =
      PuzzleText.read(
          "2..1.5..3.54...71..1.2.3.8.6.28.73.4.........1.53.98.6.2.7.1.6..81...24.7..4.2..1");

  private final FakeDialogs dialogs = new FakeDialogs();
  private final FakePrinters printers = new FakePrinters();
  private Ports ports;
  private StudioWindow window;
  private FxRobot robot;

  @TempDir Path folder;

  @Start
  void start(Stage stage) {
    Ports made = FakePorts.with(new Generator(), dialogs);
    ports =
        new Ports(
            made.engine(),
            dialogs,
            made.clipboard(),
            made.background(),
            made.home(),
            printers,
            made.browser());
    window = StillWindow.show(stage, ports, 1024, 700);
  }

  @BeforeEach
  void beginWithFivePuzzlesAndOpen(FxRobot someone) throws TimeoutException {
    robot = someone;
    robot.interact(() -> begin(5));
    robot.interact(() -> window.view().root().lookup("#title").requestFocus());
    robot.push(KeyCode.CONTROL, KeyCode.P);
    pagesBecome(2);
  }

  private void begin(int count) {
    List<Document> documents = new ArrayList<>();
    for (int i = 1; i <= count; i++) {
      documents.add(
          Document.untitled(PUZZLE.mask(), StrategySet.upTo(Level.EASY).on(PUZZLE.board()))
              .withPuzzle(PUZZLE)
              .withTitle("Kite " + i)
              .withAuthor("Ada"));
    }
    window.studio.history.apply(Phrase.verbatim("begin"), new Project(documents, 0));
  }

  private static void waitFor(Callable<Boolean> condition) throws TimeoutException {
    WaitForAsyncUtils.waitFor(SECONDS, TimeUnit.SECONDS, condition);
    WaitForAsyncUtils.waitForFxEvents();
  }

  private void pagesBecome(int count) throws TimeoutException {
    waitFor(() -> label("#page-count").equals("of " + count));
  }

  private String label(String id) {
    return robot.lookup(id).tryQueryAs(Label.class).map(Label::getText).orElse("");
  }

  private Scene scene() {
    return robot.lookup("#print-window").query().getScene();
  }

  private void press(String id) {
    robot.interact(((ButtonBase) scene().lookup(id))::fire);
  }

  private void ready() throws TimeoutException {
    waitFor(() -> label("#print-status").contains(" on "));
  }

  @Test
  void choicesChangeThePagesAndAreRememberedForTheNextTime() throws TimeoutException {
    press("#print-solutions-0");
    pagesBecome(1);
    press("#print-scope-project");
    pagesBecome(5);
    press("#print-layout-2");
    pagesBecome(2);
    choosePaper("6x9in");
    ready();
    assertThat(label("#print-status")).isEqualTo("5 puzzles on 2 pages");
    assertThat(scene().lookup("#print-paper-width").getParent().getParent().isVisible()).isFalse();
    choosePaper("Other…");
    waitFor(() -> scene().lookup("#print-paper-width").getParent().getParent().isVisible());
    assertThat(sides()).containsExactly(152, 229);
    press("#print-preset-3");
    waitFor(() -> scene().lookup("#print-cover-title").isVisible());
    robot.interact(() -> typed("#print-cover-title", "Kites"));
    press("#print-solutions-2");
    robot.push(KeyCode.ESCAPE);
    assertThat(window.studio.windows.printing.open.get()).isFalse();
    window.studio.shop.settings.close();

    robot.interact(() -> window = anotherWindow());
    robot.interact(() -> begin(5));
    robot.interact(window.studio.windows.printing::open);
    waitFor(() -> label("#print-status").contains(" on "));
    assertThat(((ButtonBase) scene().lookup("#print-solutions-2")).getPseudoClassStates())
        .anyMatch(state -> state.getPseudoClassName().equals("selected"));
    assertThat(((TextInputControl) scene().lookup("#print-cover-title")).getText())
        .isEqualTo("Kites");
    onlyPagesInSightHaveNodes();
  }

  @Test
  void exportPdfOffersToSaveFirstAndTheSavedFileCanBeOpened() throws TimeoutException {
    ready();
    assertThat(scene().lookup("#print-now").getStyleClass()).contains("accent");
    robot.push(KeyCode.CONTROL, KeyCode.W);
    assertThat(window.studio.windows.printing.open.get()).isFalse();
    robot.interact(window.studio.windows.printing::openForFile);
    ready();
    assertThat(scene().lookup("#print-save-pdf").getStyleClass()).contains("accent");
    assertThat(scene().lookup("#print-now").getStyleClass()).doesNotContain("accent");
    assertThat(scene().getFocusOwner().getId()).isEqualTo("print-save-pdf");
    Path file = folder.resolve("kites.pdf");
    dialogs.choosing(file);
    press("#print-save-pdf");
    waitFor(this::isOpenOffered);
    assertThat(file).exists();
    robot.interact(() -> scene().lookup("#page-thumbnails").requestFocus());
    robot.push(KeyCode.ESCAPE);
    assertThat(window.studio.windows.printing.open.get()).isFalse();
  }

  private boolean isOpenOffered() {
    return scene().lookup("#print-outcome-action") instanceof ButtonBase open
        && open.isVisible()
        && open.getText().equals("Open");
  }

  private void onlyPagesInSightHaveNodes() throws TimeoutException {
    robot.interact(() -> begin(120));
    press("#print-preset-0");
    press("#print-scope-project");
    press("#print-solutions-0");
    pagesBecome(120);
    assertThat(scene().getRoot().lookupAll(".paper-sheet")).hasSizeLessThan(5);
    robot.interact(() -> scene().lookup("#print-preview").requestFocus());
    robot.push(KeyCode.END);
    assertThat(((TextInputControl) scene().lookup("#page-number")).getText()).isEqualTo("120");
    assertThat(scene().getRoot().lookupAll(".paper-sheet")).hasSizeLessThan(5);
  }

  private void choosePaper(String name) {
    @SuppressWarnings("unchecked") // It is known what that box holds.
    ComboBox<Optional<Paper>> sizes = (ComboBox<Optional<Paper>>) scene().lookup("#print-paper");
    Optional<Paper> size =
        Paper.KNOWN.stream().filter(each -> each.name().equals(name)).findFirst();
    robot.interact(() -> sizes.setValue(size));
  }

  private List<Integer> sides() {
    return Stream.of("#print-paper-width", "#print-paper-height")
        .map(id -> (Integer) ((Spinner<?>) scene().lookup(id)).getValue())
        .toList();
  }

  @Test
  void aSmallPageLeadsToItsLargeOne() throws TimeoutException {
    press("#print-scope-project");
    pagesBecome(6);
    ListView<?> small = (ListView<?>) scene().lookup("#page-thumbnails");
    assertThat(small.getItems()).hasSize(6);
    robot.interact(() -> small.getSelectionModel().select(4));
    assertThat(((TextInputControl) scene().lookup("#page-number")).getText()).isEqualTo("5");
    robot.interact(() -> scene().lookup("#print-preview").requestFocus());
    robot.push(KeyCode.HOME);
    assertThat(small.getSelectionModel().getSelectedIndex()).isZero();
  }

  private StudioWindow anotherWindow() {
    return StillWindow.show(new Stage(), ports, 1024, 700);
  }

  private void typed(String id, String text) {
    TextInputControl field = (TextInputControl) scene().lookup(id);
    field.requestFocus();
    field.setText(text);
  }

  @Test
  void keysTurnPagesAndEscapeGivesTheKeyboardBackAndAButtonLeadsToWhatIsAmiss()
      throws TimeoutException {
    waitFor(() -> scene().lookup("#print-now").isFocused());
    TextInputControl number = (TextInputControl) scene().lookup("#page-number");
    assertThat(number.getText()).isEqualTo("1");
    robot.push(KeyCode.PAGE_DOWN);
    assertThat(number.getText()).isEqualTo("2");
    robot.push(KeyCode.PAGE_UP);
    assertThat(number.getText()).isEqualTo("1");
    robot.interact(number::requestFocus);
    robot.interact(() -> number.setText("2"));
    robot.push(KeyCode.ENTER);
    assertThat(number.getText()).isEqualTo("2");
    String whole = label("#page-percent");
    robot.push(KeyCode.CONTROL, KeyCode.MINUS);
    assertThat(label("#page-percent")).isNotEqualTo(whole);
    robot.push(KeyCode.CONTROL, KeyCode.DIGIT0);
    assertThat(label("#page-percent")).isEqualTo(whole);
    robot.push(KeyCode.ESCAPE);
    assertThat(window.studio.windows.printing.open.get()).isFalse();
    waitFor(() -> window.view().root().lookup("#title").isFocused());

    robot.interact(window.studio.windows.printing::open);
    press("#print-scope-project");
    robot.interact(
        () -> {
          window.studio.history.select(2);
          Document third = window.studio.history.document();
          window.studio.history.apply(Phrase.verbatim("x"), third.withTitle("My 스도"));
          window.studio.history.select(0);
        });
    waitFor(() -> label("#print-fault").contains("Inter has no"));
    assertThat(scene().lookup("#print-now").isDisabled()).isTrue();
    assertThat(window.studio.windows.printing.open.get()).isTrue();
    press("#print-fault-action");
    assertThat(window.studio.windows.printing.open.get()).isFalse();
    assertThat(window.studio.history.project().current()).isEqualTo(2);
    waitFor(() -> robot.lookup("#about-title").tryQuery().filter(Node::isFocused).isPresent());
  }

  @Test
  void whatWasSeenIsPrintedAndSavedAsPdf() throws Exception {
    press("#print-now");
    waitFor(() -> label("#print-outcome").contains("no printer"));
    assertThat(((ButtonBase) scene().lookup("#print-outcome-action")).getText())
        .isEqualTo("Save a PDF");
    printers.choosing(List.of(2));
    press("#print-now");
    waitFor(() -> label("#print-outcome").equals("Sent 1 page to Press."));
    assertThat(printers.acts()).containsExactly("asked for 2 of A4 called kite-1", "ended");
    assertThat(printers.printed()).hasSize(1);
    assertThat(printers.printed().get(0).layers()).isNotEmpty();
    printers.choosing(List.of());
    press("#print-now");
    waitFor(() -> printers.acts().size() == 3);
    waitFor(() -> !scene().lookup("#print-now").isDisabled());
    assertThat(printers.printed()).hasSize(1);

    Path file = folder.resolve("kites.pdf");
    dialogs.choosing(file);
    press("#print-preset-1");
    pagesBecome(3);
    robot.push(KeyCode.CONTROL, KeyCode.S);
    waitFor(() -> label("#print-outcome").contains("kites.pdf"));
    assertThat(label("#print-outcome")).startsWith("Saved 3 pages");
    try (PDDocument saved = Loader.loadPDF(file.toFile())) {
      assertThat(saved.getNumberOfPages()).isEqualTo(3);
      assertThat(new PDFTextStripper().getText(saved)).contains("Kite 1", "Kite 5");
    }
    assertThat(folder.toFile().list()).containsExactly("kites.pdf");
  }

  @Test
  void whatWaitsToBePrintedEndsWhereItsPuzzlesAreUndone() throws TimeoutException {
    robot.interact(
        () -> {
          ((ButtonBase) scene().lookup("#print-preset-1")).fire();
          ((ButtonBase) scene().lookup("#print-now")).fire();
          window.studio.history.undo();
        });
    waitFor(() -> label("#print-outcome").equals("Cancelled."));
    robot.interact(() -> window.studio.history.redo());
    waitFor(() -> !scene().lookup("#print-now").isDisabled());
    assertThat(printers.acts()).isEmpty();
  }

  @Test
  void aClassSheetHasLinesForNamesAndItsAnswersOverleaf() throws TimeoutException {
    press("#print-preset-4");
    pagesBecome(2);
    ready();
    assertThat(text("#print-header")).startsWith("Name: ____");
    robot.interact(() -> typed("#print-header", "Sheet {sheet}"));
    waitFor(
        () ->
            scene().lookup("#print-header").getPseudoClassStates().stream()
                .anyMatch(state -> state.getPseudoClassName().equals("danger")));
    press("#print-preset-1");
    pagesBecome(3);
  }

  @Test
  void chaptersAreNamedMovedAndRemoved() throws TimeoutException {
    press("#print-preset-3");
    press("#print-scope-project");
    press("#print-chapter-add");
    waitFor(() -> text("#print-chapter-name-4").equals("Extreme"));
    robot.interact(() -> typed("#print-chapter-name-1", "Coffee"));
    waitFor(() -> chapters().contains("Coffee"));
    press("#print-chapter-up-1");
    press("#print-chapter-remove-4");
    press("#print-chapter-add");

    waitFor(() -> chapters().equals(List.of("Coffee", "Easy", "Hard", "Unfair", "Chapter 5")));
    press("#print-chapters-by-level");
    waitFor(() -> chapters().isEmpty());
  }

  @Test
  void theCoverIsSeenSmallAndLargeBeforeItIsSavedAndNotesCoverNoPage() throws TimeoutException {
    press("#print-preset-3");
    press("#print-scope-project");
    waitFor(() -> label("#print-cover-measures").matches("(?s)\\d+ pages: spine \\d+\\.\\d mm.*"));
    Node look = scene().lookup("#print-cover-look");
    Node desk = scene().lookup("#cover-desk");
    assertThat(look.isVisible()).isTrue();
    assertThat(desk.isVisible()).isFalse();
    press("#print-cover-look");
    assertThat(desk.isVisible()).isTrue();
    robot.push(KeyCode.ESCAPE);
    assertThat(desk.isVisible()).isFalse();
    assertThat(scene().getWindow().isShowing()).isTrue();

    robot.interact(() -> typed("#print-cover-title", "Kites & Boats"));
    robot.interact(() -> scene().lookup("#print-now").requestFocus());
    ready();
    robot.push(KeyCode.CONTROL, KeyCode.S);
    waitFor(() -> dialogs.questions().contains("target kites-boats.pdf"));
    dialogs.choosing(folder.resolve("cover.pdf"));
    press("#print-save-cover");
    waitFor(() -> label("#print-outcome").startsWith("Saved the cover"));
    assertThat(isOpenOffered()).isTrue();

    robot.interact(() -> typed("#print-blurb", "\u0e01"));
    robot.interact(() -> scene().lookup("#print-now").requestFocus());
    waitFor(() -> label("#print-cover-measures").contains("\u0e01"));
    assertThat(look.isVisible()).isFalse();

    waitFor(() -> label("#print-fault").contains("is puzzle"));
    Node fault = scene().lookup("#print-fault");
    Node pages = scene().lookup("#print-preview");
    assertThat(fault.localToScene(fault.getBoundsInLocal()).getMinX())
        .isGreaterThanOrEqualTo(pages.localToScene(pages.getBoundsInLocal()).getMaxX());
  }

  @Test
  void chaptersTakeNumbersAndTitlesAndEarlierBooksAreCompared() throws Exception {
    press("#print-preset-3");
    press("#print-scope-project");
    press("#print-chapter-add");
    waitFor(() -> scene().lookup("#print-chapter-picks-0") != null);
    robot.interact(
        () ->
            ((MenuButton) scene().lookup("#print-chapter-picks-0"))
                .getItems().stream()
                    .filter(item -> "print-chapter-picks-written-0".equals(item.getId()))
                    .forEach(MenuItem::fire));
    waitFor(() -> scene().lookup("#print-chapter-written-0") != null);
    assertThat(text("#print-chapter-written-0")).isEqualTo("1-20");
    robot.interact(() -> enter("#print-chapter-written-0", "7-2"));
    assertThat(scene().lookup("#print-chapter-written-0").getPseudoClassStates())
        .anyMatch(state -> state.getPseudoClassName().equals("danger"));
    robot.interact(() -> enter("#print-chapter-written-0", "2, title:kite 4"));
    assertThat(text("#print-chapter-written-0")).isEqualTo("2,title:kite 4");
    // All five are easy: without the level, numbers and titles alone decide.
    robot.interact(
        () -> ((MenuButton) scene().lookup("#print-chapter-picks-0")).getItems().get(0).fire());

    Path list = folder.resolve("books.txt");
    dialogs.choosing(list);
    robot.interact(
        () -> ((MenuButton) scene().lookup("#print-earlier-choose")).getItems().get(1).fire());
    assertThat(label("#print-earlier-name")).isEqualTo("books.txt");
    robot.interact(() -> typed("#print-cover-title", "First"));
    robot.interact(() -> scene().lookup("#print-now").requestFocus());
    Path book = folder.resolve("first.pdf");
    dialogs.choosing(book);
    ready();
    waitFor(() -> !scene().lookup("#print-save-pdf").isDisabled());
    robot.push(KeyCode.CONTROL, KeyCode.S);
    waitFor(() -> label("#print-outcome").contains("first.pdf"));
    assertThat(Files.readString(list)).contains("\tFirst\t1 Kite 2\n");
    robot.interact(() -> typed("#print-cover-title", "Second"));
    robot.interact(() -> scene().lookup("#print-now").requestFocus());
    waitFor(() -> label("#print-fault").contains("Puzzle 1 is puzzle 1 Kite 2 of “First”"));
    Files.writeString(list, "nonsense");
    robot.interact(() -> typed("#print-cover-title", "Third"));
    robot.interact(() -> scene().lookup("#print-now").requestFocus());
    waitFor(() -> label("#print-fault").contains("line 1 is no fingerprint"));
    press("#print-earlier-forget");
    waitFor(() -> !label("#print-fault").contains("fingerprint"));
  }

  @Test
  void theProfileOfAPressIsChosenKeptAndRefused() throws Exception {
    Path icc = folder.resolve("press.icc");
    Files.write(icc, IccProfile.blackInk());
    dialogs.choosing(icc);
    press("#print-standard-1");
    assertThat(label("#print-profile-name")).isEqualTo("Black ink (our own)");
    press("#print-profile-choose");
    waitFor(() -> label("#print-profile-name").equals(IccProfile.BLACK_INK));
    press("#print-standard-0");
    press("#print-standard-1");
    waitFor(() -> label("#print-profile-name").equals(IccProfile.BLACK_INK));

    Files.writeString(icc, "hello");
    press("#print-profile-choose");
    waitFor(
        () ->
            label("#print-outcome")
                .endsWith("press.icc cannot be the output profile: it is not an ICC profile."));
    assertThat(label("#print-profile-name")).isEqualTo("Black ink (our own)");
  }

  private void enter(String id, String text) {
    typed(id, text);
    ((TextField) scene().lookup(id)).fireEvent(new ActionEvent());
  }

  private List<String> chapters() {
    return scene().getRoot().lookupAll(".text-field").stream()
        .filter(node -> node.getId() != null && node.getId().startsWith("print-chapter-name-"))
        .map(node -> ((TextInputControl) node).getText())
        .toList();
  }

  private String text(String id) {
    return ((TextInputControl) scene().lookup(id)).getText();
  }
}
