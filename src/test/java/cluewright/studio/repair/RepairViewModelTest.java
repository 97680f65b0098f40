package cluewright.studio.repair;

import static org.assertj.core.api.Assertions.assertThat;

import cluewright.document.Document;
import cluewright.format.PuzzleText;
import cluewright.mask.Symmetry;
import cluewright.model.Boards;
import cluewright.model.CellSet;
import cluewright.model.Mask;
import cluewright.model.Puzzle;
import cluewright.phrase.Phrase;
import cluewright.search.Goal;
import cluewright.search.Watch;
import cluewright.search.engine.Generator;
import cluewright.search.feasibility.Judge;
import cluewright.search.feasibility.Repair;
import cluewright.search.feasibility.RepairRequest;
import cluewright.search.feasibility.Repaired;
import cluewright.search.feasibility.Suggestion;
import cluewright.strategy.StrategySet;
import cluewright.studio.document.History;
import cluewright.studio.notice.NoticeViewModel;
import cluewright.studio.work.Background;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.junit.jupiter.api.Test;

final class RepairViewModelTest {
  private static final Mask THREE = new Mask(Boards.FOUR, CellSet.of(0, 3, 13));

  private final History history = new History(Document.untitled(THREE, StrategySet.parse("NHL")));
  private final Deque<Runnable> work = new ArrayDeque<>();
  private final List<Puzzle> solutions = new ArrayList<>();
  private final List<Watch> watches = new ArrayList<>();
  private final NoticeViewModel notices = new NoticeViewModel();
  private Symmetry brush = Symmetry.NONE;
  private boolean hurry;
  private final RepairViewModel repair =
      new RepairViewModel(
          history,
          () -> brush,
          this::repair,
          new Background(work::add, Runnable::run),
          solutions::add,
          notices);

  private Repaired repair(RepairRequest request, Goal goal, Watch watch, Repair.Listener listener) {
    watches.add(watch);
    return Repair.run(
        request, new Judge(new Generator(), goal), watch, hurry ? hurried(listener) : listener);
  }

  private Repair.Listener hurried(Repair.Listener listener) {
    return new Repair.Listener() {
      @Override
      public void trying(Phrase words) {
        listener.trying(words);
      }

      @Override
      public void found(List<Suggestion> suggestions) {
        listener.found(suggestions);
        repair.repairOrTake();
        hurry = false;
      }
    };
  }

  private RepairOffer offer() {
    return repair.offer.get().orElseThrow();
  }

  private void runAll() {
    while (!work.isEmpty()) {
      work.remove().run();
    }
  }

  @Test
  void onePressAddsTheFewestCellsAndSaysWhichAndWhatIsProven() {
    repair.repair();
    assertThat(offer().stage()).isEqualTo(RepairOffer.Stage.LOOKING);
    assertThat(offer().cells().isEmpty()).isTrue();
    runAll();
    assertThat(offer().stage()).isEqualTo(RepairOffer.Stage.TAKEN);
    assertThat(offer().cells().size()).isEqualTo(1);
    assertThat(offer().sentence().toString()).matches("Added r\\dc\\d: a puzzle exists now.");
    assertThat(offer().detail()).hasToString("Without it the mask is not enough: proven.");
    assertThat(offer().number()).isEqualTo(1);
    assertThat(history.document().mask()).isEqualTo(THREE.with(offer().cells()));
    assertThat(notices.notice.get().orElseThrow().sentence()).isEqualTo(offer().sentence());
    assertThat(solutions).hasSize(1);
  }

  @Test
  void aRepairIsOneActThatCanBeUndone() {
    repair.repair();
    runAll();
    assertThat(history.undoName.get()).hasToString("repairing with 1 cell");
    Runnable undo = notices.notice.get().orElseThrow().action().orElseThrow().run();
    history.apply(Phrase.verbatim("titling"), history.document().withTitle("Kite"));
    undo.run();
    assertThat(history.document().title()).isEqualTo("Kite");
    history.undo();
    undo.run();
    assertThat(history.document().mask()).isEqualTo(THREE);
    assertThat(repair.offer.get()).isEmpty();
  }

