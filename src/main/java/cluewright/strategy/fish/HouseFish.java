package cluewright.strategy.fish;

import cluewright.model.Board;
import cluewright.strategy.core.BoardFinder;
import cluewright.strategy.core.Deduction;
import cluewright.strategy.core.Geometry;
import cluewright.strategy.core.SolvingState;
import cluewright.strategy.core.Strategy;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Finds fish with any k houses as bases and covers, candidate by candidate: the first fish that
 * eliminates a candidate is reported, and its eliminations are not searched again. Fins and what
 * they leave to eliminate are those of {@link FrankenFish}.
 *
 * <p>A fish with many houses can be found in very many ways; so it is built around the candidate
 * that it is to eliminate, its target. Of the cells in the bases, those that the target does not
 * see, the free ones, can be no fins: each lies in one base alone and in some cover. No cover of
 * the target holds a free cell if there may be fins, so k bases stand against k-1 covers, or two
 * covers fewer than bases where the target is in a base itself. Bases are added only while so many
 * covers suffice.
 */
final class HouseFish extends BoardFinder {
  private static final int MOST_FINS = 5;
  private static final int MOST_IN_TWO_BASES = 2;

  private final int size;
  private final FrankenFish.Kind kind;
  private final FishHouses houses;
  private final UnusedCandidates unused;

  /** The fish reported so far if every one is wanted; otherwise null. */
  private Set<Found> told;

  private SolvingState state;
  private Predicate<Deduction> sink;
  private int digit;
  private boolean isEnough;

  private int target;

  /** The cells that cannot be fins, and those that reported fish eliminate. */
  private final long[] free;

  private final long[] caught;

  /**
   * By number of bases, the cells in some base and in two bases; by number of covers, the free
   * cells outside them.
   */
  private final long[][] base;

  private final long[][] inTwo;
  private final long[][] uncovered;
  private final long[] covered;
  private final long[] coveredTwice;
  private final long[] fins;
  private final long[] gone;

  HouseFish(Strategy strategy, Board board, int size, FrankenFish.Kind kind, FishHouses.Mix mix) {
    super(strategy, board);
    this.size = size;
    this.kind = kind;
    this.houses = new FishHouses(geometry, mix);
    this.unused = new UnusedCandidates(board);
    int words = geometry.words();
    this.free = new long[words];
    this.caught = new long[words];
    this.base = new long[size + 1][words];
    this.inTwo = new long[size + 1][words];
    this.uncovered = new long[size + 1][words];
    this.covered = new long[words];
    this.coveredTwice = new long[words];
    this.fins = new long[words];
    this.gone = new long[words];
  }

  /** A fish by its houses. */
  private record Found(long bases, long covers) {}

  /** Switches to reporting every fish once. */
  HouseFish every() {
    told = new HashSet<>();
    return this;
  }

  @Override
  public boolean find(SolvingState in, Predicate<Deduction> to) {
    state = in;
    sink = to;
    isEnough = false;
    for (digit = 1; !isEnough && digit <= board.digits(); digit++) {
      if (unused.find(state, digit)) {
        houses.load(state, digit);
        startDigit();
        for (int i = 0; !isEnough && i < unused.size(); i++) {
          target = unused.cell(i);
          if (told != null || !has(caught, target)) {
            aim();
            addBases(0, houses.bases(), 0);
          }
        }
      }
    }
    return isEnough;
  }

  private void startDigit() {
    Arrays.fill(caught, 0);
    if (told != null) {
      told.clear();
    }
  }

  private void aim() {
    long[] peers = geometry.peerSet(target);
    for (int word = 0; word < free.length; word++) {
      free[word] = kind == FrankenFish.Kind.FINNED ? ~peers[word] : -1;
    }
    free[target >> 6] &= ~(1L << target);
  }

  /** Adds bases until a fish eliminates the target; true if one does. */
  private boolean addBases(int count, long from, long bases) {
    if (count == size) {
      return addCovers(0, usableCovers(bases), bases, 0);
    }
    for (long rest = from; Long.bitCount(rest) >= size - count; rest &= rest - 1) {
      long more = bases | (rest & -rest);
      if (mayJoin(count, Long.numberOfTrailingZeros(rest), more)
          && addBases(count + 1, rest & (rest - 1) & houses.besideBases(more), more)) {
        return true;
      }
    }
    return false;
  }

  private boolean mayJoin(int count, int house, long bases) {
    long[] cells = houses.cells(house);
    if (kind == FrankenFish.Kind.PLAIN && count(cells) > size) {
      return false;
    }
    for (int word = 0; word < cells.length; word++) {
      long twice = base[count][word] & cells[word];
      if ((twice & free[word]) != 0) {
        return false;
      }
      base[count + 1][word] = base[count][word] | cells[word];
      inTwo[count + 1][word] = inTwo[count][word] | twice;
      uncovered[0][word] = base[count + 1][word] & free[word];
    }
    return !has(inTwo[count + 1], target)
        && count(inTwo[count + 1]) <= mostInTwo()
        && mayCover(0, mostCovers(count + 1), houses.covers(bases));
  }

  private int mostInTwo() {
    return kind == FrankenFish.Kind.PLAIN ? 0 : MOST_IN_TWO_BASES;
  }

