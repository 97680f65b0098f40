package cluewright.studio;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.InTurn;
import cluewright.document.Document;
import cluewright.document.Result;
import cluewright.document.Sketches;
import cluewright.format.PuzzleText;
import cluewright.format.exchange.Formats;
import cluewright.format.exchange.core.Format;
import cluewright.mask.Picture;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.DigitSet;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.replay.SolvingPath;
import cluewright.search.OneByOne;
import cluewright.search.Outcome;
import cluewright.search.engine.Generator;
import cluewright.strategy.Catalogue;
import cluewright.strategy.StrategySet;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.Group;
import cluewright.strategy.core.Level;
import cluewright.strategy.core.Strategy;
import cluewright.studio.board.BoardPicture;
import cluewright.studio.board.BoardWords;
import cluewright.studio.board.SelectionHandler.Extent;
import cluewright.studio.board.SelectionHandler.Writing;
import cluewright.studio.board.StrokeHandler.Intent;
import cluewright.studio.digits.Findings;
import cluewright.studio.generate.Verdict;
import cluewright.studio.notice.Notice;
import cluewright.studio.replay.Obstacle;
import cluewright.studio.replay.ReplayMode;
import cluewright.studio.replay.SaveForm;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The view models together, without a window. */
final class StudioViewModelTest {
  private static final String FOUR = "1..4.........32.";

  /** 16x16 with several solutions, which takes longer to see than a quick count. */
  private static final String LARGE =
      """
      AE9D.74..15...G...46.15...GBA..DF..2.3G.A.9D.746....A....746F....9.874.....C...A.....52..GBA..D.
      1...3..A.9...4....B...D.746.....9D..4...52.......6F...C3...E....5.C....E......F1G...9..7...1...3
      ..7...152.3..AE...1.......E..8742......9D874.F..B..9D..4........
      """;

  /** Needs more than locked candidates. */
  private static final String HARD =
      "...7.4..5.2..1..7.....8...2.9...625.6...7...8.532...1.4...9.....3..6..9.2..4.7...";

  private final FakeDialogs dialogs = new FakeDialogs();
  private final FakePorts.FakeClipboard clipboard = new FakePorts.FakeClipboard();
  private final StudioViewModel studio =
      new StudioViewModel(StudioApp.firstDocument(), FakePorts.direct(dialogs, clipboard));

  @TempDir Path folder;

  private Document document() {
    return studio.history.document();
  }

  private Verdict verdict() {
    return studio.design.verdict.verdict.get();
  }

  private Desk desk() {
    return studio.desks.current.get();
  }

  private String notice() {
    return studio.notices.notice.get().map(Notice::sentence).orElse(Phrase.NOTHING).toString();
  }

  private void paste(String text) {
    clipboard.write(text);
    studio.project.clipboard.paste();
  }

  private void allow(String strategies) {
    studio.history.apply(
        Phrase.verbatim("x"), document().withStrategies(StrategySet.parse(strategies)));
  }

  private void paint(int... cells) {
    studio.design.paint.begin(cells[0], Intent.TOOL);
    Arrays.stream(cells).forEach(studio.design.paint::extend);
    studio.design.paint.end();
  }

  private void paintOnFour(int... cells) {
    studio.design.paint.useBoard(Boards.FOUR);
    paint(cells);
  }

  private void erase(int... cells) {
    studio.design.paint.begin(cells[0], Intent.ERASE);
    Arrays.stream(cells).forEach(studio.design.paint::extend);
    studio.design.paint.end();
  }

  // The verdict.

  @Test
  void aMaskThatAShortSearchDoesNotDecideIsOpen() {
    assertThat(verdict().kind()).isEqualTo(Verdict.Kind.OPEN);
    assertThat(verdict().text().toString()).startsWith("No puzzle and no proof after 1.2 s.");
  }

  @Test
  void aMaskWithAPuzzleSaysSoBeforeAnyoneAsks() {
    paintOnFour(0, 3, 13, 14);
    assertThat(verdict().sentence()).hasToString("A puzzle exists.");
    assertThat(studio.design.verdict.repairable.get()).isFalse();
  }

  @Test
  void theVerdictFollowsTheStrokeBeforeItEnds() {
    paintOnFour(0, 3, 13);
    assertThat(verdict().kind()).isEqualTo(Verdict.Kind.IMPOSSIBLE);
    studio.design.paint.begin(14, Intent.TOOL);
    assertThat(verdict().kind()).isEqualTo(Verdict.Kind.EXISTS);
    studio.design.paint.end();
    assertThat(verdict().kind()).isEqualTo(Verdict.Kind.EXISTS);
  }

