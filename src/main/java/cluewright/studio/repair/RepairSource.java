package cluewright.studio.repair;

import cluewright.search.Watch;
import cluewright.search.feasibility.Repair;
import cluewright.search.feasibility.RepairRequest;
import cluewright.search.feasibility.Repaired;

/** Whoever repairs masks. It blocks, so it is asked off the UI thread. */
@FunctionalInterface
public interface RepairSource {
  Repaired repair(RepairRequest request, Watch watch, Repair.Listener listener);
}
