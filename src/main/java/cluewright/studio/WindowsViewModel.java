package cluewright.studio;

import cluewright.plan.BookPlan;
import cluewright.studio.files.UnsavedWorkViewModel;
import cluewright.studio.help.FailuresViewModel;
import cluewright.studio.help.ManualViewModel;
import cluewright.studio.help.TourViewModel;
import cluewright.studio.laboratory.LaboratoryViewModel;
import cluewright.studio.pictures.PicturesViewModel;
import cluewright.studio.planner.PlanWork;
import cluewright.studio.planner.PlannerViewModel;
import cluewright.studio.printing.OutputViewModel;
import cluewright.studio.printing.PlannedBook;
import cluewright.studio.printing.PrintingViewModel;
import cluewright.studio.recovery.FailureLogs;
import cluewright.studio.recovery.RecoveryFolder;
import cluewright.studio.replay.ReplayViewModel;
import cluewright.studio.settings.Setting;
import java.util.Random;

/** The secondary windows. */
final class WindowsViewModel {
  /** The folder of the user's that has the logs of failures. */
  static final String LOGS = "logs";

  private static final Setting<Boolean> TOUR_SEEN = Setting.flag("tourSeen", false);
  final PrintingViewModel printing;
  final OutputViewModel output;

  /** Pictures for other programs. */
  final PicturesViewModel pictures;

  final LaboratoryViewModel laboratory;

  /** The plan of a book, which a window shows. */
  final PlannerViewModel planner;

  /** Plans that earlier sessions left unsaved. */
  final UnsavedWorkViewModel<BookPlan> unsavedPlans;

  final TourViewModel tour;
  final ManualViewModel manual;

  /** The log of what went wrong when the studio was last open. */
  final FailuresViewModel failures;

  WindowsViewModel(
      Workshop shop,
      DesksViewModel desks,
      DesignDesk design,
      ReplayViewModel replay,
      ProjectViewModel project) {
    Ports ports = shop.ports;
    RecoveryFolder<BookPlan> plans =
        new RecoveryFolder<>(ports.home().resolve("unsaved-plans"), new PlanWork());
    planner =
        new PlannerViewModel(
            shop.history,
            ports.engine(),
            shop.longWork,
            ports.background(),
            ports.dialogs(),
            new Random(),
            shop.autosave(plans),
            shop.language,
            this::printPlan);
    unsavedPlans = new UnsavedWorkViewModel<>(plans, planner::recover, shop.fileWork, shop.notices);
    printing =
        new PrintingViewModel(
            shop.history,
            project.files,
            shop.ratings,
            shop.settings,
            shop.longWork,
            shop.notices,
            shop.language,
            design::showAbout,
            new PlannedBook(planner.plan, planner::setPages, planner::open));
    output =
        new OutputViewModel(
            printing,
            ports.dialogs(),
            ports.printers(),
            project.files,
            shop.notices,
            shop.longWork,
            ports.browser()::show);
    pictures =
        new PicturesViewModel(
            shop.history,
            replay,
            shop.settings,
            shop.longWork,
            ports.dialogs(),
            ports.clipboard(),
            project.files,
            shop.notices,
            shop.language);
    laboratory =
        new LaboratoryViewModel(shop.history, shop.longWork, ports.background(), ports.dialogs());
    tour =
        new TourViewModel(
            shop.settings.property(TOUR_SEEN),
            design.digits.active,
            design::showMask,
            desks.atDesign.and(design.layout.active.not()));
    takeTour(design, replay);
    manual = new ManualViewModel(shop.fileWork, ports.browser(), ports.home().resolve("manual"));
    failures =
        new FailuresViewModel(
            shop.fileWork, new FailureLogs(ports.home().resolve(LOGS)), ports.browser());
  }

  /** Has the tour keep pace with whoever does by himself what it shows. */
  private void takeTour(DesignDesk design, ReplayViewModel replay) {
    design.generation.running.addListener(
        (property, before, isRunning) -> {
          if (isRunning) {
            tour.searching();
          }
        });
    replay.path.addListener(
        (property, before, now) -> {
          if (now.isPresent()) {
            tour.found();
          }
        });
    replay.position.addListener(
        (property, before, now) -> {
          if (now.intValue() > 0) {
            tour.watched();
          }
        });
  }

  private void printPlan() {
    printing.openPlanned();
  }

  void close() {
    planner.end();
    output.cancel();
    printing.close();
  }
}