  /** A mask that was refuted before, one that proves nothing, and one that cannot be read. */
  @Test
  void whatWasLearnedBeforeRefutesItsPartsAndFaultsAreToldOf() throws IOException {
    OneByOne onlyByThese =
        (request, watch) ->
            request.strategies().isAny()
                ? new Outcome.Undecided(
                    Outcome.Undecided.Reason.OUT_OF_TIME, "none", request.time())
                : new Generator().generate(request, watch);
    Ports ports = FakePorts.direct(onlyByThese, dialogs, clipboard);
    Files.createDirectories(ports.home().path());
    Files.writeString(
        ports.home().resolve("learned.txt"),
        "cluewright-learned 1\n"
            + learned("own-1", "xx..x.....x.....", "order r3c3 r1c1 r1c2 r2c1")
            + learned("own-2", "x.x...x......x..", "order r1c1 r1c3 r2c3 r4c2"));
    Mask image = new Mask(Boards.FOUR, CellSet.of(0, 4, 5, 10));
    StudioViewModel refuted =
        new StudioViewModel(Document.untitled(image, StrategySet.parse("N")), ports);

    assertThat(refuted.design.verdict.verdict.get().sentence().toString())
        .contains("part of the mask own-1 (4 clues), which is impossible with N");

    Mask possible = new Mask(Boards.FOUR, CellSet.of(0, 2, 6, 13));
    StudioViewModel other =
        new StudioViewModel(Document.untitled(possible, StrategySet.parse("N")), ports);

    assertThat(other.notices.notice.get().orElseThrow().sentence().toString())
        .contains("The learned mask own-2", "the strategies solve", "was dropped");
    assertThat(Files.readString(ports.home().resolve("learned.txt")))
        .contains("entry own-1")
        .doesNotContain("entry own-2");
  }

  private static String learned(String name, String mask, String order) {
    return """

    entry %s checked
    cluewright-proof 1
    board 4x4
    mask %s
    strategies naked-single
    kind exhausted
    sentence because.
    method enumeration
    %s
    end 8
    """
        .formatted(name, mask, order);
  }

  @Test
  void twoEmptyColumnsOfABoxAreImpossibleAndMarkedOnDemand() {
    erase(1, 2, 10, 11, 37, 46, 47, 56);
    assertThat(verdict().sentence().toString()).startsWith("columns 2 and 3 hold no clue");
    studio.design.verdict.toggleMarked();
    assertThat(studio.picture.getValue().marks().problem().size()).isEqualTo(18);
    studio.history.undo();
    assertThat(verdict().kind()).isEqualTo(Verdict.Kind.OPEN);
    assertThat(studio.picture.getValue().marks().problem().isEmpty()).isTrue();
  }

  @Test
  void anEmptyMaskSaysWhatToDo() {
    studio.design.paint.clear();
    assertThat(verdict().kind()).isEqualTo(Verdict.Kind.HINT);
  }

  @Test
  void withoutAStrategyThatPlacesDigitsNothingIsPossible() {
    studio.design.strategies.toggle(Catalogue.LOCKED_CANDIDATES);
    studio.design.strategies.toggle(Group.SINGLES);
    assertThat(verdict().kind()).isEqualTo(Verdict.Kind.BEYOND);
    assertThat(verdict().text().toString())
        .startsWith(
            "These strategies are not enough: none of the chosen strategies places a digit");
  }

  @Test
  void aPuzzleThatTheStrategiesCannotFinishSaysSo() {
    paste(HARD);
    assertThat(verdict().kind()).isEqualTo(Verdict.Kind.FOUND);
    allow("NHL");
    assertThat(document().puzzle()).isPresent();
    assertThat(verdict().kind()).isEqualTo(Verdict.Kind.STUCK);
    assertThat(verdict().text().toString()).matches("It needs .*, which (is|are) not allowed\\.");
  }

  // Strategies.

  @Test
  void ofAnyStrategiesTheVerdictIsThatOfOneSolution() {
    studio.history.apply(Phrase.verbatim("x"), document().withStrategies(StrategySet.any()));
    paintOnFour(0, 2, 5, 13);
    assertThat(verdict().kind()).isEqualTo(Verdict.Kind.IMPOSSIBLE);
    assertThat(verdict().sentence().toString()).contains("none has exactly one solution");
    studio.design.strategies.toggleRequired(Catalogue.NAKED_SINGLE);
    assertThat(document().strategies().isAny()).isFalse();
    assertThat(verdict().sentence().toString())
        .startsWith("none exists even with 4 clues and any strategies: ");
  }

  @InTurn
  @Test
  void ofAnyStrategiesAPuzzleBeyondAllPatternsIsSolvedByReasons() {
    studio.history.apply(Phrase.verbatim("x"), document().withStrategies(StrategySet.any()));
    paste(".5.9.86..8....6..7..6.2......9....7.2.3...8.9.1....4......3.7..9..8....4..56.4.3.");
    assertThat(document().strategies().isAny()).isTrue();
    assertThat(verdict().kind()).isEqualTo(Verdict.Kind.FOUND);
    assertThat(verdict().text().toString()).startsWith("These strategies solve it.");
    allow("NHL");
    assertThat(verdict().kind()).isEqualTo(Verdict.Kind.STUCK);
  }

