package cluewright.search.dual;

import cluewright.model.Board;
import cluewright.model.GridState;
import cluewright.model.Puzzle;
import cluewright.search.Bookmark;
import cluewright.search.symmetry.LeastImage;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The tree of all ways to fill the empty cells of a mask in a given order, walked depth first; at
 * depth d, d cells are filled.
 *
 * <p>No digit stands twice in a house. Of the digits that do not occur yet only the lowest is
 * tried, since digits can be renamed, unless relations or sums know them by name. A branch is cut
 * where no grid holds its digits, as {@link GridCandidates} show, and where its {@link Residual}
 * has a second solution: then so has every puzzle whose solution holds these digits, whatever its
 * clues are. It is cut as well where a symmetry of the mask turns it into a branch that is tried
 * elsewhere ({@link LeastImage}).
 *
 * <p>Below a depth that can be set, the walk learns why branches lead nowhere. A digit fails
 * because of the places that keep it out, that leave a digit no cell, that take part in the second
 * solution, or that explain the failures below it. When all digits of a place have failed, the walk
 * goes back to the last place that any of these reasons names (Prosser 1993, Hybrid algorithms for
 * the constraint satisfaction problem: conflict-directed backjumping), and the reasons together are
 * a {@linkplain Nogoods nogood}. They hold in every branch: they say what stands in their places,
 * and nothing of how the walk came there. For a digit that is not named yet they are those of the
 * lowest such digit, since the two can be exchanged without touching any place that has a part in
 * them. Where a symmetry cuts, the places that were compared are to blame: with other names of the
 * digits, too, their image reads less. So with symmetries a nogood says that no filling that reads
 * least of its images holds it, and no other filling is wanted.
 */
final class DualTree {
  private static final int NEVER = Integer.MAX_VALUE;
  private static final int NONE = -1;

  private final int[] order;

  /** By cell, its place in the order; none for a clue. */
  private final int[] placeOf;

  private final Residual residual;
  private final GridCandidates grid;
  private final LeastImage least;

  /** By depth, the digit of the cell there; beyond the current branch, one that was tried. */
  private final int[] digitAt;

  private final Nogoods nogoods;

  /** By depth, the places responsible for the digits that failed in the next cell. */
  private final PlaceSets reasons;

  /** The number of another such set, for a single digit. */
  private final int ofOne;

  /** By depth, the digits in use, and those not yet tried in the next cell, as sets. */
  private final int[] used;

  private final int[] untried;

  /** By place, the digits that no fixed digit excludes there, as a set. */
  private final int[] allowed;

  private int learnsFrom = NEVER;
  private int depth;
  private long tried;
  private long nodes;

  /**
   * A position of the walk below a branch.
   *
   * @param digits those filled there, one after the other
   * @param untried before each of them and after the last, the digits still to try, as a set
   * @param isNew whether its branch was not met before
   */
  record Position(List<Integer> digits, List<Integer> untried, boolean isNew) {
    /** The start of a branch, with everything below it still to be walked. */
    static final Position START = new Position(List.of(), List.of(), true);
  }

  DualTree(Board board, int[] order) {
    this(Puzzle.empty(board), order, List.of());
  }

  /**
   * @param givens the digits that are fixed on other cells, with names 1, 2, …
   * @param symmetries of the mask: where each cell goes, for each of them
   */
  DualTree(Puzzle givens, int[] order, List<int[]> symmetries) {
    Board board = givens.board();
    this.order = order.clone();
    this.least = new LeastImage(order, symmetries, board);
    this.placeOf = new int[board.cells()];
    Arrays.fill(placeOf, NONE);
    for (int place = 0; place < order.length; place++) {
      placeOf[order[place]] = place;
    }
    this.residual = new Residual(board, this.order);
    this.grid = new GridCandidates(givens, this.order);
    this.digitAt = new int[order.length];
    this.nogoods = new Nogoods(digitAt, board.digits());
    this.reasons = new PlaceSets(order.length + 2, order.length);
    this.ofOne = order.length + 1;
    this.used = new int[order.length + 1];
    this.untried = new int[order.length + 1];
    this.allowed = new int[order.length];
    GridState around = GridState.initial(givens);
    Arrays.setAll(allowed, place -> around.candidates(order[place]));
    used[0] = board.digitsAreAlike() ? 0 : board.digits();
    givens.mask().clues().forEach(cell -> used[0] = Math.max(used[0], givens.digit(cell)));
    untried[0] = choices();
  }

  /** Enables learning below a depth; the branches down to it are visited as without learning. */
  void learnFrom(int least) {
    learnsFrom = least;
  }

  boolean isDone() {
    return depth < 0;
  }

  /** The number of digits tried so far, including those that were cut. */
  long tried() {
    return tried;
  }

  /** The number of branches visited so far that were not cut. */
  long nodes() {
    return nodes;
  }

  /** The number of cells filled in the current branch. */
  int depth() {
    return depth;
  }

  boolean isFilled() {
    return depth == order.length;
  }

  /**
   * Skips the rest of the current branch.
   *
   * @throws IllegalStateException if the walk learns here: that a branch was left is no reason
   */
  void leave() {
    if (depth > learnsFrom) {
      throw new IllegalStateException("left at " + depth + ", and it learns from " + learnsFrom);
    }
    untried[depth] = 0;
  }

