package cluewright.search.dual;

import cluewright.model.Stop;
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

  private static final int FEW_ORDERS = 4;
  private static final int FEW_BRANCHES = 4;

  /** For a moment's look. */
  private static final int ROUGH_ORDERS = 32;

  private static final int ROUGH_BRANCHES = 10;

  private static final int ORDERS = 32;
  private static final int BRANCHES = 100;

  /** More orders, some ten seconds of them, pay for themselves where so many digits are tried. */
  private static final int MORE_ORDERS = 96;

  private static final double LARGE_WALK = 5e8;

  /** So much smaller than the best of the first orders may that of all be. */
  private static final double MOST_GAIN = 30;

  /** From round to round so many times fewer orders, and as many times more branches. */
  private static final int FEWER = 4;

  private static final int FINALISTS = 2;

  /** So many symmetries double the time of a branch, in which images are compared. */
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
   * The cheapest of a few orders, within a tenth of a second: enough to tell a walk of moments from
   * one of hours.
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
   * The cheapest, in rounds of ever fewer orders that are costed ever better, and anew: the best of
   * many estimates is one that came out too low.
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

  /** The plan of an order that was drawn before. */
  static DualPlan again(OpenCells cells, List<Integer> order, Random random, Stop stop) {
    int[] places = order.stream().mapToInt(cell -> cell).toArray();
    int branches = isSmall(cells) ? FEW_BRANCHES : FEWER * FEWER * BRANCHES;
    return costed(cells, places, branches, random, stop);
  }

  /** The plan of a piece: its order is settled, and its size is nobody's concern. */
  static DualPlan ofPiece(OpenCells cells, List<Integer> order, Random random, Stop stop) {
    int[] places = order.stream().mapToInt(cell -> cell).toArray();
    return costed(cells, places, FEW_BRANCHES, random, stop);
  }

  /** The plan with a certain order. */
  static DualPlan costed(OpenCells cells, int[] order, int branches, Random random, Stop stop) {
    DualTree tree = cells.tree(order);
    DualSize size = DualSize.of(tree, order.length, branches, random, stop);
    return new DualPlan(cells, order, size);
  }

  /** The tree, not begun. */
  DualTree tree() {
    return cells.tree(order);
  }

  /** In words, up to what its tree holds all ways to fill the cells. */
  Phrase upTo() {
    return cells.givens().mask().size() > 0
        ? Phrase.of("search.around-fixed")
        : MaskSymmetries.upTo(cells.givens().board(), symmetryCount());
  }

  private int symmetryCount() {
    return cells.symmetries().size();
  }

  /** The digits to try, those of a tree with many symmetries as if they were more. */
  double cost() {
    return size.tried() * (1 + symmetryCount() / DOUBLING_SYMMETRIES);
  }

  /** Few symmetries that all others come of. */
  List<int[]> generators() {
    return Group.generators(cells.symmetries(), cells.mask().board().cells(), Stop.NEVER);
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