  @Test
  void presetsAreRecognisedAndUndoable() {
    studio.design.conditions.useLevel(Optional.of(Level.EASY));
    assertThat(studio.design.strategies.choice().upTo()).contains(Level.EASY);
    studio.design.conditions.useLevel(Optional.of(Level.HARD));
    assertThat(document().strategies()).isEqualTo(StrategySet.upTo(Level.HARD).on(Boards.NINE));
    studio.design.strategies.toggle(Catalogue.LOCKED_CANDIDATES);
    assertThat(studio.design.strategies.choice().upTo()).isEmpty();
    studio.history.undo();
    studio.history.undo();
    assertThat(studio.design.strategies.choice().upTo()).contains(Level.EASY);
  }

  @Test
  void aPuzzleThatCouldDoWithoutWhatIsRequiredSaysSo() {
    paste(FOUR);
    studio.design.strategies.toggleRequired(Catalogue.LOCKED_CANDIDATES);
    assertThat(verdict().kind()).isEqualTo(Verdict.Kind.HINT);
    assertThat(verdict().detail().toString()).startsWith("Solvable without Locked candidates");
  }

  @Test
  void aPuzzleThatNeedsWhatIsRequiredSaysSo() {
    paste(FOUR);
    allow("HL");
    studio.design.strategies.toggleRequired(Catalogue.HIDDEN_SINGLE);
    assertThat(verdict().kind()).isEqualTo(Verdict.Kind.FOUND);
    assertThat(verdict().text().toString()).startsWith("It requires Hidden single (step");
  }

  @Test
  void whatIsEasierThanTheDifficultyMustBeUsedThoughHarderOnesAreAllowed() {
    Strategy wing = Catalogue.withId("x-wing").orElseThrow();
    paste("8.....1..2...7..36...65...2.4..2.9....3.....4...4.7.5.5.2..1....7..6...1..6..38..");
    studio.design.conditions.useLevel(Optional.of(Level.UNFAIR));
    studio.design.strategies.toggleRequired(wing);
    assertThat(document().strategies()).isEqualTo(StrategySet.upTo(Level.UNFAIR).on(Boards.NINE));
    assertThat(verdict().kind()).isEqualTo(Verdict.Kind.FOUND);
    assertThat(verdict().text().toString()).startsWith("It uses X-Wing (step ");
    assertThat(studio.solve.replay.path().orElseThrow().steps().get(verdict().steps().get(0) - 1))
        .satisfies(step -> assertThat(step.deductions().get(0).strategy()).isEqualTo(wing));
    Puzzle without =
        PuzzleText.read(
            "8.....7..2...7..36...65...2.8..2.9....3.....4...4.7.5.5.2..4....7..6...1..1..38..");
    studio.history.apply(Phrase.verbatim("x"), document().withPuzzle(without));
    assertThat(verdict().kind()).isEqualTo(Verdict.Kind.HINT);
    assertThat(verdict().detail().toString()).startsWith("Not as asked: X-Wing at least once.");
  }

  @Test
  void aProofNamesTheRequiredStrategyThatKeepsHarderOnesOut() {
    paintOnFour(0, 1, 2, 4, 6, 8);
    studio.design.conditions.useLevel(Optional.of(Level.EASY));
    assertThat(verdict().kind()).isEqualTo(Verdict.Kind.EXISTS);
    studio.design.strategies.toggleRequired(Catalogue.withId("full-house").orElseThrow());
    assertThat(verdict().kind()).isEqualTo(Verdict.Kind.BEYOND);
    assertThat(verdict().text().toString())
        .startsWith(
            "These strategies are not enough: with Full house required and nothing harder allowed:"
                + " all ways to fill");
    erase(6, 8);
    assertThat(verdict().text().toString()).startsWith("rows 3 and 4 hold no clue");
  }

  @Test
  void aPuzzleThatGetsStuckSaysWhatKeepsHarderStrategiesOut() {
    paste("8.....1..2...7..36...65...2.4..2.9....3.....4...4.7.5.5.2..1....7..6...1..6..38..");
    studio.design.conditions.useLevel(Optional.of(Level.HARD));
    studio.design.strategies.toggleRequired(Catalogue.withId("hidden-quad").orElseThrow());
    assertThat(verdict().kind()).isEqualTo(Verdict.Kind.STUCK);
    assertThat(verdict().text().toString())
        .matches("With .+ required and nothing harder allowed, the strategies get" + " stuck\\..+");
  }

  @Test
  void aPuzzleThatAnEasierStrategySolvesDoesNotNeedTheRequiredOneThoughTheEasierWasNotTicked() {
    paste(FOUR);
    allow("NL");
    assertThat(document().strategies().contains(Catalogue.HIDDEN_SINGLE)).isFalse();
    studio.design.strategies.toggleRequired(Catalogue.NAKED_SINGLE);
    assertThat(document().strategies().contains(Catalogue.HIDDEN_SINGLE)).isTrue();
    assertThat(verdict().detail().toString()).startsWith("Solvable without Naked single");
    studio.design.strategies.toggleRequired(Catalogue.NAKED_SINGLE);
    assertThat(document().strategies().contains(Catalogue.HIDDEN_SINGLE)).isFalse();
  }