  /**
   * Fills the next cell with an untried digit, or backtracks.
   *
   * @return whether the present branch is now one that was not met before
   */
  boolean next() {
    if (untried[depth] == 0) {
      retreat();
      return false;
    }
    int digit = Integer.numberOfTrailingZeros(untried[depth]) + 1;
    untried[depth] &= untried[depth] - 1;
    return fill(digit);
  }

  /** The digits worth trying in the next cell, as a set; empty if all are filled. */
  int choices() {
    return isFilled() ? 0 : residual.free(depth) & named();
  }

  /** The digits in use and the lowest unused one, without those that a fixed digit excludes. */
  private int named() {
    return (int) ((2L << used[depth]) - 1) & allowed[depth];
  }

  /** Fills the next cell, unless that is cut. */
  boolean fill(int digit) {
    tried++;
    boolean learns = depth >= learnsFrom;
    if (learns && nogoods.refute(depth, digit, reasons, depth)) {
      return false;
    }
    choose(digit);
    if (isCut()) {
      leave(depth);
      if (learns) {
        fail(depth, digit);
      }
      return false;
    }
    nodes++;
    enter(digit);
    return true;
  }

  private void choose(int digit) {
    digitAt[depth] = digit;
    residual.choose(depth, digit);
    grid.choose(depth, digit);
  }

  private void leave(int place) {
    residual.leave(place);
    grid.leave(place);
  }

  /**
   * True if no wanted filling contains the branch with the last digit; {@link #ofOne} then contains
   * the places responsible.
   */
  private boolean isCut() {
    reasons.clear(ofOne);
    if (grid.contradict()) {
      grid.addReasons(residual, reasons, ofOne);
      return true;
    }
    if (residual.hasSecondWay(depth)) {
      residual.addWay(reasons, ofOne);
      return true;
    }
    if (!least.isLeast(digitAt, depth + 1)) {
      least.eachCompared(place -> reasons.add(ofOne, place));
      return true;
    }
    return false;
  }

  private void enter(int digit) {
    used[depth + 1] = Math.max(used[depth], digit);
    depth++;
    reasons.clear(depth);
    untried[depth] = choices();
  }

  /** The position of the walk below the branch at the learning depth. */
  Position position(boolean isNew) {
    List<Integer> digits = new ArrayList<>();
    List<Integer> rest = new ArrayList<>();
    for (int place = learnsFrom; place < depth; place++) {
      digits.add(digitAt[place]);
      rest.add(untried[place]);
    }
    rest.add(untried[depth]);
    return new Position(digits, rest, isNew);
  }

  /**
   * Goes from a branch at the learning depth to a saved position below it. The reasons for what
   * failed until then are not known any more, so all places before are blamed.
   *
   * @throws Bookmark.UnfitException if the walk never comes to that place
   */
  void go(Position position) {
    List<Integer> rest = position.untried();
    for (int i = 0; i < rest.size(); i++) {
      if ((rest.get(i) & ~choices()) != 0) {
        throw new Bookmark.UnfitException("it names digits that cannot be tried");
      }
      untried[depth] = rest.get(i);
      for (int place = 0; place < depth; place++) {
        reasons.add(depth, place);
      }
      if (i < position.digits().size()) {
        follow(position.digits().get(i));
      }
    }
  }

  private void follow(int digit) {
    boolean isChoice = (choices() >> (digit - 1) & 1) != 0;
    if (isChoice) {
      choose(digit);
    }
    if (!isChoice || isCut()) {
      throw new Bookmark.UnfitException("it goes a way that leads nowhere");
    }
    enter(digit);
  }

  /**
   * Records that a digit failed in the place after the current branch, and the set of places
   * responsible.
   */
  private void fail(int place, int digit) {
    reasons.remove(ofOne, place);
    reasons.addAll(place, ofOne);
    nogoods.learn(place, digit, reasons, ofOne);
  }

  /** Backtracks as far as is safe after all digits of the next cell were tried. */
  private void retreat() {
    if (depth <= learnsFrom) {
      back();
      return;
    }
    if (isFilled()) {
      blameAll();
    } else {
      blameHolders();
    }
    int from = depth;
    int last = reasons.before(from, from);
    while (depth > Math.max(last, learnsFrom)) {
      back();
    }
    if (last < learnsFrom) {
      untried[depth] = 0;
    } else {
      reasons.clear(ofOne);
      reasons.addAll(ofOne, from);
      fail(last, digitAt[last]);
    }
  }

  private void blameAll() {
    for (int place = 0; place < depth; place++) {
      reasons.add(depth, place);
    }
  }

  /** Adds a responsible place for each digit that could not be tried in the next cell. */
  private void blameHolders() {
    for (int rest = named() & ~residual.free(depth); rest != 0; rest &= rest - 1) {
      residual.addHolder(order[depth], Integer.numberOfTrailingZeros(rest) + 1, reasons, depth);
    }
  }

  /** Goes back to the branch above; from the first one, the walk is done. */
  void back() {
    depth--;
    if (depth >= 0) {
      leave(depth);
    }
  }

  /** The digit at a place of the order in the current branch. */
  int digitAt(int place) {
    return digitAt[place];
  }

  /** The digit of a cell in the current branch; 0 if it has none, as clues have. */
  int digit(int cell) {
    return placeOf[cell] == NONE ? 0 : residual.digit(placeOf[cell]);
  }
}
