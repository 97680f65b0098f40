package cluewright.studio.layout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.document.Document;
import cluewright.document.Regions;
import cluewright.document.Sketches;
import cluewright.mask.Symmetry;
import cluewright.model.Board;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.model.rule.Kinds;
import cluewright.strategy.StrategySet;
import cluewright.studio.board.StrokeHandler.Intent;
import cluewright.studio.digits.SolutionCount;
import cluewright.studio.digitset.PreferredDigits;
import cluewright.studio.document.History;
import cluewright.studio.files.FileWork;
import cluewright.studio.layout.RegionsViewModel.Layouts;
import cluewright.studio.masks.PaintViewModel;
import cluewright.studio.notice.NoticeViewModel;
import cluewright.studio.work.Background;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Optional;
import java.util.Queue;
import java.util.Random;
import java.util.Set;
import javafx.beans.property.SimpleBooleanProperty;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class RegionsViewModelTest {
  private static final Background AT_ONCE = new Background(Runnable::run, Runnable::run);

  private final Mask mask = new Mask(Boards.FOUR, CellSet.of(0, 5, 9));
  private final History history =
      new History(
          Document.untitled(mask, StrategySet.parse("NH"))
              .withFixed(Puzzle.empty(Boards.FOUR).with(5, 3)));
  private final NoticeViewModel notices = new NoticeViewModel();
  private final PaintViewModel paint =
      new PaintViewModel(history, notices, PreferredDigits.forNow());
  private final SimpleBooleanProperty digits = new SimpleBooleanProperty();
  private final LayoutViewModel layout = new LayoutViewModel(digits, notices);
  private Optional<Path> file = Optional.empty();
  private final RegionsViewModel regions =
      new RegionsViewModel(
          history,
          paint,
          layout::back,
          () -> file,
          new FileWork(AT_ONCE, notices),
          AT_ONCE,
          notices,
          new Random(1));

  private void drag(int from, int... over) {
    regions.begin(from, Intent.TOOL);
    for (int cell : over) {
      regions.extend(cell);
    }
    regions.end();
  }

  private Regions now() {
    return regions.sketch.shown.get();
  }

  private Board desk() {
    return history.document().mask().board();
  }

  private String sentence() {
    return new RegionsWords(now(), regions.fit.get(), desk()).sentence().toString();
  }

  private String detail() {
    return new RegionsWords(now(), regions.fit.get(), desk()).detail().toString();
  }

  @Test
  void aDragPaintsTheRegionUnderThePressAndEachStrokeIsOneUndo() {
    layout.open(regions);
    drag(0, 1, 2, 3);
    assertThat(now().cells(1)).isEqualTo(CellSet.of(0, 1, 2, 3, 4, 5));
    assertThat(sentence()).isEqualTo("2 regions are not right yet");
    assertThat(layout.undoName().getValue()).hasToString("painting region 1");
    regions.undo();
    assertThat(now()).isEqualTo(Regions.of(Boards.FOUR));
    assertThat(layout.redoName().getValue()).hasToString("painting region 1");
    regions.redo();
    assertThat(now().count(1)).isEqualTo(6);
  }

  @Test
  void theProjectStaysAsItIsUntilTheRegionsAreUsedAndThenOneUndoBringsItBack() {
    Document before = history.document();
    layout.open(regions);
    drag(0, 1, 2);
    regions.use();
    assertThat(layout.active.get()).isTrue();
    assertThat(history.document().sketches().regions()).contains(now());
    assertThat(history.document().withSketches(Sketches.NONE)).isEqualTo(before);
    drag(6, 5);
    assertThat(sentence()).isEqualTo("A grid fits these regions");
    assertThat(detail()).isEqualTo("The mask stays as it is.");
    regions.use();
    assertThat(desk()).hasToString("4x4 jigsaw");
    assertThat(history.document().mask().clues()).isEqualTo(mask.clues());
    assertThat(history.document().fixed().digit(5)).isEqualTo(3);
    assertThat(layout.active.get()).isFalse();
    history.undo();
    assertThat(history.document()).isEqualTo(before);
  }

  @Test
  void whatWasPaintedWaitsWhileTheBoardShowsSomethingElse() {
    layout.open(regions);
    drag(0, 2);
    Regions painted = now();
    layout.close();
    assertThat(notices.notice.get().orElseThrow().sentence().toString())
        .contains("waits under Board");
    assertThat(layout.picture.getValue()).isEmpty();
    layout.open(regions);
    assertThat(now()).isEqualTo(painted);
    regions.leave();
    assertThat(now()).isEqualTo(Regions.of(Boards.FOUR));
    layout.open(regions);
    regions.undo();
    assertThat(now()).isEqualTo(painted);
  }

  @Test
  void onAnotherBoardItBeginsAnewAndAnUndoBringsBackWhatWasPainted() {
    layout.open(regions);
    drag(0, 2);
    Regions painted = now();
    layout.close();
    paint.useBoard(Boards.SIX);
    layout.open(regions);
    assertThat(now()).isEqualTo(Regions.of(Boards.SIX));
    regions.undo();
    assertThat(now()).isEqualTo(painted);
  }

  private Sketches aside() {
    layout.open(regions);
    drag(0, 2);
    layout.close();
    paint.useBoard(Boards.SIX);
    layout.open(regions);
    return history.document().sketches();
  }

  @Test
  void whatLiesAsideStaysWhenTheEditorIsLeftWithNothingPainted() {
    Sketches waiting = aside();
    regions.leave();
    assertThat(history.document().sketches()).isEqualTo(waiting);
    layout.open(regions);
    regions.undo();
    assertThat(now()).isEqualTo(waiting.regions().orElseThrow());
  }

  @Test
  void whatLiesAsideStaysUnlessSomethingElseIsPainted() {
    Sketches waiting = aside();
    drag(0);
    regions.digit(0, 1);
    regions.useBoxes();
    assertThat(history.document().sketches()).isEqualTo(waiting);
    regions.undo();
    regions.redo();
    assertThat(now()).isEqualTo(Regions.of(Boards.SIX));
    assertThat(history.document().sketches()).isEqualTo(waiting);
    drag(0, 3);
    assertThat(history.document().sketches().regions()).contains(now());
  }

  @Test
  void whatLayAsideAndIsUsedWaitsNoLonger(@TempDir Path folder) throws IOException {
    layout.open(regions);
    file =
        Optional.of(
            Files.writeString(folder.resolve("five.txt"), "11122\n11322\n43332\n44355\n44555"));
    regions.openFile(() -> layout.open(regions));
    layout.close();
    notices.dismiss();
    layout.open(regions);
    regions.use();
    assertThat(desk()).hasToString("5x5 jigsaw");
    assertThat(history.document().sketches()).isEqualTo(Sketches.NONE);
  }

  @Test
  void whatTheBoardHasByThenWaitsNoLonger() {
    layout.open(regions);
    regions.draw();
    Board drawn = now().whole().orElseThrow();
    layout.close();
    paint.useBoard(Boards.SIX);
    layout.open(regions);
    layout.close();
    paint.useBoard(drawn);
    notices.dismiss();
    layout.open(regions);
    assertThat(notices.notice.get()).isEmpty();
    assertThat(history.document().sketches()).isEqualTo(Sketches.NONE);
  }

  @Test
  void regionsByLotAreAsLargeAsThoseThatAreShown(@TempDir Path folder) throws IOException {
    layout.open(regions);
    StringBuilder text = new StringBuilder();
    "1234567".chars().forEach(name -> text.append(Character.toString(name).repeat(7)));
    file = Optional.of(Files.writeString(folder.resolve("seven.txt"), text));
    regions.openFile(() -> layout.open(regions));
    regions.draw();
    assertThat(now().size()).isEqualTo(7);
    assertThat(layout.undoName().getValue()).hasToString("random regions");
  }

  @Test
  void anUnevenRegionSaysHowManyCellsItHasAndOnALargeBoardHowManyAreWrong() {
    layout.open(regions);
    drag(0, 2);
    assertThat(remarks()).containsExactlyInAnyOrder("5/4", "3/4");
    layout.close();
    paint.useBoard(Boards.TWELVE);
    layout.open(regions);
    drag(0, 4);
    assertThat(remarks()).containsExactlyInAnyOrder("+1", "−1");
  }

  private Collection<String> remarks() {
    return regions.pictureProperty().getValue().regions().orElseThrow().remarks().values();
  }

  @Test
  void itGoesAlongToTheSameCellsWithOtherHouses() {
    layout.open(regions);
    drag(0, 2);
    layout.close();
    Board diagonal = Boards.named("4x4+x").orElseThrow();
    paint.useBoard(diagonal);
    layout.open(regions);
    assertThat(now()).isEqualTo(Regions.of(diagonal).with(2, 1));
    regions.undo();
    assertThat(now()).isEqualTo(Regions.of(diagonal));
  }

  @Test
  void theRightButtonTakesCellsOutAndAPressOnThemTakesThemUp() {
    layout.open(regions);
    regions.begin(5, Intent.ERASE);
    regions.end();
    assertThat(now().at(5)).isEqualTo(Regions.NONE);
    assertThat(detail()).isEqualTo("1 cell is in no region.");
    drag(5);
    assertThat(now()).isEqualTo(Regions.of(Boards.FOUR));
  }

  @Test
  void fromNothingEachPressBeginsTheNextRegion() {
    layout.open(regions);
    regions.clear();
    drag(0, 1, 2, 3);
    drag(4, 5, 6, 7);
    drag(8, 9, 10, 11);
    drag(12, 13, 14, 15);
    assertThat(now().uneven()).isEmpty();
    assertThat(regions.fit.get()).isEqualTo(SolutionCount.atLeast(1));
    assertThat(now().of()).containsExactly(1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4);
  }

  @Test
  void regionsThatNoGridFitsSaySo() {
    layout.open(regions);
    // Region 1 shares three cells with row 1, so r2c4 holds the digit of r1c4 above it.
    int[] of = {1, 1, 1, 2, 2, 2, 2, 1, 3, 3, 4, 4, 3, 3, 4, 4};
    for (int cell = 0; cell < of.length; cell++) {
      regions.digit(cell, of[cell]);
    }
    assertThat(regions.fit.get()).isEqualTo(SolutionCount.exactly(0));
    assertThat(sentence()).isEqualTo("No grid fits these regions");
    assertThat(detail()).endsWith("No puzzle can exist on this board, whatever its mask.");
  }

  @Test
  void keysPickUpPaintAndLetGo() {
    layout.open(regions);
    regions.dab(0, Intent.TOOL);
    assertThat(regions.hints().getValue().get(0).toString()).startsWith("You hold region 1");
    regions.lookAt(1);
    regions.lookAt(2);
    regions.dab(2, Intent.TOOL);
    assertThat(now().at(2)).isEqualTo(1);
    assertThat(regions.letGo()).isFalse();
    regions.dab(0, Intent.TOOL);
    regions.lookAt(8);
    assertThat(now().at(8)).isEqualTo(1);
    assertThat(regions.letGo()).isTrue();
    assertThat(now().at(8)).isEqualTo(3);
    regions.digit(8, 4);
    assertThat(now().at(8)).isEqualTo(4);
    assertThat(regions.erase(8)).isTrue();
    assertThat(now().at(8)).isEqualTo(Regions.NONE);
  }

  @Test
  void mirrorCellsArePaintedWithTheRegionsThatLieThere() {
    layout.open(regions);
    regions.symmetry.set(Symmetry.HALF_TURN);
    drag(0, 2);
    assertThat(now().at(2)).isEqualTo(1);
    assertThat(now().at(13)).isEqualTo(4);
    assertThat(regions.reach(2)).isEqualTo(CellSet.of(2, 13));
    regions.symmetry.set(Symmetry.QUARTER_TURN);
    regions.undo();
    drag(0, 2);
    assertThat(now().uneven()).isEmpty();
    assertThat(now().scattered()).isEmpty();
    assertThat(Boards.boxes(now().whole().orElseThrow())).isEmpty();
  }

  @Test
  void piecesAndHousesThatDoNotFitAreNamed() {
    paint.useBoard(Boards.withKinds(Boards.FOUR, Set.of(Kinds.DISJOINT_GROUPS)).orElseThrow());
    layout.open(regions);
    drag(0, 15);
    drag(10, 0);
    assertThat(detail())
        .startsWith("Regions 1 and 4 lie in pieces (dashed): allowed, but unusual.")
        .contains("Disjoint groups will be left out");
    regions.use();
    assertThat(desk()).hasToString("4x4 jigsaw");
    assertThat(notices.notice.get().orElseThrow().sentence())
        .hasToString("Left out, since it does not fit these regions: Disjoint groups.");
  }

  @Test
  void layoutsComeFromAFileOneAfterTheOther(@TempDir Path folder) throws IOException {
    file =
        Optional.of(
            Files.writeString(
                folder.resolve("layouts.txt"), "1112132233243444\n\n1222112133434434 # b\n"));
    regions.openFile(() -> layout.open(regions));
    assertThat(layout.active.get()).isTrue();
    assertThat(now().whole().orElseThrow().name()).isEqualTo("4x4/1112132233243444");
    Layouts layouts = regions.layouts.get().orElseThrow();
    assertThat(layouts.count()).isEqualTo(2);
    regions.take(new Layouts(layouts.text(), 1));
    assertThat(now().whole().orElseThrow().name()).isEqualTo("4x4/1222112133434434");
    regions.undo();
    assertThat(now().whole().orElseThrow().name()).isEqualTo("4x4/1112132233243444");
  }

  @Test
  void aLayoutOfAnotherSizeBeginsWithAnEmptyMask(@TempDir Path folder) throws IOException {
    file =
        Optional.of(
            Files.writeString(folder.resolve("five.txt"), "11122\n11322\n43332\n44355\n44555"));
    regions.openFile(() -> layout.open(regions));
    assertThat(detail()).isEqualTo("On 5 × 5 the mask begins empty.");
    regions.use();
    assertThat(desk()).hasToString("5x5 jigsaw");
    assertThat(history.document().mask().clues().isEmpty()).isTrue();
  }

  @Test
  void aFileWithAFaultIsRefusedByItsLine(@TempDir Path folder) throws IOException {
    file =
        Optional.of(
            Files.writeString(folder.resolve("bad.txt"), "1112132233243444\n1112132233243344\n"));
    regions.openFile(() -> layout.open(regions));
    assertThat(layout.active.get()).isFalse();
    assertThat(notices.notice.get().orElseThrow().sentence().toString())
        .contains("line 2")
        .contains("region 3 has 5 cells, and each has 4");
  }

  @Test
  void randomRegionsAreAnAct() {
    layout.open(regions);
    regions.draw();
    assertThat(layout.undoName().getValue()).hasToString("random regions");
    assertThat(now().scattered()).isEmpty();
    assertThat(regions.fit.get()).isEqualTo(SolutionCount.atLeast(1));
    regions.useBoxes();
    assertThat(now()).isEqualTo(Regions.of(Boards.FOUR));
  }

  @Test
  void digitsThatWantTheBoardGetIt() {
    digits.set(true);
    layout.open(regions);
    assertThat(digits.get()).isFalse();
    regions.leave();
    assertThat(digits.get()).isTrue();
    layout.open(regions);
    digits.set(true);
    assertThat(layout.active.get()).isFalse();
  }

  @Test
  void regionsThatWaitTakeTheRelationsAndCagesThatTheBoardGotMeanwhile() {
    layout.open(regions);
    drag(0, 1, 2);
    drag(6, 5);
    layout.close();
    Board ruled = Boards.named("4x4+cage5=r1c1r1c2").orElseThrow();
    paint.useBoard(ruled);
    layout.open(regions);
    regions.undo();
    regions.redo();
    regions.use();
    assertThat(desk().name()).startsWith("4x4/").endsWith("+cage5=r1c1r1c2");
  }

  @Test
  void whatTheKeyboardHoldsIsLetGoWhenTheBoardIsTakenBackAndUsedIfThatIsAsked() {
    layout.open(regions);
    regions.dab(0, Intent.TOOL);
    regions.lookAt(2);
    layout.close();
    assertThat(regions.isUnfinished()).isFalse();
    layout.open(regions);
    regions.lookAt(3);
    assertThat(now()).isEqualTo(Regions.of(Boards.FOUR));
    drag(0, 2);
    regions.dab(6, Intent.TOOL);
    regions.lookAt(5);
    regions.use();
    assertThat(desk()).hasToString("4x4 jigsaw");
    assertThat(regions.isUnfinished()).isFalse();
  }

  @Test
  void aLayoutWithAsManyRowsAsOverlappingGridsIsABoardOfItsOwn(@TempDir Path folder)
      throws IOException {
    paint.useBoard(Boards.named("twodoku+consecutive=r1c1r1c2").orElseThrow());
    assertThat(desk().rows()).isEqualTo(15);
    StringBuilder text = new StringBuilder();
    "123456789ABCDEF".chars().forEach(name -> text.append(Character.toString(name).repeat(15)));
    file = Optional.of(Files.writeString(folder.resolve("rows.txt"), text + "\n"));
    regions.openFile(() -> layout.open(regions));
    assertThat(now().board().cells()).isEqualTo(225);
    assertThat(detail()).isEqualTo("On 15 × 15 the mask begins empty.");
    regions.use();
    assertThat(desk().cells()).isEqualTo(225);
    assertThat(desk().drawn()).isEmpty();
  }

  @Test
  void regionsByLotAreDroppedIfSomethingElseIsPaintedByThenAndAFailureEndsThem() {
    Queue<Runnable> waiting = new ArrayDeque<>();
    Random broken =
        new Random(1) {
          @Override
          public int nextInt(int bound) {
            throw new IllegalStateException("no lot");
          }
        };
    RegionsViewModel later = later(waiting, new Random(1));
    layout.open(later);
    waiting.clear();
    later.draw();
    later.digit(2, 1);
    Regions painted = later.sketch.shown.get();
    waiting.remove().run();
    assertThat(later.sketch.shown.get()).isEqualTo(painted);
    waiting.clear();
    later.draw();
    waiting.remove().run();
    assertThat(layout.undoName().getValue()).hasToString("random regions");
    RegionsViewModel failing = later(waiting, broken);
    waiting.clear();
    failing.draw();
    assertThatThrownBy(waiting.remove()::run).hasMessage("no lot");
    failing.draw();
    assertThat(waiting).hasSize(1);
  }

  private RegionsViewModel later(Queue<Runnable> waiting, Random random) {
    return new RegionsViewModel(
        history,
        paint,
        layout::back,
        () -> file,
        new FileWork(AT_ONCE, notices),
        new Background(waiting::add, Runnable::run),
        notices,
        random);
  }
}
