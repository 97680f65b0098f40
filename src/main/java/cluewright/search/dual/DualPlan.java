package cluewright.search.dual;

import cluewright.phrase.Phrase;
import cluewright.search.symmetry.Group;
import cluewright.search.symmetry.MaskSymmetries;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;

/** How a mask's dual tree is walked. */
final class DualPlan {
  /** Up to here any order will do. */
  private static final int SMALL_BOARD = 36;

  private static final int ORDERS = 48;
  private static final int DIVES = 100;
  private static final int SEMIFINALISTS = 16;
  private static final int SEMIFINAL_DIVES = 1000;
  private static final int FINALISTS = 4;
  private static final int FINAL_DIVES = 5000;

  /** The share of the walk that may go into more orders: the best of many pays for itself. */
  private static final double SHARE_OF_WALK = 0.005;

  /** Some ten seconds of dives. */
  private static final double MOST_TRIED = 1e8;

  /** So much smaller than the best of the first orders may that of all be. */
  private static final double MOST_GAIN = 30;

  private static final int ROUGH_ORDERS = 24;
  private static final int ROUGH_DIVES = 40;
  private static final int ROUGH_FINALISTS = 4;
  private static final int ROUGH_FINAL_DIVES = 400;
  private static final int ROUGH_LAST_DIVES = 1000;

  private static final int FEW_ORDERS = 4;
  private static final int FEW_DIVES = 10;

  private final OpenCells cells;
  private final int[] order;
  private final DualSize size;

  /** The number of digits that its dives tried. */
  private final long spent;

  private DualPlan(OpenCells cells, int[] order, DualSize size, long spent) {
    this.cells = cells;
    this.order = order;
    this.size = size;
    this.spent = spent;
  }

  /**
   * The cheapest of many orders: each is costed by random dives, and the best few by many more, and
   * anew, since the best of many estimates is one that came out too low.
   *
   * @param worthwhile the number of digits to try from which no walk is made: where the first
   *     orders are far above it, they are all
   * @param checkpoint called often, to end the work by throwing
   */
  static DualPlan drawn(OpenCells cells, Random random, double worthwhile, Runnable checkpoint) {
    boolean isSmall = isSmall(cells);
    DrawnOrder orders = new DrawnOrder(cells.mask());
    List<DualPlan> plans = new ArrayList<>();
    double least = Double.POSITIVE_INFINITY;
    double spent = 0;
    double most = 0;
    while (plans.size() < (isSmall ? FEW_ORDERS : ORDERS) || spent < most) {
      int dives = isSmall ? FEW_DIVES : DIVES;
      DualPlan plan = costed(cells, orders.draw(random), dives, random, checkpoint);
      plans.add(plan);
      spent += plan.spent;
      least = Math.min(least, plan.size.tried());
      boolean isHopeless = least > MOST_GAIN * worthwhile;
      double walk = Math.min(least, worthwhile);
      most = isSmall || isHopeless ? 0 : Math.min(MOST_TRIED, SHARE_OF_WALK * walk);
    }
    if (isSmall || least > MOST_GAIN * worthwhile) {
      return best(plans, 1).get(0);
    }
    List<DualPlan> semifinal =
        costedAnew(best(plans, SEMIFINALISTS), cells, SEMIFINAL_DIVES, random, checkpoint);
    List<DualPlan> last =
        costedAnew(best(semifinal, FINALISTS), cells, FINAL_DIVES, random, checkpoint);
    return best(last, 1).get(0);
  }

  private static boolean isSmall(OpenCells cells) {
    return cells.mask().board().cells() <= SMALL_BOARD;
  }

  /**
   * The cheapest of a few orders, within a tenth of a second: enough to tell a walk of moments from
   * one of hours.
   *
   * @param checkpoint called often, to end the work by throwing
   */
  static DualPlan rough(OpenCells cells, Random random, Runnable checkpoint) {
    DrawnOrder orders = new DrawnOrder(cells.mask());
    List<DualPlan> plans = new ArrayList<>();
    for (int i = 0; i < ROUGH_ORDERS; i++) {
      checkpoint.run();
      plans.add(costed(cells, orders.draw(random), ROUGH_DIVES, random, checkpoint));
    }
    List<DualPlan> last =
        costedAnew(best(plans, ROUGH_FINALISTS), cells, ROUGH_FINAL_DIVES, random, checkpoint);
    return costedAnew(best(last, 1), cells, ROUGH_LAST_DIVES, random, checkpoint).get(0);
  }

  private static List<DualPlan> best(List<DualPlan> plans, int count) {
    return plans.stream()
        .sorted(Comparator.comparingDouble(plan -> plan.size.tried()))
        .limit(count)
        .toList();
  }

  private static List<DualPlan> costedAnew(
      List<DualPlan> plans, OpenCells cells, int dives, Random random, Runnable checkpoint) {
    return plans.stream()
        .map(plan -> costed(cells, plan.order, dives, random, checkpoint))
        .toList();
  }

  /** The plan of an order that was drawn before. */
  static DualPlan again(OpenCells cells, List<Integer> order, Random random, Runnable checkpoint) {
    int[] places = order.stream().mapToInt(cell -> cell).toArray();
    int dives = isSmall(cells) ? FEW_DIVES : FINAL_DIVES;
    return costed(cells, places, dives, random, checkpoint);
  }

  /** The plan with a certain order. */
  static DualPlan costed(
      OpenCells cells, int[] order, int dives, Random random, Runnable checkpoint) {
    DualTree tree = cells.tree(order);
    DualSize size = DualSize.of(tree, order.length, dives, random, checkpoint);
    return new DualPlan(cells, order, size, tree.tried());
  }

  /** The tree, not begun. */
  DualTree tree() {
    return cells.tree(order);
  }

  /** In words, up to what its tree holds all ways to fill the cells. */
  Phrase upTo() {
    return MaskSymmetries.upTo(symmetryCount());
  }

  int symmetryCount() {
    return cells.symmetries().size();
  }

  /** Few symmetries that all others come of. */
  List<int[]> generators() {
    return Group.generators(cells.symmetries(), cells.mask().board().cells(), () -> {});
  }

  /** All open cells, the first to be filled first. */
  int[] order() {
    return order.clone();
  }

  /** The size of its tree, estimated. */
  DualSize size() {
    return size;
  }
}