  /** The maximum number of covers for the free cells of the first bases. */
  private int mostCovers(int count) {
    return kind == FrankenFish.Kind.PLAIN ? size : size - coversOfTarget(count);
  }

  /** The number of covers that must contain the target: two if it is in a base. */
  private int coversOfTarget(int count) {
    return has(base[count], target) ? 2 : 1;
  }

  private boolean mayCover(int depth, int most, long usable) {
    int cell = first(uncovered[depth]);
    if (cell < 0 || depth == most) {
      return cell < 0;
    }
    for (long rest = houses.of(cell) & usable; rest != 0; rest &= rest - 1) {
      cover(depth, Long.numberOfTrailingZeros(rest));
      if (mayCover(depth + 1, most, usable)) {
        return true;
      }
    }
    return false;
  }

  private void cover(int depth, int house) {
    long[] cells = houses.cells(house);
    for (int word = 0; word < cells.length; word++) {
      uncovered[depth + 1][word] = uncovered[depth][word] & ~cells[word];
    }
  }

  /** The houses with a cell of a base, whose free cells need to be covered. */
  private long usableCovers(long bases) {
    long usable = 0;
    for (long rest = houses.covers(bases); rest != 0; rest &= rest - 1) {
      long[] cells = houses.cells(Long.numberOfTrailingZeros(rest));
      for (int word = 0; word < cells.length; word++) {
        usable |= (cells[word] & base[size][word]) == 0 ? 0 : rest & -rest;
      }
    }
    for (int word = 0; word < free.length; word++) {
      uncovered[0][word] = base[size][word] & free[word];
    }
    return usable;
  }

  /** Covers free cells one by one by each of their houses, then adds any others. */
  private boolean addCovers(int count, long usable, long bases, long covers) {
    int cell = first(uncovered[count]);
    if (cell < 0) {
      return fill(size - count, usable, bases, covers);
    }
    if (count + missing(covers, usable) > size || count == size) {
      return false;
    }
    long others = usable;
    for (long rest = houses.of(cell) & usable; rest != 0; rest &= rest - 1) {
      others &= ~(rest & -rest);
      cover(count, Long.numberOfTrailingZeros(rest));
      if (addCovers(count + 1, others, bases, covers | (rest & -rest))) {
        return true;
      }
    }
    return false;
  }

  /**
   * The number of covers that the target still needs; if there are too few, more than a fish has.
   */
  private int missing(long covers, long usable) {
    long ofTarget = houses.of(target);
    int missing = Math.max(0, coversOfTarget(size) - Long.bitCount(covers & ofTarget));
    return missing <= Long.bitCount(usable & ofTarget) ? missing : size + 1;
  }

  private boolean fill(int left, long usable, long bases, long covers) {
    int missing = missing(covers, usable);
    if (left == 0 || missing > left) {
      return missing == 0 && tell(bases, covers);
    }
    long choice = missing == left ? usable & houses.of(target) : usable;
    for (long rest = choice; Long.bitCount(rest) >= left; rest &= rest - 1) {
      if (fill(left - 1, rest & (rest - 1), bases, covers | (rest & -rest))) {
        return true;
      }
    }
    return false;
  }

  private boolean tell(long bases, long covers) {
    if (!houses.isOfMix(bases, covers)) {
      return false;
    }
    Arrays.fill(covered, 0);
    Arrays.fill(coveredTwice, 0);
    for (long rest = covers; rest != 0; rest &= rest - 1) {
      long[] cells = houses.cells(Long.numberOfTrailingZeros(rest));
      for (int word = 0; word < cells.length; word++) {
        coveredTwice[word] |= covered[word] & cells[word];
        covered[word] |= cells[word];
      }
    }
    for (int word = 0; word < fins.length; word++) {
      fins[word] = (base[size][word] & ~covered[word]) | inTwo[size][word];
      gone[word] = (covered[word] & ~base[size][word]) | coveredTwice[word];
    }
    int finCount = count(fins);
    if (kind == FrankenFish.Kind.PLAIN ? finCount > 0 : finCount == 0 || finCount > MOST_FINS) {
      return false;
    }
    geometry.keepSeers(gone, 0, fins, 0);
    for (int word = 0; word < gone.length; word++) {
      caught[word] |= gone[word];
    }
    if (told != null && !told.add(new Found(bases, covers))) {
      return false;
    }
    isEnough = sink.test(deduction(bases, covers));
    return isEnough || told == null;
  }

  private Deduction deduction(long bases, long covers) {
    return FishPattern.deduction(
        strategy,
        board,
        digit,
        houses.houses(bases),
        houses.houses(covers),
        Geometry.cells(base[size]),
        Geometry.cells(fins),
        Geometry.cells(gone));
  }

  private static int count(long[] set) {
    int count = 0;
    for (long word : set) {
      count += Long.bitCount(word);
    }
    return count;
  }

  private static boolean has(long[] set, int cell) {
    return (set[cell >> 6] >>> cell & 1) != 0;
  }

  private static int first(long[] set) {
    for (int word = 0; word < set.length; word++) {
      if (set[word] != 0) {
        return word * Long.SIZE + Long.numberOfTrailingZeros(set[word]);
      }
    }
    return -1;
  }
}
