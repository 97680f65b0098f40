package cluewright.search.dual;

import cluewright.model.Stop;
import cluewright.phrase.Phrase;
import cluewright.search.symmetry.Group;
import cluewright.search.symmetry.MaskSymmetries;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;

/** A plan for walking a mask's dual tree. */
final class DualPlan {
  /** The largest board on which any order will do. */
  private static final int SMALL_BOARD = 36;

  private static final int FEW_ORDERS = 4;
  private static final int FEW_BRANCHES = 4;

  /** The number of orders for a quick look. */
  private static final int ROUGH_ORDERS = 32;

  private static final int ROUGH_BRANCHES = 10;

  private static final int ORDERS = 32;
  private static final int BRANCHES = 100;

  /** The number of orders, about ten seconds of them, that pays off for larger trees. */
  private static final int MORE_ORDERS = 96;

  private static final double LARGE_WALK = 5e8;

  /** How much smaller the best of all orders may be than that of the first ones. */
  private static final double MOST_GAIN = 30;

  /**
   * By what factor the number of orders falls and that of sampled branches rises from round to
   * round.
   */
  private static final int FEWER = 4;

  private static final int FINALISTS = 2;

  /** The number of symmetries that doubles the time per branch, since images are compared. */
  private static final double DOUBLING_SYMMETRIES = 300;

  private final OpenCells cells;
  private final int[] order;
  private final DualSize size;

  private DualPlan(OpenCells cells, int[] order, DualSize size) {
    this.cells = cells;
    this.order = order;
    this.size = size;
  }

  /**
   * The cheapest of many orders.
   *
   * @param worthwhile the number of digits to try from which no walk is made: where the first
   *     orders are far above it, they are all
   */
  static DualPlan drawn(OpenCells cells, Random random, double worthwhile, Stop stop) {
    DrawnOrder orders = new DrawnOrder(cells.mask());
    if (isSmall(cells)) {
      return best(drawn(cells, orders, FEW_ORDERS, FEW_BRANCHES, random, stop), 1).get(0);
    }
    List<DualPlan> plans = drawn(cells, orders, ORDERS, BRANCHES, random, stop);
    DualPlan least = best(plans, 1).get(0);
    if (least.cost() > MOST_GAIN * worthwhile) {
      return least;
    }
    DualPlan first = winner(plans, BRANCHES, random, stop);
    if (Math.min(first.cost(), worthwhile) <= LARGE_WALK) {
      return first;
    }
    plans = drawn(cells, orders, MORE_ORDERS, BRANCHES, random, stop);
    return best(List.of(first, winner(plans, BRANCHES, random, stop)), 1).get(0);
  }

  /**
   * The cheapest of a few orders, within a tenth of a second: enough to tell moments from hours.
   */
  static DualPlan rough(OpenCells cells, Random random, Stop stop) {
    DrawnOrder orders = new DrawnOrder(cells.mask());
    List<DualPlan> plans = drawn(cells, orders, ROUGH_ORDERS, ROUGH_BRANCHES, random, stop);
    return winner(plans, ROUGH_BRANCHES, random, stop);
  }

  private static List<DualPlan> drawn(
      OpenCells cells, DrawnOrder orders, int count, int branches, Random random, Stop stop) {
    List<DualPlan> plans = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      plans.add(costed(cells, orders.draw(random), branches, random, stop));
    }
    return plans;
  }

  /**
   * The cheapest order, found in rounds of ever fewer orders with ever better estimates, each made
   * afresh: the best of many estimates is usually one that came out too low.
   */
  private static DualPlan winner(List<DualPlan> drawn, int branches, Random random, Stop stop) {
    List<DualPlan> plans = drawn;
    for (int more = FEWER * branches; plans.size() > FINALISTS; more *= FEWER) {
      int now = more;
      plans =
          best(plans, plans.size() / FEWER).stream()
              .map(plan -> costed(plan.cells, plan.order, now, random, stop))
              .toList();
    }
    return best(plans, 1).get(0);
  }

  private static List<DualPlan> best(List<DualPlan> plans, int count) {
    return plans.stream().sorted(Comparator.comparingDouble(DualPlan::cost)).limit(count).toList();
  }

  private static boolean isSmall(OpenCells cells) {
    return cells.mask().board().cells() <= SMALL_BOARD;
  }

  /** The plan for an order drawn before. */
  static DualPlan again(OpenCells cells, List<Integer> order, Random random, Stop stop) {
    int[] places = order.stream().mapToInt(cell -> cell).toArray();
    int branches = isSmall(cells) ? FEW_BRANCHES : FEWER * FEWER * BRANCHES;
    return costed(cells, places, branches, random, stop);
  }

  /** The plan for a piece, whose order is fixed and whose size does not matter. */
  static DualPlan ofPiece(OpenCells cells, List<Integer> order, Random random, Stop stop) {
    int[] places = order.stream().mapToInt(cell -> cell).toArray();
    return costed(cells, places, FEW_BRANCHES, random, stop);
  }

  /** The plan for a given order. */
  static DualPlan costed(OpenCells cells, int[] order, int branches, Random random, Stop stop) {
    DualTree tree = cells.tree(order);
    DualSize size = DualSize.of(tree, order.length, branches, random, stop);
    return new DualPlan(cells, order, size);
  }

  DualTree tree() {
    return cells.tree(order);
  }

  /** The renamings and symmetries up to which the tree contains all fillings, in words. */
  Phrase upTo() {
    return cells.givens().mask().size() > 0
        ? Phrase.of("search.around-fixed")
        : MaskSymmetries.upTo(cells.givens().board(), symmetryCount());
  }

  private int symmetryCount() {
    return cells.symmetries().size();
  }

  /** The estimated number of digits to try, increased for trees with many symmetries. */
  double cost() {
    return size.tried() * (1 + symmetryCount() / DOUBLING_SYMMETRIES);
  }

  /** A few symmetries that generate all others. */
  List<int[]> generators() {
    return Group.generators(cells.symmetries(), cells.mask().board().cells(), Stop.NEVER);
  }

  /** All empty cells in the order in which they are filled. */
  int[] order() {
    return order.clone();
  }

  /** The estimated size of its tree. */
  DualSize size() {
    return size;
  }
}
