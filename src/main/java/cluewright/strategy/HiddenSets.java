package cluewright.strategy;

import cluewright.model.Board;
import cluewright.model.CellSet;
import cluewright.model.House;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;

/**
 * Looks for k digits that have no more than k places between them in a house.
 *
 * <p>The mirror of {@link NakedSets}, sound only in houses that hold every digit. A placed digit
 * counts as a digit with one place, so that a set is not lost when one of its digits is placed:
 * first k open digits are looked for, then, in houses with enough placed digits for the rest, fewer
 * open ones. Where k digits have fewer than k places, the house is cleared of all others, as it is
 * by the rules of hidden pairs.
 */
final class HiddenSets implements Finder {
  private final Strategy strategy;
  private final Variant variant;
  private final int size;
  private final Geometry geometry;
  private final Board board;
  private final int[] houses;

  /** The digits of the house in hand that have few enough places, as bits, and these places. */
  private final int[] digits;

  private final int[] places;
  private int count;
  private int placedCount;

  private int house;
  private int wanted;
  private int depth;
  private boolean hasSmaller;

  private SolvingState state;
  private Predicate<Deduction> sink;

  HiddenSets(Strategy strategy, Variant variant, int size, Board board) {
    this.strategy = strategy;
    this.variant = variant;
    this.size = size;
    this.board = board;
    geometry = Geometry.of(board);
    houses = Arrays.stream(geometry.boxesFirst()).filter(geometry::holdsEveryDigit).toArray();
    digits = new int[board.digits()];
    places = new int[board.digits()];
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
      if (placedCount >= size - wanted && grow(0, 0, 0)) {
        return true;
      }
    }
    return false;
  }

  private void collect() {
    count = 0;
    placedCount = 0;
    for (int digit = 1; digit <= board.digits(); digit++) {
      int where = state.places(house, digit);
      if (where == 0 && state.isPlacedIn(house, digit)) {
        placedCount++;
      } else if (Integer.bitCount(where) <= wanted) {
        digits[count] = 1 << (digit - 1);
        places[count++] = where;
      }
    }
  }

  private boolean grow(int from, int set, int where) {
    for (int i = from; i < count; i++) {
      int union = where | places[i];
      int most = Integer.bitCount(union);
      if (most > wanted) {
        continue;
      }
      depth++;
      int next = set | digits[i];
      boolean enough =
          depth == wanted ? offer(next, union) : look(next, union) || grow(i + 1, next, union);
      depth--;
      if (enough) {
        return true;
      }
    }
    return false;
  }

  /** Notes whether fewer digits, with placed ones, are a set that would change something. */
  private boolean look(int set, int union) {
    if (!hasSmaller && Integer.bitCount(union) <= depth && depth + placedCount >= size) {
      hasSmaller = hasOthers(set, cleared(union));
    }
    return false;
  }

  private boolean offer(int set, int union) {
    int cleared = cleared(union);
    return hasOthers(set, cleared) && sink.test(deduction(set, union, cleared));
  }

  /** The places that lose all other digits: those of the set, or all if it has too few. */
  private int cleared(int union) {
    return Integer.bitCount(union) < depth
        ? (int) ((1L << geometry.cellsOf(house).length) - 1)
        : union;
  }

  private boolean hasOthers(int set, int cleared) {
    int[] cells = geometry.cellsOf(house);
    for (int rest = cleared; rest != 0; rest &= rest - 1) {
      if ((state.open(cells[Integer.numberOfTrailingZeros(rest)]) & ~set) != 0) {
        return true;
      }
    }
    return false;
  }

  private Deduction deduction(int set, int union, int cleared) {
    int[] changes = Candidates.ofCells(state, cellsAt(cleared), board.allDigits() & ~set);
    CellSet pattern = cellsAt(union);
    int[] marked = Candidates.ofCells(state, pattern, set);
    House where = geometry.house(house);
    int missing = size - wanted;
    return Deduction.eliminate(
        board,
        strategy,
        variant,
        changes,
        () ->
            new Evidence(
                List.of(where),
                List.of(),
                Evidence.marks(marked, Evidence.Role.PATTERN),
                List.of(),
                reason(set, pattern, where, missing)));
  }

  private CellSet cellsAt(int positions) {
    int[] cells = geometry.cellsOf(house);
    return CellSet.of(
        Arrays.stream(cells)
            .filter(cell -> (positions >>> geometry.placeOf(house, cell) & 1) != 0));
  }

  private String reason(int set, CellSet cells, House where, int missing) {
    String placedToo = missing == 0 ? "" : ", beside " + missing + " placed,";
    return Words.digits(board, set)
        + placedToo
        + " in "
        + where.label()
        + " can lie only in "
        + Words.cells(board, cells);
  }
}
