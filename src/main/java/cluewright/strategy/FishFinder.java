package cluewright.strategy;

import cluewright.model.Board;
import java.util.List;
import java.util.function.Predicate;

/**
 * The search that all fish share: digit after digit, rows as bases and then columns, it walks
 * through the sets of base lines in lexicographic order.
 *
 * <p>A base is a line that must hold the digit and has it open. What kind of fish lives in a set of
 * bases, and which sets need not be extended, is left to the subclass. A walk carries the union of
 * its bases' places, a set of cover lines.
 */
abstract class FishFinder implements Finder {
  private final List<FishLines> directions;
  private final int[] bases;
  private int baseCount;
  private int depth;
  private int direction;
  private SolvingState state;
  private Predicate<Deduction> sink;

  final Geometry geometry;
  final Board board;

  /** What is searched at present, and the places of the digit in each line of that direction. */
  int digit;

  FishLines lines;
  final int[] places;

  FishFinder(Board board) {
    this.board = board;
    this.geometry = Geometry.of(board);
    this.directions = FishLines.of(geometry);
    int most = directions.stream().mapToInt(FishLines::bases).max().orElse(0);
    this.bases = new int[most];
    this.places = new int[most];
  }

  final List<FishLines> directions() {
    return directions;
  }

  /** Which of the directions is searched at present. */
  final int direction() {
    return direction;
  }

  /** The most places of the digit that a base of a fish may have. */
  abstract int mostPlaces();

  /** Whether a set of bases that reach some covers may grow into a fish, or be one. */
  abstract boolean isHopeful(int union);

  /** Offers the fish in a set of bases; returns whether that was enough. */
  abstract boolean offer(int baseSet, int union);

  /** Whether a set of this many bases is to be offered. */
  abstract boolean isFish(int count);

  /** Walks through all sets of up to {@code most} bases; returns whether the sink had enough. */
  final boolean search(SolvingState in, Predicate<Deduction> to, int most) {
    state = in;
    sink = to;
    depth = most;
    for (digit = 1; digit <= board.digits(); digit++) {
      for (direction = 0; direction < directions.size(); direction++) {
        if (enter(directions.get(direction)) && extend(0, 0, 0, 0)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Collects the places of the digit; returns whether there may be a fish with a catch. */
  private boolean enter(FishLines entered) {
    lines = entered;
    baseCount = 0;
    int open = 0;
    for (int line = 0; line < entered.bases(); line++) {
      int reached = entered.places(state, line, digit);
      places[line] = reached;
      open += reached == 0 ? 0 : 1;
      if (reached != 0
          && Integer.bitCount(reached) <= mostPlaces()
          && entered.holdsEveryDigit(line)) {
        bases[baseCount++] = line;
      }
    }
    return open > 1;
  }

  private boolean extend(int count, int from, int baseSet, int union) {
    for (int i = from; i < baseCount; i++) {
      int reached = union | places[bases[i]];
      if (!isHopeful(reached)) {
        continue;
      }
      int set = baseSet | 1 << bases[i];
      if (isFish(count + 1) && offer(set, reached)) {
        return true;
      }
      if (count + 1 < depth && extend(count + 1, i + 1, set, reached)) {
        return true;
      }
    }
    return false;
  }

  final SolvingState state() {
    return state;
  }

  final boolean sink(Deduction deduction) {
    return sink.test(deduction);
  }
}
