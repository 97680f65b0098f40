package cluewright.studio;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.Thorough;
import cluewright.document.Document;
import cluewright.document.Project;
import cluewright.document.Result;
import cluewright.format.PuzzleText;
import cluewright.format.exchange.Formats;
import cluewright.format.exchange.core.Content.Clues;
import cluewright.format.exchange.core.Format;
import cluewright.format.exchange.core.Item;
import cluewright.format.exchange.core.ItemPart;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.GridState;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.replay.Replay;
import cluewright.studio.board.StrokeHandler.Intent;
import cluewright.studio.generate.Verdict;
import cluewright.studio.notice.Notice;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import javafx.application.Platform;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.util.WaitForAsyncUtils;

/** A puzzle from elsewhere joins the project with all its digits, pasted, dropped or opened. */
@InTurn
@ExtendWith(StudioExtension.class)
final class PasteTest {
  private static final String ONE = "1..4.........32.";
  private static final String SEVERAL = "1234............";
  private static final String NONE = "12..3....4......";
  private static final String TWICE = "1..1............";

  /** “Peak Sudoku” by Rangsk. */
  private static final String NO_DIGITS =
      "4x4+v=r1c1r1c2+littlekiller6=r1c1r2c2r3c3r4c4+littlekiller14=r1c4r2c3r3c2r4c1"
          + "+littlekiller9=r2c1r3c2r4c3";

  private final FakeDialogs dialogs = new FakeDialogs();
  private final FakePorts.FakeClipboard clipboard = new FakePorts.FakeClipboard();
  private final StudioViewModel studio =
      new StudioViewModel(StudioApp.firstDocument(), FakePorts.direct(dialogs, clipboard));

  @TempDir Path folder;

  private Document document() {
    return studio.history.document();
  }

  private Project project() {
    return studio.history.project();
  }

  private String notice() {
    return studio.notices.notice.get().map(Notice::sentence).orElse(Phrase.NOTHING).toString();
  }

  private Verdict verdict() {
    return studio.design.verdict.verdict.get();
  }

  private void paste(String text) {
    clipboard.write(text);
    studio.project.clipboard.paste();
  }

  private void paint(int... cells) {
    studio.design.paint.begin(cells[0], Intent.TOOL);
    Arrays.stream(cells).forEach(studio.design.paint::extend);
    studio.design.paint.end();
  }

  @Test
  void aPastedPuzzleStandsBehindTheOneOnTheDeskWhichStays() {
    studio.history.apply(Phrase.verbatim("name"), document().withTitle("Kite"));
    Project before = project();
    paste(ONE);
    assertThat(project().documents()).hasSize(2).startsWith(before.document());
    assertThat(document().title()).isEqualTo("Pasted puzzle");
    assertThat(document().puzzle()).contains(PuzzleText.read(ONE));
    assertThat(document().results())
        .extracting(Result::puzzle)
        .containsExactly(PuzzleText.read(ONE));
    assertThat(studio.design.digits.active.get()).isFalse();
    assertThat(notice()).isEqualTo("Added 1 puzzle to the project.");
    assertThat(studio.history.undoName.get()).hasToString("pasting a puzzle");
    studio.history.undo();
    assertThat(project()).isEqualTo(before);
  }

  @ParameterizedTest
  @CsvSource({
    SEVERAL + ", the digits have more than one solution",
    NONE + ", the digits have no solution",
    TWICE + ", r1c1 and r1c4 both hold 1"
  })
  void digitsThatAreNoPuzzleAreADraftThatOpensUnderDigits(String cells, String why) {
    paste(cells);
    assertThat(document().fixed()).isEqualTo(PuzzleText.read(cells));
    assertThat(document().mask()).isEqualTo(PuzzleText.read(cells).mask());
    assertThat(document().puzzle()).isEmpty();
    assertThat(notice())
        .isEqualTo("Added as a draft that you can mend here, under Digits: " + why + ".");
    assertThat(studio.design.digits.active.get()).isTrue();
    studio.history.undo();
    assertThat(project().documents()).containsExactly(StudioApp.firstDocument());
  }

  @Test
  void rulesThatNeedNoDigitAreAPuzzleAtOnceSinceGenerateMayTakeLongToFindThatOut() {
    Puzzle rules = Puzzle.empty(Boards.named(NO_DIGITS).orElseThrow());
    paste(link(rules));
    assertThat(document().title()).isEqualTo("Pasted puzzle");
    assertThat(document().puzzle()).contains(rules);
    assertThat(document().results()).extracting(Result::puzzle).containsExactly(rules);
    assertThat(studio.history.undoName.get()).hasToString("pasting a puzzle");
  }

