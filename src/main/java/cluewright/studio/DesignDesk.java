package cluewright.studio;

import cluewright.document.Document;
import cluewright.document.Sketches;
import cluewright.learned.OwnMasks;
import cluewright.model.rule.Kind;
import cluewright.search.Engine;
import cluewright.search.feasibility.Judge;
import cluewright.search.feasibility.Repair;
import cluewright.search.listed.LearningEngine;
import cluewright.studio.design.ConditionsViewModel;
import cluewright.studio.design.StrategiesViewModel;
import cluewright.studio.digits.DigitsViewModel;
import cluewright.studio.digitset.DigitSetViewModel;
import cluewright.studio.document.History;
import cluewright.studio.generate.BatchViewModel;
import cluewright.studio.generate.DecisionViewModel;
import cluewright.studio.generate.FeasibilityViewModel;
import cluewright.studio.generate.FixedDigitsViewModel;
import cluewright.studio.generate.GenerationViewModel;
import cluewright.studio.generate.LearnedFile;
import cluewright.studio.generate.NeedsViewModel;
import cluewright.studio.generate.VerdictViewModel;
import cluewright.studio.layout.BoardEditor;
import cluewright.studio.layout.LayoutViewModel;
import cluewright.studio.layout.RegionsViewModel;
import cluewright.studio.layout.RulesViewModel;
import cluewright.studio.masks.DensityViewModel;
import cluewright.studio.masks.PaintViewModel;
import cluewright.studio.masks.PictureMaskViewModel;
import cluewright.studio.masks.RandomMaskViewModel;
import cluewright.studio.masks.ShapesViewModel;
import cluewright.studio.masks.TextMaskViewModel;
import cluewright.studio.notice.Notice;
import cluewright.studio.rating.ProfileViewModel;
import cluewright.studio.repair.RepairViewModel;
import cluewright.studio.replay.ReplayViewModel;
import cluewright.studio.work.Background;
import cluewright.studio.work.Workers;
import java.util.Random;
import javafx.beans.property.ReadOnlyLongProperty;
import javafx.beans.property.ReadOnlyLongWrapper;

/** The desk where masks, boards and digits are made and puzzles are generated. */
final class DesignDesk {
  final PaintViewModel paint;
  final DensityViewModel density;
  final RandomMaskViewModel randomMasks;
  final ShapesViewModel shapes;
  final TextMaskViewModel textMask;
  final PictureMaskViewModel pictureMask;
  final DigitsViewModel digits;
  final DigitSetViewModel digitSet;
  final FixedDigitsViewModel fixedDigits;

  /** Tells which editor of regions or rules is active. */
  final LayoutViewModel layout;

  final RegionsViewModel regions;
  final RulesViewModel rules;
  final StrategiesViewModel strategies;
  final ConditionsViewModel conditions;
  final GenerationViewModel generation;
  final BatchViewModel batch;
  final FeasibilityViewModel feasibility;
  final DecisionViewModel decisions;
  final VerdictViewModel verdict;
  final RepairViewModel repair;
  final ProfileViewModel profile;

  private final ReadOnlyLongWrapper aboutCallsWrapper = new ReadOnlyLongWrapper();

  /** How often the title, author and notes of the puzzle were requested. */
  final ReadOnlyLongProperty aboutCalls = aboutCallsWrapper.getReadOnlyProperty();

  private final Workshop shop;
  private final History history;
  private final DesksViewModel desks;