  @Test
  void thatSomePuzzleExistsDoesNotMeanThatOneAsRequiredDoes() {
    paintOnFour(0, 3, 13, 14);
    studio.design.strategies.toggleRequired(Catalogue.LOCKED_CANDIDATES);
    assertThat(verdict().kind()).isEqualTo(Verdict.Kind.POSSIBLE);
    assertThat(verdict().detail().toString())
        .startsWith("Generate looks for one that meets the conditions");
    assertThat(studio.design.verdict.repairable.get()).isFalse();
  }

  @Test
  void theListOfPuzzlesKnowsTheRatingOfALargeBoardToo() {
    StringBuilder digits = new StringBuilder();
    for (int cell = 0; cell < 256; cell++) {
      int row = cell / 16;
      int digit = (4 * (row % 4) + row / 4 + cell % 16) % 16;
      digits.append(cell % 17 == 0 ? '.' : "123456789ABCDEFG".charAt(digit));
    }
    Puzzle large = PuzzleText.read(digits.toString());
    studio.history.apply(Phrase.verbatim("x"), document().withPuzzle(large));
    assertThat(studio.shop.ratings.onDisplay.getValue()).isPresent();
    assertThat(studio.project.puzzles.entries.get().get(0).rating())
        .isEqualTo(studio.shop.ratings.onDisplay.getValue());
  }

  @InTurn
  @Test
  void allowingWhatHelpsWorksAlsoWhereARequiredStrategyHeldItOut() {
    paste(HARD);
    studio.design.conditions.useLevel(Optional.of(Level.MEDIUM));
    studio.design.strategies.toggleRequired(Catalogue.withId("locked-pair").orElseThrow());
    studio.solve.replay.last();
    Optional<Strategy> help = studio.solve.replay.obstacle.get().flatMap(Obstacle::help);
    studio.solve.replay.allowHelp();
    assertThat(help).isPresent();
    assertThat(document().strategies().contains(help.get())).isTrue();
  }

  @Test
  void whatIsRequiredIsSavedWithTheProject() {
    paste(FOUR);
    studio.design.strategies.toggleRequired(Catalogue.LOCKED_CANDIDATES);
    Document saved = document();
    dialogs.choosing(folder.resolve("kite.cluewright"));
    studio.project.files.save();
    studio.design.strategies.toggleRequired(Catalogue.LOCKED_CANDIDATES);
    studio.project.files.save();
    assertThat(document()).isNotEqualTo(saved);
    studio.history.undo();
    studio.project.files.save();
    studio.project.files.startNew();
    studio.project.open();
    assertThat(document()).isEqualTo(saved);
  }

  // The places.

  @Test
  void whatComesToTheDeskIsShownThere() {
    studio.desks.goToGallery();
    paste("neither a puzzle nor a mask");
    assertThat(desk()).isEqualTo(Desk.GALLERY);
    paste(FOUR);
    assertThat(desk()).isEqualTo(Desk.DESIGN);
    studio.desks.goToGallery();
    paste(FOUR.replace('1', '.'));
    assertThat(desk()).isEqualTo(Desk.DESIGN);
    assertThat(studio.design.digits.active.get()).isTrue();
    studio.desks.goToGallery();
    studio.design.pictureMask.take(
        () -> Picture.of(9, 9, (x, y) -> x < 3 ? 0xFF000000 : 0xFFFFFFFF));
    assertThat(desk()).isEqualTo(Desk.DESIGN);
    assertThat(studio.design.digits.active.get()).isFalse();
  }

  @Test
  void aPastedDraftIsCountedOnceAndWhatWasFoundStandsInItsFirstFindings() {
    List<Findings> findings = new ArrayList<>();
    studio.design.digits.findings.addListener(
        (property, before, now) -> now.ifPresent(findings::add));
    paste(LARGE.replace("\n", ""));
    assertThat(notice()).contains("more than one solution");
    assertThat(findings.get(0).solutions().isSeveral()).isTrue();
  }

  @Test
  void aProjectThatIsBegunOrOpenedIsShownInTheDesign() {
    paste(FOUR);
    dialogs.choosing(folder.resolve("four.cluewright"));
    studio.project.files.save();
    studio.solve.play.enter();
    studio.project.open();
    assertThat(desk()).isEqualTo(Desk.DESIGN);
    studio.design.digits.active.set(true);
    studio.desks.goToGallery();
    studio.project.open();
    assertThat(desk()).isEqualTo(Desk.DESIGN);
    assertThat(studio.design.digits.active.get()).isTrue();
    studio.desks.goToGallery();
    studio.project.files.startNew();
    assertThat(desk()).isEqualTo(Desk.DESIGN);
    assertThat(studio.design.digits.active.get()).isFalse();
    studio.desks.goToGallery();
    studio.project.puzzles.add();
    assertThat(desk()).isEqualTo(Desk.DESIGN);
  }