  @Test
  void rulesThatLackDigitsAreABoardToDesignOn() {
    paste(link(Puzzle.empty(Boards.named("4x4+cage3=r1c1r1c2").orElseThrow())));
    assertThat(document().title()).isEqualTo("Pasted mask");
    assertThat(document().puzzle()).isEmpty();
    assertThat(document().isDraft()).isFalse();
  }

  private static String link(Puzzle rules) {
    return Formats.named("fpuzzles").orElseThrow().write(List.of(Item.of(rules)));
  }

  @Test
  void aDraftKeepsItsDigitsWhereverItGoesAndIsNeitherPrintedNorDrawn() throws IOException {
    paste(SEVERAL);
    studio.project.clipboard.copyPuzzle();
    assertThat(clipboard.read()).contains(SEVERAL);
    Path text = folder.resolve("draft.txt");
    dialogs.choosing(text);
    studio.project.exports.exportText();
    assertThat(Files.readString(text)).startsWith(SEVERAL + "\n");

    studio.windows.printing.open();
    assertThat(studio.windows.printing.open.get()).isFalse();
    assertThat(notice()).startsWith("A draft is not printed");
    studio.windows.pictures.open();
    assertThat(studio.windows.pictures.open.get()).isFalse();
    assertThat(notice()).startsWith("A draft is not drawn");

    Document draft = document();
    Path file = folder.resolve("draft.cluewright");
    dialogs.choosing(file);
    studio.project.files.saveAs();
    studio.project.files.startNew();
    studio.design.digits.active.set(false);
    studio.project.open(file);
    assertThat(document()).isEqualTo(draft);
    assertThat(studio.design.digits.active.get()).isTrue();
    assertThat(studio.history.unsaved.get()).isFalse();
  }

  @ParameterizedTest
  @CsvSource({ONE, SEVERAL, NONE, TWICE})
  void aDroppedOrOpenedFileHoldsTheSameAsThePastedText(String cells) throws IOException {
    paste(cells);
    Document pasted = document().withTitle("");
    studio.history.undo();
    Path file = Files.writeString(folder.resolve("kite.txt"), cells + "\n");

    studio.project.drops.drop(List.of(file));
    assertThat(document().title()).isEqualTo("kite");
    assertThat(document().withTitle("")).isEqualTo(pasted);
    studio.history.undo();

    dialogs.choosing(file);
    studio.project.open();
    assertThat(document().withTitle("")).isEqualTo(pasted);
  }

  @Test
  void aPastedMaskJoinsTheProjectUnderItsName() {
    paste("x..x.........xx.");
    assertThat(project().documents()).hasSize(2);
    assertThat(document().title()).isEqualTo("Pasted mask");
    assertThat(document().fixed()).isEqualTo(Puzzle.empty(Boards.FOUR));
    assertThat(studio.history.undoName.get()).hasToString("pasting a mask");
  }

  @Test
  void theNameOfWhatIsPastedIsInTheLanguageOfTheStudio() {
    studio.shop.language.set(Locale.GERMAN);
    paste(ONE);
    assertThat(document().title()).isEqualTo("Eingef\u00fcgtes R\u00e4tsel");
  }

  @Test
  void ofSeveralPuzzlesTheNoticeCountsThoseThatAreNone() {
    paste(ONE + "\n" + SEVERAL + "\n" + NONE + "\n");
    assertThat(project().documents()).hasSize(4);
    assertThat(project().documents().get(2).fixed()).isEqualTo(PuzzleText.read(SEVERAL));
    assertThat(project().documents().get(3).fixed()).isEqualTo(PuzzleText.read(NONE));
    assertThat(notice())
        .isEqualTo(
            "2 of 3 puzzles are drafts that can be mended under Digits:"
                + " the digits have more than one solution.");
    studio.history.undo();
    assertThat(project().documents()).hasSize(1);
  }

  /** The result of a run comes in on the JavaFX thread. */
  private void generate() {
    Platform.runLater(studio.design.generation::generate);
    WaitForAsyncUtils.waitForFxEvents();
  }

  @Test
  void generateBuildsAroundThePastedDigits() {
    paste(SEVERAL);
    paint(5, 6, 9, 11, 14);
    generate();
    assertThat(document().puzzle()).isPresent();
    assertThat(document().puzzle().orElseThrow().restrictedTo(PuzzleText.read(SEVERAL).mask()))
        .isEqualTo(PuzzleText.read(SEVERAL));
  }

  @ParameterizedTest
  @CsvSource({SEVERAL, NONE})
  void generateWithAllDigitsFixedSaysThatThereIsNoPuzzleAndKeepsThem(String cells) {
    paste(cells);
    generate();
    assertThat(document().fixed()).isEqualTo(PuzzleText.read(cells));
    assertThat(document().puzzle()).isEmpty();
    assertThat(verdict().kind())
        .isEqualTo(cells.equals(NONE) ? Verdict.Kind.NO_SOLUTION : Verdict.Kind.SEVERAL);
  }

