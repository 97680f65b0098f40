package cluewright.studio.repair;

import cluewright.search.Goal;
import cluewright.search.Watch;
import cluewright.search.feasibility.Repair;
import cluewright.search.feasibility.RepairRequest;
import cluewright.search.feasibility.Repaired;

/** Repairs masks. It blocks, so it is asked off the UI thread. */
@FunctionalInterface
public interface RepairSource {

  /**
   * Repairs a mask.
   *
   * @param goal what every puzzle has to have
   */
  Repaired repair(RepairRequest request, Goal goal, Watch watch, Repair.Listener listener);
}