  @Test
  void anUndoOfWhatTheGalleryDoesNotShowLeadsToTheDesign() {
    paste(FOUR);
    paint(1, 2);
    studio.desks.goToGallery();
    studio.history.apply(Phrase.verbatim("discarding"), document().withResults(List.of()));
    studio.project.puzzles.duplicate();
    studio.project.puzzles.moveUp();
    for (int i = 0; i < 3; i++) {
      studio.undo.undo();
      assertThat(desk()).isEqualTo(Desk.GALLERY);
    }
    studio.undo.undo();
    assertThat(desk()).isEqualTo(Desk.DESIGN);
    assertThat(document().puzzle()).isPresent();
    studio.desks.goToGallery();
    studio.undo.redo();
    assertThat(desk()).isEqualTo(Desk.DESIGN);
  }

  @Test
  void theNoticeOfADeletionTakesItBackWhateverIsFoundMeanwhileButNothingElse() {
    paste(FOUR.replace('1', '.'));
    paste(FOUR);
    Document deleted = document();
    studio.project.puzzles.delete();
    Runnable undo = studio.notices.notice.get().orElseThrow().action().orElseThrow().run();
    Puzzle found = PuzzleText.read(FOUR);
    studio.history.gather(0, List.of(new Result(found, document().strategies(), false)));
    undo.run();
    assertThat(document()).isEqualTo(deleted);
    undo.run();
    assertThat(document()).isEqualTo(deleted);
    studio.project.puzzles.delete();
    studio.history.apply(Phrase.verbatim("titling"), document().withTitle("Kite"));
    undo.run();
    assertThat(document().title()).isEqualTo("Kite");
  }

  @Test
  void whatWasPaintedOntoABoardIsOfNoOtherPuzzleThatTakesItsPlace() {
    paste(FOUR);
    studio.project.puzzles.add();
    paintRegionAndUndo();
    paste(FOUR);
    assertThat(studio.history.project().documents()).hasSize(3);
    assertThat(studio.design.regions.redoName().getValue()).isEqualTo(Phrase.NOTHING);
    studio.project.puzzles.select(1);
    paintRegionAndUndo();
    studio.project.puzzles.delete();
    assertThat(studio.design.regions.redoName().getValue()).isEqualTo(Phrase.NOTHING);
    paintRegionAndUndo();
    studio.history.undo();
    assertThat(studio.design.regions.redoName().getValue()).isEqualTo(Phrase.NOTHING);
    paintRegionAndUndo();
    studio.project.puzzles.moveDown();
    assertThat(studio.design.regions.redoName().getValue()).hasToString("painting region 1");
  }

  private void paintRegionAndUndo() {
    studio.design.layout.open(studio.design.regions);
    studio.design.regions.digit(2, 1);
    studio.design.regions.undo();
    assertThat(studio.design.regions.redoName().getValue()).hasToString("painting region 1");
  }

  @Test
  void whatIsPaintedOntoABoardWaitsInOnePuzzleAlone() {
    paste(FOUR);
    studio.design.layout.open(studio.design.regions);
    studio.design.regions.digit(2, 1);
    studio.project.puzzles.duplicate();
    assertThat(document().sketches()).isEqualTo(Sketches.NONE);
    studio.project.puzzles.selectPrevious();
    assertThat(document().sketches()).isNotEqualTo(Sketches.NONE);
  }

  @Test
  void aDraftThatSlidesOntoTheDeskIsShownAndOneThatAnUndoBringsBackLeavesAllAsItIs() {
    paste(FOUR.replace('1', '.'));
    paste(FOUR);
    studio.design.digits.active.set(false);
    studio.project.puzzles.delete();
    assertThat(document().isDraft()).isTrue();
    assertThat(studio.design.digits.active.get()).isTrue();
    studio.design.digits.active.set(false);
    studio.design.paint.invert();
    assertThat(document().isDraft()).isFalse();
    studio.history.undo();
    assertThat(document().isDraft()).isTrue();
    assertThat(studio.design.digits.active.get()).isFalse();
  }

  @Test
  void digitsThatLeaveTheBoardByTypingOrReleasingAreToldOf() {
    paste(FOUR);
    studio.notices.dismiss();
    studio.design.fixedDigits.digit(0, 1);
    assertThat(notice()).isEmpty();
    studio.design.fixedDigits.digit(0, 3);
    assertThat(document().puzzle()).isEmpty();
    assertThat(notice()).startsWith("The puzzle was taken off the board and is kept in Results");
    studio.design.fixedDigits.releaseAll();
    assertThat(notice()).startsWith("1 digit was released; its cell stays.");
    studio.history.undo();
    studio.history.undo();
    studio.notices.dismiss();
    studio.design.fixedDigits.releaseAll();
    assertThat(document().puzzle()).isPresent();
    assertThat(notice()).isEmpty();
  }