  DesignDesk(Workshop shop, DesksViewModel desks, ReplayViewModel replay) {
    this.shop = shop;
    this.desks = desks;
    history = shop.history;
    Ports ports = shop.ports;
    Background soon = ports.background();
    Background longWork = shop.longWork;
    paint = new PaintViewModel(history, shop.notices, shop.digits);
    density = new DensityViewModel(history, paint);
    shapes = new ShapesViewModel(paint, ports.home(), soon, shop.notices);
    textMask = new TextMaskViewModel(paint, soon);
    pictureMask =
        new PictureMaskViewModel(
            paint, ports.dialogs()::choosePicture, soon, shop.notices, this::showMask);
    digitSet = new DigitSetViewModel(history, shop.digits);
    digits = new DigitsViewModel(history, shop.notices, replay::first, soon, longWork);
    fixedDigits = new FixedDigitsViewModel(history, shop.notices, paint::reach, longWork);
    layout = new LayoutViewModel(digits.active, shop.notices);
    regions =
        new RegionsViewModel(
            history,
            paint,
            layout::back,
            ports.dialogs()::chooseRegions,
            shop.fileWork,
            longWork,
            shop.notices,
            new Random());
    rules = new RulesViewModel(history, paint, layout::back, longWork, shop.notices, new Random());
    strategies = new StrategiesViewModel(history);
    conditions = new ConditionsViewModel(history);
    Engine engine = learning(longWork.limitedTo(1));
    feasibility = new FeasibilityViewModel(history, paint.mask, engine, soon);
    generation =
        new GenerationViewModel(history, engine, soon, shop.notices, feasibility, this::lanes);
    batch = new BatchViewModel(history, generation);
    decisions = new DecisionViewModel(history, engine, generation, feasibility, soon, shop.notices);
    randomMasks =
        new RandomMaskViewModel(
            history,
            paint,
            new Judge(engine),
            longWork.limitedTo(1),
            feasibility::learn,
            shop.notices,
            new Random());
    verdict =
        new VerdictViewModel(
            history,
            generation,
            replay.originalProperty(),
            feasibility.judgement,
            decisions.decision,
            NeedsViewModel.ofDisplay(history, longWork).unmetGoal,
            new NeedsViewModel(history, feasibility.puzzle(), longWork).unmetGoal,
            fixedDigits.contradiction,
            digits,
            this::showDigits,
            longWork);
    repair =
        new RepairViewModel(
            history,
            paint.symmetry::get,
            (request, goal, watch, listener) ->
                Repair.run(request, new Judge(engine, goal), watch, listener),
            longWork,
            feasibility::learn,
            shop.notices);
    profile = new ProfileViewModel(history, shop.paths, longWork);
    history.document.addListener(this::documentChanged);
  }

  /** An engine that keeps its refutations in the user's folder. */
  private Engine learning(Background checks) {
    Background background = shop.ports.background();
    LearnedFile file =
        new LearnedFile(
            shop.ports.home(),
            trouble -> background.ui().execute(() -> shop.notices.show(Notice.hint(trouble))));
    OwnMasks own = new OwnMasks(checks.workers(), LearnedFile.PATIENCE, file);
    background.workers().execute(() -> own.read(file.read()));
    return new LearningEngine(shop.ports.engine(), own);
  }

  private int lanes() {
    return decisions.decision.get().isPresent() ? Workers.LANES_BESIDE : Workers.LANES;
  }

  /** Closes the board editor when another document brings another board. */
  private void documentChanged(Object property, Document before, Document now) {
    if (!before.mask().board().equals(now.mask().board())) {
      layout.close();
    }
  }

  /** Shows the current puzzle instead of a board editor. */
  void show() {
    layout.close();
    desks.goToDesign();
  }

  void showMask() {
    show();
    digits.active.set(false);
  }

  /** Shows the digits to be edited. */
  private void showDigits() {
    show();
    digits.open();
  }

  /** Shows an invalid puzzle where it can be mended. */
  void showDraft() {
    if (history.document().isDraft()) {
      digits.open();
    }
  }

  /** Shows what was added to the project. */
  void showAdded() {
    show();
    showDraft();
  }

  /** Shows an opened project; without any digits, its mask. */
  void showOpened() {
    show();
    if (history.document().digits().mask().clues().isEmpty()) {
      digits.active.set(false);
    }
    if (!history.document().sketches().equals(Sketches.NONE)) {
      layout.remind();
    }
  }

  /** Shows title, author and notes of the puzzle. */
  void showAbout() {
    aboutCallsWrapper.set(aboutCalls.get() + 1);
  }

  /** Opens the region editor. */
  void paintRegions() {
    paint(regions);
  }

  /** Opens the editor of drawn rules. */
  void paintRules() {
    paint(rules);
  }

  /** Opens the editor of drawn rules with the tool for a kind. */
  void paintRules(Kind kind) {
    paint(rules);
    rules.take(kind);
  }

  /** Opens the editor that was used last. */
  void paintBoard() {
    BoardEditor usual = regions.available().getValue() ? regions : rules;
    paint(layout.last().filter(last -> last.available().getValue()).orElse(usual));
  }

  private void paint(BoardEditor editor) {
    desks.goToDesign();
    layout.open(editor);
  }

  /** Asks for a file with region layouts, and shows them on the board. */
  void openRegions() {
    regions.openFile(this::paintRegions);
  }

  /** Erases all digits, or the mask if that is being edited. */
  void clear() {
    if (digits.active.get()) {
      digits.eraseAll();
    } else {
      paint.clear();
    }
  }

  void close() {
    generation.cancel();
    decisions.cancel();
    repair.dismiss();
    randomMasks.cancel();
    digits.close();
    feasibility.close();
  }
}
