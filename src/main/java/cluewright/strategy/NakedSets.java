package cluewright.strategy;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.House;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;

/**
 * Looks for k cells of a house that have no more than k candidates between them.
 *
 * <p>Each of these digits is then in one of these cells, and leaves every cell that sees them all.
 * A placed cell counts as a cell with one candidate: else a set would be lost when one of its cells
 * is placed, and the strategy would not be monotone. So k open cells are looked for first, which is
 * what people see; and then, in houses that have enough placed cells for the rest, fewer open
 * cells, which hardly ever have anything left to say and are counted out during the first look.
 *
 * <p>Where the cells have fewer than k digits, no digits are left for one of them: every candidate
 * goes, as it does by the rules of naked pairs.
 */
final class NakedSets implements Finder {
  private final Strategy strategy;
  private final Variant variant;
  private final int size;
  private final Geometry geometry;
  private final Board board;
  private final int[] houses;

  /** The open cells of the house in hand that have few enough candidates, and these. */
  private final int[] cells;

  private final int[] candidates;
  private int count;

  /** The placed cells of the house in hand. */
  private final int[] placed;

  private int placedCount;

  private int house;
  private int wanted;
  private final int[] chosen;
  private int depth;
  private boolean hasSmaller;

  /** The cells that see all chosen ones, and, after i more steps, also i placed ones. */
  private final long[][] seen;

  private final long[] reached;

  private SolvingState state;
  private Predicate<Deduction> sink;

  NakedSets(Strategy strategy, Variant variant, int size, Board board) {
    this.strategy = strategy;
    this.variant = variant;
    this.size = size;
    this.board = board;
    geometry = Geometry.of(board);
    houses = geometry.boxesFirst();
    cells = new int[board.digits()];
    candidates = new int[board.digits()];
    placed = new int[board.digits()];
    chosen = new int[size];
    seen = new long[size + 1][geometry.words()];
    reached = new long[geometry.words()];
  }

  @Override
  public boolean find(SolvingState given, Predicate<Deduction> enough) {
    state = given;
    sink = enough;
    hasSmaller = false;
    wanted = size;
    boolean found = findInHouses();
    while (!found && hasSmaller && wanted > 1) {
      wanted--;
      found = findInHouses();
    }
    return found;
  }

  private boolean findInHouses() {
    for (int number : houses) {
      house = number;
      collect();
      if (placedCount >= size - wanted && grow(0, 0)) {
        return true;
      }
    }
    return false;
  }

  private void collect() {
    count = 0;
    placedCount = 0;
    for (int cell : geometry.cellsOf(house)) {
      int digits = state.candidates(cell);
      if (state.placed(cell) != 0) {
        placed[placedCount++] = cell;
      } else if (Integer.bitCount(digits) <= wanted) {
        cells[count] = cell;
        candidates[count++] = digits;
      }
    }
  }

  private boolean grow(int from, int digits) {
    for (int i = from; i < count; i++) {
      int union = digits | candidates[i];
      int most = Integer.bitCount(union);
      if (most > wanted) {
        continue;
      }
      chosen[depth++] = cells[i];
      boolean enough = depth == wanted ? offer(union) : look(union, most) || grow(i + 1, union);
      depth--;
      if (enough) {
        return true;
      }
    }
    return false;
  }

  /** Notes whether fewer cells, with placed ones, are a set that would change something. */
  private boolean look(int union, int most) {
    if (!hasSmaller && most <= depth && depth + placedCount >= size) {
      collectSeen();
      hasSmaller = Candidates.anyOpen(state, seen[0], gone(union));
    }
    return false;
  }

  private boolean offer(int union) {
    collectSeen();
    int gone = gone(union);
    if (!Candidates.anyOpen(state, seen[0], gone) || isKnown()) {
      return false;
    }
    Arrays.fill(reached, 0);
    addSeenFromPlaced(0, 0);
    int[] changes = Candidates.open(state, reached, gone);
    return changes.length > 0 && sink.test(deduction(union, changes));
  }

  private int gone(int union) {
    return Integer.bitCount(union) < depth ? board.allDigits() : union;
  }

  private void collectSeen() {
    for (int word = 0; word < reached.length; word++) {
      long all = ~0L;
      for (int i = 0; i < depth; i++) {
        all &= geometry.peerSet(chosen[i])[word];
      }
      seen[0][word] = all;
    }
  }

  /** Whether the set was already met, in an earlier house that holds all of it. */
  private boolean isKnown() {
    if (wanted < size) {
      return false;
    }
    for (int earlier : houses) {
      if (earlier == house) {
        return false;
      }
      if (geometry.holds(earlier, chosen)) {
        return true;
      }
    }
    return false;
  }

  /** Adds what is seen from the chosen cells and the missing number of placed ones, any of them. */
  private void addSeenFromPlaced(int from, int taken) {
    int missing = size - wanted - taken;
    for (int word = 0; missing == 0 && word < reached.length; word++) {
      reached[word] |= seen[taken][word];
    }
    for (int i = from; missing > 0 && i <= placedCount - missing; i++) {
      for (int word = 0; word < reached.length; word++) {
        seen[taken + 1][word] = seen[taken][word] & geometry.peerSet(placed[i])[word];
      }
      addSeenFromPlaced(i + 1, taken + 1);
    }
  }

  private Deduction deduction(int union, int[] changes) {
    CellSet set = CellSet.of(Arrays.stream(chosen).limit(wanted));
    CellSet also = CellSet.of(Arrays.stream(placed).limit(size - wanted));
    int[] pattern = Candidates.ofCells(state, set, union);
    House where = geometry.house(house);
    return Deduction.eliminate(
        board,
        strategy,
        variant,
        changes,
        () ->
            new Evidence(
                also.isEmpty() ? board.housesWith(set) : List.of(where),
                List.of(),
                Evidence.marks(pattern, Evidence.Role.PATTERN),
                List.of(),
                reason(set, also, union, where)));
  }

  private String reason(CellSet set, CellSet also, int union, House where) {
    String placedToo = also.isEmpty() ? "" : ", beside " + Words.cells(board, also) + ",";
    return Words.cells(board, set)
        + placedToo
        + " in "
        + where.label()
        + " can hold only "
        + Words.digits(board, union);
  }
}