  @Test
  void theTourIsInTheDesignAndEndsElsewhere() {
    studio.design.digits.active.set(true);
    studio.desks.goToGallery();
    studio.windows.tour.start();
    assertThat(desk()).isEqualTo(Desk.DESIGN);
    assertThat(studio.design.digits.active.get()).isFalse();
    studio.desks.goToGallery();
    assertThat(studio.windows.tour.stop.get()).isEmpty();
    assertThat(studio.design.digits.active.get()).isTrue();
    assertThat(desk()).isEqualTo(Desk.GALLERY);
  }

  // The replay.

  @Test
  void theReplayStepsForwardsAndBackwardsAndStopsAtItsEnds() {
    paste(FOUR);
    assertThat(studio.solve.replay.length()).isEqualTo(12);
    studio.solve.replay.back();
    assertThat(studio.solve.replay.position.get()).isZero();
    studio.solve.replay.forward();
    studio.solve.replay.forward();
    studio.solve.replay.back();
    assertThat(studio.solve.replay.position.get()).isEqualTo(1);
    assertThat(studio.picture.getValue().marks().placed()).hasSize(1);
    studio.solve.replay.last();
    studio.solve.replay.forward();
    assertThat(studio.solve.replay.position.get()).isEqualTo(12);
    assertThat(studio.solve.replay.summary()).hasToString("Solved.");
  }

  @Test
  void theOtherModeStaysAtTheSameNumberOfDigits() {
    paste(FOUR);
    allow("NHL");
    studio.solve.replay.goTo(12);
    studio.solve.replay.mode.set(ReplayMode.PARALLEL);
    assertThat(studio.solve.replay.length()).isEqualTo(2);
    assertThat(studio.solve.replay.position.get()).isEqualTo(2);
  }

  @Test
  void aStepOfSeveralDeductionsShowsTheReasonOfTheChosenOne() {
    paste(FOUR);
    studio.solve.replay.mode.set(ReplayMode.PARALLEL);
    studio.solve.replay.goTo(1);
    assertThat(studio.solve.replay.deductions()).hasSizeGreaterThan(1);
    assertThat(studio.solve.replay.marks().argument().roles()).isEmpty();
    Deduction second = studio.solve.replay.deductions().get(1);
    studio.solve.replay.chosen.set(Optional.of(second));
    assertThat(studio.solve.replay.marks().argument().cells(second.board()))
        .isEqualTo(second.evidence().cells(second.board()));
  }

  @Test
  void thePlaceIsAStepForAPersonAndAStateAsInThePaper() {
    assertThat(studio.solve.replay.place()).isEqualTo(Phrase.NOTHING);
    paste(FOUR);
    allow("NHL");
    studio.solve.replay.forward();
    assertThat(studio.solve.replay.place()).hasToString("Step 1 of 12");
    studio.solve.replay.mode.set(ReplayMode.PARALLEL);
    assertThat(studio.solve.replay.place()).hasToString("q0 of q2");
    studio.solve.replay.mode.set(ReplayMode.HUMAN);
    assertThat(studio.solve.replay.place()).hasToString("Step 1 of 12");
  }

  @Test
  void aStrokeShowsTheMaskAndUndoBringsTheReplayBack() {
    paste(FOUR);
    studio.design.paint.begin(15, Intent.TOOL);
    studio.design.paint.extend(11);
    assertThat(studio.picture.getValue().state()).isEmpty();
    studio.design.paint.end();
    assertThat(studio.solve.replay.path()).isEmpty();
    studio.history.undo();
    assertThat(studio.solve.replay.path().map(SolvingPath::end)).contains(SolvingPath.End.SOLVED);
    assertThat(studio.picture.getValue().state()).isPresent();
  }

  // The clipboard.

  @Test
  void aPuzzleIsCopiedAsALineAndPastedBack() {
    paste(FOUR);
    studio.project.clipboard.copyPuzzle();
    studio.design.paint.clear();
    studio.project.clipboard.paste();
    assertThat(document().puzzle()).contains(PuzzleText.read(FOUR));
  }

  @Test
  void aMaskIsCopiedAsALineAndPastedBack() {
    Mask heart = document().mask();
    studio.project.clipboard.copyMask();
    studio.design.paint.clear();
    studio.project.clipboard.paste();
    assertThat(document().mask()).isEqualTo(heart);
  }

  @Test
  void textThatIsNeitherChangesNothing() {
    Document before = document();
    paste("hello");
    assertThat(document()).isEqualTo(before);
    assertThat(notice()).contains("neither a puzzle nor a mask");
    paste(FOUR);
    assertThat(notice()).isEqualTo("Added 1 puzzle to the project.");
  }

  // Files.

  @Test
  void aSavedProjectOpensAsItWas() {
    paste(FOUR);
    studio.history.apply(
        Phrase.verbatim("changing the title"), document().withTitle("Kite").withAuthor("Ada"));
    Document saved = document();
    dialogs.choosing(folder.resolve("kite.cluewright"));
    studio.project.files.save();
    assertThat(studio.history.unsaved.get()).isFalse();
    studio.project.files.startNew();
    assertThat(document().mask().clues().isEmpty()).isTrue();
    studio.project.open();
    assertThat(document()).isEqualTo(saved);
    assertThat(studio.project.files.displayName()).hasToString("Kite");
  }

