package cluewright.strategy.fish;

import cluewright.model.Board;
import cluewright.strategy.core.BoardFinder;
import cluewright.strategy.core.CrossingLines;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.Geometry;
import cluewright.strategy.core.SolvingState;
import cluewright.strategy.core.Strategy;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * The search common to all fish: by digit, with rows and then columns as bases, through the sets of
 * base lines in lexicographic order. For some fish boxes are lines as well.
 *
 * <p>A base is a line that must hold the digit and has it open. A walk carries the union of its
 * bases' places, a set of cover lines, and goes on while that is hopeful. What that means, and what
 * fish live in a set of bases, is left to the subclass.
 */
abstract class FishFinder extends BoardFinder {
  private final List<CrossingLines> directions;
  private final int fewestBases;

  /** The bases of the digit in the current direction, with the places in each. */
  private final int[] bases;

  private final int[] reached;
  private int baseCount;

  final int size;

  /** The current state, digit and direction, with the places of the digit in each line. */
  SolvingState state;

  Predicate<Deduction> sink;
  int digit;
  CrossingLines lines;
  final int[] places;

  /** A finder of fish with {@code size} bases, or at least a minimum. */
  FishFinder(Strategy strategy, Board board, int size, int fewestBases) {
    this(strategy, board, CrossingLines::of, size, fewestBases);
  }

  /** A finder of fish for some directions. */
  FishFinder(
      Strategy strategy,
      Board board,
      Function<Geometry, List<? extends CrossingLines>> directions,
      int size,
      int fewestBases) {
    super(strategy, board);
    this.directions = List.copyOf(directions.apply(geometry));
    this.size = size;
    this.fewestBases = fewestBases;
    int most = this.directions.stream().mapToInt(CrossingLines::bases).max().orElse(0);
    this.bases = new int[most];
    this.reached = new int[most];
    this.places = new int[most];
  }

  final List<CrossingLines> directions() {
    return directions;
  }

  /** True if fish of the digit can eliminate anything. */
  boolean mayCatch() {
    return true;
  }

  boolean mayJoin(int baseSet, int line) {
    return true;
  }

  /** Prepares for the search in a direction. */
  abstract void enter(int direction);

  /** True if a set of bases that reach some covers may be a fish, or grow into one. */
  abstract boolean isHopeful(int union);

  /** Offers the fish with some bases; true if no more are wanted. */
  abstract boolean offer(int baseSet, int union);

  @Override
  public final boolean find(SolvingState in, Predicate<Deduction> to) {
    state = in;
    sink = to;
    for (digit = 1; digit <= board.digits(); digit++) {
      boolean isWorthwhile = mayCatch();
      for (int direction = 0; isWorthwhile && direction < directions.size(); direction++) {
        if (collect(direction) && extend(0, 0, 0, 0)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Collects the places of the digit; true if a fish may eliminate something. */
  private boolean collect(int direction) {
    lines = directions.get(direction);
    enter(direction);
    baseCount = 0;
    int open = 0;
    for (int line = 0; line < lines.bases(); line++) {
      int covers = lines.places(state, line, digit);
      places[line] = covers;
      if (covers == 0) {
        continue;
      }
      open++;
      if (isHopeful(covers) && lines.holdsEveryDigit(line)) {
        reached[baseCount] = covers;
        bases[baseCount++] = line;
      }
    }
    return open > fewestBases && baseCount >= fewestBases;
  }

  private boolean extend(int count, int from, int baseSet, int union) {
    int longer = count + 1;
    int end = baseCount - Math.max(0, fewestBases - longer);
    for (int i = from; i < end; i++) {
      int covers = union | reached[i];
      if (!isHopeful(covers) || !mayJoin(baseSet, bases[i])) {
        continue;
      }
      int set = baseSet | 1 << bases[i];
      if (longer >= fewestBases && offer(set, covers)) {
        return true;
      }
      if (longer < size && extend(longer, i + 1, set, covers)) {
        return true;
      }
    }
    return false;
  }
}