  @Test
  void aDigitThatStandsTwiceIsNamedBeforeAnythingIsSought() {
    paste(TWICE);
    assertThat(verdict().text().toString()).startsWith("1 is fixed twice in row 1.");
    assertThat(verdict().head()).hasToString("No solution");
    generate();
    assertThat(document().fixed()).isEqualTo(PuzzleText.read(TWICE));
  }

  @Test
  void anotherPuzzleOfThePastedMaskLeavesThePastedOneInResults() {
    paste(ONE);
    generate();
    assertThat(document().puzzle().orElseThrow()).isNotEqualTo(PuzzleText.read(ONE));
    assertThat(document().results()).extracting(Result::puzzle).contains(PuzzleText.read(ONE));
  }

  @Test
  void pastedDigitsThatAreNoPuzzleAreCopiedAgain() {
    paste(SEVERAL);
    studio.project.clipboard.copyPuzzle();
    assertThat(clipboard.read()).contains(SEVERAL);
  }

  @Test
  void inOtherFormatsTheyAreCluesUnlessCellsOfTheMaskAreFreeWhichWouldBeLost() {
    Format links = Formats.named("sudokupad").orElseThrow();
    paste(SEVERAL);
    studio.project.clipboard.copyAs(links);
    assertThat(clues(links)).isEqualTo(PuzzleText.read(SEVERAL));

    paint(15);
    studio.project.clipboard.copyAs(Formats.named("mask").orElseThrow());
    assertThat(Formats.read(clipboard.read().orElseThrow()).get(0).content().mask())
        .isEqualTo(document().mask());
  }

  private Puzzle clues(Format format) {
    Item item = format.reading(clipboard.read().orElseThrow()).items().get(0);
    return ((Clues) item.content()).clues();
  }

  @Test
  void aPastedPuzzleTakesThePlaceOfAnEmptyOneToWhichNothingWasDone() {
    studio.project.files.startNew();
    Project empty = project();
    paste(ONE);
    assertThat(project().documents()).singleElement().isEqualTo(document());
    assertThat(document().puzzle()).contains(PuzzleText.read(ONE));
    studio.history.undo();
    assertThat(project()).isEqualTo(empty);
  }

  @Test
  void ofALinkToAnUnknownSiteItIsSaidThatItIsNoPuzzleAndWhichSitesAreKnown() {
    paste("https://example.org/kite");
    assertThat(notice())
        .startsWith("The text is neither a puzzle nor a mask: line 1, column 1: links to this site")
        .endsWith("Nothing was changed.");
  }

  /** A bare grid of marks cannot tell a placed digit from a clue. */
  @Test
  void aPuzzleInProgressIsTakenByItsCluesWithItsProgressSaidToBeLeft() {
    Puzzle clues = PuzzleText.read(ONE);
    GridState underWay = new Replay(Boards.FOUR, document().strategies()).human(clues).state(3);
    Item item = Item.of(clues, underWay);
    List<Format> formats =
        Formats.offering(List.of(item)).stream()
            .filter(format -> format.keeps().contains(ItemPart.CANDIDATES))
            .filter(format -> !format.id().equals("marks"))
            .toList();
    assertThat(formats).isNotEmpty();
    for (Format format : formats) {
      paste(format.write(List.of(item)));
      assertThat(document().puzzle()).as(format.id()).contains(clues);
      assertThat(notice()).as(format.id()).contains("Not imported");
    }
    assertThat(project().documents()).hasSize(1 + formats.size());
  }

  @Thorough
  @Test
  void whereCountingTakesTooLongTheDigitsAreKeptAndThatIsSaid() {
    Puzzle hard = uncountable();
    paste(hard.line());
    assertThat(document().fixed()).isEqualTo(hard);
    assertThat(document().puzzle()).isEmpty();
    assertThat(notice()).contains("counting the solutions takes too long");
  }

  /** Some two hundred digits thrown on the largest board, none twice in a house. */
  private static Puzzle uncountable() {
    Board board = Boards.named("25x25").orElseThrow();
    Random random = new Random(3);
    int[] digits = new int[board.cells()];
    for (int i = 0; i < 2 * board.cells() / 3; i++) {
      int cell = random.nextInt(board.cells());
      int before = digits[cell];
      digits[cell] = 1 + random.nextInt(board.digits());
      if (new Puzzle(board, digits).conflict().isPresent()) {
        digits[cell] = before;
      }
    }
    return new Puzzle(board, digits);
  }
}