  @Test
  void aGameThatIsUnderWayIsSavedWithTheProjectAndWhatWasNotSavedWaits() {
    paste(FOUR);
    studio.solve.play.enter();
    studio.solve.play.select(1, Extent.ALONE);
    studio.solve.play.write(3, Writing.AS_SET);
    dialogs.choosing(folder.resolve("game.cluewright"));
    studio.project.files.save();
    assertThat(studio.history.unsaved.get()).isFalse();
    studio.solve.play.write(2, Writing.AS_SET);
    studio.project.files.startNew();
    assertThat(notice()).contains("not saved");
    studio.project.files.open(folder.resolve("game.cluewright"));
    studio.solve.play.enter();
    assertThat(studio.solve.play.playing.get().orElseThrow().sheet().digit(1)).isEqualTo(3);
    studio.project.unsavedWork.refresh();
    studio.project.unsavedWork.open(studio.project.unsavedWork.waiting.get().get(0));
    studio.solve.play.enter();
    assertThat(studio.solve.play.playing.get().orElseThrow().sheet().digit(1)).isEqualTo(2);
  }

  @Test
  void aTruncatedProjectLeavesTheDocumentAsItWas() throws IOException {
    Path file = folder.resolve("kite.cluewright");
    dialogs.choosing(file);
    studio.project.files.save();
    String whole = Files.readString(file);
    Files.writeString(file, whole.substring(0, whole.length() / 2));
    studio.design.paint.invert();
    Document before = document();
    studio.project.open();
    assertThat(document()).isEqualTo(before);
    assertThat(studio.history.unsaved.get()).isTrue();
    assertThat(notice()).startsWith("Cannot open").contains("kite.cluewright");
    studio.design.paint.invert();
    assertThat(notice()).startsWith("Cannot open");
    Files.writeString(file, whole);
    studio.project.open();
    assertThat(notice()).doesNotContain("Cannot open");
  }

  @Test
  void tenMegabytesOfGarbageAreRefusedInOneSentence() throws IOException {
    Path file = folder.resolve("noise.cluewright");
    byte[] noise = new byte[10 << 20];
    Arrays.fill(noise, (byte) '[');
    Files.write(file, noise);
    Document before = document();
    studio.project.files.open(file);
    assertThat(document()).isEqualTo(before);
    assertThat(notice()).startsWith("Cannot open").hasSizeLessThan(400);
  }

  @Test
  void aPathThatCannotBeWrittenLosesNothing() throws IOException {
    paste(FOUR);
    Path file = Files.createFile(folder.resolve("file"));
    dialogs.choosing(file.resolve("kite.cluewright"));
    studio.project.files.save();
    assertThat(notice()).startsWith("Cannot");
    assertThat(studio.history.unsaved.get()).isTrue();
    dialogs.choosing(file.resolve("kite.pdf"));
    studio.windows.printing.open();
    studio.windows.output.savePdf();
    studio.windows.printing.close();
    assertThat(studio.history.document().puzzle()).isPresent();
  }

  @Test
  void thePuzzleIsExportedAsPdfAndAsTextWithItsSteps() throws IOException {
    paste(FOUR);
    Path pdf = folder.resolve("kite.pdf");
    dialogs.choosing(pdf);
    studio.windows.printing.open();
    studio.windows.output.savePdf();
    assertThat(Files.readAllBytes(pdf)).startsWith('%', 'P', 'D', 'F');
    Path text = folder.resolve("kite.txt");
    dialogs.choosing(text);
    studio.project.exports.exportText();
    assertThat(Files.readString(text)).startsWith(FOUR).contains("Hidden single");
  }

  @Test
  void ownCharactersForDigitsThatAFileCannotHoldAreTold() {
    paste(FOUR);
    DigitSet letters = DigitSet.own(Boards.FOUR, "WORD");
    studio.history.apply(Phrase.verbatim("x"), document().withDigitSet(letters));
    Format lines = Formats.named("line").orElseThrow();
    dialogs.choosing(folder.resolve("word.txt"));
    studio.project.exports.exportAs(lines);
    assertThat(notice()).contains("left out", "own characters for digits");
    studio.notices.dismiss();
    studio.project.exports.exportAs(lines, List.of(document().puzzle().orElseThrow()));
    assertThat(notice()).contains("left out", "own characters for digits");
  }

  @Test
  void aFormatThatWasOfferedForAPuzzleIsRefusedOnceAMaskTookItsPlace() {
    paste(FOUR);
    Format puzzles = Formats.named("opensudoku").orElseThrow();
    studio.history.apply(
        Phrase.verbatim("x"), document().another(Mask.empty(document().mask().board())));
    dialogs.choosing(folder.resolve("mask.opensudoku"));
    studio.project.exports.exportAs(puzzles);
    assertThat(notice()).contains("mask");
    studio.notices.dismiss();
    studio.project.clipboard.copyAs(puzzles);
    assertThat(notice()).contains("mask");
    assertThat(folder.resolve("mask.opensudoku")).doesNotExist();
  }

