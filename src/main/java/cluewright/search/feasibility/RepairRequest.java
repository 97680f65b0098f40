package cluewright.search.feasibility;

import cluewright.model.CellSet;
import java.time.Duration;
import java.util.List;

/**
 * Which mask to repair, and how hard to try.
 *
 * @param question the mask and the strategies
 * @param orbits what can be added together: every cell once, each with its mirror cells under the
 *     symmetry of the brush
 * @param symmetries the symmetries that the mask has and should keep, each as the list of its
 *     orbits
 * @param time how long to try
 */
public record RepairRequest(
    Question question, List<CellSet> orbits, List<List<CellSet>> symmetries, Duration time) {

  /**
   * @throws IllegalArgumentException if two orbits share a cell
   */
  public RepairRequest {
    orbits = List.copyOf(orbits);
    symmetries = List.copyOf(symmetries);
    CellSet seen = CellSet.empty();
    for (CellSet orbit : orbits) {
      if (seen.intersects(orbit)) {
        throw new IllegalArgumentException("two orbits share a cell: " + seen.intersect(orbit));
      }
      seen = seen.union(orbit);
    }
  }

  /** The remaining cells of each orbit that can be added. */
  List<CellSet> additions() {
    CellSet clues = question.mask().clues();
    return orbits.stream()
        .map(orbit -> orbit.minus(clues))
        .filter(cells -> !cells.isEmpty())
        .toList();
  }

  /** True if each addition is a single cell, so that fewer additions mean fewer cells. */
  boolean addsSingleCells() {
    return orbits.stream().allMatch(orbit -> orbit.size() == 1);
  }

  Question with(CellSet added) {
    return new Question(question.mask().with(added), question.strategies(), question.fixed());
  }
}
