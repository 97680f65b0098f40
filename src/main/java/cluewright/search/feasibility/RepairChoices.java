package cluewright.search.feasibility;

import cluewright.model.CellSet;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Lists all ways to choose a number of additions that meet the needs of a mask.
 *
 * <p>Where a need is unmet, the next choice is among the additions that meet it. An addition that
 * was tried at a place is not chosen again below its later siblings, so that no set comes twice.
 */
final class RepairChoices {
  private static final int MOST_VISITS = 300_000;

  private final Needs needs;
  private final int most;
  private final List<CellSet> found = new ArrayList<>();
  private int visits;

  private RepairChoices(Needs needs, int most) {
    this.needs = needs;
    this.most = most;
  }

  /**
   * Lists the choices.
   *
   * @param count how many additions to choose
   * @param most how many choices are worth listing
   * @return the added cells of each choice; empty if there are more, or too many to look through
   */
  static Optional<List<CellSet>> of(List<CellSet> additions, Needs needs, int count, int most) {
    RepairChoices choices = new RepairChoices(needs, most);
    List<CellSet> largestFirst = new ArrayList<>(additions);
    largestFirst.sort(Comparator.comparingInt(CellSet::size).reversed());
    choices.extend(CellSet.empty(), largestFirst, count);
    return choices.isTooMuch()
        ? Optional.empty()
        : Optional.of(Collections.unmodifiableList(choices.found));
  }

  private void extend(CellSet chosen, List<CellSet> left, int count) {
    visits++;
    if (isTooMuch() || !canStillSuffice(chosen, left, count)) {
      return;
    }
    if (count == 0) {
      found.add(chosen);
      return;
    }
    CellSet unmet = needs.unmet(chosen);
    List<CellSet> rest = new ArrayList<>(left);
    for (CellSet next : left) {
      if (unmet.isEmpty() || next.intersects(unmet)) {
        rest.remove(next);
        extend(chosen.union(next), rest, count - 1);
      }
    }
  }

  private boolean isTooMuch() {
    return found.size() > most || visits > MOST_VISITS;
  }

  private boolean canStillSuffice(CellSet chosen, List<CellSet> left, int count) {
    int largest = left.stream().limit(count).mapToInt(CellSet::size).sum();
    boolean isEnough = chosen.size() + largest >= needs.cells();
    return isEnough && left.size() >= count && (count > 0 || needs.unmet(chosen).isEmpty());
  }
}
