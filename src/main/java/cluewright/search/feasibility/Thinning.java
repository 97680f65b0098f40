package cluewright.search.feasibility;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.House;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Random;

/**
 * Repairs a mask from above: adds orbits where the board is emptiest until a puzzle is found, then
 * removes those that are not needed, starting with those that fit the shape least.
 *
 * <p>What is left is small, but nobody knows whether it is the smallest.
 */
final class Thinning {
  static final int SOME_ROUNDS = 8;
  static final int ALL_ROUNDS = 200;

  private static final Duration GROWING = Duration.ofMillis(100);
  private static final Duration THINNING = Duration.ofMillis(60);

  private final Trials trials;
  private final Needs needs;
  private final List<CellSet> additions;
  private final Random random = new Random(1);

  Thinning(Trials trials, Needs needs, List<CellSet> additions) {
    this.trials = trials;
    this.needs = needs;
    this.additions = additions;
  }

  /** Makes another attempt, and keeps its result. */
  void round() {
    List<CellSet> chosen = grown();
    if (chosen.isEmpty()) {
      return;
    }
    List<CellSet> worstFirst = new ArrayList<>(chosen);
    worstFirst.sort(Comparator.comparing(trials::fit).reversed());
    Judgement last = trials.judge(union(chosen), THINNING);
    for (CellSet orbit : worstFirst) {
      trials.report("search.thinning", chosen.size());
      List<CellSet> fewer = new ArrayList<>(chosen);
      fewer.remove(orbit);
      Judgement judgement = trials.judge(union(fewer), THINNING);
      if (judgement instanceof Judgement.Possible) {
        chosen = fewer;
        last = judgement;
      }
    }
    if (last instanceof Judgement.Possible possible) {
      trials.keep(union(chosen), chosen.size(), possible);
    }
  }

  /** Orbits with which a puzzle was found; empty if time ran out first. */
  private List<CellSet> grown() {
    List<CellSet> chosen = new ArrayList<>();
    List<CellSet> left = new ArrayList<>(additions);
    Collections.shuffle(left, random);
    while (!left.isEmpty() && !trials.isOver()) {
      int step = 1 + chosen.size() / 3;
      for (int i = 0; i < step && !left.isEmpty(); i++) {
        chosen.add(takeMostUseful(left, union(chosen)));
      }
      trials.report("search.growing", chosen.size());
      boolean isEnough = union(chosen).size() >= needs.cells();
      if (isEnough && trials.judge(union(chosen), GROWING) instanceof Judgement.Possible) {
        return chosen;
      }
    }
    return List.of();
  }

  private CellSet takeMostUseful(List<CellSet> left, CellSet chosen) {
    CellSet unmet = needs.unmet(chosen);
    CellSet best =
        Collections.max(
            left,
            Comparator.comparing((CellSet orbit) -> orbit.intersects(unmet))
                .thenComparingDouble(orbit -> emptiness(orbit, chosen)));
    left.remove(best);
    return best;
  }

  /** How empty the houses of an orbit's cells are; small numbers of clues count most. */
  private double emptiness(CellSet orbit, CellSet chosen) {
    Board board = trials.request().question().mask().board();
    CellSet clues = trials.request().question().mask().clues().union(chosen);
    double sum = 0;
    for (int cell : orbit.toArray()) {
      for (House house : board.housesOf(cell)) {
        sum += 1.0 / (1 + house.cells().intersect(clues).size());
      }
    }
    return sum / orbit.size();
  }

  private static CellSet union(List<CellSet> orbits) {
    return orbits.stream().reduce(CellSet.empty(), CellSet::union);
  }
}
