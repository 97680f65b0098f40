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
  private static final int FINALISTS = 6;
  private static final int FINAL_DIVES = 1000;
  private static final int FEW_ORDERS = 4;
  private static final int FEW_DIVES = 10;

  private final int[] order;
  private final DualSize size;

  private DualPlan(int[] order, DualSize size) {
    this.order = order;
    this.size = size;
  }

  /**
   * The cheapest of many orders: each is costed by random dives, and the best few by many more.
   *
   * @param checkpoint called often, to end the work by throwing
   */
  static DualPlan drawn(Mask mask, Random random, Runnable checkpoint) {
    boolean isSmall = mask.board().cells() <= SMALL_BOARD;
    DrawnOrder orders = new DrawnOrder(mask);
    List<DualPlan> plans = new ArrayList<>();
    for (int i = 0; i < (isSmall ? FEW_ORDERS : ORDERS); i++) {
      int[] order = orders.draw(random);
      plans.add(costed(mask, order, isSmall ? FEW_DIVES : DIVES, random, checkpoint));
    }
    Comparator<DualPlan> byCost = Comparator.comparingDouble(plan -> plan.size().tried());
    plans.sort(byCost);
    if (isSmall) {
      return plans.get(0);
    }
    return plans.stream()
        .limit(FINALISTS)
        .map(plan -> costed(mask, plan.order(), FINAL_DIVES, random, checkpoint))
        .min(byCost)
        .orElseThrow();
  }

  /** The plan with a certain order. */
  static DualPlan costed(Mask mask, int[] order, int dives, Random random, Runnable checkpoint) {
    DualTree tree = new DualTree(mask.board(), order);
    return new DualPlan(order, DualSize.of(tree, order.length, dives, random, checkpoint));
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
