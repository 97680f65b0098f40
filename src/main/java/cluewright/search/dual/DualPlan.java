package cluewright.search.dual;

import cluewright.model.Mask;
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

  private final int[] order;
  private final DualSize size;

  /** The number of digits that its dives tried. */
  private final long spent;

  private DualPlan(int[] order, DualSize size, long spent) {
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
  static DualPlan drawn(Mask mask, Random random, double worthwhile, Runnable checkpoint) {
    boolean isSmall = isSmall(mask);
    DrawnOrder orders = new DrawnOrder(mask);
    List<DualPlan> plans = new ArrayList<>();
    double least = Double.POSITIVE_INFINITY;
    double spent = 0;
    double most = 0;
    while (plans.size() < (isSmall ? FEW_ORDERS : ORDERS) || spent < most) {
      int dives = isSmall ? FEW_DIVES : DIVES;
      DualPlan plan = costed(mask, orders.draw(random), dives, random, checkpoint);
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
        costedAnew(best(plans, SEMIFINALISTS), mask, SEMIFINAL_DIVES, random, checkpoint);
    List<DualPlan> last =
        costedAnew(best(semifinal, FINALISTS), mask, FINAL_DIVES, random, checkpoint);
    return best(last, 1).get(0);
  }

  private static boolean isSmall(Mask mask) {
    return mask.board().cells() <= SMALL_BOARD;
  }

  /**
   * The cheapest of a few orders, within a tenth of a second: enough to tell a walk of moments from
   * one of hours.
   *
   * @param checkpoint called often, to end the work by throwing
   */
  static DualPlan rough(Mask mask, Random random, Runnable checkpoint) {
    DrawnOrder orders = new DrawnOrder(mask);
    List<DualPlan> plans = new ArrayList<>();
    for (int i = 0; i < ROUGH_ORDERS; i++) {
      checkpoint.run();
      plans.add(costed(mask, orders.draw(random), ROUGH_DIVES, random, checkpoint));
    }
    List<DualPlan> last =
        costedAnew(best(plans, ROUGH_FINALISTS), mask, ROUGH_FINAL_DIVES, random, checkpoint);
    return costedAnew(best(last, 1), mask, ROUGH_LAST_DIVES, random, checkpoint).get(0);
  }

  private static List<DualPlan> best(List<DualPlan> plans, int count) {
    return plans.stream()
        .sorted(Comparator.comparingDouble(plan -> plan.size.tried()))
        .limit(count)
        .toList();
  }

  private static List<DualPlan> costedAnew(
      List<DualPlan> plans, Mask mask, int dives, Random random, Runnable checkpoint) {
    return plans.stream().map(plan -> costed(mask, plan.order, dives, random, checkpoint)).toList();
  }

  /** The plan of an order that was drawn before. */
  static DualPlan again(Mask mask, List<Integer> order, Random random, Runnable checkpoint) {
    int[] cells = order.stream().mapToInt(cell -> cell).toArray();
    int dives = isSmall(mask) ? FEW_DIVES : FINAL_DIVES;
    return costed(mask, cells, dives, random, checkpoint);
  }

  /** The plan with a certain order. */
  static DualPlan costed(Mask mask, int[] order, int dives, Random random, Runnable checkpoint) {
    DualTree tree = new DualTree(mask.board(), order);
    DualSize size = DualSize.of(tree, order.length, dives, random, checkpoint);
    return new DualPlan(order, size, tree.tried());
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