  @Test
  void otherCellsTakeThePlaceOfThoseAddedAndAfterTheLastComesTheFirst() {
    repair.repair();
    runAll();
    List<CellSet> seen = new ArrayList<>();
    for (int i = 0; i < offer().count(); i++) {
      seen.add(offer().cells());
      assertThat(history.document().mask()).isEqualTo(THREE.with(offer().cells()));
      repair.next();
    }
    assertThat(seen).doesNotHaveDuplicates().hasSizeGreaterThan(1);
    assertThat(offer().cells()).isEqualTo(seen.get(0));
    history.undo();
    assertThat(history.document().mask()).isEqualTo(THREE);
  }

  @Test
  void whoIsInAHurryTakesWhatIsFoundBeforeTheEnd() {
    hurry = true;
    repair.repair();
    runAll();
    assertThat(history.document().mask()).isEqualTo(THREE.with(offer().cells()));
    assertThat(offer().detail())
        .hasToString("The search was cut short: fewer cells may be enough.");
    assertThat(watches).hasSize(1).allMatch(Watch::isStopped);
  }

  @Test
  void fixedDigitsStayPossible() {
    Puzzle fixed = PuzzleText.read("1..2............");
    history.apply(Phrase.verbatim("x"), history.document().withFixed(fixed));
    repair.repair();
    runAll();
    assertThat(offer().stage()).isEqualTo(RepairOffer.Stage.TAKEN);
    assertThat(history.document().fixed()).isEqualTo(fixed);
    assertThat(solutions.get(0).restrictedTo(fixed.mask())).isEqualTo(fixed);
  }

  @Test
  void mirrorCellsAreAddedTogether() {
    brush = Symmetry.HALF_TURN;
    repair.repair();
    runAll();
    CellSet after = history.document().mask().clues();
    offer()
        .cells()
        .forEach(cell -> assertThat(after.containsAll(brush.orbit(Boards.FOUR, cell))).isTrue());
  }

  @Test
  void anEditEndsTheOfferAndStopsTheSearch() {
    repair.repair();
    history.apply(Phrase.verbatim("paint"), history.document().withMask(THREE.with(CellSet.of(5))));
    assertThat(repair.offer.get()).isEmpty();
    runAll();
    assertThat(repair.offer.get()).isEmpty();
    assertThat(watches).hasSize(1).allMatch(Watch::isStopped);
    assertThat(history.document().mask().size()).isEqualTo(4);
  }

  @Test
  void aNewRepairReplacesTheOneThatRuns() {
    repair.repair();
    repair.repair();
    work.remove().run();
    assertThat(offer().stage()).isEqualTo(RepairOffer.Stage.LOOKING);
    runAll();
    assertThat(offer().stage()).isEqualTo(RepairOffer.Stage.TAKEN);
    assertThat(watches.get(0).isStopped()).isTrue();
  }

  @Test
  void aMaskThatNeedsNoRepairOnlyGivesItsSolution() {
    history.apply(
        Phrase.verbatim("paint"), history.document().withMask(THREE.with(CellSet.of(14))));
    repair.repair();
    runAll();
    assertThat(repair.offer.get()).isEmpty();
    assertThat(solutions).hasSize(1);
  }

  @Test
  void withoutAStrategyThatPlacesDigitsTheOfferSaysWhatHelps() {
    history.apply(Phrase.verbatim("x"), history.document().withStrategies(StrategySet.parse("L")));
    repair.repair();
    runAll();
    assertThat(offer().detail()).hasToString("Allow naked or hidden singles.");
    assertThat(offer().count()).isZero();
    repair.dismiss();
    assertThat(repair.offer.get()).isEmpty();
  }
}