  @Test
  void aTextThatIsNoFileIsDroppedAsIfPasted() {
    studio.project.drops.drop(FOUR);
    assertThat(document().puzzle()).contains(PuzzleText.read(FOUR));
    studio.project.drops.drop("https://example.org/kite");
    assertThat(notice()).startsWith("The text is neither a puzzle nor a mask");
  }

  @Test
  void whatIsExportedSpeaksTheLanguageOfTheStudio() throws IOException {
    paste(FOUR);
    studio.shop.language.set(Locale.GERMAN);
    Path text = folder.resolve("kite.txt");
    dialogs.choosing(text);
    studio.project.exports.exportText();
    assertThat(Files.readString(text)).contains("Versteckter Single", "also ist");
    Path walk = folder.resolve("walk.txt");
    dialogs.choosing(walk);
    studio.solve.saving.form.set(SaveForm.TEXT);
    studio.solve.saving.save(AllAtOnceTest.UNDRAWN);
    assertThat(Files.readString(walk)).startsWith("Rätsel\n").contains("\nLösung\n");
    Path pdf = folder.resolve("kite.pdf");
    dialogs.choosing(pdf);
    studio.windows.printing.open();
    studio.windows.output.savePdf();
    try (PDDocument pages = Loader.loadPDF(pdf.toFile())) {
      assertThat(new PDFTextStripper().getText(pages)).contains("Lösung", "Leicht");
    }
  }

  @Test
  void aTextOfTheReplayUnfoldsStepsOfFewReasonsUnlessItShouldNot() throws IOException {
    paste("1..4.........32.");
    assertThat(studio.solve.saving.unfolds.getValue()).isFalse();
    studio.history.apply(
        Phrase.verbatim("x"), document().withStrategies(StrategySet.parse("reasons-2")));
    assertThat(studio.solve.saving.unfolds.getValue()).isTrue();
    Path walk = folder.resolve("walk.txt");
    dialogs.choosing(walk);
    studio.solve.saving.form.set(SaveForm.TEXT);
    studio.solve.saving.save(AllAtOnceTest.UNDRAWN);
    assertThat(Files.readString(walk)).contains("  Suppose r");
    studio.solve.saving.why.set(false);
    dialogs.choosing(walk);
    studio.solve.saving.save(AllAtOnceTest.UNDRAWN);
    assertThat(Files.readString(walk)).contains("One reason").doesNotContain("Suppose");
  }

  @Test
  void withoutAPuzzleAnExportSaysWhatToDoFirst() {
    studio.windows.printing.open();
    assertThat(studio.windows.printing.open.get()).isFalse();
    assertThat(notice()).contains("press Generate first");
    assertThat(dialogs.questions()).isEmpty();
  }

  @Test
  void everyPuzzlePastedIsTheOneShown() {
    Puzzle puzzle = PuzzleText.read(FOUR);
    paste(FOUR);
    assertThat(studio.picture.getValue().state().orElseThrow().placements()).isEqualTo(puzzle);
  }

  @Test
  void whileADraftOfAnotherSizeComesEveryPictureIsOfOneBoard() {
    Puzzle draft = PuzzleText.read("1...............");
    List<BoardPicture> pictures = new ArrayList<>();
    studio.picture.addListener((property, before, now) -> pictures.add(now));
    studio.history.apply(
        Phrase.verbatim("x"),
        Document.untitled(draft.mask(), document().chosen()).withFixed(draft));
    assertThat(pictures)
        .extracting(picture -> BoardWords.cell(picture, picture.board().cells() - 1).toString())
        .isNotEmpty()
        .allMatch(words -> words.startsWith("r4c4"));
  }

  @Test
  void theDigitsOfLargeBoardsAreRememberedForWhateverBeginsOnOne() {
    Ports ports = FakePorts.direct(dialogs, clipboard);
    StudioViewModel first = new StudioViewModel(StudioApp.firstDocument(), ports);
    first.design.paint.useBoard(Boards.SIXTEEN);
    first.design.digitSet.use(DigitSet.Kind.NUMBERS);

    StudioViewModel second = new StudioViewModel(StudioApp.firstDocument(), ports);
    second.design.paint.useBoard(Boards.TWENTY_FIVE);

    assertThat(second.history.document().digitSet()).isEqualTo(DigitSet.of(DigitSet.Kind.NUMBERS));
    assertThat(second.picture.getValue().digits().symbol(Boards.TWENTY_FIVE, 25)).isEqualTo("25");
    second.project.puzzles.add();
    assertThat(second.history.document().digitSet()).isEqualTo(DigitSet.of(DigitSet.Kind.NUMBERS));
    second.history.undo();
    second.history.undo();
    assertThat(second.history.document().mask().board()).isEqualTo(Boards.NINE);
    assertThat(second.history.document().digitSet()).isEqualTo(DigitSet.USUAL);
  }
}
